import { dayText, monthText } from '@onehaul/i18n/days';
import { useTranslation } from '@onehaul/i18n/react';

/** Months and days of the shop, `2026-11` and `2026-11-14`, as the reader writes them. */
export function useDays() {
  const { i18n } = useTranslation('peers');
  return {
    monthName: (month: string) => monthText(month, i18n.language),
    dayName: (day: string) => dayText(day, i18n.language),
  };
}
