import type { Claim } from '@onehaul/contract/parcel';
import { isOwnershipCertain } from '@onehaul/domain/parcel/claim';
import { parseCourierNumber } from '@onehaul/domain/parcel/courier-number';
import { stageOf } from '@onehaul/domain/parcel/parcel-state';
import { Refusal } from '@onehaul/domain/refusal';
import type { ChangeContext, MemberContext } from '../../http/context.ts';
import { emit } from '../../outbox/emit.ts';
import type { Services } from '../../services.ts';
import { forecastsOfNumber, insertClaims, openClaimsOf, ownFilesOf } from './claim.repository.ts';
import { getClaim } from './find-claims.ts';
import { transferParcel } from './transfer-parcel.ts';
import { lockParcelsByIds, stepParcels } from './move-parcels.ts';
import type { LockedParcel } from './move.repository.ts';

type ClaimDraft = {
  readonly parcelId: number;
  readonly courierNumber: string;
  readonly note: string;
  readonly proof: readonly string[];
};

/**
 * Claims an unowned parcel after `checkClaimedNumber` accepted its number. If the claimant is the only member with a
 * forecast of this number, the parcel is assigned immediately; otherwise staff decide by the proof (A31).
 */
export async function claimParcel(
  services: Services,
  context: ChangeContext,
  { parcelId, courierNumber, note, proof }: ClaimDraft,
): Promise<Claim> {
  const { db, shop, member } = context;
  const parcel = await lockUnowned(context, parcelId, courierNumber);
  await assertOwnFiles(context, proof);

  const memberId = member.ownerId;
  const [forecasts, claims] = await Promise.all([
    db.all(forecastsOfNumber, { shopId: shop.id, courierNumber: parcel.courierNumber }),
    db.all(openClaimsOf, { shopId: shop.id, parcelId }),
  ]);
  const receivedAt = parcel.receivedAt ?? parcel.createdAt;
  const isClear = isOwnershipCertain({ memberId, receivedAt, forecasts, claims });
  if (claims.some((claim) => claim.memberId === memberId)) throw new Refusal('claim.alreadyOpen');
  if (!isClear && proof.length === 0) throw new Refusal('claim.proofMissing');

  const [claim] = await db.all(insertClaims, {
    shopId: shop.id,
    memberId,
    parcelIds: [parcelId],
    note,
    proof: [...proof],
  });
  const actor = { kind: 'member', id: member.id } as const;
  if (isClear) {
    await transferParcel(db, shop.id, parcel, memberId, { actor, notice: 'claimApproved' });
  } else {
    if (parcel.state === 'unclaimed') await stepParcels(db, shop.id, [parcel], 'claim', { actor });
    await emit(db, { shopId: shop.id, memberId, topic: 'claimChanged', subjectId: claim!.id });
  }
  return getClaim(services, context, claim!.id);
}

/** Locks the parcel and re-checks number and owner, which may have changed since `checkClaimedNumber` (TOCTOU). */
async function lockUnowned(
  { db, shop }: ChangeContext,
  parcelId: number,
  courierNumber: string,
): Promise<LockedParcel> {
  const [parcel] = await lockParcelsByIds(db, shop.id, [parcelId]);
  const isUnowned = stageOf(parcel!.state) === 'unclaimed' && parcel!.memberId === null;
  if (!isUnowned || parcel!.courierNumber !== parseCourierNumber(courierNumber)) {
    throw new Refusal('record.notFound');
  }
  return parcel!;
}

/** Throws record.notFound for files of another account, so that ids cannot be probed. */
async function assertOwnFiles({ db, shop, member }: MemberContext, proof: readonly string[]): Promise<void> {
  const ids = [...new Set(proof)];
  if (ids.length === 0) return;
  const own = await db.all(ownFilesOf, { shopId: shop.id, memberId: member.id, ids });
  if (own.length < ids.length) throw new Refusal('record.notFound');
}
