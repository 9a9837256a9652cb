import { useEffect, useState } from 'react';

/** The value as it was once it stayed the same for `delayMs`. Compared as JSON: an equal object is no change. */
export function useDebounced<T>(value: T, delayMs: number): T {
  const [debounced, setDebounced] = useState<T>(value);
  const json = JSON.stringify(value);
  useEffect(() => {
    const timer = setTimeout(
      () => setDebounced((json === undefined ? undefined : JSON.parse(json)) as T),
      delayMs,
    );
    return () => clearTimeout(timer);
  }, [json, delayMs]);
  return debounced;
}
