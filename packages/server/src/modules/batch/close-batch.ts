import { Refusal } from '@onehaul/domain/refusal';
import type { Db } from '../../db/database.ts';
import { assertNotStopped } from '../order-move/index.ts';
import { lockWithOrders, stepBatch, type WhichBatch } from './lock-batch.ts';
import { ordersInBatch } from './loading.repository.ts';
import { unitsOfBatch } from './unit.repository.ts';

/** Nothing more comes in. An order that lacks a box, or waits for a person, keeps the batch open. */
export async function closeBatch(db: Db, staffId: number, which: WhichBatch): Promise<{ number: string }> {
  const { shopId } = which;
  const { batch, orders } = await lockWithOrders(db, which);
  orders.forEach(assertNotStopped);
  await assertComplete(db, shopId, batch.id);
  // One that was begun and never filled is on no list and keeps nobody.
  const units = await db.all(unitsOfBatch, { shopId, batchId: batch.id });
  const open = units.find(({ state, boxes }) => state === 'open' && boxes > 0);
  if (open) throw new Refusal('unit.stillOpen', { number: open.number });
  await stepBatch(db, shopId, batch, 'close', { staffId });
  return batch;
}

/** Every box of every order is in, and no order waits for a person. The batch and its orders are held. */
export async function assertComplete(db: Db, shopId: number, batchId: number): Promise<void> {
  const orders = await db.all(ordersInBatch, { shopId, batchId });
  if (orders.length === 0) throw new Refusal('batch.empty');
  const lacking = orders.find(({ boxes, loadedBoxes }) => loadedBoxes < boxes || boxes === 0);
  if (lacking) throw new Refusal('order.boxNotLoaded', { number: lacking.number });
  if (orders.some(({ exception }) => exception !== null)) throw new Refusal('order.hasException');
}
