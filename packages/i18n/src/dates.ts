import { dateFormat } from './formats.ts';

const date = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

export type Dates = ReturnType<typeof datesIn>;

/** Spaces of other widths: which one stands between date and time depends on the version of ICU. */
const otherSpaces = /[\u00a0\u2000-\u200a\u202f]/g;

/** All date and time formats of working pages. Without a zone the reader's own applies. */
export function datesIn(languageTag: string, timeZone?: string) {
  const written = (options: Intl.DateTimeFormatOptions) => (at: Date) =>
    dateFormat(languageTag, { ...options, ...(timeZone && { timeZone }) })
      .format(at)
      // Server and browser must write the same text.
      .replace(otherSpaces, ' ');
  return {
    day: written(date),
    moment: written({ ...date, ...time }),
    time: written(time),
    seconds: written({ ...time, second: '2-digit' }),
    /** Day and month, where the year is obvious. */
    shortDay: written({ month: 'short', day: 'numeric' }),
    /** For use in a sentence. */
    longDay: written({ dateStyle: 'long' }),
    weekday: written({ dateStyle: 'full' }),
    /** With seconds and zone, for a tooltip. */
    exact: written({ dateStyle: 'full', timeStyle: 'long' }),
    /** Name of the zone at an instant; it may differ in summer. */
    zone(at: Date): string {
      const named = (timeZoneName: 'long' | 'shortOffset') =>
        dateFormat(languageTag, { timeZoneName, ...(timeZone && { timeZone }) })
          .formatToParts(at)
          .find(({ type }) => type === 'timeZoneName')?.value ?? '';
      return `${named('long')} (${named('shortOffset')})`;
    },
  };
}
