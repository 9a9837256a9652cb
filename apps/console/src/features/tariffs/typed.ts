/** Decimal places as typed; tariffs store integer grams, mm, cubic centimetres, cents and basis points. */
const places = {
  kilograms: 3,
  centimetres: 1,
  cubicMetres: 6,
  yuan: 2,
  percent: 2,
  kilogramsPerCubicMetre: 3,
  whole: 0,
} as const;
export type Unit = keyof typeof places;

type TypedProblem = 'empty' | 'notNumber' | 'twoWays' | 'tooFine' | 'tooSmall' | 'tooLarge';
export type Typed = { readonly value: number } | { readonly problem: TypedProblem };
export type Bounds = { readonly least?: number; readonly most?: number };

/** Maxima of the contract. */
const maxQuantity = 1_000_000_000;
export const maxMinor = 100_000_000;

/**
 * Parses a typed number into integer base units from its digits, never through floating point. Accepts point
 * and comma; an ambiguous input (1,500) is rejected, not guessed.
 */
export function parseTyped(text: string, unit: Unit, { least = 0, most = maxQuantity }: Bounds = {}): Typed {
  const plain = text.normalize('NFKC').replaceAll(/[\s¥%]/g, '');
  if (plain === '') return { problem: 'empty' };
  const grouped = /^\d{1,3}(,\d{3})+(\.\d*)?$/.test(plain);
  if (grouped && !plain.includes('.') && plain.split(',').length === 2) return { problem: 'twoWays' };
  const pointed = grouped ? plain.replaceAll(',', '') : plain.replace(',', '.');
  const match = /^(\d{0,15})(?:\.(\d*))?$/.exec(pointed);
  const [, whole = '', fraction = ''] = match ?? [];
  if (!match || whole + fraction === '') return { problem: 'notNumber' };
  const meant = fraction.replace(/0+$/, '');
  if (meant.length > places[unit]) return { problem: 'tooFine' };
  const value = Number(whole + meant.padEnd(places[unit], '0'));
  if (value < least) return { problem: 'tooSmall' };
  if (value > most) return { problem: 'tooLarge' };
  return { value };
}

/** Formats a number as typed, without trailing zeros. */
export function typedText(value: number, unit: Unit): string {
  const most = places[unit];
  const digits = String(value).padStart(most + 1, '0');
  const whole = digits.slice(0, digits.length - most);
  const fraction = digits.slice(digits.length - most).replace(/0+$/, '');
  if (fraction === '') return whole;
  // Yuan always have two decimals: 0.50.
  return `${whole}.${unit === 'yuan' ? fraction.padEnd(2, '0') : fraction}`;
}
