import { useState } from 'react';

/** Focused element before the first of the currently open or chained dialogs. */
let opener: Element | null = null;

/** Restores focus after a dialog closes, so that keyboard users continue where they were. */
export function useReturnFocus(): () => void {
  useState(() => {
    const now = document.activeElement;
    if (now && now !== document.body && !now.closest('.ant-modal')) opener = now;
  });
  return () =>
    requestAnimationFrame(() => {
      const isLast = document.querySelector('.ant-modal') === null;
      if (isLast && opener instanceof HTMLElement && opener.isConnected) opener.focus();
    });
}
