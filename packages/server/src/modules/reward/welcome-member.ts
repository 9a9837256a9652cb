import type { TransactionDb } from '../../db/database.ts';
import { emit } from '../../outbox/emit.ts';
import { lockRunningCampaigns } from './campaign.repository.ts';
import { findStanding, grantCoupon } from './grant-coupon.ts';
import { claimMemberTask } from './task.repository.ts';

/** Issues the shop's welcome coupons to a new member, once. */
export async function welcomeMember(
  db: TransactionDb,
  whose: { readonly shopId: number; readonly memberId: number },
): Promise<void> {
  if (!(await db.first(claimMemberTask, whose))) return;
  for (const campaign of await db.all(lockRunningCampaigns, { shopId: whose.shopId, kind: 'welcome' })) {
    const { had, why } = await findStanding(db, campaign, whose);
    if (had > 0 || why) continue;
    const { id } = await grantCoupon(db, campaign, whose);
    await emit(db, { ...whose, topic: 'couponGiven', subjectId: id });
  }
}
