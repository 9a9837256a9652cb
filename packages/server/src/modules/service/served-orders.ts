import { Refusal } from '@onehaul/domain/refusal';
import type { Db, TransactionDb } from '../../db/database.ts';
import { dropUnpaidOf, servedOrders, servedThemselves } from './request.repository.ts';

type NumberedOrder = { readonly id: number; readonly number: string };

/**
 * Which of these row-locked orders have a paid, unfinished service on themselves or on one of their parcels.
 */
export async function findServedOrders(
  db: Db,
  shopId: number,
  orders: readonly NumberedOrder[],
): Promise<ReadonlySet<number>> {
  const rows = await db.all(servedOrders, { shopId, ids: orders.map(({ id }) => id) });
  return new Set(rows.map(({ id }) => id));
}

/** Refuses to pick row-locked orders that have an unfinished service. */
export async function assertOrdersNotServed(
  db: Db,
  shopId: number,
  orders: readonly NumberedOrder[],
): Promise<void> {
  const served = await findServedOrders(db, shopId, orders);
  const order = orders.find(({ id }) => served.has(id));
  if (order) throw new Refusal('service.open', { number: order.number });
}

/**
 * Cancels the unpaid services of row-locked orders that are being cancelled. Refuses while an order has a
 * paid, unfinished service; services on its parcels continue.
 */
export async function abandonServices(
  db: TransactionDb,
  shopId: number,
  orderIds: readonly number[],
): Promise<void> {
  const [served] = await db.all(servedThemselves, { shopId, ids: [...orderIds] });
  if (served) throw new Refusal('service.open', { number: served.number });
  await db.all(dropUnpaidOf, { shopId, orderIds: [...orderIds] });
}
