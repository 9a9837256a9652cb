import { convert, money } from '@onehaul/domain/money';
import { measuresIn } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';
import { useRateNote } from '../exchange-rate.ts';
import { useRootData } from '../root-data.ts';

export const billingCurrency = 'CNY';

/** Formats tariff amounts, and their approximate value in the user's chosen currency. */
export function useMoney() {
  const { i18n } = useTranslation('fee');
  const { currencies, currency } = useRootData();
  const rateNote = useRateNote();
  const measures = measuresIn(i18n.language);
  const chosen = currencies.find(({ code }) => code === currency && code !== billingCurrency);
  return {
    exact: (minor: number) => measures.money(minor, billingCurrency),
    /** Undefined when prices are already in the user's currency. */
    about(minor: number): string | undefined {
      if (!chosen) return undefined;
      const converted = convert(money(minor, billingCurrency), chosen.exchangeRate, chosen.code);
      return `≈ ${measures.money(converted.minor, converted.currency)}`;
    },
    rateNote,
  };
}
