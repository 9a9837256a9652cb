import { daysOfPreset } from '@onehaul/domain/report/day-range';
import { dateFormat } from '@onehaul/i18n/formats';
import { type ListDays, parseDays } from './list-days.ts';

const numeric = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;

/** Today in a time zone, as `2026-11-18`, which is how dates are written in Canadian English. */
export const todayIn = (timeZone: string) => dateFormat('en-CA', { ...numeric, timeZone }).format(new Date());

/** What the call of a list takes, on this day. */
export function daysFor<Of extends string>(
  value: string | undefined,
  kinds: readonly Of[],
  today: string,
): ListDays<Of> | undefined {
  const chosen = parseDays(value, kinds);
  return chosen?.preset ? { of: chosen.of, ...daysOfPreset(chosen.preset, today) } : chosen;
}
