import type { HoldReason } from '@onehaul/domain/parcel/parcel-state';
import { pauseClock } from '@onehaul/domain/parcel/storage-clock';
import type { TransactionDb } from '../../db/database.ts';
import { lockPiece, type Scan } from './lock-piece.ts';
import { stepParcels } from './move-parcels.ts';
import { writeClock } from './station.repository.ts';

type Holding = Scan & { readonly reason: HoldReason; readonly note: string };

/** Puts a parcel on hold. Days on hold are not charged as storage (A32). */
export async function holdParcel(
  db: TransactionDb,
  staffId: number,
  { reason, note, ...scan }: Holding,
): Promise<number> {
  const { parcel, now } = await lockPiece(db, scan);
  const { shopId } = scan;
  await stepParcels(db, shopId, [parcel], 'hold', {
    actor: { kind: 'staff', id: staffId },
    reason: note,
    details: { reason, note },
    holdReason: reason,
    holdNote: note,
    notice: 'parcelHeld',
  });
  // The storage clock may already be stopped by a service request in progress.
  if (parcel.state === 'stored') await db.all(writeClock, pauseClock(parcel, now));
  return parcel.id;
}
