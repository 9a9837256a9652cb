import type { Logger } from 'pino';
import type { Database } from '../../db/database.ts';
import { createFinder } from '../../jobs/find-work.ts';
import { createSweep, type Sweep } from '../../jobs/sweep.ts';
import { createTariffs } from '../fee/index.ts';
import { dispatchArrived } from './dispatch-arrived.ts';
import { arrivedOrders } from './order.repository.ts';

const batchRows = 50;
const everyMs = 2000;

type DispatcherOptions = {
  readonly database: Database;
  readonly log: Pick<Logger, 'warn' | 'error'>;
};

/** Dispatches orders whose last parcel arrived, one transaction each, so one failure blocks no others. */
export function createDispatcher({ database, log }: DispatcherOptions): Sweep {
  const tariffs = createTariffs();
  return createSweep({
    database,
    log,
    name: 'dispatch',
    everyMs,
    find: createFinder(database, ['awaiting_order']),
    work: async (tenantId) => {
      const orders = await database.tenant(tenantId).all(arrivedOrders, { limit: batchRows });
      let done = 0;
      for (const order of orders) {
        await database
          .transaction(tenantId, (db) => dispatchArrived(db, tariffs, order))
          .then(
            () => (done += 1),
            (error: unknown) => log.error({ err: error, orderId: order.id }, 'an order was not sent on'),
          );
      }
      return orders.length === batchRows && done > 0;
    },
  });
}
