import { fromMajor } from '@onehaul/domain/money';

const amount = /^\d{1,6}(\.\d{1,2})?$/;
const whole = /^\d{1,8}$/;

/** As people type: a comma for the point, and the wide figures of a Chinese keyboard. */
const plain = (typed: string) => typed.normalize('NFKC').trim().replace(',', '.');

/** Cents of a typed amount; nothing typed is nothing, and what is no amount is undefined. */
export function readCents(typed: string): number | undefined {
  const text = plain(typed);
  if (text === '') return 0;
  return amount.test(text) ? fromMajor(Number(text), 'CNY').minor : undefined;
}

/** A whole number that may stay empty; undefined where it is none. */
export function readWhole(typed: string): number | undefined {
  const text = plain(typed);
  if (text === '') return 0;
  return whole.test(text) ? Number(text) : undefined;
}

export const typedCents = (minor: number) => String(minor / 100);
