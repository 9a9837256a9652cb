import { forEachTenant, type Job } from '../../jobs/job.ts';
import { expireConfirmation } from './answer-confirmation.ts';
import { dueConfirmations, expireConfirmations } from './consignee.repository.ts';

const batchRows = 100;

/** Expires unanswered confirmations, once each: notifies the owner and raises an exception. */
const expireConfirmationsJob: Job = {
  name: 'expire-confirmations',
  cron: '*/10 * * * *',
  run: ({ database }) =>
    forEachTenant(database, async (tenantId) => {
      for (;;) {
        const due = await database.tenant(tenantId).all(dueConfirmations, { limit: batchRows });
        for (const [shopId, ofShop] of Map.groupBy(due, (one) => one.shopId)) {
          const ids = ofShop.map(({ orderId }) => orderId);
          await database.transaction(tenantId, (db) =>
            expireConfirmation(db, shopId, ids, (some, to) =>
              db.all(expireConfirmations, { shopId, ids: some, to }),
            ),
          );
        }
        if (due.length < batchRows) return;
      }
    }),
};

export const consigneeJobs: readonly Job[] = [expireConfirmationsJob];
