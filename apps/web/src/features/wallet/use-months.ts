import { dateFormat } from '@onehaul/i18n/formats';
import { useTranslation } from '@onehaul/i18n/react';

/** `2026-11` as the reader writes a month. */
export function useMonthName(): (month: string) => string {
  const { i18n } = useTranslation('wallet');
  const format = dateFormat(i18n.language, { year: 'numeric', month: 'long', timeZone: 'UTC' });
  return (month) => format.format(new Date(`${month}-01T00:00:00Z`));
}

/** `2026-11-14` as the reader writes a day. */
export function useDayName(): (day: string) => string {
  const { i18n } = useTranslation('wallet');
  const format = dateFormat(i18n.language, { dateStyle: 'medium', timeZone: 'UTC' });
  return (day) => format.format(new Date(`${day}T00:00:00Z`));
}
