/** Presets of a report's range; any other range is typed. */
export const reportPresets = ['thisMonth', 'lastMonth', 'last30', 'thisYear'] as const;
export type ReportPreset = (typeof reportPresets)[number];

/** Days as `2026-11-18`, both ends included. */
export type Period = { readonly from: string; readonly to: string };

/** Two years and a day: a range beyond it is refused. */
const maxReportDays = 732;

const dayMs = 86_400_000;
const timeOf = (day: string) => Date.parse(`${day}T00:00:00Z`);
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

const daysIn = ({ from, to }: Period) => Math.round((timeOf(to) - timeOf(from)) / dayMs) + 1;
export const isReportPeriod = (period: Period) => {
  const days = daysIn(period);
  return days >= 1 && days <= maxReportDays;
};

export function periodOf(preset: ReportPreset, today: string): Period {
  const month = `${today.slice(0, 8)}01`;
  switch (preset) {
    case 'thisMonth':
      return { from: month, to: today };
    case 'lastMonth': {
      const to = dayOf(timeOf(month) - dayMs);
      return { from: `${to.slice(0, 8)}01`, to };
    }
    case 'last30':
      return { from: dayOf(timeOf(today) - 29 * dayMs), to: today };
    case 'thisYear':
      return { from: `${today.slice(0, 5)}01-01`, to: today };
  }
}

/** Age of what waits, in days: up to the bound, the last one open. */
export const waitingAges = ['days3', 'days7', 'days14', 'days30', 'days60', 'older'] as const;
export type WaitingAge = (typeof waitingAges)[number];
/** First day of each age after the first. */
const bounds: Readonly<Record<WaitingAge, number>> = {
  days3: 0,
  days7: 4,
  days14: 8,
  days30: 15,
  days60: 31,
  older: 61,
};

/** The days on which what is that old began; the oldest are open to the past. */
export function periodOfAge(age: WaitingAge, today: string): { readonly from?: string; readonly to: string } {
  const next = waitingAges[waitingAges.indexOf(age) + 1];
  const to = dayOf(timeOf(today) - bounds[age] * dayMs);
  return next ? { from: dayOf(timeOf(today) - (bounds[next] - 1) * dayMs), to } : { to };
}

/** Lower bounds in days, for the database. */
export const ageBounds = waitingAges.map((age) => [age, bounds[age]] as const);
