import type { Logger } from 'pino';
import { openSweep, type Sweep } from '../../jobs/sweep.ts';
import { fetchLabels, type LabelServices } from './fetch-labels.ts';
import { followOrders } from './follow-orders.ts';
import { ordersToStop } from './marketplace-order.repository.ts';
import { marketplaceWork } from './marketplace-work.repository.ts';
import { stopOrder } from './stop-order.ts';
import { syncDueShops } from './sync-shop.ts';

export type MarketplaceServices = LabelServices & { readonly log: Pick<Logger, 'warn' | 'error'> };

const batchRows = 50;

/** Stops what its marketplace took back, each in a transaction of its own: one's trouble is not another's. */
async function stopOrders({ database, log }: MarketplaceServices, tenantId: number): Promise<boolean> {
  const orders = await database.tenant(tenantId).all(ordersToStop, { limit: batchRows });
  let done = 0;
  for (const order of orders) {
    await database
      .transaction(tenantId, (db) => stopOrder(db, order))
      .then(
        () => (done += 1),
        (error: unknown) => log.error({ err: error, marketplaceOrder: order.id }, 'an order was not stopped'),
      );
  }
  return orders.length === batchRows && done > 0;
}

/** Everything marketplaces need of us by themselves. True when there may be more. */
export async function sweepMarketplaces(services: MarketplaceServices, tenantId: number): Promise<boolean> {
  const isMore = await syncDueShops(services, tenantId);
  // Stopping comes before everything that would bring an order further.
  const isStopping = await stopOrders(services, tenantId);
  const isFollowing = await followOrders(services.database, tenantId);
  const isLabelling = await fetchLabels(services, tenantId);
  return isMore || isStopping || isFollowing || isLabelling;
}

/** Asks marketplaces for orders, stops what they took back, follows our own work, and has labels drawn. */
export function openMarketplaceSweep(services: MarketplaceServices, everyMs = 2000): Sweep {
  const { database, log } = services;
  return openSweep({
    database,
    log,
    name: 'marketplaces',
    everyMs,
    look: async (tenantId) => (await database.tenant(tenantId).first(marketplaceWork, {}))?.isWork === true,
    work: (tenantId) => sweepMarketplaces(services, tenantId),
  });
}
