import { settingsFrom } from '@onehaul/domain/settings';
import type { ChangeContext } from '../../http/context.ts';
import { findSettings } from '../shop/index.ts';
import { grantPoints } from './grant-points.ts';

/**
 * Grants points for an order review. An order is reviewed once. Must run last in its transaction: journal
 * locks come last in the lock order.
 */
export async function rewardReview({ db, shop, member }: ChangeContext, orderId: number): Promise<void> {
  const { reviewPoints, pointDays } = settingsFrom(await findSettings({ db, shop }));
  await grantPoints(db, {
    shopId: shop.id,
    memberId: member.ownerId,
    points: reviewPoints,
    source: 'review',
    sourceId: orderId,
    pointDays,
    actor: { kind: 'member', id: member.id },
  });
}
