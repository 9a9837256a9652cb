import { useEffect, useState } from 'react';

/** Seconds at which a screen reader announces the countdown; every second would be too noisy (U35). */
const spokenMarks = [0, 10, 30, 60];

export function secondsUntil(endsAt: number, now: number): number {
  return Math.max(0, Math.ceil((endsAt - now) / 1000));
}

/** The announced mark for the remaining seconds. */
export function spokenMark(seconds: number): number {
  return spokenMarks.find((mark) => seconds <= mark) ?? seconds;
}

/** Countdown based on the clock: stays correct after a tab was suspended. */
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
