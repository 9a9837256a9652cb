import { useEffect } from 'react';

/** Calls the handler on Ctrl+K or ⌘K, in fields too; the rich text editor keeps it. */
export function useSearchKey(onPress: () => void): void {
  useEffect(() => {
    const show = (event: KeyboardEvent) => {
      const isSearch =
        (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key === 'k';
      const isEdited = (event.target as Element | null)?.closest('[contenteditable="true"]');
      if (!isSearch || isEdited) return;
      event.preventDefault();
      onPress();
    };
    document.addEventListener('keydown', show);
    return () => document.removeEventListener('keydown', show);
  }, [onPress]);
}
