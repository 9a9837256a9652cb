import { useEffect } from 'react';
import { shouldIgnoreShortcut } from './should-ignore-shortcut.ts';

/** Calls the handler on `?` outside fields. The handler must be stable. */
export function useHelpKey(onPress: () => void): void {
  useEffect(() => {
    const show = (event: KeyboardEvent) => {
      if (event.key === '?' && !shouldIgnoreShortcut(event)) onPress();
    };
    document.addEventListener('keydown', show);
    return () => document.removeEventListener('keydown', show);
  }, [onPress]);
}
