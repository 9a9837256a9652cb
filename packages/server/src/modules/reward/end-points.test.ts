import { earnPoints, spendPoints } from '@onehaul/domain/wallet/journals';
import { aMember } from '@onehaul/testing/member-builders';
import { aCoupon, anOrder } from '@onehaul/testing/order-builders';
import { createParcelApi } from '@onehaul/testing/parcel-api';
import { aJournal } from '@onehaul/testing/wallet-builders';
import { findBalances } from '../wallet/index.ts';
import { expirePoints } from './expire-points.ts';
import { rewardJobs } from './reward.jobs.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

type Stage = Awaited<ReturnType<typeof createParcelApi>>;
let stage: Stage;
beforeAll(async () => {
  stage = await createParcelApi();
});
afterAll(() => stage.close());

const day = 86_400_000;
const at = (days: number) => new Date(Date.now() + days * day);
const run = (name: string) =>
  rewardJobs
    .find((job) => job.name === name)!
    .run({
      database: stage.database.database,
      storage: undefined as never,
      keys: undefined as never,
      log: {
        error: (line: unknown) => {
          throw line;
        },
      } as never,
    });
const endPoints = () => run('end-points');

async function earned(member: { id: number }, points: number, expiresAt: Date) {
  const { database, harbour } = stage;
  const { journalId } = await aJournal(database, harbour, earnPoints(member.id, points));
  await database.sql(
    `insert into point_lot (tenant_id, shop_id, member_id, points, source, journal_id, earned_at, expires_at)
     values (2, $1, $2, $3, 'order', $4, $5::timestamptz - interval '365 days', $5)`,
    [harbour.id, member.id, points, journalId, expiresAt],
  );
}
const spend = (member: { id: number }, points: number) =>
  aJournal(stage.database, stage.harbour, spendPoints(member.id, points));
const balanceOf = async ({ id }: { id: number }) =>
  (await findBalances(stage.database.database.tenant(2), stage.harbour.id, id)).points;
const newMember = () => aMember(stage.database, stage.harbour);
const told = async ({ id }: { id: number }, topic: string) =>
  (
    await stage.database.sql('select details from outbox where member_id = $1 and topic = $2', [id, topic])
  ).map(({ details }) => details);

test('what has ended and was not spent is taken, once', async () => {
  const member = await newMember();
  await earned(member, 100, at(-1));
  await earned(member, 50, at(100));
  await spend(member, 30);
  await Promise.all([endPoints(), endPoints()]);
  await endPoints();
  expect(await balanceOf(member)).toBe(50);
  const journals = await stage.database.sql(
    `select kind from journal where key like 'points of ' || $1::text || ' ended%'`,
    [member.id],
  );
  expect(journals).toHaveLength(1);
});

test('points that are spent while they end are not taken twice', async () => {
  const { database, harbour } = stage;
  for (let round = 0; round < 10; round++) {
    const member = await newMember();
    await earned(member, 100, at(-1));
    await earned(member, 100, at(100));
    const whose = { shopId: harbour.id, memberId: member.id };
    const end = () => database.database.transaction(2, (db) => expirePoints(db, whose, new Date()));
    const [taken, again, spent] = await Promise.all([
      end(),
      end(),
      spend(member, 80).then(
        () => 80,
        () => 0,
      ),
    ]);
    // Spent first: 80 come from the expiring lot and 20 expire. Spent last: 100 expire and 80 come from the
    // rest.
    expect([20, 100]).toContain(taken + again);
    expect(spent).toBe(80);
    expect(await balanceOf(member)).toBe(taken + again === 20 ? 100 : 20);
  }
});

