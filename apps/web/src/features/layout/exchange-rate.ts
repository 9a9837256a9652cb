import { numberFormat } from '@onehaul/i18n/formats';

/** Formats the value of one CNY in a currency, with significant digits suited to its magnitude. */
export function rateText(exchangeRate: number, languageTag: string): string {
  return numberFormat(
    languageTag,
    exchangeRate >= 1000 ? { maximumFractionDigits: 0 } : { maximumSignificantDigits: 4 },
  ).format(exchangeRate);
}
