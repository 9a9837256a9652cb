import { type Cell as FileCell, type CellValue, readXlsx, type WriteSheet, writeXlsx } from 'hucre/xlsx';
import type { Cell, Sheet } from './sheet-tables.ts';
import { unpackedSize } from './unpacked-size.ts';

/** A tariff takes some 20 kB; anything near this limit is a different file. */
export const maxFileBytes = 3_000_000;
/** Uncompressed limit. */
const maxBytes = 30_000_000;
const maxRows = 1000;

const letter = (column: number) => String.fromCharCode(65 + column);
/** Excel's limit for an inline validation list, which it splits at commas. */
const maxListLength = 255;

function writeSheet({ name, rows, choices = [] }: Sheet): WriteSheet {
  const widths = rows[0]?.map((_, column) =>
    Math.max(...rows.map((row) => Math.min(40, [...textOf(row[column])].length * 1.4 + 3)), 12),
  );
  return {
    name,
    rows: rows.map((row) => row.map((cell) => (typeof cell === 'object' ? null : cell))),
    columns: (widths ?? []).map((width) => ({ width })),
    cells: new Map((rows[0] ?? []).map((title, column) => [`0,${column}`, headCell(textOf(title))])),
    freezePane: { rows: 1 },
    dataValidations: choices.flatMap((values, column) => {
      if (!values || values.some((value) => value.includes(',')) || values.join(',').length > maxListLength)
        return [];
      const range = `${letter(column)}2:${letter(column)}${maxRows}`;
      return [{ type: 'list', values: [...values], allowBlank: true, range }];
    }),
  };
}

const textOf = (cell: Cell | undefined) =>
  typeof cell === 'string' || typeof cell === 'number' ? String(cell) : '';
const headCell = (value: string): Partial<FileCell> => ({ value, style: { font: { bold: true } } });

export async function writeWorkbook(sheets: readonly Sheet[]): Promise<Uint8Array> {
  return writeXlsx({ sheets: sheets.map(writeSheet) });
}

function readCell(value: CellValue, { formula, style }: Partial<FileCell> = {}): Cell {
  if (formula !== undefined) return { refused: 'formula' };
  if (typeof value === 'number') return style?.numFmt?.includes('%') ? { refused: 'percentSign' } : value;
  if (typeof value === 'string') return value;
  return value === null || value === undefined ? null : String(value);
}

/** Reads the sheets of a file; undefined if it is not a workbook. */
export async function readWorkbook(bytes: Uint8Array): Promise<Sheet[] | undefined> {
  if ((unpackedSize(bytes) ?? Infinity) > maxBytes) return undefined;
  try {
    const { sheets } = await readXlsx(bytes, { readStyles: true, maxRows: maxRows });
    return sheets.map(({ name, rows, cells }) => ({
      name,
      rows: rows.map((row, index) =>
        row.map((value, column) => readCell(value, cells?.get(`${index},${column}`))),
      ),
    }));
  } catch {
    return undefined;
  }
}