test('points from before there were lots get one, and end with it', async () => {
  const { database, harbour } = stage;
  const member = await newMember();
  await aJournal(database, harbour, earnPoints(member.id, 70));
  await Promise.all([endPoints(), endPoints()]);
  const lots = await database.sql(
    `select source, points, expires_at > now() + interval '364 days' as is_long from point_lot where member_id = $1`,
    [member.id],
  );
  expect(lots).toEqual([{ source: 'opening', points: expect.anything(), is_long: true }]);
  expect(Number(lots[0]!.points)).toBe(70);
  expect(await balanceOf(member)).toBe(70);
  await expect(
    database.database.transaction(2, (db) =>
      expirePoints(db, { shopId: harbour.id, memberId: member.id }, at(366)),
    ),
  ).resolves.toBe(70);
});

test('a lot is never changed by the application, only noted beside', async () => {
  const { database } = stage;
  const rights = await database.sql(
    `select has_table_privilege('onehaul_app', 'point_lot', 'delete') as may_delete,
       has_column_privilege('onehaul_app', 'point_lot', 'points', 'update') as may_change,
       has_column_privilege('onehaul_app', 'point_lot', 'warned_at', 'update') as may_note`,
  );
  expect(rights).toEqual([{ may_delete: false, may_change: false, may_note: true }]);
});

test('a member is told a week before, once for all that end together, and not of what was spent', async () => {
  const member = await newMember();
  await earned(member, 40, at(5));
  await earned(member, 5, at(10));
  await earned(member, 5, at(60));
  await Promise.all([endPoints(), endPoints()]);
  await endPoints();
  expect(await told(member, 'pointsEnding')).toEqual([{ points: 45, until: expect.any(String) }]);
  const spender = await newMember();
  await earned(spender, 40, at(5));
  await earned(spender, 40, at(300));
  await spend(spender, 40);
  await endPoints();
  expect(await told(spender, 'pointsEnding')).toEqual([]);
  const early = await newMember();
  await earned(early, 40, at(8));
  await endPoints();
  expect(await told(early, 'pointsEnding')).toEqual([]);
});

test('the member sees what ends when', async () => {
  const { anna, sub, ben } = stage;
  await earned(anna, 100, at(-1));
  await earned(anna, 30, at(10));
  await earned(anna, 20, at(20));
  await spend(anna, 110);
  const { data } = await stage.call<{ Integral: number; Ending: { Integral: number }[]; Total: number }>(
    sub,
    '/Client_Points/GetDataPage',
    { PageRows: 2 },
  );
  expect(data).toMatchObject({ Integral: 40, Total: 4, IntegralAmount: 0.01 });
  expect(data.Ending.map(({ Integral }) => Integral)).toEqual([20, 20]);
  const second = await stage.call<{ Rows: object[] }>(anna, '/Client_Points/GetDataPage', {
    PageRows: 3,
    PageIndex: 2,
  });
  expect(second.data.Rows).toHaveLength(1);
  expect((await stage.call(ben, '/Client_Points/GetDataPage')).data).toMatchObject({ Integral: 0, Rows: [] });
  expect((await stage.call(stage.carla, '/Client_Points/GetDataPage')).data).toMatchObject({ Total: 0 });
});

test('coupons that end are told of once; those in an order, or with long to go, are not', async () => {
  const { database, harbour } = stage;
  const member = await newMember();
  const { id: orderId } = await anOrder(database, harbour, member);
  await aCoupon(database, harbour, member, { validFrom: at(-20), validUntil: at(5) });
  await aCoupon(database, harbour, member, { validFrom: at(-20), validUntil: at(5), orderId });
  await aCoupon(database, harbour, member, { validFrom: at(-20), validUntil: at(12) });
  await aCoupon(database, harbour, member, { validFrom: at(-20), validUntil: at(-1) });
  // Valid for four days in total: the warning is sent once two of them are over.
  await aCoupon(database, harbour, member, { validFrom: at(-1), validUntil: at(3) });
  await Promise.all([run('end-coupons'), run('end-coupons')]);
  await run('end-coupons');
  expect(await told(member, 'couponEnding')).toHaveLength(1);
});
