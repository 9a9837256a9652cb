import { type OpeningInterval, type Weekday, weekdays } from '@onehaul/domain/opening-hours';
import { dateFormat } from './formats.ts';

type Group = {
  readonly first: Weekday;
  readonly last: Weekday;
  readonly intervals: readonly OpeningInterval[];
};

/** Name of a weekday; the first of January 2024 was a Monday. */
export const weekdayName = (day: Weekday, languageTag: string, weekday: 'short' | 'long' = 'short'): string =>
  dateFormat(languageTag, { weekday, timeZone: 'UTC' }).format(Date.UTC(2024, 0, 1 + weekdays.indexOf(day)));

/** "Mon–Fri", or one day. */
const daysOf = ({ first, last }: Group, tag: string) =>
  first === last ? weekdayName(first, tag) : `${weekdayName(first, tag)}–${weekdayName(last, tag)}`;

/** "Mon–Fri 09:00–12:00, 13:00–18:00": one line per group of days; closed days only with a word for them. */
export const openingLines = (week: readonly Group[], languageTag: string, closed?: string): string[] =>
  week
    .filter(({ intervals }) => intervals.length > 0 || closed !== undefined)
    .map((group) => {
      const times = group.intervals.map(({ from, to }) => `${from}–${to}`).join(', ');
      return `${daysOf(group, languageTag)} ${times || closed}`;
    });
