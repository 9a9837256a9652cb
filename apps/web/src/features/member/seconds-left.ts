import { useCallback, useSyncExternalStore } from 'react';

/** Whole seconds until an instant; 0 when it has passed or is undefined. */
export function secondsLeft(until: number | undefined, now: number): number {
  return until === undefined ? 0 : Math.max(0, Math.ceil((until - now) / 1000));
}

/** Countdown based on the clock, not on ticks: stays correct after a tab was suspended. */
export function useSecondsLeft(until: number | undefined): number {
  const subscribe = useCallback(
    (onTick: () => void) => {
      if (until === undefined) return () => undefined;
      const timer = setInterval(() => {
        onTick();
        if (secondsLeft(until, Date.now()) === 0) clearInterval(timer);
      }, 250);
      return () => clearInterval(timer);
    },
    [until],
  );
  return useSyncExternalStore(
    subscribe,
    () => secondsLeft(until, Date.now()),
    () => 0,
  );
}
