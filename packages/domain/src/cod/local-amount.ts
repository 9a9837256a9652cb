import { convertBack, decimalsOf, type Money, money } from '../money.ts';

/** What a receiver's money is worth in yuan; the shop's rate says what one yuan is worth there. */
export const yuanOf = (amount: Money, rate: number): Money => convertBack(amount, rate, 'CNY');

/** Sheets have amounts in hundredths; money without decimals takes whole units alone. */
export function fromHundredths(hundredths: number, currency: string): Money | undefined {
  const each = 100 / 10 ** decimalsOf(currency);
  return hundredths % each === 0 ? money(hundredths / each, currency) : undefined;
}
