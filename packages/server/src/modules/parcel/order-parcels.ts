import type { ParcelAct } from '@onehaul/domain/parcel/parcel-state';
import { Refusal } from '@onehaul/domain/refusal';
import type { TransactionDb } from '../../db/database.ts';
import type { ChangeContext } from '../../http/context.ts';
import type { EventAudit } from '../../outbox/event-audit.ts';
import { lockOwnParcels } from './lock-own-parcels.ts';
import { lockParcelsByIds, stepParcels } from './move-parcels.ts';
import type { LockedParcel } from './move.repository.ts';
import { bindPairs, bindRows, parcelIdsOf, unbindRows } from './order-parcels.repository.ts';

export type OrderedParcel = LockedParcel;

/** Locks the member's parcels for an order. Lock order: the order row first, then its parcels. */
export const lockForOrder = (context: ChangeContext, ids: readonly number[]): Promise<LockedParcel[]> =>
  lockOwnParcels(context, ids);

/** Puts parcels into an order; throws when one is already in another order. */
export async function bindParcels(
  db: TransactionDb,
  shopId: number,
  orderId: number,
  ids: readonly number[],
): Promise<void> {
  const bound = await db.all(bindRows, { shopId, orderId, ids: [...ids] });
  if (bound.length < ids.length) throw new Refusal('order.alreadyMerged');
}

/** Batch version of `bindParcels` for many orders; throws when a parcel is already in an order. */
export async function bindParcelsOf(
  db: TransactionDb,
  shopId: number,
  pairs: readonly { readonly orderId: number; readonly parcelId: number }[],
): Promise<void> {
  const ids = pairs.map(({ parcelId }) => parcelId);
  const orderIds = pairs.map(({ orderId }) => orderId);
  const bound = await db.all(bindPairs, { shopId, orderIds, ids });
  if (bound.length < pairs.length) throw new Refusal('order.alreadyMerged');
}

/** Removes parcels from orders; reserved ones become available for ordering again. */
export async function unbindParcels(
  db: TransactionDb,
  shopId: number,
  orderIds: number | readonly number[],
  account: EventAudit,
): Promise<void> {
  const parcels = await lockParcelsOf(db, shopId, orderIds);
  const reserved = parcels.filter(({ state }) => state === 'reserved');
  await stepParcels(db, shopId, reserved, 'unreserve', account);
  await db.all(unbindRows, { shopId, orderIds: [orderIds].flat() });
}

/** Applies one act to all parcels of the orders, in step with the order's own transition. */
export async function stepParcelsOf(
  db: TransactionDb,
  shopId: number,
  orderIds: number | readonly number[],
  act: ParcelAct,
  account: EventAudit,
): Promise<LockedParcel[]> {
  const parcels = await lockParcelsOf(db, shopId, orderIds);
  await stepParcels(db, shopId, parcels, act, account);
  return parcels;
}

/** Marks shipped parcels of the orders as delivered; parcels already delivered are skipped. */
export async function deliverParcelsOf(
  db: TransactionDb,
  shopId: number,
  orderIds: readonly number[],
  account: EventAudit,
): Promise<void> {
  const parcels = await lockParcelsOf(db, shopId, orderIds);
  const sent = parcels.filter(({ state }) => state === 'shipped');
  await stepParcels(db, shopId, sent, 'deliver', account);
}

/** Locks the parcels of orders whose rows the caller has locked. */
export async function lockParcelsOf(
  db: TransactionDb,
  shopId: number,
  orderIds: number | readonly number[],
): Promise<LockedParcel[]> {
  const rows = await db.all(parcelIdsOf, { shopId, orderIds: [orderIds].flat() });
  return rows.length === 0
    ? []
    : lockParcelsByIds(
        db,
        shopId,
        rows.map(({ id }) => id),
      );
}
