import type { LoadedOrder } from '@onehaul/contract/console/batches';
import { Refusal } from '@onehaul/domain/refusal';
import type { Db } from '../../db/database.ts';
import { assertNotStopped, type LockedOrder, stepOrders } from '../order-move/index.ts';
import type { LockedBatch } from './batch.repository.ts';
import { holdBox } from './hold-batch.ts';
import { boxExists, loadBox as takeBox, orderInBatch, writeBatchOf } from './loading.repository.ts';

type Scan = { readonly shopId: number; readonly id: number; readonly boxCode: string };
type Loaded = { readonly outcome: 'loaded' | 'again'; readonly order: LoadedOrder };

/** Loads a box. The first one of an order takes the order with it; the same scan again changes nothing. */
export async function loadBox(db: Db, staffId: number, scan: Scan): Promise<Loaded> {
  const { shopId } = scan;
  const { batch, order, box } = await holdBox(db, scan);
  assertLoadable(batch, order);
  const orderId = order.id;
  // Asked under the lock of the order: what is being packed anew may have lost this box.
  if (!(await db.first(boxExists, { shopId, orderId, box }))) throw new Refusal('record.notFound');
  if (order.step === 'ready') {
    const actor = { kind: 'staff', id: staffId } as const;
    await stepOrders(db, shopId, [order], 'load', { actor, details: { batch: batch.number } });
    await db.all(writeBatchOf, { shopId, id: orderId, batchId: batch.id });
  }
  const taken = await db.first(takeBox, { shopId, orderId, box, staffId });
  const inBatch = await db.first(orderInBatch, { shopId, batchId: batch.id, orderId });
  return { outcome: taken ? 'loaded' : 'again', order: inBatch! };
}

/** Refused in the words of what the clerk has to do next. */
function assertLoadable({ state, id, lineId, warehouseId }: LockedBatch, order: LockedOrder): void {
  const { number } = order;
  if (state !== 'loading') throw new Refusal('batch.notLoading');
  if (order.lineId !== lineId || order.warehouseId !== warehouseId) throw new Refusal('order.otherLine');
  assertNotStopped(order);
  if (order.exception !== null) throw new Refusal('order.hasException');
  if (order.step === 'packed') throw new Refusal('order.waitsForPayment');
  if (order.step === 'inBatch' && order.batchId !== id) throw new Refusal('order.inOtherBatch', { number });
  if (order.step !== 'ready' && order.step !== 'inBatch') throw new Refusal('order.notReady', { number });
}
