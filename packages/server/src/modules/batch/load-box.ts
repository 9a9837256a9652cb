import type { LoadedOrder } from '@onehaul/contract/console/batches';
import { Refusal } from '@onehaul/domain/refusal';
import type { Db, TransactionDb } from '../../db/database.ts';
import { assertNotStopped, type LockedOrder, stepOrders } from '../order-move/index.ts';
import type { LockedBatch } from './batch.repository.ts';
import { lockScannedBox } from './lock-batch.ts';
import {
  boxOfOrder,
  markBoxLoaded as takeBox,
  orderInBatch,
  loadingTargetOf,
  setBatchOfOrder,
} from './loading.repository.ts';
import { setBoxUnit, unitOfBatch } from './unit.repository.ts';

type Scan = {
  readonly shopId: number;
  readonly id: number;
  readonly boxCode: string;
  readonly unitId: number | null;
};
type LoadResult = { readonly outcome: 'loaded' | 'moved' | 'again'; readonly order: LoadedOrder };

/**
 * Loads a box, loose or into a unit. The first box of an order adds the order to the batch; the same scan
 * again is a no-op, and a scan into another unit moves the box there.
 */
export async function loadBox(db: TransactionDb, staffId: number, scan: Scan): Promise<LoadResult> {
  const { shopId, unitId } = scan;
  const { batch, order, box } = await lockScannedBox(db, scan);
  await assertLoadable(db, shopId, batch, order);
  const orderId = order.id;
  if (unitId !== null) await assertOpenUnit(db, { shopId, batchId: batch.id, id: unitId });
  // Reads the box under the order's row lock: repacking may have removed it.
  const found = await db.first(boxOfOrder, { shopId, orderId, box });
  if (!found) throw new Refusal('order.unknownBox', { code: scan.boxCode.trim() });
  if (order.step === 'ready') {
    const actor = { kind: 'staff', id: staffId } as const;
    await stepOrders(db, shopId, [order], 'load', { actor, details: { batch: batch.number } });
    await db.all(setBatchOfOrder, { shopId, id: orderId, batchId: batch.id });
  }
  const taken = await db.first(takeBox, { shopId, orderId, box, staffId });
  const moved = unitId !== null && (await moveIntoUnit(db, { shopId, orderId, box, unitId }, found));
  const inBatch = await db.first(orderInBatch, { shopId, batchId: batch.id, orderId });
  return { outcome: taken ? 'loaded' : moved ? 'moved' : 'again', order: inBatch! };
}

type Box = NonNullable<(typeof boxOfOrder)['row']>;
type BoxPlacement = {
  readonly shopId: number;
  readonly orderId: number;
  readonly box: number;
  readonly unitId: number;
};

/** Returns whether the box moved. A closed, weighed unit cannot lose a box. */
async function moveIntoUnit(
  db: TransactionDb,
  put: BoxPlacement,
  { unitState, unitNumber }: Box,
): Promise<boolean> {
  const moved = await db.first(setBoxUnit, put);
  if (moved && unitState === 'closed') throw new Refusal('unit.closed', { number: unitNumber ?? '' });
  return moved !== undefined;
}

type UnitKey = { readonly shopId: number; readonly batchId: number; readonly id: number };

async function assertOpenUnit(db: Db, which: UnitKey): Promise<void> {
  const unit = await db.first(unitOfBatch, which);
  if (!unit) throw new Refusal('record.notFound');
  if (unit.state !== 'open') throw new Refusal('unit.closed', { number: unit.number });
}

/** Each refusal names the clerk's next action. */
async function assertLoadable(
  db: Db,
  shopId: number,
  { state, id, lineId, warehouseId }: LockedBatch,
  order: LockedOrder,
): Promise<void> {
  const { number } = order;
  if (state !== 'loading') throw new Refusal('batch.notLoading');
  if (order.lineId !== lineId || order.warehouseId !== warehouseId)
    throw await otherLineRefusal(db, shopId, order);
  assertNotStopped(order);
  if (order.exception !== null) throw new Refusal('order.hasException');
  if (order.step === 'packed') throw new Refusal('order.waitsForPayment');
  if (order.step === 'inBatch' && order.batchId !== id) {
    const place = await db.first(loadingTargetOf, { shopId, orderId: order.id });
    throw new Refusal('order.inOtherBatch', { number, batch: place?.batchNumber ?? '' });
  }
  if (order.step !== 'ready' && order.step !== 'inBatch') throw new Refusal('order.notReady', { number });
}

/** Names the order's own line and warehouse, and the batch it is in or could be loaded into. */
async function otherLineRefusal(db: Db, shopId: number, { id, number }: LockedOrder): Promise<Refusal> {
  const place = (await db.first(loadingTargetOf, { shopId, orderId: id }))!;
  const { line, warehouse, batchNumber, openBatchNumber } = place;
  if (batchNumber !== null)
    return new Refusal('order.otherLineLoaded', { number, line, warehouse, batch: batchNumber });
  if (openBatchNumber !== null)
    return new Refusal('order.otherLineOpen', { number, line, warehouse, batch: openBatchNumber });
  return new Refusal('order.otherLine', { number, line, warehouse });
}
