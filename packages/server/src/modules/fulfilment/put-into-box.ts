import { Refusal } from '@onehaul/domain/refusal';
import type { TransactionDb } from '../../db/database.ts';
import { deleteBoxItems, fillBoxWithItems, itemsOfOrder } from './item.repository.ts';
import { fillBox, parcelsOfOrder, invalidateBoxPhotos } from './pack.repository.ts';

/** Complete contents of a box per kind; an omitted kind is unchanged. */
export type BoxContents = {
  readonly parcelIds?: readonly number[] | undefined;
  readonly items?: readonly { readonly skuId: number; readonly quantity: number }[] | undefined;
};
type BoxKey = { readonly shopId: number; readonly orderId: number; readonly boxNumber: number };

/**
 * Sets the exact contents of a box of a locked order. A parcel is in one box, so it leaves its previous one.
 * Changed contents invalidate the photos of every affected box.
 */
export async function putIntoBox(
  db: TransactionDb,
  box: BoxKey,
  { parcelIds, items }: BoxContents,
): Promise<void> {
  const changed = new Set<number>();
  if (parcelIds) await putParcels(db, box, parcelIds, changed);
  if (items) await putItems(db, box, items, changed);
  const { shopId, orderId } = box;
  if (changed.size > 0) await db.all(invalidateBoxPhotos, { shopId, orderId, boxNumbers: [...changed] });
}

async function putParcels(
  db: TransactionDb,
  box: BoxKey,
  parcelIds: readonly number[],
  changed: Set<number>,
): Promise<void> {
  const { shopId, orderId, boxNumber } = box;
  const parcels = await db.all(parcelsOfOrder, { shopId, orderId });
  const wanted = new Set(parcelIds);
  const found = parcels.filter(({ id }) => wanted.has(id));
  if (found.length < wanted.size) throw new Refusal('record.notFound');
  for (const parcel of parcels) {
    const isIn = wanted.has(parcel.id);
    if (isIn === (parcel.boxNumber === boxNumber)) continue;
    changed.add(boxNumber);
    if (parcel.boxNumber !== null) changed.add(parcel.boxNumber);
  }
  await db.all(fillBox, { ...box, parcelIds: [...wanted] });
}

async function putItems(
  db: TransactionDb,
  box: BoxKey,
  items: NonNullable<BoxContents['items']>,
  changed: Set<number>,
): Promise<void> {
  const { shopId, orderId, boxNumber } = box;
  const goods = await db.all(itemsOfOrder, { shopId, orderId });
  const wanted = new Map(items.map(({ skuId, quantity }) => [skuId, quantity]));
  if (wanted.size < items.length) throw new Refusal('input.invalid', { field: 'items' });
  if (goods.filter(({ skuId }) => wanted.has(skuId)).length < wanted.size)
    throw new Refusal('record.notFound');
  for (const { skuId, code, quantity, boxed } of goods) {
    const put = wanted.get(skuId) ?? 0;
    const before = boxed.find((one) => one.boxNumber === boxNumber)?.quantity ?? 0;
    const elsewhere = boxed.reduce((sum, one) => sum + one.quantity, 0) - before;
    if (elsewhere + put > quantity)
      throw new Refusal('order.wrongCount', { code, wanted: quantity, count: elsewhere + put });
    if (put !== before) changed.add(boxNumber);
  }
  await db.all(deleteBoxItems, box);
  if (wanted.size > 0)
    await db.all(fillBoxWithItems, { ...box, skuIds: [...wanted.keys()], quantities: [...wanted.values()] });
}
