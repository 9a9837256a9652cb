/** The clock of a time zone as if it were UTC. */
function clockIn(at: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(at);
  const part = (wanted: string) => Number(parts.find(({ type }) => type === wanted)!.value);
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'));
}

/** Value of a datetime-local input by the clock of a time zone. */
export const toZonedInput = (at: Date, timeZone: string): string =>
  new Date(clockIn(at, timeZone)).toISOString().slice(0, 16);

/** The instant at which the clock of a time zone shows what was typed. */
export function fromZonedInput(typed: string, timeZone: string): Date | undefined {
  const wanted = Date.parse(`${typed}Z`);
  if (Number.isNaN(wanted)) return undefined;
  // The offset at the result may differ from the one at the first guess, when clocks change between.
  let at = wanted;
  for (let tries = 0; tries < 2; tries += 1) at += wanted - clockIn(new Date(at), timeZone);
  return new Date(at);
}
