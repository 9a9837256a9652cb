import { loweredLevel } from '@onehaul/domain/reward/level';
import type { Database } from '../../db/database.ts';
import { repeatInBatches } from '../../jobs/repeat-in-batches.ts';
import { forEachTenant, type Job } from '../../jobs/job.ts';
import { notifyExpiringCoupons } from '../coupon/index.ts';
import { expirePoints } from './expire-points.ts';
import { levelRules, membersAbove, shopsWithLevels } from './level.repository.ts';
import { lowerLevel } from './move-level.ts';
import { insertOpeningLots, ownersOfEnded, ownersOfEnding, pointOwners } from './point.repository.ts';
import { shopsOfCompany } from './shop.repository.ts';
import { rulesOf } from './shop-rules.ts';
import { purgeTasks } from './task.repository.ts';
import { warnedUntil, warnOfPoints } from './warn-of-points.ts';

const batchRows = 200;
const taskRetentionDays = 30;

/** All members of a tenant with points, in batches of one shop. */
async function* pointOwnersOf(database: Database, tenantId: number) {
  let after = { afterShopId: 0, afterId: 0 };
  for (;;) {
    const owners = await database.tenant(tenantId).all(pointOwners, { ...after, limit: batchRows });
    for (const [shopId, ofShop] of Map.groupBy(owners, (owner) => owner.shopId)) {
      yield { shopId, memberIds: ofShop.map(({ memberId }) => memberId) };
    }
    if (owners.length < batchRows) return;
    const last = owners.at(-1)!;
    after = { afterShopId: last.shopId, afterId: last.memberId };
  }
}

/** Expires points and warns of upcoming expiry. Points without a lot get one first. */
const expirePointsJob: Job = {
  name: 'end-points',
  cron: '23 18 * * *',
  run: ({ database, log }) =>
    forEachTenant(database, async (tenantId) => {
      for await (const { shopId, memberIds } of pointOwnersOf(database, tenantId)) {
        const db = database.autocommit(tenantId);
        const { pointDays, rewardWarnDays } = await rulesOf(db, shopId);
        await db.all(insertOpeningLots, { shopId, memberIds, pointDays });
        const now = new Date();
        const until = warnedUntil(now, rewardWarnDays);
        for (const { memberId } of await db.all(ownersOfEnded, { shopId, memberIds, now })) {
          await attempt(memberId, () =>
            database.transaction(tenantId, (of) => expirePoints(of, { shopId, memberId }, now)),
          );
        }
        for (const { memberId } of await db.all(ownersOfEnding, { shopId, memberIds, until })) {
          await attempt(memberId, () =>
            database.transaction(tenantId, (of) =>
              warnOfPoints(of, { shopId, memberId }, rewardWarnDays, now),
            ),
          );
        }
      }
      async function attempt(memberId: number, work: () => Promise<unknown>) {
        await work().catch((error: unknown) => log.error({ err: error, memberId }, 'points did not end'));
      }
    }),
};

/** Warns of coupons that expire soon, once each. */
const warnOfExpiringCouponsJob: Job = {
  name: 'end-coupons',
  cron: '41 1 * * *',
  run: ({ database }) =>
    forEachTenant(database, async (tenantId) => {
      const db = database.autocommit(tenantId);
      for (const { id: shopId } of await db.all(shopsOfCompany, {})) {
        const { rewardWarnDays: warnDays } = await rulesOf(db, shopId);
        const warnSome = () => db.all(notifyExpiringCoupons, { shopId, warnDays, limit: batchRows });
        while ((await warnSome()).length === batchRows);
      }
      await repeatInBatches(() => db.all(purgeTasks, { days: taskRetentionDays }));
    }),
};

/** Lowers members that no longer reach their level; levels set by hand are skipped. */
const lowerLevelsJob: Job = {
  name: 'lower-levels',
  cron: '53 18 * * *',
  run: ({ database }) =>
    forEachTenant(database, async (tenantId) => {
      const db = database.tenant(tenantId);
      for (const { shopId } of await db.all(shopsWithLevels, {})) {
        const rules = await db.all(levelRules, { shopId });
        for (let afterId = 0; ;) {
          const members = await db.all(membersAbove, { shopId, afterId, limit: batchRows });
          const falling = members.filter(({ level, spent }) => loweredLevel(rules, level, spent) < level);
          for (const { id: memberId } of falling) {
            await database.transaction(tenantId, (of) => lowerLevel(of, { shopId, memberId }));
          }
          if (members.length < batchRows) break;
          afterId = members.at(-1)!.id;
        }
      }
    }),
};

export const rewardJobs: readonly Job[] = [expirePointsJob, warnOfExpiringCouponsJob, lowerLevelsJob];
