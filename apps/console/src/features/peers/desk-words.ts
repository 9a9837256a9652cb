import { dayText, monthText } from '@onehaul/i18n/days';
import { moneyText } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';
import { useMemo } from 'react';

/** Formats amounts, months and days in the user's locale. */
export function useDeskWords() {
  const { i18n } = useTranslation('peerDesk');
  return useMemo(
    () => ({
      yuan: (minor: number) => moneyText(i18n.language, minor, 'CNY'),
      monthName: (month: string) => monthText(month, i18n.language),
      dayName: (day: string | null) => (day ? dayText(day, i18n.language) : ''),
    }),
    [i18n.language],
  );
}

/** Query names that a change invalidates. */
export const invalidatedQueries = ['peers', 'peer', 'peerStatements', 'audit'];
