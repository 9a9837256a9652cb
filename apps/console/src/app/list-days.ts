import { useTranslation } from '@onehaul/i18n/react';
import { datesIn } from '@onehaul/i18n/dates';

/** Days of a list in an address, `shipped_2026-11-01_2026-11-30`; an open end is left empty. */
export type ListDays<Of extends string> = { readonly of: Of; readonly from?: string; readonly to?: string };

const isDay = (text: string | undefined) => /^\d{4}-\d{2}-\d{2}$/.test(text ?? '');

export const daysValue = ({ of, from = '', to = '' }: ListDays<string>) => `${of}_${from}_${to}`;

export function parseDays<Of extends string>(
  value: string | undefined,
  kinds: readonly Of[],
): ListDays<Of> | undefined {
  const [kind, from, to] = (value ?? '').split('_');
  const of = kinds.find((one) => one === kind);
  if (!of || !(isDay(from) || isDay(to))) return undefined;
  return { of, ...(isDay(from) && { from: from! }), ...(isDay(to) && { to: to! }) };
}

/** A filter that a report set: it shows its days and can be cleared. */
export function useDaysFilter<Of extends string>(
  value: string | null,
  kinds: readonly Of[],
  labels: Readonly<Record<Of, string>>,
) {
  const { i18n } = useTranslation('console');
  const days = parseDays(value ?? undefined, kinds);
  if (!days || !value) return [];
  const dates = datesIn(i18n.language, 'UTC');
  const shown = (day: string | undefined) => (day ? dates.day(new Date(`${day}T00:00:00Z`)) : '');
  const label = `${labels[days.of]} ${shown(days.from)} – ${shown(days.to)}`;
  return [{ name: 'days', label: labels[days.of], options: [{ value, label }] }];
}
