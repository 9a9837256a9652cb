import { aCampaign, anOrder } from '@onehaul/testing/order-builders';
import { aMember } from '@onehaul/testing/member-builders';
import { createParcelApi } from '@onehaul/testing/parcel-api';
import { waitingTasks } from '../order-move/index.ts';
import { findBalances } from '../wallet/index.ts';
import { rewardJobs } from './reward.jobs.ts';
import { rewardOrder } from './reward-order.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

type Stage = Awaited<ReturnType<typeof createParcelApi>>;
let stage: Stage;
beforeAll(async () => {
  stage = await createParcelApi();
});
afterAll(() => stage.close());
beforeEach(async () => {
  const { database } = stage;
  await database.sql('delete from setting');
  await database.sql('update coupon set campaign_id = null');
  await database.sql('delete from campaign');
  await database.sql('delete from member_level');
  await database.sql('update member set level = 1, level_is_fixed = false, recommender_id = null');
});

type Owner = { readonly id: number };
async function newMember({
  recommenderId,
  ...more
}: { recommenderId?: number } & Parameters<typeof aMember>[2] = {}) {
  const member = await aMember(stage.database, stage.harbour, more);
  if (recommenderId !== undefined)
    await stage.database.sql('update member set recommender_id = $1 where id = $2', [
      recommenderId,
      member.id,
    ]);
  return member;
}
/** An order completed by its owner, with the resulting task. */
async function completed(owner: Owner, paidMinor: number, completedAt = new Date()) {
  const { database, harbour } = stage;
  const row = { completedAt };
  const { id } = await anOrder(database, harbour, owner, {
    step: 'completed',
    totalMinor: paidMinor,
    paidMinor,
    row,
  });
  await database.sql(
    `insert into order_task (tenant_id, shop_id, order_id, kind) values (2, $1, $2, 'points'), (2, $1, $2, 'earnings')`,
    [harbour.id, id],
  );
  return id;
}
const db = () => stage.database.database;
async function work(times = 1) {
  const tasks = await db().tenant(2).all(waitingTasks, { kind: 'points', limit: 100 });
  for (let index = 0; index < times; index++)
    await Promise.all(tasks.map((task) => rewardOrder(db(), 2, task)));
}
const pointsOf = async ({ id }: Owner) => (await findBalances(db().tenant(2), stage.harbour.id, id)).points;
const lotsOf = async ({ id }: Owner) =>
  (
    await stage.database.sql(
      'select source, points, source_id from point_lot where member_id = $1 order by id',
      [id],
    )
  ).map(({ source, points, source_id }) => [source, Number(points), Number(source_id)]);
const runJob = (name: string) =>
  rewardJobs
    .find((job) => job.name === name)!
    .run({
      database: db(),
      storage: undefined as never,
      keys: undefined as never,
      log: {
        error: (line: unknown) => {
          throw line;
        },
      } as never,
    });
const told = async ({ id }: Owner) =>
  (await stage.database.sql('select topic from outbox where member_id = $1 order by id', [id])).map(
    ({ topic }) => topic as string,
  );

describe('a completed order', () => {
  test('brings a point for each full yuan that was paid, once, however often it is looked at', async () => {
    const member = await newMember();
    const id = await completed(member, 12_399);
    const { database } = stage;
    await work(3);
    expect(await lotsOf(member)).toEqual([['order', 123, id]]);
    expect(await pointsOf(member)).toBe(123);
    // A second run after a partial refund keeps the first result.
    await database.sql('update shop_order set paid_minor = 5000 where id = $1', [id]);
    await database.sql(
      `insert into order_task (tenant_id, shop_id, order_id, kind) values (2, $1, $2, 'points')`,
      [stage.harbour.id, id],
    );
    await work();
    expect(await pointsOf(member)).toBe(123);
    const open = await database.sql(`select kind from order_task where done_at is null and kind = 'points'`);
    expect(open).toEqual([]);
  });

  test('that came to nothing brings nothing, and the task is done', async () => {
    const member = await newMember();
    const { id } = await anOrder(stage.database, stage.harbour, member, {
      step: 'cancelled',
      paidMinor: 5000,
    });
    await stage.database.sql(
      `insert into order_task (tenant_id, shop_id, order_id, kind) values (2, $1, $2, 'points')`,
      [stage.harbour.id, id],
    );
    await work();
    expect(await lotsOf(member)).toEqual([]);
    expect(await db().tenant(2).all(waitingTasks, { kind: 'points', limit: 1 })).toEqual([]);
  });
});

