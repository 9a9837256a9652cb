import type { Logger } from 'pino';
import type { Database } from '../../db/database.ts';
import { createFinder } from '../../jobs/find-work.ts';
import { createSweep, type Sweep } from '../../jobs/sweep.ts';
import { finishTask, lockTask, waitingTasks } from '../order-move/index.ts';
import { dueEarnings } from './earning.repository.ts';
import { releaseEarning } from './release-earning.ts';
import { settleEarnings } from './settle-earnings.ts';

const batchRows = 50;

type SweepServices = {
  readonly database: Database;
  readonly log: Pick<Logger, 'warn' | 'error'>;
  readonly everyMs?: number;
};

/** Processes changed orders, then earnings past their waiting period. Returns true when more may remain. */
export async function sweepEarnings(
  { database, log }: Pick<SweepServices, 'database' | 'log'>,
  tenantId: number,
): Promise<boolean> {
  let done = 0;
  const tell = (about: object) => (error: unknown) =>
    log.error({ err: error, ...about }, 'an earning was not settled');
  const tasks = await database.tenant(tenantId).all(waitingTasks, { kind: 'earnings', limit: batchRows });
  for (const { id, orderId } of tasks) {
    await database
      .transaction(tenantId, async (db) => {
        const task = await db.first(lockTask, { id });
        if (!task) return 0;
        const isDone = await settleEarnings(db, task);
        if (isDone) await db.all(finishTask, { id });
        return 1;
      })
      .then((count) => (done += count), tell({ orderId }));
  }
  const due = await database.tenant(tenantId).all(dueEarnings, { limit: batchRows });
  for (const earning of due) {
    await database
      .transaction(tenantId, (db) => releaseEarning(db, earning))
      .then((isReleased) => (done += isReleased ? 1 : 0), tell({ earningId: earning.id }));
  }
  return done > 0;
}

/** Background sweep: earnings follow the members' orders within seconds. */
export function createEarningSweep({ everyMs = 2000, database, log }: SweepServices): Sweep {
  return createSweep({
    database,
    log,
    name: 'earnings',
    everyMs,
    find: createFinder(database, ['earning_task', 'earning']),
    work: (tenantId) => sweepEarnings({ database, log }, tenantId),
  });
}
