const dayMs = 86_400_000;

/** The day of an instant where the shop is, as a number that days can be counted by. */
function dayNumber(at: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(at);
  return Date.parse(`${parts}T00:00:00Z`) / dayMs;
}

/** How many days after today something still holds, by the shop's calendar; none on its last day. */
export function daysLeft(until: Date, now: Date, timeZone: string): number {
  return Math.max(0, dayNumber(until, timeZone) - dayNumber(now, timeZone));
}
