import { parseCourierNumber } from '@onehaul/domain/parcel/courier-number';
import { Refusal } from '@onehaul/domain/refusal';
import { settingsFrom } from '@onehaul/domain/settings';
import type { Prepared } from '../../http/bind.ts';
import type { MemberContext } from '../../http/context.ts';
import { findSettings } from '../shop/index.ts';
import { insertMiss, lockGuesser, missesOfLastDay, courierNumberOfUnclaimed } from './claim.repository.ts';

type NumberGuess = { readonly parcelId: number; readonly courierNumber: string };

/**
 * Checks the number before the claim transaction starts. A miss is counted in its own transaction, so the
 * refusal does not roll it back; at the limit even the right number is refused for a day.
 */
export async function checkClaimedNumber<Claim extends NumberGuess>(
  context: MemberContext,
  claim: Claim,
): Promise<Prepared<Claim>> {
  const { parcelId, courierNumber } = claim;
  const whose = { shopId: context.shop.id, memberId: context.member.ownerId };
  const { claimMissesADay } = settingsFrom(await findSettings(context));
  const verdict = await context.transaction(async (db) => {
    await db.first(lockGuesser, whose);
    const misses = await db.first(missesOfLastDay, whose);
    if (misses!.count >= claimMissesADay) return 'claim.tooManyTries';
    const parcel = await db.first(courierNumberOfUnclaimed, { shopId: whose.shopId, parcelId });
    if (!parcel) return undefined;
    if (parcel.courierNumber === parseCourierNumber(courierNumber)) return undefined;
    await db.all(insertMiss, { ...whose, parcelId });
    return 'claim.numberWrong';
  });
  if (verdict) throw new Refusal(verdict);
  return { ready: claim, discard: async () => undefined };
}
