import { numberFormat } from '@onehaul/i18n/formats';
import { moneyText } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';
import { useMemo } from 'react';

/** Amounts and parts as a desk compares them, to the last digit. */
export function useAmounts() {
  const { i18n } = useTranslation('agents');
  return useMemo(() => {
    const percent = numberFormat(i18n.language, { style: 'percent', maximumFractionDigits: 2 });
    return {
      yuan: (minor: number) => moneyText(i18n.language, minor, 'CNY'),
      part: (bps: number) => percent.format(bps / 10_000),
      number: numberFormat(i18n.language, {}),
    };
  }, [i18n.language]);
}

/** What a decision changes, by the names of the queries. */
export const refreshed = ['agents', 'agentPlans', 'earnings', 'settlement', 'audit'];
