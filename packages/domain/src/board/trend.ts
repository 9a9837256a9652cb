/** Ranges of a trend: the last days including today, or this month so far. */
export const trendRanges = ['7', '30', '90', 'month'] as const;
export type TrendRange = (typeof trendRanges)[number];

/** Days as `2026-11-18`, both ends included. */
type Period = { readonly from: string; readonly to: string };

const dayMs = 86_400_000;
const dateOf = (time: number) => new Date(time).toISOString().slice(0, 10);
const addDays = (day: string, days: number) => dateOf(Date.parse(`${day}T00:00:00Z`) + days * dayMs);

/** The days of a range and those it is compared with: as many just before, or the same days of the last month. */
export function trendPeriods(range: TrendRange, today: string): { shown: Period; before: Period } {
  if (range !== 'month') {
    const days = Number(range);
    const from = addDays(today, 1 - days);
    return { shown: { from, to: today }, before: { from: addDays(from, -days), to: addDays(from, -1) } };
  }
  const from = `${today.slice(0, 8)}01`;
  const lastOfBefore = addDays(from, -1);
  const sameDay = `${lastOfBefore.slice(0, 8)}${today.slice(8)}`;
  const to = sameDay < lastOfBefore ? sameDay : lastOfBefore;
  return { shown: { from, to: today }, before: { from: `${lastOfBefore.slice(0, 8)}01`, to } };
}

/** Change in per cent of the amount before; undefined when there was none. */
export const trendChange = (now: number, before: number): number | undefined =>
  before === 0 ? undefined : Math.round(((now - before) / Math.abs(before)) * 100);
