import { dayText, monthText } from '@onehaul/i18n/days';
import { useTranslation } from '@onehaul/i18n/react';

/** Formats the shop's months and days, `2026-11` and `2026-11-14`, in the user's locale. */
export function useDays() {
  const { i18n } = useTranslation('peers');
  return {
    monthName: (month: string) => monthText(month, i18n.language),
    dayName: (day: string) => dayText(day, i18n.language),
  };
}
