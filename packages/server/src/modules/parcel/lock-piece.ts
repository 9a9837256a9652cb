import { parseCourierNumber } from '@onehaul/domain/parcel/courier-number';
import { isScanCredible } from '@onehaul/domain/parcel/scan';
import { Refusal } from '@onehaul/domain/refusal';
import type { Db, TransactionDb } from '../../db/database.ts';
import type { LockedParcel } from './move.repository.ts';
import { pieceForUpdate, warehouseOfNumber, workplaceNow } from './station.repository.ts';

/** A scanned piece with the scan time: an offline scan keeps its meaning when it is uploaded later. */
export type Scan = {
  readonly shopId: number;
  readonly warehouseId: number;
  readonly courierNumber: string;
  readonly piece: number;
  readonly scannedAt: Date;
};

export function requireCourierNumber(typed: string): string {
  const number = parseCourierNumber(typed);
  if (number === undefined) throw new Refusal('parcel.numberInvalid', { number: typed });
  return number;
}

/** Returns the transaction time; throws if the scan time is over a week old or minutes ahead. */
export function assertScanTime(workplace: { readonly now: Date } | undefined, scannedAt: Date): Date {
  if (!workplace) throw new Refusal('record.notFound');
  if (!isScanCredible(scannedAt, workplace.now)) throw new Refusal('input.invalid', { field: 'scannedAt' });
  return workplace.now;
}

type NumberInWarehouse = {
  readonly shopId: number;
  readonly warehouseId: number;
  readonly courierNumber: string;
};

/** Builds the refusal for a number not in this warehouse: in another warehouse (named), or unknown. */
export async function notInWarehouseRefusal(db: Db, sought: NumberInWarehouse): Promise<Refusal> {
  const number = sought.courierNumber;
  const elsewhere = await db.first(warehouseOfNumber, sought);
  return elsewhere
    ? new Refusal('parcel.elsewhere', { number, warehouse: elsewhere.names })
    : new Refusal('parcel.notKnown', { number });
}

/** Locks the piece identified by a scan. */
export async function lockPiece(
  db: TransactionDb,
  { shopId, warehouseId, piece, scannedAt, ...scan }: Scan,
): Promise<{ parcel: LockedParcel; now: Date }> {
  const courierNumber = requireCourierNumber(scan.courierNumber);
  // Issued together to share one round trip.
  const [workplace, parcel] = await Promise.all([
    db.first(workplaceNow, { shopId, warehouseId }),
    db.first(pieceForUpdate, { shopId, warehouseId, courierNumber, piece }),
  ]);
  const now = assertScanTime(workplace, scannedAt);
  if (!parcel) throw await notInWarehouseRefusal(db, { shopId, warehouseId, courierNumber });
  return { parcel, now };
}
