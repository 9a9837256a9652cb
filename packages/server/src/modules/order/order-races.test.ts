import { createOrderApi, type OrderApi } from '@onehaul/testing/order-api';
import { aCampaign, aCoupon } from '@onehaul/testing/order-builders';
import type { TestParcel } from '@onehaul/testing/parcel-builders';
import { someMoney } from '@onehaul/testing/wallet-builders';
import { findBalances } from '../wallet/index.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let stage: OrderApi;
beforeAll(async () => {
  stage = await createOrderApi();
});
afterAll(() => stage.close());

const outcomes = (replies: readonly { error: string | undefined }[]) => {
  const counts: Record<string, number> = {};
  for (const { error = 'ok' } of replies) counts[error] = (counts[error] ?? 0) + 1;
  return counts;
};
const someParcels = async (count: number): Promise<TestParcel[]> => {
  const parcels: TestParcel[] = [];
  for (let index = 0; index < count; index++) parcels.push(await stage.stored(stage.anna));
  return parcels;
};

test('R06: of 50 orders at once that want one coupon, one has it', async () => {
  const { anna, database, harbour } = stage;
  const couponId = await aCoupon(database, harbour, anna, { minor: 500 });
  const drafts = [];
  for (const parcel of await someParcels(50)) {
    const asked = stage.instruction([parcel], { CouponId: couponId });
    drafts.push({ asked, quoteId: (await stage.quote(anna, asked)).data.Id });
  }
  const replies = await Promise.all(drafts.map(({ asked, quoteId }) => stage.create(anna, quoteId, asked)));
  expect(outcomes(replies)).toEqual({ ok: 1, 'coupon.notUsable': 49 });
  const carrying = await database.sql('select id from shop_order where coupon_id = $1', [couponId]);
  expect(carrying).toHaveLength(1);
  const bound = await database.sql(`select id from parcel where order_id is not null and state = 'reserved'`);
  expect(bound).toHaveLength(1);
}, 60_000);

test('R07: 100 points, 20 orders at once of 80 each: one is made', async () => {
  const { anna, database, harbour } = stage;
  await someMoney(database, harbour, anna, { points: 100 });
  const drafts = [];
  for (const parcel of await someParcels(20)) {
    const asked = stage.instruction([parcel], { Integral: 80 });
    drafts.push({ asked, quoteId: (await stage.quote(anna, asked)).data.Id });
  }
  const replies = await Promise.all(drafts.map(({ asked, quoteId }) => stage.create(anna, quoteId, asked)));
  expect(outcomes(replies)).toEqual({ ok: 1, 'wallet.notEnoughPoints': 19 });
  const { points } = await findBalances(database.database.tenant(2), harbour.id, anna.id);
  expect(points).toBe(20);
  const [used] = await database.sql('select sum(points) as points from shop_order');
  expect(Number(used!.points)).toBe(80);
}, 60_000);

test('R07: 20 orders of 80 points and 10 coupons of 60 at once, for 100: one of them all', async () => {
  const { anna, database, harbour } = stage;
  const pointsNow = async () => (await findBalances(database.database.tenant(2), harbour.id, anna.id)).points;
  await someMoney(database, harbour, anna, { points: 100 - (await pointsNow()) });
  const Id = await aCampaign(database, harbour, { kind: 'redeem', points: 60 });
  const drafts = [];
  for (const parcel of await someParcels(20)) {
    const asked = stage.instruction([parcel], { Integral: 80 });
    drafts.push({ asked, quoteId: (await stage.quote(anna, asked)).data.Id });
  }
  const replies = await Promise.all([
    ...drafts.map(({ asked, quoteId }) => stage.create(anna, quoteId, asked)),
    ...Array.from({ length: 10 }, () => stage.call(anna, '/Base_ShopEvents/PointsRedemptionCoupon', { Id })),
  ]);
  expect(outcomes(replies)).toEqual({ ok: 1, 'wallet.notEnoughPoints': 29 });
  const coupons = await database.sql('select id from coupon where campaign_id = $1', [Id]);
  const spent = coupons.length === 1 ? 60 : 80;
  expect(await pointsNow()).toBe(100 - spent);
  const [campaign] = await database.sql('select given from campaign where id = $1', [Id]);
  expect(campaign!.given).toBe(coupons.length);
}, 60_000);

test('R27: merges of overlapping parcels in any order: a parcel is in one order at most, and nobody sees a deadlock', async () => {
  const { anna, database } = stage;
  const parcels = await someParcels(12);
  const shuffled = () => parcels.toSorted(() => Math.random() - 0.5);
  const drafts = [];
  for (let index = 0; index < 40; index++) {
    const asked = stage.instruction(shuffled().slice(0, 5));
    drafts.push({ asked, quoteId: (await stage.quote(anna, asked)).data.Id });
  }
  let earlier: number[] = [];
  while (drafts.length > 0) {
    // Earlier orders are cancelled by both accounts while other requests want their parcels.
    const [replies] = await Promise.all([
      Promise.all(drafts.splice(0, 4).map(({ asked, quoteId }) => stage.create(anna, quoteId, asked))),
      ...earlier.map((id, index) =>
        stage.call(index % 2 ? stage.sub : anna, '/Order/DeleteData', { Ids: [id] }),
      ),
    ]);
    const refusals = Object.keys(outcomes(replies)).filter((error) => error !== 'ok');
    expect(refusals.filter((error) => error !== 'order.alreadyMerged')).toEqual([]);
    earlier = replies.flatMap(({ data, error }) => (error ? [] : [data.Id]));
    const bound = await database.sql(
      `select listed.parcel_id from order_parcel listed
       join shop_order made on made.id = listed.order_id and made.step <> 'cancelled'
       where listed.parcel_id = any($1)`,
      [parcels.map(({ id }) => id)],
    );
    expect(new Set(bound.map(({ parcel_id }) => parcel_id)).size).toBe(bound.length);
  }
  await stage.call(anna, '/Order/DeleteData', { Ids: earlier });
  const held = await database.sql(
    `select id from parcel where id = any($1) and (order_id is not null or state <> 'stored')`,
    [parcels.map(({ id }) => id)],
  );
  expect(held).toEqual([]);
  expect(stage.api.log.filter((line) => line.includes('40P01'))).toEqual([]);
}, 60_000);
