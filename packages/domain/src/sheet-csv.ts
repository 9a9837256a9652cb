import { escapeFormula } from './sheet-cell.ts';

export type SheetCell = string | number | null;

/** Begins a CSV file, so that Excel reads it as UTF-8. */
export const byteOrderMark = '\u{FEFF}';

/** A cell that no spreadsheet evaluates. */
export const safeCell = (cell: SheetCell): SheetCell =>
  typeof cell === 'string' ? escapeFormula(cell) : cell;

function quoted(cell: SheetCell): string {
  const text = String(safeCell(cell) ?? '');
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A line of a CSV file, with its end. */
export const csvLine = (cells: readonly SheetCell[]): string => `${cells.map(quoted).join(',')}\r\n`;
