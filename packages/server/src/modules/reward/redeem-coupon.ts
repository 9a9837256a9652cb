import type { Coupon } from '@onehaul/contract/coupon';
import { Refusal } from '@onehaul/domain/refusal';
import { spendPoints } from '@onehaul/domain/wallet/journals';
import type { ChangeContext } from '../../http/context.ts';
import { emit } from '../../outbox/emit.ts';
import { postJournal } from '../wallet/index.ts';
import { lockCampaign } from './campaign.repository.ts';
import { grantCoupon } from './grant-coupon.ts';

/** Exchanges points for a coupon atomically. The ledger refuses insufficient points. */
export async function redeemCoupon(
  { db, shop, member, language }: ChangeContext,
  { id }: { readonly id: number },
): Promise<{ coupon: Coupon; balance: number }> {
  const shopId = shop.id;
  const memberId = member.ownerId;
  const campaign = await db.first(lockCampaign, { shopId, id, kind: 'redeem' });
  if (!campaign) throw new Refusal('record.notFound');
  const coupon = await grantCoupon(db, campaign, { shopId, memberId, language });
  await emit(db, { shopId, memberId, topic: 'rewardChanged', subjectId: coupon.id });
  const { legs } = await postJournal(db, {
    shopId,
    key: `coupon ${coupon.id} redeemed`,
    journal: spendPoints(memberId, campaign.points),
    subject: { kind: 'coupon', id: coupon.id },
    actor: { kind: 'member', id: member.id },
  });
  const own = legs.find(({ account, owner }) => account === 'points' && owner === memberId);
  return { coupon, balance: own!.balance };
}
