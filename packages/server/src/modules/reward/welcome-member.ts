import type { TransactionDb } from '../../db/database.ts';
import { emit } from '../../outbox/emit.ts';
import { couponsHad } from '../coupon/index.ts';
import { whyNotGiven } from '@onehaul/domain/reward/campaign';
import { lockRunning } from './campaign.repository.ts';
import { giveCampaign } from './give-campaign.ts';
import { takeMemberTask } from './task.repository.ts';

/** Issues the shop's welcome coupons to a new member, once. */
export async function welcomeMember(
  db: TransactionDb,
  whose: { readonly shopId: number; readonly memberId: number },
): Promise<void> {
  if (!(await db.first(takeMemberTask, whose))) return;
  for (const campaign of await db.all(lockRunning, { shopId: whose.shopId, kind: 'welcome' })) {
    const { had } = (await db.first(couponsHad, { ...whose, campaignId: campaign.id }))!;
    if (had > 0 || whyNotGiven(campaign, had, campaign.now)) continue;
    const { id } = await giveCampaign(db, campaign, whose);
    await emit(db, { ...whose, topic: 'couponGiven', subjectId: id });
  }
}
