import { useState } from 'react';

/** State persisted in localStorage; an invalid stored value counts as absent. */
export function useLocalStorage<T>(
  name: string,
  isValid: (value: unknown) => value is T,
  fallback: T,
): [T, (value: T) => void] {
  const [value, setValue] = useState(() => {
    const stored = parseJson(localStorage.getItem(name));
    return isValid(stored) ? stored : fallback;
  });
  const store = (next: T) => {
    localStorage.setItem(name, JSON.stringify(next));
    setValue(next);
  };
  return [value, store];
}

function parseJson(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
