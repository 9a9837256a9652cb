const dayMs = 86_400_000;

/** Day number of an instant in the shop's time zone, for day arithmetic. */
function dayNumber(at: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(at);
  return Date.parse(`${parts}T00:00:00Z`) / dayMs;
}

/** Days left after today by the shop's calendar; 0 on the last day. */
export function daysLeft(until: Date, now: Date, timeZone: string): number {
  return Math.max(0, dayNumber(until, timeZone) - dayNumber(now, timeZone));
}
