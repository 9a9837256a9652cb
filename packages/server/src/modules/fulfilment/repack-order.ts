import type { TransactionDb } from '../../db/database.ts';
import { type LockedOrder, stepOrders } from '../order-move/index.ts';
import { stepParcelsOf } from '../parcel/index.ts';
import { withdrawCheaper } from '../payment/index.ts';
import { lockOrder, type OfOrderNumber, type Scanned } from './lock-order.ts';

/** Opens a packed order again. What was paid stays paid until it is packed once more. */
export async function repackOrder(
  db: TransactionDb,
  staffId: number,
  scan: OfOrderNumber & Scanned,
): Promise<number> {
  const { order } = await lockOrder(db, scan);
  await reopenBoxes(db, order, staffId);
  return order.id;
}

/** The order is held. Money that waits to go back for these boxes waits no longer: the next closing decides anew. */
export async function reopenBoxes(db: TransactionDb, order: LockedOrder, staffId: number): Promise<void> {
  const { shopId, id: orderId, number } = order;
  const actor = { kind: 'staff', id: staffId } as const;
  await stepOrders(db, shopId, [order], 'repack', { actor });
  await stepParcelsOf(db, shopId, orderId, 'unpack', { actor, details: { order: number } });
  await withdrawCheaper(db, { shopId, orderId, staffId });
}
