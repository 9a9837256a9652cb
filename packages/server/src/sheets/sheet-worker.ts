import { parentPort, workerData } from 'node:worker_threads';
import { type CellValue, streamXlsxRows } from 'hucre/xlsx';

/** What a cell says. A formula is read as the value the file shows for it. */
export type SheetCell = string | number | null;
export type SheetRow = {
  /** As a spreadsheet counts them. */
  readonly row: number;
  readonly cells: readonly SheetCell[];
};
export type SheetTask = {
  readonly bytes: Uint8Array;
  /** Rows that say something, the headings among them. */
  readonly mostRows: number;
  /** Rows that are looked at, empty ones included. */
  readonly mostScanned: number;
  readonly mostColumns: number;
  readonly longestCell: number;
};
export type SheetReading =
  | { readonly rows: readonly SheetRow[] }
  | { readonly refusal: 'sheet.notSheet' | 'sheet.tooMuch' | 'sheet.tooManyRows' };

const lastRow = 1_048_576;

function cellOf(value: CellValue, longest: number): SheetCell {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (value === null) return null;
  const text = value instanceof Date ? dayOf(value) : String(value);
  // One sign more than may be: whoever reads it sees that it is too long.
  const plain = text
    .slice(0, longest + 1)
    .toWellFormed()
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim();
  return plain === '' ? null : plain;
}
const dayOf = (date: Date) => (Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10));

async function read(task: SheetTask): Promise<SheetReading> {
  const rows: SheetRow[] = [];
  let scanned = 0;
  for await (const { index, values } of streamXlsxRows(task.bytes, { maxRows: task.mostScanned + 1 })) {
    scanned += 1;
    if (scanned > task.mostScanned) return { refusal: 'sheet.tooMuch' };
    const row = index + 1;
    if (!Number.isInteger(row) || row < 1 || row > lastRow) return { refusal: 'sheet.notSheet' };
    const cells = values.slice(0, task.mostColumns).map((value) => cellOf(value, task.longestCell));
    if (cells.every((cell) => cell === null)) continue;
    if (rows.length >= task.mostRows) return { refusal: 'sheet.tooManyRows' };
    rows.push({ row, cells });
  }
  return { rows };
}

// Whatever a reader of files throws is about the file.
const reading = await read(workerData as SheetTask).catch((): SheetReading => ({
  refusal: 'sheet.notSheet',
}));
parentPort!.postMessage(reading);
