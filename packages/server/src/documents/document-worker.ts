import { parentPort } from 'node:worker_threads';
import { type PaperWords, paperWords } from '@onehaul/i18n/paper-text';
import { drawLabels } from './draw-labels.ts';
import { drawManifest } from './draw-manifest.ts';
import { drawOrders } from './draw-orders.ts';
import { drawStatement } from './draw-statement.ts';
import type { PaperTask } from './papers.ts';
import { writeCustoms, writeFlow, writeOrders, writeSettlement } from './write-rows.ts';

export type Asked = { readonly id: number; readonly task: PaperTask };
export type Made = { readonly id: number } & ({ readonly bytes: Uint8Array } | { readonly error: string });

function make(words: PaperWords, task: PaperTask): Promise<Uint8Array> {
  switch (task.kind) {
    case 'labels':
      return drawLabels(words, task.boxes);
    case 'orders':
      return drawOrders(words, task.orders);
    case 'manifest':
      return drawManifest(words, task.manifest);
    case 'customs':
      return writeCustoms(words, task.rows);
    case 'orderList':
      return writeOrders(words, task.rows);
    case 'settlement':
      return writeSettlement(words, task.rows);
    case 'statement':
      return drawStatement(words, task.statement);
    case 'flow':
      return writeFlow(words, task.flow);
  }
}

async function answer({ id, task }: Asked): Promise<void> {
  try {
    const bytes = await make(paperWords(task.language), task);
    parentPort!.postMessage({ id, bytes } satisfies Made);
  } catch (error) {
    const told = error instanceof Error ? (error.stack ?? error.message) : String(error);
    parentPort!.postMessage({ id, error: told } satisfies Made);
  }
}

parentPort!.on('message', (asked: Asked) => void answer(asked));
