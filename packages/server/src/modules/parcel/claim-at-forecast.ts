import { parcelMachine } from '@onehaul/domain/parcel/parcel-state';
import type { ChangeContext } from '../../http/context.ts';
import { emit } from '../../outbox/emit.ts';
import { insertClaims } from './claim.repository.ts';
import { lockParcelsByIds, stepParcels } from './move-parcels.ts';

/**
 * Turns a forecast of an unowned number in stock into a claim without proof, which staff review (A31).
 * Returns the claimed numbers; a parcel that got its owner in the meantime is not among them.
 */
export async function claimAtForecast(
  { db, shop, member }: ChangeContext,
  unowned: readonly { readonly id: number }[],
): Promise<Set<string>> {
  if (unowned.length === 0) return new Set();
  const held = await lockParcelsByIds(
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
  // One event covers all claims: it only marks the page as stale.
  const [claim] = claims;
  if (claim) {
    const told = { shopId: shop.id, memberId: member.ownerId, topic: 'claimChanged' as const };
    await emit(db, { ...told, subjectId: claim.id });
  }
  return new Set(open.map(({ courierNumber }) => courierNumber));
}
