import { parentPort } from 'node:worker_threads';
import type { Language } from '@onehaul/domain/language';
import { importWords } from '@onehaul/i18n/import-text';
import { type PaperWords, paperWords } from '@onehaul/i18n/paper-text';
import { drawBinLabels } from './draw-bin-labels.ts';
import { renderCompanyInvoice } from './render-company-invoice.ts';
import { renderInvoice } from './render-invoice.ts';
import { renderLabels } from './render-labels.ts';
import { renderManifest } from './render-manifest.ts';
import { renderUnitLabel } from './render-unit-label.ts';
import { renderOrders } from './render-orders.ts';
import { renderPeerStatement } from './render-peer-statement.ts';
import { renderStatement } from './render-statement.ts';
import type { LaidOutPaper, PaperPreview, PaperTask } from './papers.ts';
import { readPdf } from './read-pdf.ts';
import { svgOf } from './svg-of-page.ts';
import { writeBoxList } from './write-box-list.ts';
import { writeBadRows, writeTemplate } from './write-import.ts';
import { writePeerStatement } from './write-peer-statement.ts';
import { writeCustoms, writeFlow, writeOrders, writeSettlement } from './write-rows.ts';

export type DocumentRequest = { readonly id: number; readonly task: PaperTask };
export type DocumentReply = { readonly id: number } & (
  | { readonly bytes: Uint8Array }
  | { readonly error: string }
  | { readonly done: number }
);

function renderDocument(
  words: PaperWords,
  task: PaperTask,
  tell: (done: number) => void,
): Promise<Uint8Array> {
  switch (task.kind) {
    case 'labels':
      return renderLabels(words, task.layout, task.boxes, tell);
    case 'orders':
      return renderOrders(words, task.layout, task.orders, tell);
    case 'invoice':
      return renderInvoice(words, task.layout, task.invoice);
    case 'preview':
      return drawPreview(words, task.language, task.paper);
    case 'boxList':
      return writeBoxList(words, task.lines);
    case 'unitLabel':
      return renderUnitLabel(words, task.unit);
    case 'binLabels':
      return drawBinLabels(task.sheet, tell);
    case 'manifest':
      return renderManifest(words, task.manifest);
    case 'customs':
      return writeCustoms(words, task.rows);
    case 'orderList':
      return writeOrders(words, task.rows);
    case 'settlement':
      return writeSettlement(words, task.rows);
    case 'statement':
      return renderStatement(words, task.statement);
    case 'peerStatement':
      return renderPeerStatement(words, task.statement);
    case 'companyInvoice':
      return renderCompanyInvoice(words, task.invoice);
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

const mostPreviewed = 3;

/** Draws the first pages of the file that would be printed. */
async function drawPreview(words: PaperWords, language: Language, paper: LaidOutPaper): Promise<Uint8Array> {
  const drawn = readPdf(await renderDocument(words, { language, ...paper }, () => undefined));
  const pages = drawn.slice(0, mostPreviewed).map((page) => svgOf(page, paper.layout.logo));
  return Buffer.from(JSON.stringify({ pages, count: drawn.length } satisfies PaperPreview));
}

async function handleRequest({ id, task }: DocumentRequest): Promise<void> {
  try {
    const tell = (done: number) => parentPort!.postMessage({ id, done } satisfies DocumentReply);
    const bytes = await renderDocument(paperWords(task.language), task, tell);
    parentPort!.postMessage({ id, bytes } satisfies DocumentReply);
  } catch (error) {
    const told = error instanceof Error ? (error.stack ?? error.message) : String(error);
    parentPort!.postMessage({ id, error: told } satisfies DocumentReply);
  }
}

parentPort!.on('message', (asked: DocumentRequest) => void handleRequest(asked));
