import type { Coupon } from '@onehaul/contract/coupon';
import { Refusal } from '@onehaul/domain/refusal';
import { couponCodePattern, normalizeCouponCode } from '@onehaul/domain/reward/coupon';
import type { ChangeContext } from '../../http/context.ts';
import { emit } from '../../outbox/emit.ts';
import { lockCampaignOfCode } from './campaign.repository.ts';
import { grantCoupon } from './grant-coupon.ts';

/** Issues the coupon of a code to the main account. An archived code is as unknown as one that never was. */
export async function claimCoupon(
  { db, shop, member, language }: ChangeContext,
  { code: typed }: { readonly code: string },
): Promise<Coupon> {
  const shopId = shop.id;
  const memberId = member.ownerId;
  const code = normalizeCouponCode(typed);
  const campaign = couponCodePattern.test(code) && (await db.first(lockCampaignOfCode, { shopId, code }));
  if (!campaign) throw new Refusal('coupon.codeUnknown');
  const coupon = await grantCoupon(db, campaign, { shopId, memberId, language });
  await emit(db, { shopId, memberId, topic: 'rewardChanged', subjectId: coupon.id });
  return coupon;
}
