import { runningAgain } from '@onehaul/domain/parcel/storage-clock';
import type { Db } from '../../db/database.ts';
import { lockPiece, type Scan } from './lock-piece.ts';
import { stepParcels } from './move-parcels.ts';
import type { LockedParcel } from './move.repository.ts';
import { findServed } from './serve-parcel.ts';
import { writeClock } from './station.repository.ts';

/** Lets a held parcel go on where it stood; its clock runs again, later by as long as it was kept, unless it is worked on. */
export async function releaseParcel(
  db: Db,
  staffId: number,
  { note, ...scan }: Scan & { readonly note: string },
): Promise<number> {
  const { parcel, now } = await lockPiece(db, scan);
  const { shopId } = scan;
  await stepParcels(db, shopId, [parcel], actOf(parcel), {
    actor: { kind: 'staff', id: staffId },
    reason: note,
    details: { note },
    notice: 'parcelReleased',
  });
  const isServed = (await findServed(db, shopId, [parcel.id])).has(parcel.id);
  if (parcel.pausedAt && !isServed) await db.all(writeClock, runningAgain(parcel, now));
  return parcel.id;
}

function actOf({ memberId, weightGrams }: LockedParcel) {
  if (memberId === null) return 'releaseUnclaimed';
  return weightGrams === null ? 'releaseUnmeasured' : 'releaseMeasured';
}
