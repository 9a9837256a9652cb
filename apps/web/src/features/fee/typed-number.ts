/** Constraints of a number field: maximum and decimals. */
export type NumberRule = { readonly most: number; readonly decimals: number };
export type NumberProblem = 'notNumber' | 'notPositive' | 'tooMuch' | 'tooFine';

type Read = { readonly scaled: number } | { readonly problem: NumberProblem };

/** Normalizes user input: comma as decimal point, full-width digits of a Chinese IME. */
export const plainNumber = (typed: string) => typed.normalize('NFKC').trim().replace(',', '.');

/** Parses into integer units of the last decimal, without float error: 12.5 kg to the gram is 12500. */
export function readNumber(typed: string, { most, decimals }: NumberRule): Read {
  const match = /^(\d{0,9})(?:\.(\d*))?$/.exec(plainNumber(typed));
  const [, whole = '', fraction = ''] = match ?? [];
  if (!match || whole + fraction === '') return { problem: 'notNumber' };
  const digits = fraction.replace(/0+$/, '');
  if (digits.length > decimals) return { problem: 'tooFine' };
  const scaled = Number(whole || '0') * 10 ** decimals + Number(digits.padEnd(decimals, '0') || '0');
  if (scaled === 0) return { problem: 'notPositive' };
  return scaled > most * 10 ** decimals ? { problem: 'tooMuch' } : { scaled };
}
