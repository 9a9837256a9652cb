import { convertBack, decimalsOf, type Money, money } from '../money.ts';

/** Converts an amount in the receiver's currency to yuan. `rate`: units of that currency per yuan. */
export const yuanOf = (amount: Money, rate: number): Money => convertBack(amount, rate, 'CNY');

/** Converts an imported amount in hundredths; undefined if it has more decimals than the currency allows. */
export function fromHundredths(hundredths: number, currency: string): Money | undefined {
  const each = 100 / 10 ** decimalsOf(currency);
  return hundredths % each === 0 ? money(hundredths / each, currency) : undefined;
}
