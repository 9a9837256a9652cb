import { decimalsOf, fromMajor } from '@onehaul/domain/money';
import { Refusal } from '@onehaul/domain/refusal';
import type { SheetCell } from './sheet-worker.ts';

/** Normalizes a carrier bill number the way the console stores it. */
export function parseBillNumber(cell: SheetCell): string | undefined {
  const number = String(cell ?? '')
    .normalize('NFKC')
    .replaceAll(/\s/g, '')
    .toUpperCase();
  return number.length > 0 && number.length <= 60 ? number : undefined;
}

export function parseCurrency(cell: SheetCell): string | undefined {
  const code = String(cell ?? '')
    .trim()
    .toUpperCase();
  return /^[A-Z]{3}$/.test(code) ? code : undefined;
}

const plainNumber = /^-?\d+(\.\d+)?$/;
const withCommas = /^-?\d{1,3}(,\d{3})+(\.\d+)?$/;
const withDots = /^-?\d{1,3}(\.\d{3})+$/;

/** Parses a carrier's amount into minor units. A dot separates thousands only in zero-decimal currencies. */
export function parseAmount(cell: SheetCell, currencyCode: string): number | undefined {
  if (cell === null) return undefined;
  const text = String(cell)
    .normalize('NFKC')
    .replaceAll(/[\s\p{Sc}]|NT/giu, '');
  const isWhole = decimalsOf(currencyCode) === 0;
  const digits =
    isWhole && withDots.test(text) && typeof cell === 'string'
      ? text.replaceAll('.', '')
      : withCommas.test(text)
        ? text.replaceAll(',', '')
        : text;
  if (!plainNumber.test(digits)) return undefined;
  try {
    return fromMajor(Number(digits), currencyCode).minor;
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

/** Parses a weight of a carrier: kilograms, unless it says grams. */
export function parseWeight(cell: SheetCell): number | undefined {
  const [, digits, unit = ''] =
    /^([\d.,]+)(kgs?|g|公斤|千克|克)?$/u.exec(
      String(cell ?? '')
        .normalize('NFKC')
        .replaceAll(/\s/g, '')
        .toLowerCase(),
    ) ?? [];
  if (digits === undefined) return undefined;
  const plain = withCommas.test(digits) ? digits.replaceAll(',', '') : digits.replace(',', '.');
  if (!plainNumber.test(plain)) return undefined;
  const grams = Math.round(Number(plain) * (['g', '克'].includes(unit) ? 1 : 1000));
  return grams > 0 && grams <= 10_000_000 ? grams : undefined;
}
