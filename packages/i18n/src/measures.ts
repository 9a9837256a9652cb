import { money, toMajor } from '@onehaul/domain/money';
import { numberFormat } from './formats.ts';

/** Formatters of internal units for one language. */
export type Measures = {
  readonly money: (minor: number, currency: string) => string;
  /** With the currency's code, for prices of the platform: several currencies share a sign. */
  readonly moneyAndCode: (minor: number, currency: string) => string;
  readonly weight: (grams: number) => string;
  readonly length: (millimetres: number) => string;
  readonly volume: (cubicCentimetres: number) => string;
  readonly percent: (bps: number) => string;
  readonly number: (value: number) => string;
};

export function measuresIn(tag: string): Measures {
  const plain = (most: number) => numberFormat(tag, { maximumFractionDigits: most });
  return {
    money: (minor, currency) => moneyText(tag, minor, currency),
    moneyAndCode: (minor, currency) => `${moneyText(tag, minor, currency)} ${currency}`,
    weight: (grams) => `${plain(3).format(grams / 1000)} kg`,
    length: (millimetres) => `${plain(1).format(millimetres / 10)} cm`,
    volume: (cubicCentimetres) => `${plain(4).format(cubicCentimetres / 1_000_000)} m³`,
    percent: (bps) => `${plain(2).format(bps / 100)}%`,
    number: (value) => plain(2).format(value),
  };
}

/** One symbol per currency in every language: "$" alone is ambiguous, and "¥" means yuan here. */
const signs: Readonly<Record<string, string>> = {
  CNY: '¥',
  HKD: 'HK$',
  TWD: 'NT$',
  USD: 'US$',
  MOP: 'MOP$',
  SGD: 'S$',
  AUD: 'A$',
  CAD: 'CA$',
  JPY: 'JP¥',
};
/** ISO 4217 defines hundredths for these currencies, but they are not used in practice. */
const hasNoMinorUnit = (currency: string) => currency === 'TWD';

/** The only money format: symbol placed as the language requires, with the decimals in actual use. */
export const moneyFormat = (
  languageTag: string,
  currency: string,
  options: Pick<Intl.NumberFormatOptions, 'signDisplay'> = {},
) => {
  const format = numberFormat(languageTag, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    ...(hasNoMinorUnit(currency) && { maximumFractionDigits: 0 }),
    ...options,
  });
  return {
    format: (major: number) =>
      format
        .formatToParts(major)
        .map(({ type, value }) => (type === 'currency' ? (signs[currency] ?? value) : value))
        .join(''),
  };
};

/** Formats an amount in minor units. */
export const moneyText = (languageTag: string, minor: number, currency: string): string =>
  moneyFormat(languageTag, currency).format(toMajor(money(minor, currency)));
