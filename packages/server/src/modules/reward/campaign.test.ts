import { createOrderApi, type OrderApi } from '@onehaul/testing/order-api';
import { aCampaign } from '@onehaul/testing/order-builders';
import { someMoney } from '@onehaul/testing/wallet-builders';
import { findBalances } from '../wallet/index.ts';
import { welcomeMember } from './welcome-member.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

let stage: OrderApi;
beforeAll(async () => {
  stage = await createOrderApi();
});
afterAll(() => stage.close());
beforeEach(async () => {
  await stage.database.sql('update coupon set campaign_id = null');
  await stage.database.sql('delete from campaign');
});

type Who = OrderApi['anna'];
const redeem = (who: Who, id: number) =>
  stage.call<{ Coupon: { Id: number; ValidUntil: string; ValidFrom: string }; Integral: number }>(
    who,
    '/Base_ShopEvents/PointsRedemptionCoupon',
    { Id: id },
  );
const offers = async (who: Who) =>
  (await stage.call<{ Rows: Record<string, unknown>[]; Total: number }>(who, '/Base_ShopEvents/GetDataPage'))
    .data;
const pointsOf = async ({ id, shop }: Who) =>
  (await findBalances(stage.database.database.tenant(shop.tenantId), shop.id, id)).points;
const outcomes = (replies: readonly { error: string | undefined }[]) => {
  const counts: Record<string, number> = {};
  for (const { error = 'ok' } of replies) counts[error] = (counts[error] ?? 0) + 1;
  return counts;
};
const couponsOf = (campaignId: number) =>
  stage.database.sql('select id, member_id from coupon where campaign_id = $1', [campaignId]);

test('points become a coupon that is good for so many days from now', async () => {
  const { ben, sub, anna, database, harbour } = stage;
  await someMoney(database, harbour, ben, { points: 300 });
  const id = await aCampaign(database, harbour, { kind: 'redeem', points: 120, validDays: 10, minor: 800 });
  const { data } = await redeem(ben, id);
  expect(data.Integral).toBe(180);
  expect(data.Coupon).toMatchObject({ Amount: 8, IsEffective: true, State: 1 });
  const days = (Date.parse(data.Coupon.ValidUntil) - Date.parse(data.Coupon.ValidFrom)) / 86_400_000;
  expect(days).toBeCloseTo(10, 5);
  const moves = await stage.call<{ Rows: object[]; Total: number; Integral: number }>(
    ben,
    '/Client_Points/GetDataPage',
  );
  expect(moves.data.Rows[0]).toMatchObject({ Type: 7, Integral: -120, Balance: 180 });
  expect(moves.data).toMatchObject({ Total: 2, Integral: 180 });
  // Another member's points are neither visible nor spendable; a sub-account spends its main account's.
  await someMoney(database, harbour, anna, { points: 120 });
  expect((await redeem(sub, id)).data.Integral).toBe(0);
  expect(await couponsOf(id)).toHaveLength(2);
});

test('an offer that is over, sold out, had, of another kind or of another shop is refused and takes nothing', async () => {
  const { ben, carla, database, harbour } = stage;
  await someMoney(database, harbour, ben, { points: 1000 });
  const before = await pointsOf(ben);
  const offer = (more: object) => aCampaign(database, harbour, { kind: 'redeem', points: 10, ...more });
  const why = async (more: object) => (await redeem(ben, await offer(more))).error;
  expect(await why({ isActive: false })).toBe('campaign.over');
  expect(await why({ startsAt: new Date('2100-01-01') })).toBe('campaign.over');
  expect(await why({ startsAt: new Date('2020-01-01'), endsAt: new Date('2021-01-01') })).toBe(
    'campaign.over',
  );
  expect(await why({ stock: 0 })).toBe('campaign.soldOut');
  expect((await redeem(ben, await aCampaign(database, harbour))).error).toBe('record.notFound');
  expect((await redeem(carla, await offer({}))).error).toBe('record.notFound');
  expect(await pointsOf(ben)).toBe(before);
  const once = await offer({ mostEach: 1 });
  expect((await redeem(ben, once)).error).toBeUndefined();
  expect((await redeem(ben, once)).error).toBe('campaign.mostReached');
  expect(await pointsOf(ben)).toBe(before - 10);
  expect((await redeem(ben, await offer({ points: before }))).error).toBe('wallet.notEnoughPoints');
  expect((await database.sql('select given from campaign order by id desc limit 1'))[0]!.given).toBe(0);
});

