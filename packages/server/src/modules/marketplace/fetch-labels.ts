import { randomUUID } from 'node:crypto';
import { PlatformCallFailed } from '../../gateways/marketplace/marketplace-platform.ts';
import type { Storage } from '../../gateways/storage/storage.ts';
import { objectKeyOf } from '../file/index.ts';
import { lockOrders, recordOrderEvents } from '../order-move/index.ts';
import {
  postponeLabel,
  leaseUnlabelledOrders,
  type UnlabelledOrder,
  writeBillNumber,
  writeLabel,
  writeTracking,
} from './marketplace-order.repository.ts';
import { callMarketplace, type MarketplaceCallServices } from './call-marketplace.ts';

export type LabelServices = MarketplaceCallServices & { readonly storage: Storage };

const ordersAtOnce = 20;
/** Lease: longer than the API calls for one label take. */
const leaseSeconds = 60;
/** Retry delay while the marketplace is still rendering the label. */
const renderRetrySeconds = 3;
const backoffSeconds = (failures: number) => Math.min(3600, 30 * 2 ** Math.min(failures, 7));
const actor = { kind: 'system' } as const;

/** Gets the last-mile tracking number; the first time, by arranging shipment at the marketplace. */
async function getTrackingNumber(services: LabelServices, tenantId: number, order: UnlabelledOrder) {
  const { shopId, id, externalNumber, standing } = order;
  if (order.trackingNumber !== null) return order.trackingNumber;
  const which = { tenantId, shopId, id: order.marketplaceShopId };
  const number = await callMarketplace(services, which, (platform, shop) =>
    standing === 'toShip'
      ? platform.ship(shop, externalNumber)
      : platform.trackingNumber(shop, externalNumber),
  );
  if (number === null) return null;
  const tracking = { shopId, id, trackingNumber: number };
  await services.database.transaction(tenantId, (db) => db.all(writeTracking, tracking));
  return number;
}

async function fetchLabel(
  services: LabelServices,
  tenantId: number,
  order: UnlabelledOrder,
): Promise<boolean> {
  const { database, storage } = services;
  const { shopId, id, externalNumber: number } = order;
  const trackingNumber = await getTrackingNumber(services, tenantId, order);
  if (trackingNumber === null) return false;
  const which = { tenantId, shopId, id: order.marketplaceShopId };
  const label = await callMarketplace(services, which, (platform, shop) =>
    platform.label(shop, { number, trackingNumber }),
  );
  if (label === null) return false;
  const labelKey = order.labelKey ?? `marketplace-label/${randomUUID()}.pdf`;
  const key = objectKeyOf({ tenantId, id: shopId }, labelKey)!;
  await storage.put(key, label, { contentType: 'application/pdf', visibility: 'private' });
  await database.transaction(tenantId, async (db) => {
    const orderId = order.orderId!;
    // Lock order: our order before the marketplace order, as everywhere.
    await lockOrders(db, shopId, [orderId]);
    if (!(await db.first(writeLabel, { shopId, id, labelKey }))) return;
    await db.all(writeBillNumber, { shopId, orderId, billNumber: trackingNumber });
    await recordOrderEvents(db, shopId, [orderId], 'label', { actor, details: { trackingNumber } });
  });
  return true;
}

/** Fetches labels for orders in stock, for the packing table. Returns true when there may be more. */
export async function fetchLabels(services: LabelServices, tenantId: number): Promise<boolean> {
  const { database, log } = services;
  const due = await database.transaction(tenantId, (db) =>
    db.all(leaseUnlabelledOrders, { limit: ordersAtOnce, seconds: leaseSeconds }),
  );
  const fetch = async (order: UnlabelledOrder) => {
    const { shopId, id, labelFailures } = order;
    const putOff = (failures: number, seconds: number) =>
      database.transaction(tenantId, (db) => db.all(postponeLabel, { shopId, id, failures, seconds }));
    try {
      if (!(await fetchLabel(services, tenantId, order))) await putOff(labelFailures, renderRetrySeconds);
    } catch (error) {
      const about = { tenant: tenantId, shop: shopId, marketplaceOrder: id };
      log.warn({ err: error, ...about }, 'a label could not be had');
      // Persistent refusals show up in the console; retries continue with backoff.
      const failures =
        error instanceof PlatformCallFailed && error.kind === 'silent' ? labelFailures : labelFailures + 1;
      await putOff(failures, backoffSeconds(failures));
    }
  };
  await Promise.all(due.map(fetch));
  return due.length === ordersAtOnce;
}
