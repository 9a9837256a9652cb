import { parseCsv } from '@onehaul/domain/import/parse-csv';
import { parseRows, type Heading, type ParseTask, type SheetRow } from '@onehaul/domain/import/parse-rows';
import type { Cell } from '@onehaul/domain/import/parse-cell';
import { type CellValue, streamXlsxRows } from 'hucre/xlsx';

export type { Cell as SheetCell } from '@onehaul/domain/import/parse-cell';
export type { SheetRow } from '@onehaul/domain/import/parse-rows';

export type SheetTask = {
  /** Non-empty rows, including the headings. */
  readonly mostRows: number;
  /** Scanned rows, including empty ones. */
  readonly mostScanned: number;
  readonly mostColumns: number;
  readonly longestCell: number;
  /** Comma-separated values instead of a workbook. */
  readonly isText: boolean;
  /** How to parse the rows; without it they are returned unparsed. */
  readonly read: ParseTask | null;
};
/** The first output line. The lines after it are chunks of rows. */
export type SheetHead =
  | {
      /** Row count of each chunk. */
      readonly pieceRows: readonly number[];
      /** Rows with a cell that could not be parsed. */
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
  // One character more than allowed, so that the check for length still fails.
  const plain = text
    .slice(0, longest + 1)
    .toWellFormed()
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim();
  return plain === '' ? null : plain;
}
const dayOf = (date: Date) => (Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10));

/** Text is UTF-8, or what spreadsheets in China save. */
function* textRows(bytes: Uint8Array): Generator<{ readonly index: number; readonly values: Cell[] }> {
  const decode = (encoding: string) => new TextDecoder(encoding, { fatal: true }).decode(bytes);
  let text: string;
  try {
    text = decode('utf-8');
  } catch {
    text = decode('gb18030');
  }
  let index = 0;
  for (const values of parseCsv(text)) {
    yield { index, values };
    index += 1;
  }
}

type Scanned = { readonly rows: readonly SheetRow[] } | Extract<SheetHead, { refusal: string }>;

async function scan(bytes: Uint8Array, task: SheetTask): Promise<Scanned> {
  const rows: SheetRow[] = [];
  let scanned = 0;
  let previous = 0;
  const found = task.isText ? textRows(bytes) : streamXlsxRows(bytes, { maxRows: task.mostScanned + 1 });
  for await (const { index, values } of found) {
    scanned += 1;
    if (scanned > task.mostScanned) return { refusal: 'sheet.tooMuch' };
    const row = index + 1;
    // Row numbers must be strictly increasing, so that none is duplicated.
    if (!Number.isInteger(row) || row <= previous || row > lastRow) return { refusal: 'sheet.notSheet' };
    previous = row;
    const cells = values.slice(0, task.mostColumns).map((value) => cellOf(value, task.longestCell));
    if (cells.every((cell) => cell === null)) continue;
    if (rows.length >= task.mostRows) return { refusal: 'sheet.tooManyRows' };
    rows.push({ row, cells });
  }
  return { rows };
}

/** Chunks are passed on as text: the parent can store them without parsing. */
function linesOf(rows: readonly SheetRow[], task: ParseTask | null): readonly [SheetHead, ...string[]] {
  if (!task) return [{ pieceRows: [rows.length], wrong: 0, headings: [] }, JSON.stringify(rows)];
  const read = parseRows(rows, task);
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
// Any error of the workbook parser is caused by the file.
const scanned = await scan(await bytesOf(process.stdin), task).catch((): Scanned => ({
  refusal: 'sheet.notSheet',
}));
const [head, ...pieces] = 'rows' in scanned ? linesOf(scanned.rows, task.read) : [scanned];
process.stdout.write([JSON.stringify(head), ...pieces].map((line) => `${line}\n`).join(''));
