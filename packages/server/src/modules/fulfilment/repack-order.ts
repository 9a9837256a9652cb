import type { TransactionDb } from '../../db/database.ts';
import { type LockedOrder, stepOrders } from '../order-move/index.ts';
import { stepParcelsOf } from '../parcel/index.ts';
import { withdrawPriceDifferenceRefund } from '../payment/index.ts';
import { lockOrder, type OrderNumberScope, type ScanTime } from './lock-order.ts';

/** Reopens a packed order. Payments stand until it is packed again. */
export async function repackOrder(
  db: TransactionDb,
  staffId: number,
  scan: OrderNumberScope & ScanTime,
): Promise<number> {
  const { order } = await lockOrder(db, scan);
  await reopenBoxes(db, order, staffId);
  return order.id;
}

/** Requires the order lock. Cancels the pending refund for these boxes; the next closing decides it again. */
export async function reopenBoxes(db: TransactionDb, order: LockedOrder, staffId: number): Promise<void> {
  const { shopId, id: orderId, number } = order;
  const actor = { kind: 'staff', id: staffId } as const;
  await stepOrders(db, shopId, [order], 'repack', { actor });
  await stepParcelsOf(db, shopId, orderId, 'unpack', { actor, details: { order: number } });
  await withdrawPriceDifferenceRefund(db, { shopId, orderId, staffId });
}
