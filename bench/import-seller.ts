// The seller runs in its own thread: building a form from a large file would delay the measured reads.
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { importCalls, verifyCalls } from '@onehaul/contract/import';
import { callerOf, type Member } from './member-caller.ts';

type Given = {
  readonly member: Member;
  readonly lineId: number;
  readonly file: Uint8Array;
  /** The process whose memory is measured. */
  readonly apiPid: number;
};
export type Checked = {
  readonly state: string;
  readonly total: number;
  readonly wrong: number;
  readonly seconds: number;
  readonly grownMegabytes: number;
};

async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)![1]) / 1024;
}

/** Uploads the file and polls its state five times a second, as the page does. */
async function openChecking({ member, lineId, file, apiPid }: Given) {
  const caller = await callerOf(member);
  return async (): Promise<Checked> => {
    const [began, resident] = [performance.now(), await residentMegabytes(apiPid)];
    const { id } = await caller(verifyCalls.verify, {
      kind: 'codOrder',
      name: 'bench',
      choices: { lineId },
      file: new Uint8Array(file),
    });
    let grownMegabytes = 0;
    for (;;) {
      grownMegabytes = Math.max(grownMegabytes, (await residentMegabytes(apiPid)) - resident);
      const { sheet } = await caller(importCalls.get, { id, pageIndex: 1, pageRows: 20 });
      const { state, total, wrong } = sheet;
      if (state !== 'reading')
        return { state, total, wrong, seconds: (performance.now() - began) / 1000, grownMegabytes };
      await wait(200);
    }
  };
}

export async function openSeller(given: Given) {
  const thread = new Worker(new URL(import.meta.url), { workerData: given });
  const heard = async (): Promise<unknown> => (await once(thread, 'message'))[0];
  await heard();
  return {
    async check(): Promise<Checked> {
      thread.postMessage('check');
      return (await heard()) as Checked;
    },
    close: () => thread.terminate(),
  };
}

if (!isMainThread) {
  const check = await openChecking(workerData as Given);
  parentPort!.on('message', () => void check().then((checked) => parentPort!.postMessage(checked)));
  parentPort!.postMessage('ready');
}
