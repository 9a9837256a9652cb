import type { Coupon } from '@onehaul/contract/coupon';
import type { Language } from '@onehaul/domain/language';
import { Refusal } from '@onehaul/domain/refusal';
import { campaignRefusal } from '@onehaul/domain/reward/campaign';
import type { TransactionDb } from '../../db/database.ts';
import { countCampaignCoupons, insertCoupon } from '../coupon/index.ts';
import { addGrantedCount, type LockedCampaign } from './campaign.repository.ts';

type Receiver = {
  readonly shopId: number;
  /** Id of a main account. */
  readonly memberId: number;
  /** Language of the coupon name in the response. */
  readonly language?: Language;
};

/**
 * Issues a coupon of a row-locked campaign; refuses when it has ended, is sold out, or the member has reached
 * the limit.
 */
export async function grantCoupon(
  db: TransactionDb,
  campaign: LockedCampaign,
  { shopId, memberId, language = 'zhHans' }: Receiver,
): Promise<Coupon> {
  const of = { shopId, memberId, campaignId: campaign.id };
  const { had } = (await db.first(countCampaignCoupons, of))!;
  const why = campaignRefusal(campaign, had, campaign.now);
  if (why) throw new Refusal(why);
  const coupon = (await db.first(insertCoupon, { ...of, language, fallback: language }))!;
  await db.all(addGrantedCount, { shopId, id: campaign.id, more: 1 });
  return coupon;
}
