import { useCallback, useSyncExternalStore } from 'react';

/** Whole seconds until an instant; 0 once it has passed. */
export const secondsLeft = (until: number, now: number) => Math.max(0, Math.ceil((until - now) / 1000));

/** Formats seconds as `4:05`. */
export const clockText = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Countdown values announced to screen readers: whole minutes, then 30 and 10 seconds. */
export function spokenSeconds(seconds: number): number {
  if (seconds > 60) return Math.ceil(seconds / 60) * 60;
  return [10, 30].find((mark) => seconds <= mark) ?? 60;
}

/** Countdown based on the clock: stays correct after a tab was suspended. Undefined without an end and on the server. */
export function useSecondsLeft(until: Date | null): number | undefined {
  const at = until?.getTime();
  const subscribe = useCallback(
    (onTick: () => void) => {
      if (at === undefined) return () => undefined;
      const timer = setInterval(onTick, 250);
      return () => clearInterval(timer);
    },
    [at],
  );
  return useSyncExternalStore(
    subscribe,
    () => (at === undefined ? undefined : secondsLeft(at, Date.now())),
    () => undefined,
  );
}
