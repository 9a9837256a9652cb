import { convertBack, decimalsOf, type Money, money } from '../money.ts';

/**
 * Converts an amount of the receiver's currency to yuan; the shop's rate is units of that currency per yuan.
 */
export const yuanOf = (amount: Money, rate: number): Money => convertBack(amount, rate, 'CNY');

/** Converts sheet amounts in hundredths; currencies without decimals accept whole units only. */
export function fromHundredths(hundredths: number, currency: string): Money | undefined {
  const each = 100 / 10 ** decimalsOf(currency);
  return hundredths % each === 0 ? money(hundredths / each, currency) : undefined;
}
