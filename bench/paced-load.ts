import { Agent, request } from 'node:http';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

export type PacedLoad = {
  readonly url: string;
  readonly host: string;
  readonly body: string;
  readonly perSecond: number;
  readonly seconds: number;
};
export type PacedResult = {
  /** Of successful calls, ascending. */
  readonly milliseconds: readonly number[];
  readonly sent: number;
  readonly limited: number;
  /** Limited calls that said when to try again. */
  readonly withRetryAfter: number;
  /** Neither successful nor limited. */
  readonly failed: number;
};

const tickMs = 5;

/** Sends calls at a fixed rate, whether or not earlier ones were answered, as many visitors do. */
async function sendPaced({ url, host, body, perSecond, seconds }: PacedLoad): Promise<PacedResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  const milliseconds: number[] = [];
  let [sent, limited, withRetryAfter, failed] = [0, 0, 0, 0];
  const headers = { host, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };

  function send(): Promise<void> {
    sent += 1;
    const began = performance.now();
    const { promise, resolve } = Promise.withResolvers<void>();
    const call = request(url, { method: 'POST', agent, headers }, (answer) => {
      answer.resume().on('end', () => {
        if (answer.statusCode === 200) milliseconds.push(performance.now() - began);
        else if (answer.statusCode === 429) {
          limited += 1;
          if (Number(answer.headers['retry-after']) > 0) withRetryAfter += 1;
        } else failed += 1;
        resolve();
      });
    });
    call.on('error', () => {
      failed += 1;
      resolve();
    });
    call.end(body);
    return promise;
  }

  const calls: Promise<void>[] = [];
  const start = performance.now();
  for (let passed = 0; passed < seconds * 1000; passed = performance.now() - start) {
    while (sent < (passed / 1000) * perSecond) calls.push(send());
    await new Promise((resolve) => setTimeout(resolve, tickMs));
  }
  await Promise.all(calls);
  agent.destroy();
  return { milliseconds: milliseconds.toSorted((a, b) => a - b), sent, limited, withRetryAfter, failed };
}

/** Sends from a thread of its own, so that two loads do not delay each other's clocks. */
export async function runPaced(asked: PacedLoad): Promise<PacedResult> {
  const worker = new Worker(new URL(import.meta.url), { workerData: asked });
  const { promise, resolve, reject } = Promise.withResolvers<PacedResult>();
  worker.once('message', resolve);
  worker.once('error', reject);
  return promise;
}

if (!isMainThread) parentPort!.postMessage(await sendPaced(workerData as PacedLoad));
