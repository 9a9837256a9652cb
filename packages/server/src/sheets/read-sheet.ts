import type { ParseTask, SheetRow } from '@onehaul/domain/import/parse-rows';
import { Refusal } from '@onehaul/domain/refusal';
import { runSheetWorker, type SheetReading } from './run-sheet-worker.ts';
import type { SheetHead } from './sheet-worker.ts';
import { workbookRefusal } from './zip-directory.ts';

type SheetLimits = {
  readonly mostBytes: number;
  /** Rows below the headings. */
  readonly mostRows: number;
  /** The uploader, for the limit per sender: one sender must not block the others. */
  readonly sender: string;
  /** A file of comma-separated values is read too. */
  readonly mayBeText?: true;
};
type ReadHead = Extract<SheetHead, { wrong: number }>;
/** Rows parsed by their columns, as chunks of JSON, with their headings. */
export type ReadPieces = ReadHead & { readonly pieces: readonly string[] };

const scan = { mostScanned: 20_500, mostColumns: 100, longestCell: 1000 };

/** Two sheets are read concurrently; when the queue is full the upload is refused as busy. */
const maxConcurrent = 2;
const maxWaiting = 8;
const maxPerSender = 2;
const activeBySender = new Map<string, number>();
let reading = 0;
const waiting: (() => void)[] = [];

/** Returns the non-empty rows of a workbook's first sheet, unparsed. */
export async function readSheet(bytes: Uint8Array, limits: SheetLimits): Promise<readonly SheetRow[]> {
  const { pieces } = await readInWorker(bytes, limits, null);
  return JSON.parse(pieces[0]!) as SheetRow[];
}

/** Reads and parses rows by the columns of a sheet kind; `headingOf` names a missing column. */
export async function readByColumns(
  bytes: Uint8Array,
  limits: SheetLimits,
  task: ParseTask,
  headingOf: (column: string) => string,
): Promise<ReadPieces> {
  const { head, pieces } = await readInWorker(bytes, limits, task);
  if ('missing' in head) {
    throw new Refusal('sheet.columnsMissing', { column: head.missing.map(headingOf).join(', ') });
  }
  return { ...(head as ReadHead), pieces };
}

/** Neither a workbook of today (a zip file) nor one of before, and without the zeros of binary files. */
const looksLikeText = (bytes: Uint8Array) =>
  !['PK', '\u00d0\u00cf'].includes(String.fromCharCode(bytes[0] ?? 0, bytes[1] ?? 0)) && !bytes.includes(0);

/**
 * The file is untrusted: its zip directory is checked before anything is unpacked, and it is read by a child
 * process with little memory and a time limit.
 */
async function readInWorker(
  bytes: Uint8Array,
  { mostBytes, mostRows, sender, mayBeText }: SheetLimits,
  read: ParseTask | null,
): Promise<SheetReading> {
  if (bytes.byteLength > mostBytes) {
    throw new Refusal('sheet.tooLarge', { megabytes: Math.floor(mostBytes / 2 ** 20) });
  }
  const isText = mayBeText === true && looksLikeText(bytes);
  const refusal = isText ? undefined : workbookRefusal(bytes);
  if (refusal) throw new Refusal(refusal);
  const result = await withQueueSlot(sender, () =>
    runSheetWorker(bytes, { mostRows: mostRows + 1, ...scan, isText, read }),
  );
  if ('refusal' in result.head) throw new Refusal(result.head.refusal, { most: mostRows });
  return result;
}

async function withQueueSlot<T>(sender: string, work: () => Promise<T>): Promise<T> {
  const others = activeBySender.get(sender) ?? 0;
  const isFull = reading >= maxConcurrent && waiting.length >= maxWaiting;
  if (isFull || others >= maxPerSender) throw new Refusal('server.busy');
  activeBySender.set(sender, others + 1);
  if (reading < maxConcurrent) reading += 1;
  else await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    return await work();
  } finally {
    const left = activeBySender.get(sender)! - 1;
    if (left > 0) activeBySender.set(sender, left);
    else activeBySender.delete(sender);
    // The slot is passed on directly: if it were released first, a caller that has not queued could take it
    // too.
    const next = waiting.shift();
    if (next) next();
    else reading -= 1;
  }
}
