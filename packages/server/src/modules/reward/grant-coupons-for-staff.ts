import { parseMemberCode } from '@onehaul/domain/member-code';
import { Refusal } from '@onehaul/domain/refusal';
import { campaignRefusal } from '@onehaul/domain/reward/campaign';
import { couponLevelRefusal } from '@onehaul/domain/reward/coupon';
import type { TransactionDb } from '../../db/database.ts';
import { emit } from '../../outbox/emit.ts';
import { addGrantedCount, lockCampaign } from './campaign.repository.ts';
import { grantToLevel, ownerOfCode } from './campaign-desk.repository.ts';
import { grantCoupon } from './grant-coupon.ts';

type Giving = {
  readonly shopId: number;
  readonly id: number;
  readonly memberCode?: string | undefined;
  readonly level?: number | undefined;
};

/** Staff issue a coupon to one member or to every member of a level; all or none. */
export async function grantCouponsForStaff(
  db: TransactionDb,
  { shopId, id, memberCode = '', level }: Giving,
): Promise<{ given: number }> {
  const campaign = await db.first(lockCampaign, { shopId, id, kind: 'give' });
  if (!campaign) throw new Refusal('record.notFound');
  if ((memberCode === '') === (level === undefined)) throw new Refusal('input.invalid');
  if (level === undefined) {
    const code = parseMemberCode(memberCode);
    const owner = code && (await db.first(ownerOfCode, { shopId, code }));
    if (!owner) throw new Refusal('record.notFound');
    const { memberId } = owner;
    const coupon = await grantCoupon(db, campaign, { shopId, memberId });
    await emit(db, { shopId, memberId, topic: 'couponGiven', subjectId: coupon.id });
    return { given: 1 };
  }
  const why = campaignRefusal(campaign, 0, campaign.now) ?? couponLevelRefusal(campaign, level);
  if (why) throw new Refusal(why);
  const { given } = (await db.first(grantToLevel, {
    shopId,
    campaignId: id,
    level,
    mostEach: campaign.mostEach,
  }))!;
  if (given === 0) throw new Refusal('campaign.mostReached');
  // The stock must cover every recipient.
  if (campaign.stock !== null && campaign.given + given > campaign.stock)
    throw new Refusal('campaign.soldOut');
  await db.all(addGrantedCount, { shopId, id, more: given });
  return { given };
}
