import { isOverdue } from '@onehaul/domain/tracking/next-step';
import type { Database } from '../../db/database.ts';
import { forEachTenant, type Job } from '../../jobs/job.ts';
import { recordOrderEvents } from '../order-move/index.ts';
import { flagLate, ordersUnderWay } from './late.repository.ts';
import { insertMissingWatches } from './watch.repository.ts';

const batchRows = 200;

/** Subscribes every trackable order in transit, so that no caller has to. */
const watchOrdersJob: Job = {
  name: 'watch-orders',
  cron: '*/5 * * * *',
  run: ({ database }) =>
    forEachTenant(database, async (tenantId) => {
      const addSome = () =>
        database.transaction(tenantId, (db) => db.all(insertMissingWatches, { limit: batchRows }));
      while ((await addSome()).length === batchRows);
    }),
};

async function flagAndRecordLate(
  database: Database,
  tenantId: number,
  shopId: number,
  ids: readonly number[],
) {
  await database.transaction(tenantId, async (db) => {
    const flagged = await db.all(flagLate, { shopId, ids: [...ids].sort((a, b) => a - b) });
    await recordOrderEvents(
      db,
      shopId,
      flagged.map(({ id }) => id),
      'exception',
      { actor: { kind: 'system' }, details: { exception: 'late' } },
    );
  });
}

/** Flags orders that are days overdue for staff, once per order. */
const findLateOrdersJob: Job = {
  name: 'find-late-orders',
  cron: '20 * * * *',
  run: ({ database }) =>
    forEachTenant(database, async (tenantId) => {
      const now = new Date();
      let afterId = 0;
      for (;;) {
        const orders = await database.tenant(tenantId).all(ordersUnderWay, { afterId, limit: batchRows });
        const late = orders.filter(({ seen, ...order }) => {
          const lines = seen.map(({ phase, source, at }) => ({
            milestone: phase,
            source,
            happenedAt: new Date(at),
          }));
          return isOverdue({ ...order, lines, now });
        });
        for (const [shopId, ofShop] of Map.groupBy(late, (order) => order.shopId))
          await flagAndRecordLate(
            database,
            tenantId,
            shopId,
            ofShop.map(({ id }) => id),
          );
        if (orders.length < batchRows) return;
        afterId = orders.at(-1)!.id;
      }
    }),
};

export const trackingJobs: readonly Job[] = [watchOrdersJob, findLateOrdersJob];
