import { numberFormat } from '@onehaul/i18n/formats';
import { moneyText } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';
import { useMemo } from 'react';

/** Formats amounts and percentages with full precision. */
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

/** Query names that a decision invalidates. */
export const invalidatedQueries = ['agents', 'agentPlans', 'earnings', 'settlement', 'audit'];
