import { Worker } from 'node:worker_threads';
import type { BoxListLine } from '@onehaul/domain/dedicated/box-list';
import type { Language } from '@onehaul/domain/language';
import { Refusal } from '@onehaul/domain/refusal';
import type { DocumentRequest, DocumentReply } from './document-worker.ts';
import type {
  BadRows,
  BinLabelSheet,
  CompanyInvoicePaper,
  CustomsRow,
  DrawnLayout,
  FlowList,
  InvoicePaper,
  LabelBox,
  LaidOutPaper,
  ManifestPaper,
  OrderListRow,
  OrderPaper,
  PaperPreview,
  PaperTask,
  PeerStatementPaper,
  SettlementRow,
  StatementPaper,
  TemplateColumn,
  UnitLabelPaper,
} from './papers.ts';

/** A longer queue could not be drawn while callers still wait. */
const maxWaiting = 30;
const renderTimeoutMs = 30_000;

type PendingDocument = {
  /** Reports how many items have been drawn. */
  readonly tell: (done: number) => void;
  readonly resolve: (bytes: Uint8Array) => void;
  readonly reject: (error: Error) => void;
};

/**
 * Draws documents in a worker thread: a hundred labels take half a second of CPU, which would block the event
 * loop. The worker stays alive because it holds the fonts; one that died or hangs is replaced.
 */
function createDocumentWorker() {
  let worker: Worker | undefined;
  let lastId = 0;
  const waiting = new Map<number, PendingDocument>();

  function fail(failed: Worker, error: Error): void {
    if (worker !== failed) return;
    worker = undefined;
    const left = [...waiting.values()];
    waiting.clear();
    for (const { reject } of left) reject(error);
    void failed.terminate();
  }

  function start(): Worker {
    const started = new Worker(new URL('./document-worker.ts', import.meta.url), { execArgv: [], env: {} });
    started.on('message', (made: DocumentReply) => {
      const asker = waiting.get(made.id);
      if ('done' in made) {
        asker?.tell(made.done);
        return;
      }
      waiting.delete(made.id);
      if (waiting.size === 0) started.unref();
      if ('bytes' in made) asker?.resolve(made.bytes);
      else asker?.reject(new Error(made.error));
    });
    started.on('error', (error) => fail(started, error as Error));
    started.on('exit', () => fail(started, new Error('the thread that draws papers ended')));
    return started;
  }

  return async function print(
    task: PaperTask,
    tell: (done: number) => void = () => undefined,
  ): Promise<Uint8Array> {
    if (waiting.size >= maxWaiting) throw new Refusal('server.busy');
    const press = (worker ??= start());
    const id = ++lastId;
    let clock: NodeJS.Timeout | undefined;
    try {
      return await new Promise<Uint8Array>((resolve, reject) => {
        const wait = () => {
          clearTimeout(clock);
          clock = setTimeout(() => fail(press, new Error('a paper took too long')), renderTimeoutMs);
        };
        // Reported progress restarts the timeout.
        const told = (done: number) => {
          wait();
          tell(done);
        };
        waiting.set(id, { resolve, reject, tell: told });
        wait();
        press.ref();
        press.postMessage({ id, task } satisfies DocumentRequest);
      });
    } finally {
      clearTimeout(clock);
    }
  };
}

const requestDocument = createDocumentWorker();

/** One label per box. */
export const makeLabels = (
  language: Language,
  layout: DrawnLayout<'label'>,
  boxes: readonly LabelBox[],
  tell?: (done: number) => void,
) => requestDocument({ language, kind: 'labels', layout, boxes }, tell);

/** All details of an order, with its current bill. */
export const makeOrderSheet = (
  language: Language,
  layout: DrawnLayout<'orderSheet'>,
  orders: readonly OrderPaper[],
  tell?: (done: number) => void,
) => requestDocument({ language, kind: 'orders', layout, orders }, tell);

/** A commercial invoice for an order's goods. */
export const makeInvoicePaper = (language: Language, layout: DrawnLayout<'invoice'>, invoice: InvoicePaper) =>
  requestDocument({ language, kind: 'invoice', layout, invoice });

/** The same papers, as a file. */
export const makePaper = (language: Language, paper: LaidOutPaper) => requestDocument({ language, ...paper });

/** The first pages of a paper as SVG pictures. */
export async function makePreview(language: Language, paper: LaidOutPaper): Promise<PaperPreview> {
  const bytes = await requestDocument({ language, kind: 'preview', paper });
  return JSON.parse(Buffer.from(bytes).toString()) as PaperPreview;
}

/** A workbook with a row per line of a box list. */
export const makeBoxListFile = (language: Language, lines: readonly BoxListLine[]) =>
  requestDocument({ language, kind: 'boxList', lines });

/** Label of 100 by 150 mm for a bag or pallet. */
export const makeUnitLabel = (language: Language, unit: UnitLabelPaper) =>
  requestDocument({ language, kind: 'unitLabel', unit });

/** Barcode labels of bins: A4 sheets of 24, or a roll of 100 by 50 mm. */
export const makeBinLabels = (language: Language, sheet: BinLabelSheet) =>
  requestDocument({ language, kind: 'binLabels', sheet });

/** A4: the manifest a driver signs. */
export const makeManifest = (language: Language, manifest: ManifestPaper) =>
  requestDocument({ language, kind: 'manifest', manifest });

/** A workbook with a row per kind of goods. */
export const makeCustomsFile = (language: Language, rows: readonly CustomsRow[]) =>
  requestDocument({ language, kind: 'customs', rows });

/** A4: a peer's monthly statement. */
export const makePeerStatement = (language: Language, statement: PeerStatementPaper) =>
  requestDocument({ language, kind: 'peerStatement', statement });

/** The peer's monthly statement as a workbook. */
export const makePeerStatementRows = (language: Language, statement: PeerStatementPaper) =>
  requestDocument({ language, kind: 'peerStatementRows', statement });

/** A4: a company's monthly invoice of the platform. */
export const makeCompanyInvoice = (language: Language, invoice: CompanyInvoicePaper) =>
  requestDocument({ language, kind: 'companyInvoice', invoice });

/** A workbook with a row per agent. */
export const makeSettlement = (language: Language, rows: readonly SettlementRow[]) =>
  requestDocument({ language, kind: 'settlement', rows });

/** A workbook with a row per order. */
export const makeOrderList = (language: Language, rows: readonly OrderListRow[]) =>
  requestDocument({ language, kind: 'orderList', rows });

/** A4: a month of a member's balance. */
export const makeStatement = (language: Language, statement: StatementPaper) =>
  requestDocument({ language, kind: 'statement', statement });

/** A workbook with a row per wallet movement. */
export const makeFlowList = (language: Language, flow: FlowList) =>
  requestDocument({ language, kind: 'flow', flow });

/** An empty workbook to fill in and upload. */
export const makeTemplate = (language: Language, columns: readonly TemplateColumn[]) =>
  requestDocument({ language, kind: 'template', columns });

/** A workbook of the uploaded rows that failed, each with its problems. */
export const makeBadRows = (language: Language, bad: BadRows) =>
  requestDocument({ language, kind: 'badRows', bad });
