import type { Logger } from 'pino';
import type { Database } from '../../db/database.ts';
import { createFinder } from '../../jobs/find-work.ts';
import { createSweep, type Sweep } from '../../jobs/sweep.ts';
import { waitingTasks } from '../order-move/index.ts';
import { collectMoney } from './collect-money.ts';
import { claimCollectionTask } from './collection.repository.ts';

const batchRows = 50;
const everyMs = 2000;

type SweepOptions = { readonly database: Database; readonly log: Pick<Logger, 'warn' | 'error'> };

/** Books collected money, one order per transaction: each posts one journal, and failures stay isolated. */
export async function sweepCollections({ database, log }: SweepOptions, tenantId: number): Promise<boolean> {
  const tasks = await database.tenant(tenantId).all(waitingTasks, { kind: 'cod', limit: batchRows });
  let done = 0;
  for (const { id, ...which } of tasks) {
    await database
      .transaction(tenantId, async (db) => {
        if (await db.first(claimCollectionTask, { id })) await collectMoney(db, which, { kind: 'system' });
      })
      .then(
        () => (done += 1),
        (error: unknown) =>
          log.error({ err: error, orderId: which.orderId }, 'collected money was not booked'),
      );
  }
  return done > 0 && tasks.length === batchRows;
}

export const createCollectionSweep = (options: SweepOptions): Sweep =>
  createSweep({
    ...options,
    name: 'collections',
    everyMs,
    find: createFinder(options.database, ['collection_task']),
    work: (tenantId) => sweepCollections(options, tenantId),
  });
