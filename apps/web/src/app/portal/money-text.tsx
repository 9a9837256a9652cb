import { convert, money } from '@onehaul/domain/money';
import { moneyText } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';
import { useRootData } from '../root-data.ts';

const billingCurrency = 'CNY';

export function useCnyText(): (cents: number) => string {
  const { i18n } = useTranslation('member');
  return (cents) => moneyText(i18n.language, cents, billingCurrency);
}

/** Formats the amount in the user's chosen currency, marked as approximate; undefined where that is CNY. */
export function useApproximateText(): (cents: number) => string | undefined {
  const { i18n } = useTranslation('member');
  const { currencies, currency } = useRootData();
  const chosen = currencies.find(({ code }) => code === currency);
  return (cents) => {
    if (!chosen || chosen.code === billingCurrency) return undefined;
    const { minor } = convert(money(cents, billingCurrency), chosen.exchangeRate, chosen.code);
    return `≈ ${moneyText(i18n.language, minor, chosen.code)}`;
  };
}
