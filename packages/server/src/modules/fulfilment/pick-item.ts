import type { PickOutcome } from '@onehaul/contract/console/fulfilment';
import { isSameScan } from '@onehaul/domain/parcel/scan';
import { Refusal } from '@onehaul/domain/refusal';
import type { TransactionDb } from '../../db/database.ts';
import { type LockedOrder, stepOrders } from '../order-move/index.ts';
import { closeWave } from './close-wave.ts';
import { lockOrder, type OrderNumberScope, type ScanTime } from './lock-order.ts';
import { countItems, itemByCode, markItemPicked } from './item.repository.ts';
import { clearException } from './raise-exception.ts';

/** A stock item scanned for an order. */
export type ItemScan = OrderNumberScope & ScanTime & { readonly code: string };

type Item = NonNullable<(typeof itemByCode)['row']>;

/** Locks the order and its items of this code until the transaction ends. */
export async function lockItem(
  db: TransactionDb,
  { code, ...scan }: ItemScan,
): Promise<{ order: LockedOrder; item: Item; now: Date }> {
  const { order, now } = await lockOrder(db, scan);
  const item = await db.first(itemByCode, { shopId: scan.shopId, orderId: order.id, code });
  if (!item) throw new Refusal('order.wrongParcel', { number: code });
  return { order, item, now };
}

type PickResult = {
  readonly orderId: number;
  readonly outcome: PickOutcome;
  readonly orderNumber: string;
  readonly waveId: number | null;
  readonly name: string;
  readonly pickedCount: number;
  readonly itemCount: number;
  readonly isWaveDone: boolean;
};

/** Picks all pieces of one SKU; the last SKU of an order moves the order to the packing table. */
export async function pickItem(
  db: TransactionDb,
  staffId: number,
  {
    waveId,
    quantity,
    ...scan
  }: ItemScan & { readonly quantity: number; readonly waveId?: number | undefined },
): Promise<PickResult> {
  const { order, item, now } = await lockItem(db, scan);
  const { shopId, code } = scan;
  const of = { shopId, orderId: order.id };
  if (waveId !== undefined && order.waveId !== waveId)
    throw new Refusal('order.wrongParcel', { number: code });
  const done = async (outcome: PickOutcome, isWaveDone: boolean): Promise<PickResult> => ({
    orderId: order.id,
    outcome,
    orderNumber: order.number,
    waveId: order.waveId,
    name: item.name,
    ...(await db.first(countItems, of))!,
    isWaveDone,
  });
  // Also after the order has moved on, as with parcels.
  if (item.pickedAt) return done(isSameScan(item.pickedAt, scan.scannedAt) ? 'again' : 'known', false);
  if (order.step !== 'picking') throw new Refusal('order.wrongParcel', { number: code });
  if (quantity !== item.quantity)
    throw new Refusal('order.wrongCount', { code, wanted: item.quantity, count: quantity });

  const pickedAt = scan.scannedAt < now ? scan.scannedAt : now;
  await db.all(markItemPicked, { ...of, skuId: item.skuId, pickedAt, staffId });
  const { pickedCount, itemCount } = (await db.first(countItems, of))!;
  if (pickedCount < itemCount) return done('picked', false);

  const actor = { kind: 'staff', id: staffId } as const;
  // The missing item has been found.
  if (order.exception === 'short') await clearException(db, { shopId, order, actor });
  await stepOrders(db, shopId, [order], 'picked', { actor });
  return done('complete', await closeWave(db, shopId, order.waveId));
}
