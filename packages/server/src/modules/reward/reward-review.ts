import { settingsFrom } from '@onehaul/domain/settings';
import type { ChangeContext } from '../../http/context.ts';
import { findSettings } from '../shop/index.ts';
import { givePoints } from './give-points.ts';

/** Points for what somebody wrote of an order. An order is reviewed once; nothing follows in the transaction. */
export async function rewardReview({ db, shop, member }: ChangeContext, orderId: number): Promise<void> {
  const { reviewPoints, pointDays } = settingsFrom(await findSettings({ db, shop }));
  await givePoints(db, {
    shopId: shop.id,
    memberId: member.ownerId,
    points: reviewPoints,
    source: 'review',
    sourceId: orderId,
    pointDays,
    actor: { kind: 'member', id: member.id },
  });
}
