import type { Logger } from 'pino';
import { createFinder } from '../../jobs/find-work.ts';
import { createSweep, type Sweep } from '../../jobs/sweep.ts';
import { fetchLabels, type LabelServices } from './fetch-labels.ts';
import { followOrders } from './follow-orders.ts';
import { ordersToStop } from './marketplace-order.repository.ts';
import { stopOrder } from './stop-order.ts';
import { syncDueShops } from './sync-shop.ts';

export type MarketplaceServices = LabelServices & { readonly log: Pick<Logger, 'warn' | 'error'> };

const batchRows = 50;

/** Stops orders cancelled by their marketplace, one transaction each, so one failure blocks no others. */
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

/** Runs one round of marketplace background work for a tenant. Returns true when there may be more. */
export async function sweepMarketplaces(services: MarketplaceServices, tenantId: number): Promise<boolean> {
  const isMore = await syncDueShops(services, tenantId);
  // Stopping runs before any step that would advance an order.
  const isStopping = await stopOrders(services, tenantId);
  const isFollowing = await followOrders(services.database, tenantId);
  const isLabelling = await fetchLabels(services, tenantId);
  return isMore || isStopping || isFollowing || isLabelling;
}

/** Periodically syncs orders, stops cancelled ones, follows our own orders and fetches labels. */
export function createMarketplaceSweep(services: MarketplaceServices, everyMs = 2000): Sweep {
  const { database, log } = services;
  return createSweep({
    database,
    log,
    name: 'marketplaces',
    everyMs,
    find: createFinder(database, ['marketplace_shop', 'marketplace_order']),
    work: (tenantId) => sweepMarketplaces(services, tenantId),
  });
}
