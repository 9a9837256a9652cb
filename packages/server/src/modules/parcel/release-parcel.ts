import { resumeClock } from '@onehaul/domain/parcel/storage-clock';
import type { TransactionDb } from '../../db/database.ts';
import { lockPiece, type Scan } from './lock-piece.ts';
import { stepParcels } from './move-parcels.ts';
import type { LockedParcel } from './move.repository.ts';
import { findServed } from './serve-parcel.ts';
import { writeClock } from './station.repository.ts';

/**
 * Releases a held parcel to its previous state; its storage clock resumes, shifted by the time on hold,
 * unless a service is in progress.
 */
export async function releaseParcel(
  db: TransactionDb,
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
  if (parcel.pausedAt && !isServed) await db.all(writeClock, resumeClock(parcel, now));
  return parcel.id;
}

function actOf({ memberId, weightGrams }: LockedParcel) {
  if (memberId === null) return 'releaseUnclaimed';
  return weightGrams === null ? 'releaseUnmeasured' : 'releaseMeasured';
}
