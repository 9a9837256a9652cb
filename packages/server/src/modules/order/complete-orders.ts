import type { TransactionDb } from '../../db/database.ts';
import { spendCoupons } from '../coupon/index.ts';
import { type Actor, type LockedOrder, stepOrders } from '../order-move/index.ts';
import { deliverParcelsOf } from '../parcel/index.ts';

/** Completes orders and marks their parcels delivered. Requires locked orders that are shipped. */
export async function completeOrders(
  db: TransactionDb,
  shopId: number,
  orders: readonly Pick<LockedOrder, 'id' | 'step'>[],
  actor: Actor,
): Promise<void> {
  const orderIds = orders.map(({ id }) => id);
  await stepOrders(db, shopId, orders, 'complete', { actor });
  await deliverParcelsOf(db, shopId, orderIds, { actor });
  await spendCoupons(db, { shopId, orderIds });
}
