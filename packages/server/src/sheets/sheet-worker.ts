import { readRows, type Heading, type ReadTask, type SheetRow } from '@onehaul/domain/import/read-rows';
import type { Cell } from '@onehaul/domain/import/read-cell';
import { type CellValue, streamXlsxRows } from 'hucre/xlsx';

export type { Cell as SheetCell } from '@onehaul/domain/import/read-cell';
export type { SheetRow } from '@onehaul/domain/import/read-rows';

export type SheetTask = {
  /** Rows that say something, the headings among them. */
  readonly mostRows: number;
  /** Rows that are looked at, empty ones included. */
  readonly mostScanned: number;
  readonly mostColumns: number;
  readonly longestCell: number;
  /** How the rows are read; without it they are handed over as they are. */
  readonly read: ReadTask | null;
};
/** The first line that is said. The lines after it are pieces of rows. */
export type SheetHead =
  | {
      /** How many rows each piece has. */
      readonly pieceRows: readonly number[];
      /** Rows with a cell that could not be read. */
      readonly wrong: number;
      readonly headings: readonly Heading[];
    }
  | { readonly refusal: 'sheet.notSheet' | 'sheet.tooMuch' | 'sheet.tooManyRows' | 'sheet.noRows' }
  | { readonly missing: readonly string[] };

const lastRow = 1_048_576;

function cellOf(value: CellValue, longest: number): Cell {
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

type Scanned = { readonly rows: readonly SheetRow[] } | Extract<SheetHead, { refusal: string }>;

async function scan(bytes: Uint8Array, task: SheetTask): Promise<Scanned> {
  const rows: SheetRow[] = [];
  let scanned = 0;
  let previous = 0;
  for await (const { index, values } of streamXlsxRows(bytes, { maxRows: task.mostScanned + 1 })) {
    scanned += 1;
    if (scanned > task.mostScanned) return { refusal: 'sheet.tooMuch' };
    const row = index + 1;
    // One after the other, each once: no two rows are the same.
    if (!Number.isInteger(row) || row <= previous || row > lastRow) return { refusal: 'sheet.notSheet' };
    previous = row;
    const cells = values.slice(0, task.mostColumns).map((value) => cellOf(value, task.longestCell));
    if (cells.every((cell) => cell === null)) continue;
    if (rows.length >= task.mostRows) return { refusal: 'sheet.tooManyRows' };
    rows.push({ row, cells });
  }
  return { rows };
}

/** Pieces are handed over as text: whoever gets them need not look into them to keep them. */
function linesOf(rows: readonly SheetRow[], task: ReadTask | null): readonly [SheetHead, ...string[]] {
  if (!task) return [{ pieceRows: [rows.length], wrong: 0, headings: [] }, JSON.stringify(rows)];
  const read = readRows(rows, task);
  if ('noRows' in read) return [{ refusal: 'sheet.noRows' }];
  if ('missing' in read) return [read];
  const { headings, pieces } = read;
  const isWrong = ({ problems }: { problems: readonly unknown[] }) => problems.length > 0;
  const wrong = pieces.reduce((sum, piece) => sum + piece.filter(isWrong).length, 0);
  return [
    { pieceRows: pieces.map(({ length }) => length), wrong, headings },
    ...pieces.map((piece) => JSON.stringify(piece)),
  ];
}

async function bytesOf(stream: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}

const task = JSON.parse(process.argv[2]!) as SheetTask;
// Whatever a reader of files throws is about the file.
const scanned = await scan(await bytesOf(process.stdin), task).catch((): Scanned => ({
  refusal: 'sheet.notSheet',
}));
const [head, ...pieces] = 'rows' in scanned ? linesOf(scanned.rows, task.read) : [scanned];
process.stdout.write([JSON.stringify(head), ...pieces].map((line) => `${line}\n`).join(''));
