import { readBoxCode } from '@onehaul/domain/order/order-number';
import { type BatchAct, batchMachine } from '@onehaul/domain/order/batch-state';
import { Refusal } from '@onehaul/domain/refusal';
import type { Db } from '../../db/database.ts';
import { type LockedOrder, lockOrders } from '../order-move/index.ts';
import { lockBatch, type LockedBatch, moveBatch } from './batch.repository.ts';
import { idsInBatch, orderOfBox, orderOfLabel } from './loading.repository.ts';

export type WhichBatch = { readonly shopId: number; readonly id: number };

/** The batch, held until the transaction ends. It is taken before its orders, everywhere. */
export async function holdBatch(db: Db, which: WhichBatch): Promise<LockedBatch> {
  const batch = await db.first(lockBatch, which);
  if (!batch) throw new Refusal('record.notFound');
  return batch;
}

/** The batch and every order in it, held. */
export async function holdWithOrders(db: Db, which: WhichBatch) {
  const batch = await holdBatch(db, which);
  const { shopId } = which;
  const ids = await db.all(idsInBatch, { shopId, batchId: batch.id });
  const orders = await lockOrders(
    db,
    shopId,
    ids.map(({ id }) => id),
  );
  return { batch, orders };
}

/** The only way a batch changes its state. It must be held. */
export async function stepBatch(
  db: Db,
  shopId: number,
  batch: LockedBatch,
  act: BatchAct,
  { staffId, details = {} }: { readonly staffId: number; readonly details?: Record<string, unknown> },
): Promise<void> {
  const { state: to } = batchMachine.step(batch, act);
  const told = { act, from: batch.state, to, staffId, details: JSON.stringify(details) };
  await db.all(moveBatch, { shopId, id: batch.id, ...told });
}

type BoxScan = WhichBatch & { readonly boxCode: string };

/** What a scan of a box's label stands for: the batch and the order, both held, and the box. */
export async function holdBox(
  db: Db,
  { shopId, id, boxCode }: BoxScan,
): Promise<{ batch: LockedBatch; order: LockedOrder; box: number }> {
  const read = readBoxCode(boxCode);
  const batch = await holdBatch(db, { shopId, id });
  const found = read
    ? await db.first(orderOfBox, { shopId, ...read })
    : await db.first(orderOfLabel, { shopId, trackingNumber: boxCode.trim().toUpperCase() });
  if (!found) throw new Refusal('record.notFound');
  const [order] = await lockOrders(db, shopId, [found.id]);
  // A marketplace gives one label for one box.
  return { batch, order: order!, box: read?.box ?? 1 };
}
