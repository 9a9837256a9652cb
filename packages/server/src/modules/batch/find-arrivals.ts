import type { Arrival } from '@onehaul/contract/console/batches';
import type { Language } from '@onehaul/domain/language';
import { parseBoxCode, normalizeOrderNumber } from '@onehaul/domain/order/order-number';
import type { PayPolicy } from '@onehaul/domain/order/order-state';
import type { Db } from '../../db/database.ts';
import { ordersArriving, trackOfOrders } from './paper.repository.ts';

/** Amount still to be collected from the receiver on delivery. */
function dueOnDeliveryMinor(order: {
  readonly payPolicy: PayPolicy;
  readonly totalMinor: number;
  readonly paidMinor: number;
}): number {
  return order.payPolicy === 'collect' ? Math.max(0, order.totalMinor - order.paidMinor) : 0;
}

/** Finds orders by order number, box code or carrier bill number, with their track events. */
export async function findArrivals(db: Db, language: Language, code: string): Promise<Arrival[]> {
  const number = parseBoxCode(code)?.number ?? normalizeOrderNumber(code);
  const orders = await db.all(ordersArriving, { number, language });
  if (orders.length === 0) return [];
  const track = await db.all(trackOfOrders, {
    shopIds: orders.map(({ shopId }) => shopId),
    ids: orders.map(({ id }) => id),
  });
  const trackOf = Map.groupBy(track, ({ orderId }) => orderId);
  return orders.map(({ payPolicy, totalMinor, paidMinor, ...order }) => ({
    ...order,
    isCollect: payPolicy === 'collect',
    toCollectMinor: dueOnDeliveryMinor({ payPolicy, totalMinor, paidMinor }),
    track: (trackOf.get(order.id) ?? []).map(({ orderId: _, ...event }) => event),
  }));
}
