import { Refusal } from '@onehaul/domain/refusal';
import type { TransactionDb } from '../../db/database.ts';
import { type LockedOrder, lockOrders } from '../order-move/index.ts';
import { notInWarehouseRefusal } from '../parcel/index.ts';
import { requireCourierNumber, getScanInstant, type ScanTime, type Workplace } from './lock-order.ts';
import { piecesInWarehouse } from './workplace.repository.ts';

export type PieceScan = Workplace & ScanTime & { readonly courierNumber: string; readonly piece: number };

type Piece = { readonly id: number; readonly goodsName: string; readonly binCode: string };

/** Locks the scanned piece and the order it is picked for until the transaction ends. */
export async function lockPickedPiece(
  db: TransactionDb,
  { courierNumber, piece, ...where }: PieceScan,
): Promise<{ order: LockedOrder; parcel: Piece; now: Date; number: string }> {
  const { shopId, warehouseId } = where;
  const number = requireCourierNumber(courierNumber);
  const [now, pieces] = await Promise.all([
    getScanInstant(db, where),
    db.all(piecesInWarehouse, { shopId, warehouseId, courierNumber: number }),
  ]);
  const parcel = pieces.find((one) => one.piece === piece);
  if (!parcel) throw await notInWarehouseRefusal(db, { shopId, warehouseId, courierNumber: number });
  if (parcel.orderId === null) throw new Refusal('order.wrongParcel', { number });
  const [order] = await lockOrders(db, shopId, [parcel.orderId]);
  return { order: order!, parcel, now, number };
}
