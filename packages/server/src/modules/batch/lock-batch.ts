import { parseBoxCode, normalizeOrderNumber } from '@onehaul/domain/order/order-number';
import { type BatchAct, batchMachine } from '@onehaul/domain/order/batch-state';
import { Refusal } from '@onehaul/domain/refusal';
import type { Db, TransactionDb } from '../../db/database.ts';
import { type LockedOrder, lockOrders } from '../order-move/index.ts';
import { lockBatchRow, type LockedBatch, updateBatchState } from './batch.repository.ts';
import {
  orderIdsInBatch,
  orderOfBox,
  orderOfLabel,
  orderOfNumber,
  otherShopOfOrder,
} from './loading.repository.ts';

export type BatchKey = { readonly shopId: number; readonly id: number };

/** Locks the batch row until the transaction ends; every caller locks it before its orders. */
export async function lockBatch(db: TransactionDb, which: BatchKey): Promise<LockedBatch> {
  const batch = await db.first(lockBatchRow, which);
  if (!batch) throw new Refusal('record.notFound');
  return batch;
}

/** Locks the batch row and all its orders. */
export async function lockBatchWithOrders(db: TransactionDb, which: BatchKey) {
  const batch = await lockBatch(db, which);
  const { shopId } = which;
  const ids = await db.all(orderIdsInBatch, { shopId, batchId: batch.id });
  const orders = await lockOrders(
    db,
    shopId,
    ids.map(({ id }) => id),
  );
  return { batch, orders };
}

/** Single place where a batch changes state. Requires the batch lock. */
export async function stepBatch(
  db: TransactionDb,
  shopId: number,
  batch: LockedBatch,
  act: BatchAct,
  { staffId, details = {} }: { readonly staffId: number; readonly details?: Record<string, unknown> },
): Promise<void> {
  const { state: to } = batchMachine.step(batch, act);
  const told = { act, from: batch.state, to, staffId, details: JSON.stringify(details) };
  await db.all(updateBatchState, { shopId, id: batch.id, ...told });
}

type BoxScan = BatchKey & { readonly boxCode: string };

/** Resolves a scanned code to its batch and order, both locked, and the box. */
export async function lockScannedBox(
  db: TransactionDb,
  { shopId, id, boxCode }: BoxScan,
): Promise<{ batch: LockedBatch; order: LockedOrder; box: number }> {
  const batch = await lockBatch(db, { shopId, id });
  const { orderId, box } = await findBox(db, shopId, boxCode);
  const [order] = await lockOrders(db, shopId, [orderId]);
  return { batch, order: order!, box };
}

/** Resolves a box label, a marketplace label, or the number of an order with a single box. */
async function findBox(
  db: Db,
  shopId: number,
  boxCode: string,
): Promise<{ readonly orderId: number; readonly box: number }> {
  const read = parseBoxCode(boxCode);
  const number = read?.number ?? normalizeOrderNumber(boxCode);
  if (read) {
    const found = await db.first(orderOfBox, { shopId, ...read });
    if (found) return { orderId: found.id, box: read.box };
  } else {
    const labelled = await db.first(orderOfLabel, { shopId, trackingNumber: boxCode.trim().toUpperCase() });
    // A marketplace issues one label per box.
    if (labelled) return { orderId: labelled.id, box: 1 };
    const found = await db.first(orderOfNumber, { shopId, number });
    if (found && found.boxes.length > 1)
      throw new Refusal('order.whichBox', { number, boxes: found.boxes.length });
    if (found) return { orderId: found.id, box: found.boxes[0] ?? 1 };
  }
  const elsewhere = await db.first(otherShopOfOrder, { shopId, number });
  if (elsewhere) throw new Refusal('order.otherShop', { number, shop: elsewhere.names });
  throw new Refusal('order.unknownBox', { code: boxCode.trim() });
}
