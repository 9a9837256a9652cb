import { type DayPreset, dayPresets } from '@onehaul/domain/report/day-preset';

/** Days of a list as its call takes them; an open end has no bound. */
export type ListDays<Of extends string> = { readonly of: Of; readonly from?: string; readonly to?: string };
/** The same as chosen: a preset, or days. */
export type ChosenDays<Of extends string> = ListDays<Of> & { readonly preset?: DayPreset };

const isDay = (text: string | undefined): text is string => /^\d{4}-\d{2}-\d{2}$/.test(text ?? '');

/** Value in an address: `shipped_2026-11-01_2026-11-30`, an open end is left empty; `shipped_last7`. */
export const daysValue = ({ of, preset, from = '', to = '' }: ChosenDays<string>) =>
  preset ? `${of}_${preset}` : `${of}_${from}_${to}`;

export function parseDays<Of extends string>(
  value: string | undefined,
  kinds: readonly Of[],
): ChosenDays<Of> | undefined {
  const [kind, first, last] = (value ?? '').split('_');
  const of = kinds.find((one) => one === kind);
  if (!of) return undefined;
  const preset = dayPresets.find((one) => one === first);
  if (preset) return { of, preset };
  if (!isDay(first) && !isDay(last)) return undefined;
  return { of, ...(isDay(first) && { from: first }), ...(isDay(last) && { to: last }) };
}
