import { useCallback, useSyncExternalStore } from 'react';

/** Whole seconds until an instant; 0 once it has passed, or while there is none. */
export function secondsLeft(until: number | undefined, now: number): number {
  return until === undefined ? 0 : Math.max(0, Math.ceil((until - now) / 1000));
}

/** Counts down to an instant, by the clock and not by ticks: a sleeping tab wakes up with the truth. */
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
  return useSyncExternalStore(subscribe, () => secondsLeft(until, Date.now()));
}
