import { createParcelApi } from '@onehaul/testing/parcel-api';
import { findBalances } from '../wallet/index.ts';
import { signInToday } from './sign-in-today.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

type Stage = Awaited<ReturnType<typeof createParcelApi>>;
let stage: Stage;
beforeAll(async () => {
  stage = await createParcelApi();
});
afterAll(() => stage.close());
beforeEach(async () => {
  await stage.database.sql('delete from sign_in_day');
  await stage.database.sql('delete from setting');
});

const signIn = (who: Stage['anna']) =>
  stage.call<{ Points: number; Streak: number; IsFull: boolean }>(who, '/Client_Info/MemberSignIn');
const pointsOf = async ({ id, shop }: Stage['anna']) =>
  (await findBalances(stage.database.database.tenant(shop.tenantId), shop.id, id)).points;
/** Signs the member in at a fixed time. */
const signInAt = (now: string, who = stage.ben) =>
  stage.database.database.transaction(who.shop.tenantId, (db) =>
    signInToday(
      {
        db,
        shop: { ...who.shop, modules: [], names: {}, languages: ['en'], mobileHost: null } as never,
        member: { id: who.id, ownerId: who.id, isMainAccount: true, sessionId: '' },
      },
      new Date(now),
    ),
  );
const set = (name: string, value: number) =>
  stage.database.sql('insert into setting (tenant_id, shop_id, name, value) values (2, $1, $2, $3)', [
    stage.harbour.id,
    name,
    String(value),
  ]);

test('R08: 50 times at once is one day, one journal and one lot', async () => {
  const { anna, sub, database } = stage;
  const before = await pointsOf(anna);
  const replies = await Promise.all(
    Array.from({ length: 50 }, (_, index) => signIn(index % 5 === 0 ? sub : anna)),
  );
  const errors = replies.map(({ error }) => error);
  expect(errors.filter((error) => error === undefined)).toHaveLength(1);
  expect(errors.filter((error) => error === 'reward.alreadySignedIn')).toHaveLength(49);
  expect(await pointsOf(anna)).toBe(before + 5);
  const lots = await database.sql(
    `select points, source, (expires_at - earned_at) > interval '364 days' as is_long from point_lot
     where member_id = $1`,
    [anna.id],
  );
  expect(lots).toEqual(
    [{ points: '5', source: 'signIn', is_long: true }].map((lot) => ({ ...lot, points: expect.anything() })),
  );
  expect(await pointsOf(sub)).toBe(0);
  expect(stage.api.log.filter((line) => line.includes('40P01'))).toEqual([]);
}, 60_000);

describe('a day is one of the shop’s calendar', () => {
  test('R08: twice over its midnight is two days', async () => {
    await stage.database.sql(`update shop set time_zone = 'Asia/Ho_Chi_Minh' where id = $1`, [
      stage.harbour.id,
    ]);
    // Midnight there is 17:00 UTC.
    expect(await signInAt('2026-03-01T16:59:59Z')).toEqual({ points: 5, streak: 1, isFull: false });
    expect(await signInAt('2026-03-01T17:00:00Z')).toEqual({ points: 5, streak: 2, isFull: false });
    await expect(signInAt('2026-03-02T16:59:59Z')).rejects.toMatchObject({ code: 'reward.alreadySignedIn' });
    // Daylight saving ends in the shop's time zone: a 25-hour day counts as one day.
    await stage.database.sql(`update shop set time_zone = 'America/New_York' where id = $1`, [
      stage.harbour.id,
    ]);
    await stage.database.sql('delete from sign_in_day');
    expect((await signInAt('2026-11-01T04:30:00Z')).streak).toBe(1);
    await expect(signInAt('2026-11-02T04:30:00Z')).rejects.toMatchObject({ code: 'reward.alreadySignedIn' });
    expect((await signInAt('2026-11-02T05:30:00Z')).streak).toBe(2);
    await stage.database.sql(`update shop set time_zone = 'Asia/Shanghai' where id = $1`, [stage.harbour.id]);
  });

  test('days in a row bring more when a streak is full, and a missed day begins anew', async () => {
    await set('signInStreakDays', 3);
    await set('signInStreakPoints', 20);
    const day = (number: number) => signInAt(`2026-05-0${number}T02:00:00Z`);
    expect(await day(1)).toEqual({ points: 5, streak: 1, isFull: false });
    expect(await day(2)).toEqual({ points: 5, streak: 2, isFull: false });
    expect(await day(3)).toEqual({ points: 25, streak: 3, isFull: true });
    expect(await day(4)).toEqual({ points: 5, streak: 4, isFull: false });
    expect(await day(6)).toEqual({ points: 5, streak: 1, isFull: false });
  });

  test('a shop that gives nothing for it counts the days all the same', async () => {
    await set('signInPoints', 0);
    const before = await pointsOf(stage.ben);
    expect(await signInAt('2026-06-01T02:00:00Z')).toEqual({ points: 0, streak: 1, isFull: false });
    expect(await pointsOf(stage.ben)).toBe(before);
  });
});

test('the state says what is done, what comes, and the days of the month; each shop and member has their own', async () => {
  const { anna, ben, carla, database, harbour } = stage;
  const state = async (who: Stage['anna']) =>
    (
      await stage.call<{ Today: string; IsDone: boolean; Streak: number; Coming: object[]; Days: string[] }>(
        who,
        '/Client_Info/GetSignInState',
      )
    ).data;
  const before = await state(ben);
  expect(before).toMatchObject({ IsDone: false, Streak: 0, Days: [] });
  expect(before.Coming).toHaveLength(7);
  expect(before.Coming[0]).toEqual({ Day: before.Today, Points: 5, IsFull: false });
  expect(before.Coming[6]).toMatchObject({ Points: 35, IsFull: true });
  await database.sql(
    `insert into sign_in_day (tenant_id, shop_id, member_id, day, streak, points)
     values (2, $1, $2, $3::date - 1, 6, 5)`,
    [harbour.id, ben.id, before.Today],
  );
  expect(await state(ben)).toMatchObject({
    IsDone: false,
    Streak: 6,
    Coming: expect.arrayContaining([{ Day: before.Today, Points: 35, IsFull: true }]),
  });
  expect((await signIn(ben)).data).toEqual({ Points: 35, Streak: 7, IsFull: true });
  const after = await state(ben);
  expect(after).toMatchObject({ IsDone: true, Streak: 7 });
  expect(after.Days).toContain(before.Today);
  expect(await state(anna)).toMatchObject({ IsDone: false, Streak: 0, Days: [] });
  expect(await state(carla)).toMatchObject({ IsDone: false, Streak: 0, Days: [] });
});
