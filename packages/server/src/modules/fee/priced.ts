import type { PriceParts } from '@onehaul/contract/fee';
import { type Bill, feeSums } from '@onehaul/domain/fee/bill';
import { ratesAt } from '@onehaul/domain/fee/rates';
import type { Tariff } from '@onehaul/domain/fee/tariff';
import { convert, money, toMajor } from '@onehaul/domain/money';

/** Units of a currency per unit of the tariff's currency. */
export type Exchange = { readonly currencyCode: string; readonly exchangeRate: number };

/** The destination's currency if the shop has a rate for it, else the tariff's own. */
export function exchangeOf(line: {
  readonly currencyCode: string;
  readonly exchangeRate: number | null;
}): Exchange {
  const { currencyCode, exchangeRate } = line;
  return exchangeRate === null ? { currencyCode: 'CNY', exchangeRate: 1 } : { currencyCode, exchangeRate };
}

/** Maps a bill to its wire form, with the rates of the tariff it was made under. */
export function pricedOf(bill: Bill, tariff: Tariff, { currencyCode, exchangeRate }: Exchange): PriceParts {
  const { basis, actualGrams, volumetricGrams, cubicCentimetres, billed, by } = bill.weighed;
  const total = convert(money(bill.totalMinor, bill.currency), exchangeRate, currencyCode);
  return {
    ...feeSums(bill),
    ...ratesAt(tariff, billed),
    destinationTotal: toMajor(total),
    currencyCode,
    basis,
    actualGrams,
    volumetricGrams,
    cubicCentimetres,
    billed,
    by,
    version: bill.version,
    lines: [...bill.lines],
  };
}
