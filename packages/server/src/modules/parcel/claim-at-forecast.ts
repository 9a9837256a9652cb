import { parcelMachine } from '@onehaul/domain/parcel/parcel-state';
import type { MemberContext } from '../../http/context.ts';
import { emit } from '../../outbox/emit.ts';
import { insertClaims } from './claim.repository.ts';
import { lockAll, stepParcels } from './move-parcels.ts';

/**
 * A forecast of a number that lies here and is nobody's is a claim without proof: a person looks at it (A31). Answers
 * the numbers that were claimed; a parcel that found its owner a moment ago is not among them.
 */
export async function claimAtForecast(
  { db, shop, member }: MemberContext,
  unowned: readonly { readonly id: number }[],
): Promise<Set<string>> {
  if (unowned.length === 0) return new Set();
  const held = await lockAll(
    db,
    shop.id,
    unowned.map(({ id }) => id),
  );
  const open = held.filter(
    ({ state }) => state === 'claimPending' || parcelMachine.next(state, 'claim') !== undefined,
  );
  if (open.length === 0) return new Set();
  const claims = await db.all(insertClaims, {
    shopId: shop.id,
    memberId: member.ownerId,
    parcelIds: open.map(({ id }) => id),
    note: '',
    proof: [],
  });
  const first = open.filter(({ state }) => state === 'unclaimed');
  await stepParcels(db, shop.id, first, 'claim', { actor: { kind: 'member', id: member.id } });
  // One word for all: it only says that a page is out of date.
  const [claim] = claims;
  if (claim) {
    const told = { shopId: shop.id, memberId: member.ownerId, topic: 'claimChanged' as const };
    await emit(db, { ...told, subjectId: claim.id });
  }
  return new Set(open.map(({ courierNumber }) => courierNumber));
}
