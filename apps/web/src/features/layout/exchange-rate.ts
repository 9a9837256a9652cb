import { numberFormat } from '@onehaul/i18n/formats';

/** How many of a currency one CNY is, with as many digits as the size of the number makes useful. */
export function rateText(exchangeRate: number, languageTag: string): string {
  return numberFormat(
    languageTag,
    exchangeRate >= 1000 ? { maximumFractionDigits: 0 } : { maximumSignificantDigits: 4 },
  ).format(exchangeRate);
}
