import { Refusal } from '@onehaul/domain/refusal';
import type { Db } from '../../db/database.ts';
import { dropUnpaidOf, servedOrders, servedThemselves } from './request.repository.ts';

type Held = { readonly id: number; readonly number: string };

/** Which of these orders, held, somebody was paid to work on, or on a parcel of theirs, and has not finished with. */
export async function findServedOrders(
  db: Db,
  shopId: number,
  orders: readonly Held[],
): Promise<ReadonlySet<number>> {
  const rows = await db.all(servedOrders, { shopId, ids: orders.map(({ id }) => id) });
  return new Set(rows.map(({ id }) => id));
}

/** Refuses to fetch orders, held, while somebody works on them. */
export async function assertOrdersNotServed(db: Db, shopId: number, orders: readonly Held[]): Promise<void> {
  const served = await findServedOrders(db, shopId, orders);
  const order = orders.find(({ id }) => served.has(id));
  if (order) throw new Refusal('service.open', { number: order.number });
}

/**
 * Orders, held, are about to come to nothing, and so does what was asked for them without being paid. Refused while
 * somebody works on one; what is done to their parcels goes on.
 */
export async function abandonServices(db: Db, shopId: number, orderIds: readonly number[]): Promise<void> {
  const [served] = await db.all(servedThemselves, { shopId, ids: [...orderIds] });
  if (served) throw new Refusal('service.open', { number: served.number });
  await db.all(dropUnpaidOf, { shopId, orderIds: [...orderIds] });
}
