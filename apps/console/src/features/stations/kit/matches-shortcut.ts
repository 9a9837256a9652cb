import type { KeyName } from './key-map.ts';

type Pressed = Pick<
  KeyboardEvent,
  'key' | 'code' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'isComposing'
>;

/** Returns whether the event matches exactly this shortcut. */
export function matchesShortcut(event: Pressed, name: KeyName): boolean {
  if (event.ctrlKey || event.metaKey || event.isComposing) return false;
  if (name.startsWith('Alt+')) {
    const sign = name.slice('Alt+'.length);
    // With Alt some layouts produce another character; event.code is the physical key.
    return event.altKey && !event.shiftKey && (event.code === `Digit${sign}` || event.code === `Key${sign}`);
  }
  if (event.altKey) return false;
  if (name.startsWith('Shift+')) return event.shiftKey && event.key === name.slice('Shift+'.length);
  return !event.shiftKey && event.key === name;
}
