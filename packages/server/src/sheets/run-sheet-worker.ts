import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { SheetHead, SheetTask } from './sheet-worker.ts';

const mostMs = 10_000;
/** Of the reader's own heap: twenty thousand rows of twenty columns need half of it. */
const heapMegabytes = 208;
const worker = fileURLToPath(new URL('./sheet-worker.ts', import.meta.url));
/** Twenty thousand rows of twenty cells are a third of it. */
const mostAnswerBytes = 48 * 2 ** 20;
/**
 * Whoever is waiting for an answer of ours comes before whoever hands in a large sheet; small ones are read at once. It
 * begins like that: a process that is made to wait later has threads already, which would not. No more patient than that:
 * its time has to suffice on a machine that is busy, too.
 */
const patient = ['nice', '-n', '4'];
const largeBytes = 64 * 1024;

export type SheetReading = { readonly head: SheetHead; readonly pieces: readonly string[] };
const tooMuch: SheetReading = { head: { refusal: 'sheet.tooMuch' }, pieces: [] };

/**
 * Lets a process of its own read a stranger's file: its memory is not ours, it can be ended in the middle of a loop
 * that never ends, nothing of ours is there to be found, and nobody else waits for it.
 */
export function runSheetWorker(bytes: Uint8Array, task: SheetTask): Promise<SheetReading> {
  const limits = [`--max-old-space-size=${heapMegabytes}`, '--max-semi-space-size=8', '--stack-size=900'];
  const [command, ...words] = [
    ...(bytes.byteLength > largeBytes ? patient : []),
    process.execPath,
    ...limits,
    worker,
    JSON.stringify(task),
  ];
  const child = spawn(command!, words, {
    env: {},
    stdio: ['pipe', 'pipe', 'ignore'],
    timeout: mostMs,
    killSignal: 'SIGKILL',
  });
  const lines = openLines();
  let length = 0;
  child.stdout.on('data', (chunk: Buffer) => {
    lines.take(chunk);
    length += chunk.length;
    if (length > mostAnswerBytes) child.kill('SIGKILL');
  });
  // It may have ended before it took everything.
  child.stdin.on('error', () => {});
  child.stdin.end(bytes);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    // Out of memory, out of stack, out of time.
    child.once('close', (code) => resolve(code === 0 ? readingOf(lines.said) : tooMuch));
  });
}

function readingOf([head, ...pieces]: readonly string[]): SheetReading {
  return { head: JSON.parse(head!) as SheetHead, pieces };
}

const lineEnd = 10;

/** Lines as they come: all of them at the end would be megabytes to look at in one go. */
function openLines() {
  const said: string[] = [];
  let begun: Buffer[] = [];
  function take(chunk: Buffer): void {
    const end = chunk.indexOf(lineEnd);
    if (end < 0) return void begun.push(chunk);
    said.push(Buffer.concat([...begun, chunk.subarray(0, end)]).toString());
    begun = [];
    take(chunk.subarray(end + 1));
  }
  return { said, take };
}
