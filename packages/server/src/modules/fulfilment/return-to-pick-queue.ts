import type { TransactionDb } from '../../db/database.ts';
import { stepOrders } from '../order-move/index.ts';
import { closeWave } from './close-wave.ts';
import { lockOrder, type OrderNumberScope, type ScanTime } from './lock-order.ts';
import { resetItemPicks } from './item.repository.ts';
import { resetPicks, setWaveOfOrders } from './wave.repository.ts';

/** Returns an order to the pick queue, its parcels and items to their places. An exception stays. */
export async function returnToPickQueue(
  db: TransactionDb,
  staffId: number,
  scan: OrderNumberScope & ScanTime,
): Promise<{ orderId: number; orderNumber: string }> {
  const { order } = await lockOrder(db, scan);
  const { shopId } = scan;
  await stepOrders(db, shopId, [order], 'putBack', { actor: { kind: 'staff', id: staffId } });
  await db.all(resetPicks, { shopId, orderId: order.id });
  await db.all(resetItemPicks, { shopId, orderId: order.id });
  await db.all(setWaveOfOrders, { shopId, ids: [order.id], waveId: null });
  await closeWave(db, shopId, order.waveId);
  return { orderId: order.id, orderNumber: order.number };
}
