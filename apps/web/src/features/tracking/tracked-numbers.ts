/** Recently tracked numbers, stored in this browser only (§2), newest first. */
const storageName = 'tracked-numbers';
const maxKept = 20;
const none: readonly string[] = [];

let known: { readonly text: string | null; readonly numbers: readonly string[] } = {
  text: null,
  numbers: none,
};
const listeners = new Set<() => void>();

function parse(text: string): readonly string[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.filter((one) => typeof one === 'string').slice(0, maxKept) : none;
  } catch {
    return none;
  }
}

/** Returns a stable reference for unchanged text, as useSyncExternalStore requires. */
export function readTracked(): readonly string[] {
  let text: string | null = null;
  try {
    text = localStorage.getItem(storageName);
  } catch {
    // Storage is unavailable in this browser.
  }
  if (text !== known.text) known = { text, numbers: text === null ? none : parse(text) };
  return known.numbers;
}
export const readNone = () => none;

function write(numbers: readonly string[]): void {
  try {
    if (numbers.length === 0) localStorage.removeItem(storageName);
    else localStorage.setItem(storageName, JSON.stringify(numbers.slice(0, maxKept)));
  } catch {
    return;
  }
  for (const listener of listeners) listener();
}

const keyOf = (number: string) => number.toUpperCase();

export function addTracked(numbers: readonly string[]): void {
  const added = new Set(numbers.map(keyOf));
  const before = readTracked();
  const after = [...numbers, ...before.filter((number) => !added.has(keyOf(number)))].slice(0, maxKept);
  if (after.join('\n') !== before.join('\n')) write(after);
}
export const removeTracked = (number: string) => write(readTracked().filter((one) => one !== number));
export const clearTracked = () => write(none);

/** Also fires on changes from other tabs. */
export function listenToTracked(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}
