import { useState } from 'react';

/** State persisted in localStorage; an invalid stored value counts as absent. */
export function useRemembered<T>(
  name: string,
  isRight: (value: unknown) => value is T,
  otherwise: T,
): [T, (value: T) => void] {
  const [value, setValue] = useState(() => {
    const kept = parsed(localStorage.getItem(name));
    return isRight(kept) ? kept : otherwise;
  });
  const remember = (next: T) => {
    localStorage.setItem(name, JSON.stringify(next));
    setValue(next);
  };
  return [value, remember];
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
