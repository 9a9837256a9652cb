import type { ParcelAct } from '@onehaul/domain/parcel/parcel-state';
import { Refusal } from '@onehaul/domain/refusal';
import type { Db } from '../../db/database.ts';
import type { MemberContext } from '../../http/context.ts';
import { lockOwn } from './lock-own.ts';
import { type Account, lockAll, stepParcels } from './move-parcels.ts';
import type { LockedParcel } from './move.repository.ts';
import { bindPairs, bindRows, parcelIdsOf, unbindRows } from './order-parcels.repository.ts';

export type OrderedParcel = LockedParcel;

/** The member's parcels for an order, held until the transaction ends. Whoever holds an order takes it before these. */
export const lockForOrder = (context: MemberContext, ids: readonly number[]): Promise<LockedParcel[]> =>
  lockOwn(context, ids);

/** Puts parcels into an order: refused when one of them is in another. */
export async function bindParcels(
  db: Db,
  shopId: number,
  orderId: number,
  ids: readonly number[],
): Promise<void> {
  const bound = await db.all(bindRows, { shopId, orderId, ids: [...ids] });
  if (bound.length < ids.length) throw new Refusal('order.alreadyMerged');
}

/** The same for many orders at once: refused when one of the parcels is in another. */
export async function bindParcelsOf(
  db: Db,
  shopId: number,
  pairs: readonly { readonly orderId: number; readonly parcelId: number }[],
): Promise<void> {
  const ids = pairs.map(({ parcelId }) => parcelId);
  const orderIds = pairs.map(({ orderId }) => orderId);
  const bound = await db.all(bindPairs, { shopId, orderIds, ids });
  if (bound.length < pairs.length) throw new Refusal('order.alreadyMerged');
}

/** Lets parcels of orders go; those that were reserved for them can be ordered again. */
export async function unbindParcels(
  db: Db,
  shopId: number,
  orderIds: number | readonly number[],
  account: Account,
): Promise<void> {
  const parcels = await lockParcelsOf(db, shopId, orderIds);
  const reserved = parcels.filter(({ state }) => state === 'reserved');
  await stepParcels(db, shopId, reserved, 'unreserve', account);
  await db.all(unbindRows, { shopId, orderIds: [orderIds].flat() });
}

/** Moves all parcels of an order one step, as the order moves. */
export async function stepParcelsOf(
  db: Db,
  shopId: number,
  orderIds: number | readonly number[],
  act: ParcelAct,
  account: Account,
): Promise<LockedParcel[]> {
  const parcels = await lockParcelsOf(db, shopId, orderIds);
  await stepParcels(db, shopId, parcels, act, account);
  return parcels;
}

/** What was sent is with who waited for it; some of it may have been said to be there before. */
export async function deliverParcelsOf(
  db: Db,
  shopId: number,
  orderIds: readonly number[],
  account: Account,
): Promise<void> {
  const parcels = await lockParcelsOf(db, shopId, orderIds);
  const sent = parcels.filter(({ state }) => state === 'shipped');
  await stepParcels(db, shopId, sent, 'deliver', account);
}

/** The parcels of orders that are held, held too. */
export async function lockParcelsOf(
  db: Db,
  shopId: number,
  orderIds: number | readonly number[],
): Promise<LockedParcel[]> {
  const rows = await db.all(parcelIdsOf, { shopId, orderIds: [orderIds].flat() });
  return rows.length === 0
    ? []
    : lockAll(
        db,
        shopId,
        rows.map(({ id }) => id),
      );
}