describe('a friend’s first order', () => {
  test('brings points to who recommended them, once', async () => {
    const anna = await newMember();
    const friend = await newMember({ recommenderId: anna.id });
    await completed(friend, 5000);
    await completed(friend, 6000);
    await work(2);
    expect(await lotsOf(anna)).toEqual([['invite', 100, friend.id]]);
    await completed(friend, 7000);
    await work();
    expect(await pointsOf(anna)).toBe(100);
  });

  test('brings a sub-account’s recommending to its main account', async () => {
    const main = await newMember();
    const sub = await newMember({ mainId: main.id });
    const friend = await newMember({ recommenderId: sub.id });
    await completed(friend, 5000);
    await work();
    expect([await pointsOf(main), await pointsOf(sub)]).toEqual([100, 0]);
  });

  test.each(['the same number', 'a number of a sub-account', 'an own sub-account as recommender'])(
    'brings nothing by %s: that is one person',
    async (how) => {
      await stage.database.sql(
        `insert into country (id, code, dial_code, names, position) values (344, 'HK', '852', '{"en":"HK"}', 1)
         on conflict do nothing`,
      );
      const digits = String(10_000_000 + Math.floor(Math.random() * 89_999_999));
      const phone = { countryId: 344, phoneNumber: digits };
      const recommender = await newMember(how === 'the same number' ? phone : {});
      const sub = await newMember({
        mainId: recommender.id,
        ...(how === 'a number of a sub-account' && phone),
      });
      const friend = await newMember({ ...phone, recommenderId: recommender.id });
      if (how === 'an own sub-account as recommender') {
        await stage.database.sql('update member set recommender_id = $1 where id = $2', [
          sub.id,
          recommender.id,
        ]);
        await completed(recommender, 5000);
      } else await completed(friend, 5000);
      await work();
      expect((await lotsOf(recommender)).filter(([source]) => source === 'invite')).toEqual([]);
    },
  );

  test('brings nothing later, when the friend’s numbers have changed: the first order was the first', async () => {
    const { database } = stage;
    await database.sql(
      `insert into country (id, code, dial_code, names, position) values (344, 'HK', '852', '{"en":"HK"}', 1)
       on conflict do nothing`,
    );
    const phone = { countryId: 344, phoneNumber: '61230000' };
    const recommender = await newMember(phone);
    const friend = await newMember({ ...phone, recommenderId: recommender.id });
    await completed(friend, 5000);
    await work();
    await database.sql(`update member set phone_number = '61239999' where id = $1`, [friend.id]);
    await completed(friend, 5000);
    await work();
    expect(await lotsOf(recommender)).toEqual([]);
  });

  test('brings a coupon after every so many, even when they come at once', async () => {
    const { database, harbour } = stage;
    const anna = await newMember();
    const campaign = await aCampaign(database, harbour, { kind: 'invite', friends: 2 });
    const count = async () =>
      (
        await database.sql('select id from coupon where campaign_id = $1 and member_id = $2', [
          campaign,
          anna.id,
        ])
      ).length;
    const come = async (friends: number) => {
      for (let index = 0; index < friends; index++)
        await completed(await newMember({ recommenderId: anna.id }), 1000);
      await work();
    };
    await come(1);
    expect(await count()).toBe(0);
    await come(1);
    expect(await count()).toBe(1);
    await come(4);
    expect(await count()).toBe(3);
    expect((await told(anna)).filter((topic) => topic === 'couponGiven')).toHaveLength(3);
    await database.sql('update campaign set most_each = 3 where id = $1', [campaign]);
    await come(2);
    expect(await count()).toBe(3);
  });
});

describe('a review', () => {
  test('brings points once for each order', async () => {
    const { ben, database, harbour } = stage;
    const { id } = await anOrder(database, harbour, ben, { step: 'completed' });
    const review = () =>
      stage.call(ben, '/Order_ReviewsLog/AddData', { OrderId: id, Score: 5, Content: 'Good' });
    const replies = await Promise.all([review(), review(), review()]);
    expect(replies.filter(({ error }) => error === undefined)).toHaveLength(1);
    expect(await lotsOf(ben)).toEqual([['review', 20, id]]);
  });
});

describe('levels', () => {
  const someLevels = async (...least: number[]) => {
    for (const [index, minor] of least.entries())
      await stage.database.sql(
        `insert into member_level (tenant_id, shop_id, level, names, least_spent_minor)
         values (2, $1, $2, '{"en":"L"}', $3)`,
        [stage.harbour.id, index + 1, minor],
      );
  };
  const levelOf = async ({ id }: Owner) =>
    (await stage.database.sql('select level from member where id = $1', [id]))[0]!.level;

  test('rise with the order that reaches them, and the member is told', async () => {
    await someLevels(0, 10_000, 50_000);
    await stage.database.sql(`update member_level set benefits = '{"en":"Free photos"}' where level = 2`);
    const member = await newMember();
    await completed(member, 9_999);
    await work();
    expect(await levelOf(member)).toBe(1);
    await completed(member, 1);
    await work();
    expect(await levelOf(member)).toBe(2);
    expect((await told(member)).filter((topic) => topic === 'levelReached')).toHaveLength(1);
    // Orders completed more than a year ago do not count.
    await completed(member, 90_000, new Date(Date.now() - 366 * 86_400_000));
    await work();
    expect(await levelOf(member)).toBe(2);
    expect((await stage.call({ ...stage.anna, id: member.id }, '/Client_Info/GetLevelState')).data).toEqual({
      Level: 2,
      Name: 'L',
      Benefits: 'Free photos',
      IsFixed: false,
      Spent: 100,
      Next: { Level: 3, Name: 'L', Benefits: '', Least: 500 },
    });
  });

  test('fall at night, except those set by hand and those nothing is asked for', async () => {
    await someLevels(0, 10_000, 50_000, 0);
    const [falls, fixed, given, stays] = [
      await newMember(),
      await newMember(),
      await newMember(),
      await newMember(),
    ];
    const put = (member: Owner, level: number, isFixed = false) =>
      stage.database.sql('update member set level = $1, level_is_fixed = $2 where id = $3', [
        level,
        isFixed,
        member.id,
      ]);
    await put(falls, 3);
    await put(fixed, 3, true);
    await put(given, 4);
    await put(stays, 2);
    await completed(falls, 12_000);
    await completed(stays, 12_000);
    await runJob('lower-levels');
    expect(await Promise.all([falls, fixed, given, stays].map(levelOf))).toEqual([2, 3, 4, 2]);
    expect(await told(falls)).not.toContain('levelReached');
    // An order does not raise a level that was set by hand.
    await put(fixed, 1, true);
    await completed(fixed, 90_000);
    await work();
    expect(await levelOf(fixed)).toBe(1);
  });

  test('stay where a shop asks for nothing', async () => {
    await someLevels(0, 0, 0);
    const member = await newMember();
    await completed(member, 900_000);
    await work();
    expect(await levelOf(member)).toBe(1);
  });
});
