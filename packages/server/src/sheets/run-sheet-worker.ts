import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { SheetHead, SheetTask } from './sheet-worker.ts';

const workerTimeoutMs = 10_000;
/** Heap of the child: twenty thousand rows of twenty columns need half of it. */
const heapMegabytes = 208;
const worker = fileURLToPath(new URL('./sheet-worker.ts', import.meta.url));
/** Twenty thousand rows of twenty cells take a third of it. */
const maxOutputBytes = 48 * 2 ** 20;
/**
 * Lower CPU priority for large sheets, so that API responses come first; small ones run normally. Set at
 * start, because a later renice would not affect threads that exist already. Not lower, because the time
 * limit must hold on a busy machine.
 */
const lowPriority = ['nice', '-n', '4'];
const largeBytes = 64 * 1024;

export type SheetReading = { readonly head: SheetHead; readonly pieces: readonly string[] };
const tooMuch: SheetReading = { head: { refusal: 'sheet.tooMuch' }, pieces: [] };

/**
 * Reads an untrusted file in a child process: it has its own memory, can be killed in an endless loop, has no
 * access to this process's data, and does not block the event loop.
 */
export function runSheetWorker(bytes: Uint8Array, task: SheetTask): Promise<SheetReading> {
  const limits = [`--max-old-space-size=${heapMegabytes}`, '--max-semi-space-size=8', '--stack-size=900'];
  const [command, ...words] = [
    ...(bytes.byteLength > largeBytes ? lowPriority : []),
    process.execPath,
    ...limits,
    worker,
    JSON.stringify(task),
  ];
  const child = spawn(command!, words, {
    env: {},
    stdio: ['pipe', 'pipe', 'ignore'],
    timeout: workerTimeoutMs,
    killSignal: 'SIGKILL',
  });
  const lines = createLineSplitter();
  let length = 0;
  child.stdout.on('data', (chunk: Buffer) => {
    lines.take(chunk);
    length += chunk.length;
    if (length > maxOutputBytes) child.kill('SIGKILL');
  });
  // The child may exit before it has read all input.
  child.stdin.on('error', () => {});
  child.stdin.end(bytes);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    // Out of memory, stack overflow or timeout.
    child.once('close', (code) => resolve(code === 0 ? parseReading(lines.said) : tooMuch));
  });
}

function parseReading([head, ...pieces]: readonly string[]): SheetReading {
  return { head: JSON.parse(head!) as SheetHead, pieces };
}

const lineEnd = 10;

/** Splits output into lines as it arrives: doing so at the end would process megabytes in one go. */
function createLineSplitter() {
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
