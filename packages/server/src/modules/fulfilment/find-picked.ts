import { Refusal } from '@onehaul/domain/refusal';
import type { TransactionDb } from '../../db/database.ts';
import { type LockedOrder, lockOrders } from '../order-move/index.ts';
import { notHere } from '../parcel/index.ts';
import { courierNumberOf, instantAt, type Scanned, type Workplace } from './lock-order.ts';
import { piecesHere } from './workplace.repository.ts';

export type PieceScan = Workplace & Scanned & { readonly courierNumber: string; readonly piece: number };

type Piece = { readonly id: number; readonly goodsName: string; readonly binCode: string };

/** Locks the scanned piece and the order it is picked for until the transaction ends. */
export async function lockPicked(
  db: TransactionDb,
  { courierNumber, piece, ...where }: PieceScan,
): Promise<{ order: LockedOrder; parcel: Piece; now: Date; number: string }> {
  const { shopId, warehouseId } = where;
  const number = courierNumberOf(courierNumber);
  const [now, pieces] = await Promise.all([
    instantAt(db, where),
    db.all(piecesHere, { shopId, warehouseId, courierNumber: number }),
  ]);
  const parcel = pieces.find((one) => one.piece === piece);
  if (!parcel) throw await notHere(db, { shopId, warehouseId, courierNumber: number });
  if (parcel.orderId === null) throw new Refusal('order.wrongParcel', { number });
  const [order] = await lockOrders(db, shopId, [parcel.orderId]);
  return { order: order!, parcel, now, number };
}
