import { Refusal } from '@onehaul/domain/refusal';
import type { TransactionDb } from '../../db/database.ts';
import { stepOrders } from '../order-move/index.ts';
import { lockScannedBox } from './lock-batch.ts';
import {
  boxOfOrder,
  orderInBatch,
  markBoxUnloaded as takeOut,
  setBatchOfOrder,
} from './loading.repository.ts';

type Scan = { readonly shopId: number; readonly id: number; readonly boxCode: string };

/** Removes a box from a batch that is being loaded; the order leaves the batch with its last box. */
export async function unloadBox(
  db: TransactionDb,
  staffId: number,
  scan: Scan,
): Promise<{ isOut: boolean; number: string }> {
  const { shopId } = scan;
  const { batch, order, box } = await lockScannedBox(db, scan);
  if (batch.state !== 'loading') throw new Refusal('batch.notLoading');
  if (order.batchId !== batch.id || order.step !== 'inBatch')
    throw new Refusal('order.unknownBox', { code: scan.boxCode.trim() });
  const inside = await db.first(boxOfOrder, { shopId, orderId: order.id, box });
  if (inside?.unitState === 'closed') throw new Refusal('unit.closed', { number: inside.unitNumber ?? '' });
  await db.first(takeOut, { shopId, orderId: order.id, box });
  const left = await db.first(orderInBatch, { shopId, batchId: batch.id, orderId: order.id });
  const isOut = left!.loadedBoxes === 0;
  if (isOut) {
    const actor = { kind: 'staff', id: staffId } as const;
    await stepOrders(db, shopId, [order], 'unload', { actor, details: { batch: batch.number } });
    await db.all(setBatchOfOrder, { shopId, id: order.id, batchId: null });
  }
  return { isOut, number: order.number };
}
