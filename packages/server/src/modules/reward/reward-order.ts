import { couponsForFriends } from '@onehaul/domain/reward/campaign';
import { looksLikeOnePerson, pointsForOrder } from '@onehaul/domain/reward/earn-points';
import type { Database, TransactionDb } from '../../db/database.ts';
import { emit } from '../../outbox/emit.ts';
import { finishTask, lockTask } from '../order-move/index.ts';
import { friendsSince, lockRunningCampaigns } from './campaign.repository.ts';
import { findStanding, grantCoupon } from './grant-coupon.ts';
import { grantPoints } from './grant-points.ts';
import { raiseLevel } from './move-level.ts';
import { lotExists } from './point.repository.ts';
import { rulesOf } from './shop-rules.ts';
import { insertFriend, phonesOf, recommenderOf, rewardedOrder } from './task.repository.ts';

type Task = { readonly id: number; readonly shopId: number; readonly orderId: number };
type Order = NonNullable<(typeof rewardedOrder)['row']>;
const actor = { kind: 'system' } as const;

/**
 * Grants the rewards of a completed order: points to its owner, points and coupons to the recommender, and
 * possibly a level. Each part has its own transaction, because each posts a journal; all are idempotent.
 */
export async function rewardOrder(database: Database, tenantId: number, task: Task): Promise<void> {
  const part = (work: (db: TransactionDb, order: Order) => Promise<void>) =>
    database.transaction(tenantId, async (db) => {
      if (!(await db.first(lockTask, { id: task.id }))) return;
      const order = await db.first(rewardedOrder, { shopId: task.shopId, id: task.orderId });
      if (order!.step === 'completed') await work(db, order!);
    });
  await part((db, order) => rewardOwner(db, task.shopId, order));
  await part((db, order) => rewardRecommender(db, task.shopId, order));
  await database.transaction(tenantId, async (db) => {
    if (!(await db.first(lockTask, { id: task.id }))) return;
    const order = await db.first(rewardedOrder, { shopId: task.shopId, id: task.orderId });
    if (order!.step === 'completed') {
      await raiseLevel(db, { shopId: task.shopId, memberId: order!.memberId });
    }
    await db.all(finishTask, { id: task.id });
  });
}

async function rewardOwner(db: TransactionDb, shopId: number, { id, memberId, paidMinor }: Order) {
  const which = { shopId, memberId, source: 'order', sourceId: id } as const;
  // The paid amount may have changed since; the first result stands.
  if (await db.first(lotExists, which)) return;
  const { pointsPerYuan, pointDays } = await rulesOf(db, shopId);
  await grantPoints(db, { ...which, points: pointsForOrder(paidMinor, pointsPerYuan), pointDays, actor });
}

async function rewardRecommender(db: TransactionDb, shopId: number, { id: orderId }: Order) {
  const found = await db.first(recommenderOf, { shopId, orderId });
  if (!found || (await isOnePerson(db, shopId, found))) return;
  const { friendId, recommenderId: memberId } = found;
  if (!(await db.first(insertFriend, { shopId, friendId, memberId }))) return;
  await grantForFriends(db, shopId, memberId);
  const { invitePoints, pointDays } = await rulesOf(db, shopId);
  await grantPoints(db, {
    shopId,
    memberId,
    points: invitePoints,
    source: 'invite',
    sourceId: friendId,
    pointDays,
    actor,
  });
}

async function isOnePerson(
  db: TransactionDb,
  shopId: number,
  { friendId, recommenderId }: { readonly friendId: number; readonly recommenderId: number },
): Promise<boolean> {
  const rows = await db.all(phonesOf, { shopId, ownerIds: [friendId, recommenderId] });
  const householdOf = (ownerId: number) => ({
    ownerId,
    phones: rows.filter((row) => row.ownerId === ownerId).map(({ phone }) => phone),
  });
  return looksLikeOnePerson(householdOf(friendId), householdOf(recommenderId));
}

/** Counts friends under the campaign's row lock: of two concurrent friends, the second sees both. */
async function grantForFriends(db: TransactionDb, shopId: number, memberId: number): Promise<void> {
  for (const campaign of await db.all(lockRunningCampaigns, { shopId, kind: 'invite' })) {
    const since = { shopId, memberId, since: campaign.startsAt };
    const { friends } = (await db.first(friendsSince, since))!;
    const { had, why } = await findStanding(db, campaign, { shopId, memberId });
    const due = couponsForFriends(friends, campaign.friends, had);
    if (due === 0 || why) continue;
    const { id } = await grantCoupon(db, campaign, { shopId, memberId });
    await emit(db, { shopId, memberId, topic: 'couponGiven', subjectId: id });
  }
}
