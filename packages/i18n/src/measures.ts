import { money, toMajor } from '@onehaul/domain/money';
import { numberFormat } from './formats.ts';

/** Whole units of ours as a person of a language reads them. */
export type Measures = {
  readonly money: (minor: number, currency: string) => string;
  readonly weight: (grams: number) => string;
  readonly length: (millimetres: number) => string;
  readonly volume: (cubicCentimetres: number) => string;
  readonly percent: (bps: number) => string;
  readonly number: (value: number) => string;
};

export function measuresIn(tag: string): Measures {
  const plain = (most: number) => numberFormat(tag, { maximumFractionDigits: most });
  return {
    money: (minor, currency) =>
      moneyFormat(tag, currency, { currencyDisplay: 'narrowSymbol' }).format(toMajor({ minor, currency })),
    weight: (grams) => `${plain(3).format(grams / 1000)} kg`,
    length: (millimetres) => `${plain(1).format(millimetres / 10)} cm`,
    volume: (cubicCentimetres) => `${plain(4).format(cubicCentimetres / 1_000_000)} m³`,
    percent: (bps) => `${plain(2).format(bps / 100)}%`,
    number: (value) => plain(2).format(value),
  };
}

/** Nobody pays hundredths of them, though a standard counts them: they are shown where there are any. */
const rarelyDivided = new Set(['TWD']);

/** Many currencies are a dollar: unless a reader knows which, its code says so. */
export const moneyFormat = (
  languageTag: string,
  currency: string,
  options: Pick<Intl.NumberFormatOptions, 'currencyDisplay' | 'signDisplay'> = { currencyDisplay: 'code' },
) =>
  numberFormat(languageTag, {
    style: 'currency',
    currency,
    trailingZeroDisplay: rarelyDivided.has(currency) ? 'stripIfInteger' : 'auto',
    ...options,
  });

/** An amount in minor units with the code of its currency, to the last digit. */
export const moneyText = (languageTag: string, minor: number, currency: string): string =>
  moneyFormat(languageTag, currency).format(toMajor(money(minor, currency)));
