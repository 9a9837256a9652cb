import {
  maxSpanMs,
  maxOrdersPerCall,
  type PlatformOrder,
  PlatformCallFailed,
  type PlatformShop,
  type MarketplacePlatform,
} from '../../gateways/marketplace/marketplace-platform.ts';
import { emit } from '../../outbox/emit.ts';
import { upsertOrders } from './marketplace-order.repository.ts';
import { shopAccessById, recordSync, leaseDueShops } from './marketplace-shop.repository.ts';
import {
  callMarketplace,
  type MarketplaceCallServices,
  type MarketplaceShopKey,
} from './call-marketplace.ts';

/** Overlap of consecutive syncs: covers changes made during the sync and clocks behind ours. */
const overlapMs = 10 * 60_000;
const syncIntervalSeconds = 5 * 60;
const minute = 60;
const maxBackoffSeconds = 3600;
/** Lease: longer than reading all pages of a busy shop takes. */
const leaseSeconds = 300;
const shopsAtOnce = 10;

/** Exponential backoff: one minute, doubling, up to an hour. */
const backoffSeconds = (failures: number) => Math.min(maxBackoffSeconds, minute * 2 ** Math.min(failures, 6));

/** Yields changed orders page by page, with details fetched fifty at a time. */
async function* changedOrders(
  platform: MarketplacePlatform,
  shop: PlatformShop,
  since: Date,
  now: Date,
): AsyncGenerator<readonly PlatformOrder[]> {
  for (let from = since; from < now;) {
    const until = new Date(Math.min(from.getTime() + maxSpanMs, now.getTime()));
    for (let cursor: string | null = ''; cursor !== null;) {
      const page: Awaited<ReturnType<MarketplacePlatform['ordersSince']>> = await platform.ordersSince(shop, {
        from,
        until,
        cursor,
      });
      for (let at = 0; at < page.numbers.length; at += maxOrdersPerCall)
        yield await platform.orderDetails(shop, page.numbers.slice(at, at + maxOrdersPerCall));
      cursor = page.cursor;
    }
    from = until;
  }
}

/** Syncs the orders of one shop; idempotent for orders already known. */
export async function syncShop(
  services: MarketplaceCallServices,
  which: MarketplaceShopKey,
  now = new Date(),
): Promise<void> {
  const { database } = services;
  const { tenantId, shopId, id } = which;
  const shop = await database.tenant(tenantId).first(shopAccessById, { shopId, id });
  if (shop?.state !== 'authorized') return;
  const { memberId, syncedUntil } = shop;
  const since = new Date(syncedUntil ? syncedUntil.getTime() - overlapMs : now.getTime() - maxSpanMs);
  await callMarketplace(services, which, async (platform, at) => {
    for await (const orders of changedOrders(platform, at, since, now)) {
      if (orders.length === 0) continue;
      const told = { shopId, memberId, marketplaceShopId: id, orders: JSON.stringify(orders) };
      await database.transaction(tenantId, async (db) => {
        const changed = await db.all(upsertOrders, told);
        if (changed.length > 0)
          await emit(db, { shopId, memberId, topic: 'marketplaceChanged', subjectId: id });
      });
    }
  });
  const settled = { shopId, id, syncedUntil: now, failures: 0, failure: '', seconds: syncIntervalSeconds };
  await database.transaction(tenantId, (db) => db.all(recordSync, settled));
}

/** Syncs the due shops of a tenant; returns true when there may be more. */
export async function syncDueShops(services: MarketplaceCallServices, tenantId: number): Promise<boolean> {
  const { database, log } = services;
  const due = await database.transaction(tenantId, (db) =>
    db.all(leaseDueShops, { limit: shopsAtOnce, seconds: leaseSeconds }),
  );
  const sync = async ({ shopId, id }: (typeof due)[number]) => {
    try {
      await syncShop(services, { tenantId, shopId, id });
    } catch (error) {
      const reason = error instanceof PlatformCallFailed ? error.code : 'our own failure';
      log.warn({ err: error, tenant: tenantId, shop: shopId, marketplaceShop: id }, 'a shop was not synced');
      const known = await database.tenant(tenantId).first(shopAccessById, { shopId, id });
      const failures = (known?.failures ?? 0) + 1;
      const told = { shopId, id, syncedUntil: null, failures, failure: reason };
      await database.transaction(tenantId, (db) =>
        db.all(recordSync, { ...told, seconds: backoffSeconds(failures) }),
      );
    }
  };
  await Promise.all(due.map(sync));
  return due.length === shopsAtOnce;
}
