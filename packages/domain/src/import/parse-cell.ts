import type { ColumnType } from './column.ts';
import type { ImportProblemKind } from './import-state.ts';

/** Cell value as a spreadsheet library returns it. */
export type Cell = string | number | null;
export type CellValue = string | number | boolean | null;
type ParsedCell = { readonly value: CellValue } | { readonly problem: ImportProblemKind };

/** Spreadsheets round numbers of this size that were not entered as text. */
const minRoundedNumber = 1e15;

const yesNo: ReadonlyMap<string, boolean> = new Map([
  ...['1', 'y', 'yes', 'true', 'x', '是', '有', '要', '√', '✓', 'có', 'co'].map(
    (word) => [word, true] as const,
  ),
  ...['0', 'n', 'no', 'false', '否', '无', '無', '不', '不要', 'không', 'khong'].map(
    (word) => [word, false] as const,
  ),
]);

/** Formats a number as typed: no exponent (`7.88E+14`) and no floating-point noise. */
export function plainNumber(value: number): string {
  if (Number.isInteger(value) || Math.abs(value) >= minRoundedNumber) return String(value);
  return value.toFixed(6).replace(/\.?0+$/, '');
}

export const cellText = (cell: Cell) => (typeof cell === 'number' ? plainNumber(cell) : (cell ?? ''));

/** Parses a cell. Empty cells yield null; whether that is allowed depends on the column. */
export function parseCell(type: ColumnType, cell: Cell): ParsedCell {
  if (cell === null || cell === '') return { value: null };
  switch (type.is) {
    case 'text':
      return parseText(cell, type.longest);
    case 'whole':
      return parseWhole(cellText(cell), type);
    case 'amount':
      return parseDecimal(cellText(cell), {
        decimals: 2,
        least: 0,
        most: type.mostMinor,
        problem: 'notAmount',
      });
    case 'kilograms':
      return parseMeasure(cellText(cell), 3, type.most * 1000, type.mayBeZero);
    case 'centimetres':
      return parseMeasure(cellText(cell), 1, type.most * 10, type.mayBeZero);
    case 'yesNo': {
      const value = yesNo.get(cellText(cell).normalize('NFKC').toLowerCase());
      return value === undefined ? { problem: 'notListed' } : { value };
    }
  }
}

function parseText(cell: string | number, longest: number): ParsedCell {
  if (typeof cell === 'number' && Math.abs(cell) >= minRoundedNumber) return { problem: 'invalid' };
  const value = cellText(cell);
  return value.length > longest ? { problem: 'tooLong' } : { value };
}

/** `1,200` means 1200; `1,20` is ambiguous and rejected. */
const digits = /^([0-9]{1,3}(?:,[0-9]{3})+|[0-9]{1,12})(?:\.([0-9]+))?$/;
const stripUnits = (text: string, units: RegExp) =>
  text.normalize('NFKC').replaceAll(/\s/g, '').replace(units, '');
const currencies = /^(?:¥|\$|NT\$|CNY|RMB|TWD|NTD)|(?:元|CNY|RMB|TWD|NTD)$/i;
const measures = /(?:kgs?|公斤|千克|cm|公分|厘米)$/i;

function parseWhole(text: string, { least, most }: { least: number; most: number }): ParsedCell {
  const match = digits.exec(stripUnits(text, /^\+/));
  const isWhole = match !== null && /^0*$/.test(match[2] ?? '');
  const value = isWhole ? Number(match[1]!.replaceAll(',', '')) : Number.NaN;
  return value >= least && value <= most ? { value } : { problem: 'notWhole' };
}

type Bounds = {
  readonly decimals: number;
  readonly least: number;
  readonly most: number;
  readonly problem: ImportProblemKind;
};

/** Parses digit by digit, so that money never passes through a binary fraction. */
function parseDecimal(text: string, { decimals, least, most, problem }: Bounds): ParsedCell {
  const match = digits.exec(stripUnits(text, currencies));
  const fraction = (match?.[2] ?? '').replace(/0+$/, '');
  if (!match || fraction.length > decimals) return { problem };
  const value = Number(match[1]!.replaceAll(',', '') + fraction.padEnd(decimals, '0'));
  return value >= least && value <= most ? { value } : { problem };
}

/** Scales may report more decimals than are stored: the value is rounded to the last stored digit. */
function parseMeasure(text: string, decimals: number, most: number, mayBeZero = false): ParsedCell {
  const match = digits.exec(stripUnits(text, measures));
  const value = match
    ? Math.round(Number(`${match[1]!.replaceAll(',', '')}.${match[2] ?? 0}`) * 10 ** decimals)
    : 0;
  const isInRange = value >= (mayBeZero ? 0 : 1) && value <= most;
  return match && isInRange ? { value } : { problem: 'notMeasure' };
}
