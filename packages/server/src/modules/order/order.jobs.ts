import { settingTypes } from '@onehaul/domain/settings';
import { forEachTenant, type Job } from '../../jobs/job.ts';
import { lockCouponsOf } from '../coupon/index.ts';
import { lockOrders } from '../order-move/index.ts';
import { closePayments } from '../payment/index.ts';
import { completeOrders } from './complete-orders.ts';
import { abandonOrders } from './abandon-orders.ts';
import { deliveredOrdersDue, unpaidOrdersDue } from './order.repository.ts';

const batchRows = 100;
const actor = { kind: 'system' } as const;

/** Expires unpaid orders and releases their parcels. One transaction each, because it may post points. */
const expireOrdersJob: Job = {
  name: 'expire-orders',
  cron: '*/5 * * * *',
  run: ({ database, log }) =>
    forEachTenant(database, async (tenantId) => {
      const expire = (shopId: number, id: number) =>
        database.transaction(tenantId, async (db) => {
          const which = { shopId, orderIds: [id] };
          await lockCouponsOf(db, which);
          await closePayments(db, which);
          const orders = await lockOrders(db, shopId, [id]);
          const { step, paidMinor, payUntil } = orders[0]!;
          if (step !== 'unpaid' || paidMinor > 0 || payUntil === null || payUntil > new Date()) return;
          await abandonOrders(db, shopId, orders, 'expire', { actor, notice: 'orderExpired' });
        });
      for (let afterId = 0; ;) {
        const due = await database.tenant(tenantId).all(unpaidOrdersDue, { afterId, limit: batchRows });
        for (const { shopId, id } of due) {
          await expire(shopId, id).catch((error: unknown) =>
            log.error({ err: error, orderId: id }, 'an order did not expire'),
          );
        }
        if (due.length < batchRows) return;
        afterId = due.at(-1)!.id;
      }
    }),
};

/** Completes delivered orders without a complaint. */
const completeOrdersJob: Job = {
  name: 'complete-orders',
  cron: '17 * * * *',
  run: ({ database }) =>
    forEachTenant(database, async (tenantId) => {
      const takeBatch = () =>
        database.transaction(tenantId, async (db) => {
          const { default: days, min, max } = settingTypes.completeAfterDays;
          const due = await db.all(deliveredOrdersDue, { days, min, max, limit: batchRows });
          for (const [shopId, orders] of Map.groupBy(due, (order) => order.shopId)) {
            await completeOrders(db, shopId, orders, actor);
          }
          return due.length;
        });
      while ((await takeBatch()) === batchRows);
    }),
};

export const orderJobs: readonly Job[] = [expireOrdersJob, completeOrdersJob];
