import { escapeFormula } from '@onehaul/domain/sheet-cell';
import { writeXlsx } from 'hucre/xlsx';

export type FileCell = string | number | null;
export type FileTable = {
  readonly name: string;
  readonly titles: readonly string[];
  readonly rows: readonly (readonly FileCell[])[];
};

const safe = (cell: FileCell) => (typeof cell === 'string' ? escapeFormula(cell) : cell);

export async function writeExcel({ name, titles, rows }: FileTable): Promise<Uint8Array> {
  return writeXlsx({
    sheets: [
      {
        name: name.slice(0, 31),
        rows: [[...titles], ...rows.map((row) => row.map(safe))],
        columns: titles.map((title) => ({ width: Math.max(14, [...title].length * 1.6 + 2) })),
        cells: new Map(
          titles.map((value, column) => [`0,${column}`, { value, style: { font: { bold: true } } }]),
        ),
        freezePane: { rows: 1 },
      },
    ],
  });
}

const quoted = (cell: FileCell) => {
  const text = String(safe(cell) ?? '');
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** With a byte order mark, so that Excel reads it as UTF-8. */
export const writeCsv = ({ titles, rows }: FileTable): Uint8Array =>
  new TextEncoder().encode(
    `\u{FEFF}${[titles, ...rows].map((row) => row.map(quoted).join(',')).join('\r\n')}\r\n`,
  );
