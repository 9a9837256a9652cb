import { useCallback, useSyncExternalStore } from 'react';

/** Whole seconds until an instant; 0 once it has passed. */
export const secondsLeft = (until: number, now: number) => Math.max(0, Math.ceil((until - now) / 1000));

/** `4:05`: minutes and seconds as a clock shows them. */
export const clockText = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** What of a countdown is worth saying aloud: whole minutes, then 30 and 10 seconds. It changes no more often. */
export function spokenSeconds(seconds: number): number {
  if (seconds > 60) return Math.ceil(seconds / 60) * 60;
  return [10, 30].find((mark) => seconds <= mark) ?? 60;
}

/** Counts down by the clock and not by ticks: a sleeping tab wakes up with the truth. Undefined without an end. */
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
  return useSyncExternalStore(subscribe, () => (at === undefined ? undefined : secondsLeft(at, Date.now())));
}
