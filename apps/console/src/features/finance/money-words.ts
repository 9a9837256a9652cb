import { moneyText } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';
import { useMemo } from 'react';

/** Formats amounts with currency code and full precision. */
export function useMoneyWords() {
  const { i18n } = useTranslation('finance');
  return useMemo(() => {
    const inCurrency = (minor: number, currency: string) => moneyText(i18n.language, minor, currency);
    return { inCurrency, yuan: (minor: number) => inCurrency(minor, 'CNY') };
  }, [i18n.language]);
}
