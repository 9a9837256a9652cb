import { Worker } from 'node:worker_threads';
import { Refusal } from '@onehaul/domain/refusal';
import type { SheetReading, SheetRow, SheetTask } from './sheet-worker.ts';
import { whyNotWorkbook } from './zip-directory.ts';

type SheetLimits = {
  readonly mostBytes: number;
  /** Rows below the headings. */
  readonly mostRows: number;
  /** Whose file it is: nobody keeps the others waiting with many of them. */
  readonly sender: string;
};

const mostMs = 10_000;
/** Of the worker's own heap. A sheet of five hundred rows needs a sixth of it. */
const resourceLimits = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 };
const scan = { mostScanned: 20_000, mostColumns: 100, longestCell: 1000 };

/** Sheets are read two at a time; whoever comes after too many others is told to try again. */
const mostAtOnce = 2;
const mostWaiting = 8;
const mostOfSender = 2;
const sent = new Map<string, number>();
let reading = 0;
const waiting: (() => void)[] = [];

/**
 * The rows of a workbook's first sheet that say anything. The file is a stranger's: its directory is looked at before
 * anything is unpacked, and it is read by a worker with little memory that is ended when it takes too long.
 */
export async function readSheet(bytes: Uint8Array, limits: SheetLimits): Promise<readonly SheetRow[]> {
  const { mostBytes, mostRows, sender } = limits;
  if (bytes.byteLength > mostBytes) {
    throw new Refusal('sheet.tooLarge', { megabytes: Math.floor(mostBytes / 2 ** 20) });
  }
  const refusal = whyNotWorkbook(bytes);
  if (refusal) throw new Refusal(refusal);
  const result = await inTurn(sender, () => readInWorker({ bytes, mostRows: mostRows + 1, ...scan }));
  if ('refusal' in result) throw new Refusal(result.refusal, { most: mostRows });
  return result.rows;
}

async function inTurn<T>(sender: string, work: () => Promise<T>): Promise<T> {
  const others = sent.get(sender) ?? 0;
  const isFull = reading >= mostAtOnce && waiting.length >= mostWaiting;
  if (isFull || others >= mostOfSender) throw new Refusal('server.busy');
  sent.set(sender, others + 1);
  try {
    if (reading >= mostAtOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    reading += 1;
    return await work().finally(() => (reading -= 1));
  } finally {
    const left = sent.get(sender)! - 1;
    if (left > 0) sent.set(sender, left);
    else sent.delete(sender);
    waiting.shift()?.();
  }
}

function readInWorker(task: SheetTask): Promise<SheetReading> {
  const worker = new Worker(new URL('./sheet-worker.ts', import.meta.url), {
    workerData: task,
    resourceLimits,
    // It reads a stranger's file: nothing of ours is there to be found, and nothing is said.
    env: {},
    execArgv: [],
    stdout: true,
    stderr: true,
  });
  return new Promise((resolve) => {
    const finish = (result: SheetReading) => {
      clearTimeout(clock);
      // It may be in the middle of a loop that never ends.
      void worker.terminate();
      resolve(result);
    };
    const tooMuch = { refusal: 'sheet.tooMuch' } as const;
    const clock = setTimeout(finish, mostMs, tooMuch);
    worker.once('message', finish);
    // Out of memory, or out of stack.
    worker.once('error', () => finish(tooMuch));
    worker.once('exit', () => finish(tooMuch));
  });
}
