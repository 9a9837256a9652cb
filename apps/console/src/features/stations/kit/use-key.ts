import { useEffectEvent, useLayoutEffect } from 'react';
import { matchesShortcut } from './matches-shortcut.ts';
import type { KeyName } from './key-map.ts';

/** An open dialog takes all keyboard input. */
export const isDialogOpen = () =>
  document.querySelector('dialog[open], .ant-modal-wrap:not([style*="none"])') !== null;

/** Runs an action on its key, regardless of focus. Stations name actions; only this kit maps them to keys. */
export function useKey(name: KeyName | undefined, act: () => void, isOn = true): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (!name || !matchesShortcut(event, name) || isDialogOpen()) return;
    event.preventDefault();
    if (!event.repeat) act();
  });
  // Layout effect: the shortcut works from the first paint, so a fast typist's key is not lost.
  useLayoutEffect(() => {
    if (!isOn) return;
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [isOn]);
}
