import { shifted } from '@onehaul/domain/parcel/storage-clock';
import type { Db } from '../../db/database.ts';
import { holdPiece, type Scan } from './hold-piece.ts';
import { stepParcels } from './move-parcels.ts';
import type { LockedParcel } from './move.repository.ts';
import { writeClock } from './station.repository.ts';

/** Lets a held parcel go on where it stood; its clock runs again, later by as long as it was kept. */
export async function releaseParcel(
  db: Db,
  staffId: number,
  { note, ...scan }: Scan & { readonly note: string },
): Promise<number> {
  const { parcel, now } = await holdPiece(db, scan);
  const { shopId } = scan;
  await stepParcels(db, shopId, [parcel], actOf(parcel), {
    actor: { kind: 'staff', id: staffId },
    reason: note,
    details: { note },
    notice: 'parcelReleased',
  });
  if (parcel.pausedAt) await db.all(writeClock, runningAgain(parcel, parcel.pausedAt, now));
  return parcel.id;
}

function actOf({ memberId, weightGrams }: LockedParcel) {
  if (memberId === null) return 'releaseUnclaimed';
  return weightGrams === null ? 'releaseUnmeasured' : 'releaseMeasured';
}

function runningAgain(parcel: LockedParcel, pausedAt: Date, now: Date) {
  // A begun second is the owner's.
  const seconds = Math.ceil((now.getTime() - pausedAt.getTime()) / 1000);
  const later = (instant: Date | null) => instant && shifted(instant, seconds);
  return {
    ...parcel,
    freeUntil: later(parcel.freeUntil),
    abandonAt: later(parcel.abandonAt),
    storageLookAt: later(parcel.storageLookAt),
    pausedAt: null,
    pausedSeconds: parcel.pausedSeconds + seconds,
  };
}
