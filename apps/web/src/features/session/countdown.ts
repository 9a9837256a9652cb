import { useEffect, useState } from 'react';

/** Seconds at which a screen reader is told how long it still takes; every second would drown all else (U35). */
const spokenMarks = [0, 10, 30, 60];

export function secondsUntil(endsAt: number, now: number): number {
  return Math.max(0, Math.ceil((endsAt - now) / 1000));
}

/** The mark that counts as said for the seconds that are left. */
export function spokenMark(seconds: number): number {
  return spokenMarks.find((mark) => seconds <= mark) ?? seconds;
}

/** Seconds until an instant, by the clock: a tab that slept wakes up with the truth. */
export function useSecondsUntil(endsAt: number): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const look = () => setSeconds(secondsUntil(endsAt, Date.now()));
    look();
    if (endsAt <= Date.now()) return;
    const timer = setInterval(() => {
      look();
      if (endsAt <= Date.now()) clearInterval(timer);
    }, 250);
    return () => clearInterval(timer);
  }, [endsAt]);
  return seconds;
}
