import type { TransactionDb } from '../../db/database.ts';
import { stepOrders } from '../order-move/index.ts';
import { closeWave } from './close-wave.ts';
import { lockOrder, type OfOrderNumber, type Scanned } from './lock-order.ts';
import { forgetItemPicks } from './item.repository.ts';
import { forgetPicks, writeWave } from './wave.repository.ts';

/** Returns an order to the pick queue, its parcels and items to their places. An exception stays. */
export async function putBack(
  db: TransactionDb,
  staffId: number,
  scan: OfOrderNumber & Scanned,
): Promise<{ orderId: number; orderNumber: string }> {
  const { order } = await lockOrder(db, scan);
  const { shopId } = scan;
  await stepOrders(db, shopId, [order], 'putBack', { actor: { kind: 'staff', id: staffId } });
  await db.all(forgetPicks, { shopId, orderId: order.id });
  await db.all(forgetItemPicks, { shopId, orderId: order.id });
  await db.all(writeWave, { shopId, ids: [order.id], waveId: null });
  await closeWave(db, shopId, order.waveId);
  return { orderId: order.id, orderNumber: order.number };
}
