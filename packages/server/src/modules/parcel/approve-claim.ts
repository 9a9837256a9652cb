import { Refusal } from '@onehaul/domain/refusal';
import type { TransactionDb } from '../../db/database.ts';
import { findClaim } from './claim-desk.repository.ts';
import { giveParcel } from './give-parcel.ts';
import { lockAll } from './move-parcels.ts';

type Which = { readonly shopId: number; readonly id: number };

/** Gives the parcel to the claimant and rejects the other open claims. Returns the parcel id. */
export async function approveClaim(db: TransactionDb, staffId: number, which: Which): Promise<number> {
  const { shopId } = which;
  const asked = await db.first(findClaim, which);
  if (!asked) throw new Refusal('record.notFound');
  const [parcel] = await lockAll(db, shopId, [asked.parcelId]);
  // Re-reads the claim under the parcel's row lock: it may have been decided since the first read (TOCTOU).
  const claim = await db.first(findClaim, which);
  if (claim?.state !== 'open') throw new Refusal('claim.over');
  const actor = { kind: 'staff', id: staffId } as const;
  await giveParcel(db, shopId, parcel!, claim.memberId, { actor, notice: 'claimApproved' });
  return parcel!.id;
}
