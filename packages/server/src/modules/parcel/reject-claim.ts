import { Refusal } from '@onehaul/domain/refusal';
import type { TransactionDb } from '../../db/database.ts';
import { emit } from '../../outbox/emit.ts';
import { findClaim, refuseClaim } from './claim-desk.repository.ts';
import { openClaimsOf } from './claim.repository.ts';
import { lockParcelsByIds, recordParcelEvents, stepParcels } from './move-parcels.ts';

type RecordKey = { readonly shopId: number; readonly id: number };

/** Rejects the claim and notifies the claimant. With the last open claim the parcel is claimable again. */
export async function rejectClaim(
  db: TransactionDb,
  staffId: number,
  { reason, ...which }: RecordKey & { readonly reason: string },
): Promise<number> {
  const { shopId, id } = which;
  const claim = await db.first(findClaim, which);
  if (!claim) throw new Refusal('record.notFound');
  const { parcelId, memberId } = claim;
  const [parcel] = await lockParcelsByIds(db, shopId, [parcelId]);
  if (!(await db.first(refuseClaim, { shopId, id, staffId, reason }))) throw new Refusal('claim.over');
  const account = { actor: { kind: 'staff', id: staffId }, reason, details: { claim: id } } as const;
  const others = await db.all(openClaimsOf, { shopId, parcelId });
  if (others.length === 0) await stepParcels(db, shopId, [parcel!], 'dropClaims', account);
  else await recordParcelEvents(db, shopId, [parcelId], 'rejectClaim', account);
  await emit(db, {
    shopId,
    memberId,
    topic: 'claimRejected',
    subjectId: parcelId,
    details: { number: parcel!.courierNumber, reason },
  });
  return parcelId;
}
