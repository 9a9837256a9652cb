import { Refusal } from '@onehaul/domain/refusal';
import type { TransactionDb } from '../../db/database.ts';
import { findClaim } from './claim-desk.repository.ts';
import { transferParcel } from './transfer-parcel.ts';
import { lockParcelsByIds } from './move-parcels.ts';

type RecordKey = { readonly shopId: number; readonly id: number };

/** Gives the parcel to the claimant and rejects the other open claims. Returns the parcel id. */
export async function approveClaim(db: TransactionDb, staffId: number, which: RecordKey): Promise<number> {
  const { shopId } = which;
  const asked = await db.first(findClaim, which);
  if (!asked) throw new Refusal('record.notFound');
  const [parcel] = await lockParcelsByIds(db, shopId, [asked.parcelId]);
  // Re-reads the claim under the parcel's row lock: it may have been decided since the first read (TOCTOU).
  const claim = await db.first(findClaim, which);
  if (claim?.state !== 'open') throw new Refusal('claim.over');
  const actor = { kind: 'staff', id: staffId } as const;
  await transferParcel(db, shopId, parcel!, claim.memberId, { actor, notice: 'claimApproved' });
  return parcel!.id;
}
