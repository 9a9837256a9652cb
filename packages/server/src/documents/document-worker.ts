import { parentPort } from 'node:worker_threads';
import { importWords } from '@onehaul/i18n/import-text';
import { type PaperWords, paperWords } from '@onehaul/i18n/paper-text';
import { drawBinLabels } from './draw-bin-labels.ts';
import { drawInvoice } from './draw-invoice.ts';
import { drawLabels } from './draw-labels.ts';
import { drawManifest } from './draw-manifest.ts';
import { drawUnitLabel } from './draw-unit-label.ts';
import { drawOrders } from './draw-orders.ts';
import { drawPeerStatement } from './draw-peer-statement.ts';
import { drawStatement } from './draw-statement.ts';
import type { PaperTask } from './papers.ts';
import { writeBoxList } from './write-box-list.ts';
import { writeBadRows, writeTemplate } from './write-import.ts';
import { writePeerStatement } from './write-peer-statement.ts';
import { writeCustoms, writeFlow, writeOrders, writeSettlement } from './write-rows.ts';

export type Asked = { readonly id: number; readonly task: PaperTask };
export type Made = { readonly id: number } & (
  | { readonly bytes: Uint8Array }
  | { readonly error: string }
  | { readonly done: number }
);

function make(words: PaperWords, task: PaperTask, tell: (done: number) => void): Promise<Uint8Array> {
  switch (task.kind) {
    case 'labels':
      return drawLabels(words, task.boxes, tell);
    case 'orders':
      return drawOrders(words, task.orders, tell);
    case 'invoice':
      return drawInvoice(words, task.invoice);
    case 'boxList':
      return writeBoxList(words, task.lines);
    case 'unitLabel':
      return drawUnitLabel(words, task.unit);
    case 'binLabels':
      return drawBinLabels(task.sheet, tell);
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
    case 'peerStatement':
      return drawPeerStatement(words, task.statement);
    case 'peerStatementRows':
      return writePeerStatement(words, task.statement);
    case 'flow':
      return writeFlow(words, task.flow);
    case 'template':
      return writeTemplate(importWords(task.language), task.columns);
    case 'badRows':
      return writeBadRows(importWords(task.language), task.bad);
  }
}

async function answer({ id, task }: Asked): Promise<void> {
  try {
    const tell = (done: number) => parentPort!.postMessage({ id, done } satisfies Made);
    const bytes = await make(paperWords(task.language), task, tell);
    parentPort!.postMessage({ id, bytes } satisfies Made);
  } catch (error) {
    const told = error instanceof Error ? (error.stack ?? error.message) : String(error);
    parentPort!.postMessage({ id, error: told } satisfies Made);
  }
}

parentPort!.on('message', (asked: Asked) => void answer(asked));
