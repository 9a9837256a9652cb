import { fromMajor } from '@onehaul/domain/money';

const amount = /^\d{1,6}(\.\d{1,2})?$/;
const whole = /^\d{1,8}$/;

/** Normalizes user input: comma as decimal point, full-width digits of a Chinese IME. */
const plain = (typed: string) => typed.normalize('NFKC').trim().replace(',', '.');

/** Parses an amount into cents; empty is 0, invalid is undefined. */
export function readCents(typed: string): number | undefined {
  const text = plain(typed);
  if (text === '') return 0;
  return amount.test(text) ? fromMajor(Number(text), 'CNY').minor : undefined;
}

/** Parses an optional whole number; undefined when invalid. */
export function readWhole(typed: string): number | undefined {
  const text = plain(typed);
  if (text === '') return 0;
  return whole.test(text) ? Number(text) : undefined;
}

export const typedCents = (minor: number) => String(minor / 100);
