import { useState } from 'react';

/** What had the focus before the first of the dialogs that are open now, or follow on each other. */
let opener: Element | null = null;

/** Gives the focus back when a dialog has closed: whoever works by the keyboard goes on where they were. */
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
