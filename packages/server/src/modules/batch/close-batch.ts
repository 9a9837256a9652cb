import { Refusal } from '@onehaul/domain/refusal';
import type { Db, TransactionDb } from '../../db/database.ts';
import { assertNotStopped } from '../order-move/index.ts';
import { lockBatchWithOrders, stepBatch, type BatchKey } from './lock-batch.ts';
import { ordersInBatch } from './loading.repository.ts';
import { unitsOfBatch } from './unit.repository.ts';

/** Closes a batch for loading. Refused while an order lacks a box or has an open exception. */
export async function closeBatch(
  db: TransactionDb,
  staffId: number,
  which: BatchKey,
): Promise<{ number: string }> {
  const { shopId } = which;
  const { batch, orders } = await lockBatchWithOrders(db, which);
  orders.forEach(assertNotStopped);
  await assertFullyLoaded(db, shopId, batch.id);
  // An open unit without boxes is on no manifest, so it does not block closing.
  const units = await db.all(unitsOfBatch, { shopId, batchId: batch.id });
  const open = units.find(({ state, boxes }) => state === 'open' && boxes > 0);
  if (open) throw new Refusal('unit.stillOpen', { number: open.number });
  await stepBatch(db, shopId, batch, 'close', { staffId });
  return batch;
}

/**
 * Asserts that all boxes of all orders are loaded without open exceptions. Requires batch and order locks.
 */
export async function assertFullyLoaded(db: Db, shopId: number, batchId: number): Promise<void> {
  const orders = await db.all(ordersInBatch, { shopId, batchId });
  if (orders.length === 0) throw new Refusal('batch.empty');
  const lacking = orders.find(({ boxes, loadedBoxes }) => loadedBoxes < boxes || boxes === 0);
  if (lacking) throw new Refusal('order.boxNotLoaded', { number: lacking.number });
  if (orders.some(({ exception }) => exception !== null)) throw new Refusal('order.hasException');
}
