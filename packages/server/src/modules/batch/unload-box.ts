import { Refusal } from '@onehaul/domain/refusal';
import type { Db } from '../../db/database.ts';
import { stepOrders } from '../order-move/index.ts';
import { holdBox } from './hold-batch.ts';
import { orderInBatch, unloadBox as takeOut, writeBatchOf } from './loading.repository.ts';

type Scan = { readonly shopId: number; readonly id: number; readonly boxCode: string };

/** Takes a box out of a batch that is being loaded; with its last box the order leaves it. */
export async function unloadBox(
  db: Db,
  staffId: number,
  scan: Scan,
): Promise<{ isOut: boolean; number: string }> {
  const { shopId } = scan;
  const { batch, order, box } = await holdBox(db, scan);
  if (batch.state !== 'loading') throw new Refusal('batch.notLoading');
  if (order.batchId !== batch.id || order.step !== 'inBatch') throw new Refusal('record.notFound');
  await db.first(takeOut, { shopId, orderId: order.id, box });
  const left = await db.first(orderInBatch, { shopId, batchId: batch.id, orderId: order.id });
  const isOut = left!.loadedBoxes === 0;
  if (isOut) {
    const actor = { kind: 'staff', id: staffId } as const;
    await stepOrders(db, shopId, [order], 'unload', { actor, details: { batch: batch.number } });
    await db.all(writeBatchOf, { shopId, id: order.id, batchId: null });
  }
  return { isOut, number: order.number };
}
