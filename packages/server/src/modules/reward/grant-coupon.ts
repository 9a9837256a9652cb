import type { Coupon } from '@onehaul/contract/coupon';
import type { Language } from '@onehaul/domain/language';
import { Refusal, type RefusalCode } from '@onehaul/domain/refusal';
import { campaignRefusal } from '@onehaul/domain/reward/campaign';
import { couponLevelRefusal } from '@onehaul/domain/reward/coupon';
import type { TransactionDb } from '../../db/database.ts';
import { campaignStanding, insertCoupon } from '../coupon/index.ts';
import { addGrantedCount, type LockedCampaign } from './campaign.repository.ts';

type Receiver = {
  readonly shopId: number;
  /** Id of a main account. */
  readonly memberId: number;
  /** Language of the coupon name in the response. */
  readonly language?: Language;
};

/** How many coupons of a row-locked campaign a member has had, and why they cannot get another. */
export async function findStanding(
  db: TransactionDb,
  campaign: LockedCampaign,
  { shopId, memberId }: Receiver,
): Promise<{ had: number; why: RefusalCode | undefined }> {
  const { had, level } = (await db.first(campaignStanding, { shopId, memberId, campaignId: campaign.id }))!;
  const why = campaignRefusal(campaign, had, campaign.now) ?? couponLevelRefusal(campaign, level);
  return { had, why };
}

/** Issues a coupon of a row-locked campaign, or refuses: ended, sold out, limit reached, other level. */
export async function grantCoupon(
  db: TransactionDb,
  campaign: LockedCampaign,
  { shopId, memberId, language = 'zhHans' }: Receiver,
): Promise<Coupon> {
  const of = { shopId, memberId, campaignId: campaign.id };
  const { why } = await findStanding(db, campaign, of);
  if (why) throw new Refusal(why);
  const coupon = (await db.first(insertCoupon, { ...of, language, fallback: language }))!;
  await db.all(addGrantedCount, { shopId, id: campaign.id, more: 1 });
  return coupon;
}
