import type { Db } from '../../db/database.ts';
import { emptiestBin, findPiece, siblingsBin } from './bin.repository.ts';
import { notInWarehouseRefusal, requireCourierNumber, type Scan } from './lock-piece.ts';

type Bin = { readonly code: string; readonly parcels: number };

/** Suggests a bin: beside the owner's other parcels, so orders are picked in one place; else the emptiest. */
export async function suggestBin(
  db: Db,
  { shopId, warehouseId, piece, ...scan }: Omit<Scan, 'scannedAt'>,
): Promise<{ id: number; withSiblings: Bin | null; emptiest: Bin | null }> {
  const courierNumber = requireCourierNumber(scan.courierNumber);
  const parcel = await db.first(findPiece, { shopId, warehouseId, courierNumber, piece });
  if (!parcel) throw await notInWarehouseRefusal(db, { shopId, warehouseId, courierNumber });
  const { id, memberId } = parcel;
  const [siblings, emptiest] = await Promise.all([
    memberId === null ? undefined : db.first(siblingsBin, { shopId, warehouseId, memberId, id }),
    db.first(emptiestBin, { shopId, warehouseId }),
  ]);
  return { id, withSiblings: siblings ?? null, emptiest: emptiest ?? null };
}
