export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof weekdays)[number];

/** Local times to the minute, `HH:MM`; `24:00` is the end of the day. */
export type OpeningInterval = { readonly from: string; readonly to: string };

/** A weekday without intervals is closed. Without any interval the hours are not given at all. */
export type OpeningHours = {
  readonly days: Readonly<Record<Weekday, readonly OpeningInterval[]>>;
  /** Days on which it is closed whatever the weekday, `YYYY-MM-DD`. */
  readonly closedOn: readonly string[];
};

export const maxIntervalsPerDay = 4;
export const maxClosedDays = 60;

const time = /^([01]\d|2[0-3]):[0-5]\d$/;
const isTime = (text: string) => time.test(text) || text === '24:00';

/** A time as people type it: `9`, `930`, `9:30`, `24`. Undefined for anything else. */
export function parseTime(typed: string): string | undefined {
  const [, hour, minute = '00'] = /^(\d{1,2})[:.：]?(\d{2})?$/.exec(typed.trim()) ?? [];
  const text = hour === undefined ? '' : `${hour.padStart(2, '0')}:${minute}`;
  return isTime(text) ? text : undefined;
}

export const isDay = (text: string): boolean => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
};

/** Each interval ends after it begins, and the next one begins later: overnight hours are two intervals. */
export const areIntervalsValid = (intervals: readonly OpeningInterval[]): boolean =>
  intervals.every(
    ({ from, to }, place) =>
      isTime(from) && isTime(to) && from < to && (place === 0 || intervals[place - 1]!.to < from),
  );

export const hasOpeningHours = ({ days }: OpeningHours): boolean =>
  weekdays.some((day) => days[day].length > 0);

/** What is stored may lack parts: they are empty. */
export function completeOpeningHours(stored: Partial<OpeningHours> | null | undefined): OpeningHours {
  const days = Object.fromEntries(weekdays.map((day) => [day, stored?.days?.[day] ?? []]));
  return { days: days as OpeningHours['days'], closedOn: stored?.closedOn ?? [] };
}

type WeekdayGroup = { first: Weekday; last: Weekday; intervals: OpeningInterval[] };

/** Consecutive weekdays with the same intervals, for a short list. */
export function groupWeekdays({ days }: OpeningHours): WeekdayGroup[] {
  const groups: WeekdayGroup[] = [];
  for (const day of weekdays) {
    const before = groups.at(-1);
    if (before && JSON.stringify(before.intervals) === JSON.stringify(days[day])) before.last = day;
    else groups.push({ first: day, last: day, intervals: [...days[day]] });
  }
  return groups;
}

/** Whether it is open at an instant, by the clock of its time zone. */
export function isOpenAt(hours: OpeningHours, timeZone: string, at: Date): boolean {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    weekday: 'short',
  }).formatToParts(at);
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)!.value;
  if (hours.closedOn.includes(`${part('year')}-${part('month')}-${part('day')}`)) return false;
  const day = part('weekday').slice(0, 3).toLowerCase() as Weekday;
  const now = `${part('hour')}:${part('minute')}`;
  return hours.days[day].some(({ from, to }) => from <= now && now < to);
}

/** A spreadsheet cell: `mon 09:00-12:00 13:00-18:00; sat 10:00-14:00; closed 2026-12-25`. */
export function writeOpeningHours({ days, closedOn }: OpeningHours): string {
  const open = weekdays
    .filter((day) => days[day].length > 0)
    .map((day) => `${day} ${days[day].map(({ from, to }) => `${from}-${to}`).join(' ')}`);
  return [...open, ...(closedOn.length > 0 ? [`closed ${closedOn.join(' ')}`] : [])].join('; ');
}

/** Undefined for a cell that cannot be read. */
export function readOpeningHours(cell: string): OpeningHours | undefined {
  const days: Partial<Record<Weekday, OpeningInterval[]>> = {};
  let closedOn: string[] = [];
  for (const part of cell.split(';')) {
    const [word = '', ...values] = part.trim().toLowerCase().split(/\s+/);
    if (word === '') continue;
    if (word === 'closed') closedOn = values;
    else if (!weekdays.includes(word as Weekday)) return undefined;
    else
      days[word as Weekday] = values.map((value) => {
        const [from = '', to = ''] = value.split('-');
        return { from, to };
      });
  }
  return completeOpeningHours({ days: days as OpeningHours['days'], closedOn });
}
