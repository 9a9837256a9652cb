/** How a number is typed: at most so much, with so many decimals. */
export type NumberRule = { readonly most: number; readonly decimals: number };
export type NumberProblem = 'notNumber' | 'notPositive' | 'tooMuch' | 'tooFine';

type Read = { readonly scaled: number } | { readonly problem: NumberProblem };

/** As people type: a comma for the point, and the wide figures of a Chinese keyboard. */
export const plainNumber = (typed: string) => typed.normalize('NFKC').trim().replace(',', '.');

/** A typed number in whole units of its last decimal, so that 12.5 kg to the gram is 12500 and nothing is lost. */
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
