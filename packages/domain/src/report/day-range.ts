import type { DayPreset } from './day-preset.ts';
import { type Period, periodOf } from './period.ts';

const dayMs = 86_400_000;
const daysBefore = (day: string, count: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) - count * dayMs).toISOString().slice(0, 10);

/** The days of a preset, both ends included. */
export function daysOfPreset(preset: DayPreset, today: string): Period {
  switch (preset) {
    case 'today':
      return { from: today, to: today };
    case 'yesterday': {
      const day = daysBefore(today, 1);
      return { from: day, to: day };
    }
    case 'last7':
      return { from: daysBefore(today, 6), to: today };
    default:
      return periodOf(preset, today);
  }
}
