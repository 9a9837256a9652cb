import { byteOrderMark, csvLine, safeCell, type SheetCell } from '@onehaul/domain/sheet-csv';
import { writeXlsx } from 'hucre/xlsx';

export type FileTable = {
  readonly name: string;
  readonly titles: readonly string[];
  readonly rows: readonly (readonly SheetCell[])[];
};

export async function writeExcel({ name, titles, rows }: FileTable): Promise<Uint8Array> {
  return writeXlsx({
    sheets: [
      {
        name: name.slice(0, 31),
        rows: [[...titles], ...rows.map((row) => row.map(safeCell))],
        columns: titles.map((title) => ({ width: Math.max(14, [...title].length * 1.6 + 2) })),
        cells: new Map(
          titles.map((value, column) => [`0,${column}`, { value, style: { font: { bold: true } } }]),
        ),
        freezePane: { rows: 1 },
      },
    ],
  });
}

export const writeCsv = ({ titles, rows }: FileTable): Uint8Array =>
  new TextEncoder().encode(byteOrderMark + [titles, ...rows].map(csvLine).join(''));
