import { dateFormat, numberFormat } from '@onehaul/i18n/formats';
import { useTranslation } from '@onehaul/i18n/react';
import { useRootData } from './root-data.ts';

/** Formats the value of one CNY in a currency, with significant digits suited to its magnitude. */
export function rateText(exchangeRate: number, languageTag: string): string {
  return numberFormat(
    languageTag,
    exchangeRate >= 1000 ? { maximumFractionDigits: 0 } : { maximumSignificantDigits: 4 },
  ).format(exchangeRate);
}

/** Rate and time of approximate amounts; undefined where amounts are in the user's currency already. */
export function useRateNote(): string | undefined {
  const { t, i18n } = useTranslation('storefront');
  const { currencies, currency, shop } = useRootData();
  const chosen = currencies.find(({ code }) => code === currency && code !== 'CNY');
  if (!chosen) return undefined;
  const at = dateFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short', timeZone: shop.timeZone });
  return t('rateNote', {
    rate: `CNY 1 ≈ ${chosen.code} ${rateText(chosen.exchangeRate, i18n.language)}`,
    time: at.format(chosen.rateAt),
  });
}
