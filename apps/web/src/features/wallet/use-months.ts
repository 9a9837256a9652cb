import { dateFormat } from '@onehaul/i18n/formats';
import { useTranslation } from '@onehaul/i18n/react';

/** Formats `2026-11` as a month in the user's locale. */
export function useMonthName(): (month: string) => string {
  const { i18n } = useTranslation('wallet');
  const format = dateFormat(i18n.language, { year: 'numeric', month: 'long', timeZone: 'UTC' });
  return (month) => format.format(new Date(`${month}-01T00:00:00Z`));
}

/** Formats `2026-11-14` as a day in the user's locale. */
export function useDayName(): (day: string) => string {
  const { i18n } = useTranslation('wallet');
  const format = dateFormat(i18n.language, { dateStyle: 'medium', timeZone: 'UTC' });
  return (day) => format.format(new Date(`${day}T00:00:00Z`));
}
