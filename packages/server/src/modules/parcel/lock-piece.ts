import { readCourierNumber } from '@onehaul/domain/parcel/courier-number';
import { isScanCredible } from '@onehaul/domain/parcel/scan';
import { Refusal } from '@onehaul/domain/refusal';
import type { Db } from '../../db/database.ts';
import type { LockedParcel } from './move.repository.ts';
import { pieceForUpdate, warehouseOfNumber, workplaceNow } from './station.repository.ts';

/** A piece as its label says it, and when the label was read: what was done offline means the same when it arrives. */
export type Scan = {
  readonly shopId: number;
  readonly warehouseId: number;
  readonly courierNumber: string;
  readonly piece: number;
  readonly scannedAt: Date;
};

export function numberOf(typed: string): string {
  const number = readCourierNumber(typed);
  if (number === undefined) throw new Refusal('parcel.numberInvalid', { number: typed });
  return number;
}

/** The one instant of a change, at a workplace that is there; refused when the scan cannot be of this week. */
export function instantOf(workplace: { readonly now: Date } | undefined, scannedAt: Date): Date {
  if (!workplace) throw new Refusal('record.notFound');
  if (!isScanCredible(scannedAt, workplace.now)) throw new Refusal('input.invalid', { field: 'scannedAt' });
  return workplace.now;
}

type Sought = { readonly shopId: number; readonly warehouseId: number; readonly courierNumber: string };

/** Why a number cannot be worked on here: it lies in another warehouse, which is named, or nowhere. */
export async function notHere(db: Db, sought: Sought): Promise<Refusal> {
  const number = sought.courierNumber;
  const elsewhere = await db.first(warehouseOfNumber, sought);
  return elsewhere
    ? new Refusal('parcel.elsewhere', { number, warehouse: elsewhere.names })
    : new Refusal('parcel.notKnown', { number });
}

/** The piece a scan speaks of, held until the transaction ends. */
export async function lockPiece(
  db: Db,
  { shopId, warehouseId, piece, scannedAt, ...scan }: Scan,
): Promise<{ parcel: LockedParcel; now: Date }> {
  const courierNumber = numberOf(scan.courierNumber);
  // Sent together: one round trip.
  const [workplace, parcel] = await Promise.all([
    db.first(workplaceNow, { shopId, warehouseId }),
    db.first(pieceForUpdate, { shopId, warehouseId, courierNumber, piece }),
  ]);
  const now = instantOf(workplace, scannedAt);
  if (!parcel) throw await notHere(db, { shopId, warehouseId, courierNumber });
  return { parcel, now };
}
