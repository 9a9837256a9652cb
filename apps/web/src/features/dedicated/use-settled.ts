import { useEffect, useState } from 'react';

const pauseMs = 300;

/** What is typed, once nobody has typed for a moment: a price is not asked for at every key. */
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
