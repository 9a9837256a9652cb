import { useEffectEvent, useLayoutEffect } from 'react';
import { isPressed } from './is-pressed.ts';
import type { KeyName } from './key-map.ts';

/** A dialog above the station has the keyboard for itself. */
export const isBehindDialog = () =>
  document.querySelector('dialog[open], .ant-modal-wrap:not([style*="none"])') !== null;

/** Does something when its key is pressed, wherever the focus is. Stations name an act; only the kit names keys. */
export function useKey(name: KeyName | undefined, act: () => void, isOn = true): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (!name || !isPressed(event, name) || isBehindDialog()) return;
    event.preventDefault();
    if (!event.repeat) act();
  });
  // From the moment the button is drawn: the keys of a practised hand do not wait for what is done after that.
  useLayoutEffect(() => {
    if (!isOn) return;
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [isOn]);
}
