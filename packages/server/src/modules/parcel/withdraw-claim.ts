import { Refusal } from '@onehaul/domain/refusal';
import { readerParameters } from '../../db/page.ts';
import type { ChangeContext } from '../../http/context.ts';
import { emit } from '../../outbox/emit.ts';
import { claimById, closeClaim, openClaimsOf } from './claim.repository.ts';
import { lockParcelsByIds, stepParcels } from './move-parcels.ts';

/** Withdraws an undecided claim. With the last open claim the parcel is claimable again. */
export async function withdrawClaim(context: ChangeContext, { id }: { id: number }): Promise<null> {
  const { db, shop, member } = context;
  const whose = { shopId: shop.id, memberId: member.ownerId };
  const claim = await db.first(claimById, { ...readerParameters(context), memberId: member.ownerId, id });
  if (!claim) throw new Refusal('record.notFound');
  // Lock order: the parcel first, like every other decision about its claims.
  const [parcel] = await lockParcelsByIds(db, shop.id, [claim.parcelId]);
  if (!(await db.first(closeClaim, { ...whose, id }))) throw new Refusal('claim.over');
  const others = await db.all(openClaimsOf, { shopId: shop.id, parcelId: claim.parcelId });
  if (others.length === 0 && parcel!.state === 'claimPending') {
    const actor = { kind: 'member', id: member.id } as const;
    await stepParcels(db, shop.id, [parcel!], 'dropClaims', { actor });
  }
  await emit(db, { ...whose, topic: 'claimChanged', subjectId: id });
  return null;
}
