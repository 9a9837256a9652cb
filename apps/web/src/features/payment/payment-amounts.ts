import { toMajor, money } from '@onehaul/domain/money';
import { numberFormat } from '@onehaul/i18n/formats';
import { useTranslation } from '@onehaul/i18n/react';

/** An amount in major units with the code of its currency, as the reader writes numbers. */
export function useMajorText(): (major: number, currency: string) => string {
  const { i18n } = useTranslation('payment');
  return (major, currency) =>
    numberFormat(i18n.language, { style: 'currency', currency, currencyDisplay: 'code' }).format(major);
}

export function useYuanText(): (cents: number) => string {
  const text = useMajorText();
  return (cents) => text(toMajor(money(cents, 'CNY')), 'CNY');
}
