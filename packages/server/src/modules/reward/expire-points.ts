import { pointsToExpire } from '@onehaul/domain/reward/point-lot';
import { expirePoints as expiry } from '@onehaul/domain/wallet/journals';
import type { TransactionDb } from '../../db/database.ts';
import { emit } from '../../outbox/emit.ts';
import { postJournal } from '../wallet/index.ts';
import { pointsForUpdate, lotsOf } from './point.repository.ts';

type MemberScope = { readonly shopId: number; readonly memberId: number };

/**
 * Expires points due by `now`. Locks the account row first, so that concurrent spending happens entirely
 * before or after.
 */
export async function expirePoints(db: TransactionDb, whose: MemberScope, now: Date): Promise<number> {
  const account = await db.first(pointsForUpdate, whose);
  if (!account) return 0;
  const points = pointsToExpire(await db.all(lotsOf, { ...whose, at: now }), account.balance, now);
  if (points === 0) return 0;
  await emit(db, { ...whose, topic: 'rewardChanged', subjectId: whose.memberId });
  await postJournal(db, {
    shopId: whose.shopId,
    // Idempotency key: the entry count makes one expiry per account state.
    key: `points of ${whose.memberId} ended after ${account.entries}`,
    journal: expiry(whose.memberId, points),
    actor: { kind: 'system' },
  });
  return points;
}
