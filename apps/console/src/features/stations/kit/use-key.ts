import { useEffectEvent, useLayoutEffect } from 'react';

/** `F2`, `Escape`, or `Alt+1`: as it is written on the button. */
export type KeyName = string;

/** A dialog above the station has the keyboard for itself. */
const isBehindDialog = () =>
  document.querySelector('dialog[open], .ant-modal-wrap:not([style*="none"])') !== null;

function isPressed(event: KeyboardEvent, name: KeyName): boolean {
  if (event.ctrlKey || event.metaKey || event.isComposing) return false;
  if (!name.startsWith('Alt+')) return !event.altKey && event.key === name;
  const sign = name.slice('Alt+'.length);
  // With Alt some keyboards type another sign; its place on the keyboard stays.
  return event.altKey && (event.code === `Digit${sign}` || event.code === `Key${sign}`);
}

/** Does something when its key is pressed, wherever the focus is. */
export function useKey(name: KeyName, act: () => void, isOn = true): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (!isPressed(event, name) || isBehindDialog()) return;
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
