import { decimalsOf } from '@onehaul/domain/money';
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
      numberFormat(tag, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }).format(
        minor / 10 ** decimalsOf(currency),
      ),
    weight: (grams) => `${plain(3).format(grams / 1000)} kg`,
    length: (millimetres) => `${plain(1).format(millimetres / 10)} cm`,
    volume: (cubicCentimetres) => `${plain(4).format(cubicCentimetres / 1_000_000)} m³`,
    percent: (bps) => `${plain(2).format(bps / 100)}%`,
    number: (value) => plain(2).format(value),
  };
}
