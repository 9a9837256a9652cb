import type { Priced } from '@onehaul/contract/fee';
import { type Bill, feeSums } from '@onehaul/domain/fee/bill';
import { ratesAt } from '@onehaul/domain/fee/rates';
import type { Tariff } from '@onehaul/domain/fee/tariff';
import { convert, money, toMajor } from '@onehaul/domain/money';

/** What a currency is worth for one unit of the tariff's. */
export type Exchange = { readonly currencyCode: string; readonly exchangeRate: number };

/** Of a line's destination, where the shop keeps a rate of its currency; else the tariff's own. */
export function exchangeOf(line: {
  readonly currencyCode: string;
  readonly exchangeRate: number | null;
}): Exchange {
  const { currencyCode, exchangeRate } = line;
  return exchangeRate === null ? { currencyCode: 'CNY', exchangeRate: 1 } : { currencyCode, exchangeRate };
}

/** A bill under the names it travels by, with the rates of the tariff it was made under. */
export function pricedOf(bill: Bill, tariff: Tariff, { currencyCode, exchangeRate }: Exchange): Priced {
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
