import { useEffect, useState } from 'react';

const pauseMs = 300;

/** Debounced form value: a price is not requested on every keystroke. */
export function useSettled<T>(value: T): T | undefined {
  const [settled, setSettled] = useState<T>();
  const written = JSON.stringify(value);
  useEffect(() => {
    const timer = setTimeout(
      () => setSettled(written === undefined ? undefined : (JSON.parse(written) as T)),
      pauseMs,
    );
    return () => clearTimeout(timer);
  }, [written]);
  return settled;
}
