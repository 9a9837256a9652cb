import type { Logger } from 'pino';
import type { Database } from '../../db/database.ts';
import { makeOrderList } from '../../documents/make-document.ts';
import type { Storage } from '../../gateways/storage/storage.ts';
import { createFinder } from '../../jobs/find-work.ts';
import { createSweep, type Sweep } from '../../jobs/sweep.ts';
import { objectKeyOf } from '../file/index.ts';
import type { PaperReader } from './find-layout.ts';
import { findOrderRows } from './find-papers.ts';
import { printLabels, printOrderSheets } from './print-papers.ts';
import { endPrint, leasePrint, updatePrintProgress } from './print-job.repository.ts';

type PrinterOptions = {
  readonly database: Database;
  readonly storage: Storage;
  readonly log: Pick<Logger, 'warn' | 'error'>;
};
type LeasedPrint = NonNullable<(typeof leasePrint)['row']>;

const everyMs = 1000;
/** Progress update interval in orders: frequent enough to be credible, rare enough to be cheap. */
const progressEvery = 50;

const contentTypes = {
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/** Renders queued print jobs, one file at a time per tenant. */
export function createPrinter({ database, storage, log }: PrinterOptions): Sweep {
  async function draw(tenantId: number, job: LeasedPrint): Promise<void> {
    const db = database.autocommit(tenantId);
    const which = { shopId: job.shopId, id: job.id };
    const bytes = await renderPrint({ db, storage, tenantId }, job, (done) => {
      if (done % progressEvery === 0)
        void db.all(updatePrintProgress, { ...which, done }).catch(() => undefined);
    });
    const extension = job.kind === 'rows' ? 'xlsx' : 'pdf';
    const fileKey = `print/${job.id}.${extension}`;
    const key = objectKeyOf({ tenantId, id: job.shopId }, fileKey)!;
    try {
      await storage.put(key, bytes, { contentType: contentTypes[extension], visibility: 'private' });
    } catch (error) {
      // The put may have succeeded despite the error; if this delete fails too, the sweep of orphaned files
      // removes it.
      await storage.delete(key).catch(() => undefined);
      throw error;
    }
    await db.all(endPrint, { ...which, state: 'done', fileKey });
  }

  return createSweep({
    database,
    log,
    name: 'print',
    everyMs,
    find: createFinder(database, ['print_job']),
    work: async (tenantId) => {
      const db = database.autocommit(tenantId);
      const job = await db.first(leasePrint, {});
      if (!job) return false;
      await draw(tenantId, job).catch(async (error: unknown) => {
        // A failed job is not retried; the user can request it again.
        log.error({ err: error, printId: job.id }, 'papers were not drawn');
        await db.all(endPrint, { shopId: job.shopId, id: job.id, state: 'failed', fileKey: null });
      });
      return true;
    },
  });
}

async function renderPrint(
  reader: PaperReader,
  job: LeasedPrint,
  tell: (done: number) => void,
): Promise<Uint8Array> {
  const { shopId, language, kind } = job;
  const asked = { shopId, language, ids: job.orderIds.map(Number) };
  if (kind === 'labels') return printLabels(reader, asked, tell);
  if (kind === 'sheet') return printOrderSheets(reader, asked, tell);
  return makeOrderList(language, await findOrderRows(reader.db, asked));
}
