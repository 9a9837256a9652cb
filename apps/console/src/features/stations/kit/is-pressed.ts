import type { KeyName } from './key-map.ts';

type Pressed = Pick<
  KeyboardEvent,
  'key' | 'code' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'isComposing'
>;

/** Whether this event is that shortcut, and no other one. */
export function isPressed(event: Pressed, name: KeyName): boolean {
  if (event.ctrlKey || event.metaKey || event.isComposing) return false;
  if (name.startsWith('Alt+')) {
    const sign = name.slice('Alt+'.length);
    // With Alt some keyboards type another sign; its place on the keyboard stays.
    return event.altKey && !event.shiftKey && (event.code === `Digit${sign}` || event.code === `Key${sign}`);
  }
  if (event.altKey) return false;
  if (name.startsWith('Shift+')) return event.shiftKey && event.key === name.slice('Shift+'.length);
  return !event.shiftKey && event.key === name;
}