test('of many at once who want the last two, two get them, and each pays', async () => {
  const { ben, anna, database, harbour } = stage;
  await someMoney(database, harbour, ben, { points: 500 });
  await someMoney(database, harbour, anna, { points: 500 });
  const before = (await pointsOf(ben)) + (await pointsOf(anna));
  const id = await aCampaign(database, harbour, { kind: 'redeem', points: 10, stock: 2 });
  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, index) => redeem(index % 2 ? ben : anna, id)),
  );
  expect(outcomes(replies)).toEqual({ ok: 2, 'campaign.soldOut': 18 });
  expect(await couponsOf(id)).toHaveLength(2);
  expect((await pointsOf(ben)) + (await pointsOf(anna))).toBe(before - 20);
}, 60_000);

test('the list shows what runs for points and friends, and what is left for whom', async () => {
  const { ben, anna, carla, database, harbour, rival } = stage;
  await someMoney(database, harbour, ben, { points: 100 });
  const one = await aCampaign(database, harbour, {
    kind: 'redeem',
    names: { en: 'Ten off' },
    notes: { en: 'From 50 yuan' },
    points: 10,
    mostEach: 2,
    stock: 5,
    position: 1,
  });
  const friends = await aCampaign(database, harbour, { kind: 'invite', friends: 3, position: 2 });
  await aCampaign(database, harbour, { kind: 'redeem', points: 5, isActive: false });
  await aCampaign(database, harbour, { kind: 'welcome' });
  await aCampaign(database, harbour, { kind: 'give' });
  const theirs = await aCampaign(database, rival, { kind: 'redeem', points: 5 });
  await redeem(ben, one);
  const shown = await offers(ben);
  expect(shown.Total).toBe(2);
  expect(shown.Rows[0]).toMatchObject({
    Id: one,
    Type: 1,
    Name: 'Ten off',
    Rem: 'From 50 yuan',
    Amount: 10,
    Integral: 10,
    Left: 4,
    LeftForMember: 1,
    Had: 1,
  });
  expect(shown.Rows[1]).toMatchObject({
    Id: friends,
    Type: 3,
    Friends: 3,
    FriendsSoFar: 0,
    Left: null,
    LeftForMember: null,
  });
  expect((await offers(anna)).Rows[0]).toMatchObject({ LeftForMember: 2, Had: 0 });
  expect((await offers(carla)).Rows.map(({ Id }) => Id)).toEqual([theirs]);
});

test('who joins is welcomed once, with what runs then', async () => {
  const { database, harbour, rival } = stage;
  const id = await aCampaign(database, harbour, { kind: 'welcome', mostEach: 5 });
  await aCampaign(database, harbour, { kind: 'welcome', isActive: false });
  await aCampaign(database, rival, { kind: 'welcome' });
  const reply = await stage.api.post(harbour.host, '/Client_Info/AddData', {
    UserName: 'a-new-face',
    Password: 'a-secret',
  });
  expect(reply.body.Code).toBe(200);
  const [task] = await database.sql('select shop_id, member_id from member_task');
  const whose = { shopId: task!.shop_id as number, memberId: task!.member_id as number };
  const welcome = () => database.database.transaction(2, (db) => welcomeMember(db, whose));
  await Promise.all([welcome(), welcome(), welcome()]);
  expect(await couponsOf(id)).toEqual([{ id: expect.anything(), member_id: whose.memberId }]);
  expect(await database.sql('select 1 from member_task')).toEqual([]);
  // A campaign created later does not apply to existing members.
  const later = await aCampaign(database, harbour, { kind: 'welcome' });
  await welcome();
  expect(await couponsOf(later)).toEqual([]);
  const told = await database.sql('select topic from outbox where member_id = $1', [whose.memberId]);
  expect(told).toEqual([{ topic: 'couponGiven' }]);
});
