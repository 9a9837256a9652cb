import { createOrderApi, type OrderApi } from '@onehaul/testing/order-api';
import { aCoupon } from '@onehaul/testing/order-builders';
import { someMoney } from '@onehaul/testing/wallet-builders';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lockOrders } from '../order-move/index.ts';
import { payFromBalance } from '../payment/index.ts';
import { findBalances } from '../wallet/index.ts';

let stage: OrderApi;
beforeAll(async () => {
  stage = await createOrderApi();
});
afterAll(() => stage.close());

const quoteWith = async (couponId: number, more: object = {}) => {
  const { anna } = stage;
  const asked = stage.instruction([await stage.stored(anna)], {
    CouponId: couponId,
    ...more,
  });
  return { asked, quoted: await stage.quote(anna, asked) };
};

test('a percent coupon takes its share of the price, and a cancelled order gives back what was paid', async () => {
  const { anna, database, harbour, line } = stage;
  await someMoney(database, harbour, anna, { cash: 10_000 });
  const balance = () => findBalances(database.database.tenant(2), harbour.id, anna.id);
  const before = await balance();
  const couponId = await aCoupon(database, harbour, anna, {
    percent: 15,
    minor: 5000,
    lineIds: `{${line.id}}`,
  });
  const { asked, quoted } = await quoteWith(couponId);
  const { AccruedCharge: total, CouponAmount: off } = quoted.data.Price;
  // Two kilograms at ten yuan, fifteen percent off.
  expect({ total, off }).toEqual({ total: 17, off: 3 });
  const { data } = await stage.create(anna, quoted.data.Id, asked);
  expect(data.AccruedCharge).toBe(17);
  await database.database.transaction(2, async (db) => {
    const orders = await lockOrders(db, harbour.id, [data.Id]);
    const actor = { kind: 'member', id: anna.id } as const;
    return payFromBalance(db, { shopId: harbour.id, ownerId: anna.id, accountId: anna.id, orders, actor });
  });
  expect((await balance()).cash).toBe(before.cash - 1700);
  expect((await stage.call(anna, '/Order/DeleteData', { Ids: [data.Id] })).code).toBe(200);
  expect(await balance()).toEqual(before);
  const [coupon] = await database.sql('select order_id from coupon where id = $1', [couponId]);
  expect(coupon!.order_id).toBeNull();
});

test('the maximum of a percentage holds, and so does the price', async () => {
  const { anna, database, harbour } = stage;
  const totals = async (more: Record<string, unknown>) => {
    const { quoted } = await quoteWith(await aCoupon(database, harbour, anna, more));
    return [quoted.data.Price.AccruedCharge, quoted.data.Price.CouponAmount];
  };
  expect(await totals({ percent: 50, minor: 400 })).toEqual([16, 4]);
  expect(await totals({ percent: 100, minor: 100_000 })).toEqual([0, 20]);
});

test('a coupon of another line or level is refused when quoted and when ordered', async () => {
  const { anna, database, harbour, line } = stage;
  const other = await stage.lineOf({});
  const elsewhere = await aCoupon(database, harbour, anna, { lineIds: `{${other.id}}` });
  expect((await quoteWith(elsewhere)).quoted.error).toBe('coupon.lineNotMet');
  const forGold = await aCoupon(database, harbour, anna, { levels: '{7}' });
  expect((await quoteWith(forGold)).quoted.error).toBe('coupon.levelNotMet');
  await database.sql('update member set level = 7 where id = $1', [anna.id]);
  const { asked, quoted } = await quoteWith(forGold, { ChannelId: line.id });
  expect(quoted.error).toBeUndefined();
  // The level falls between price and order.
  await database.sql('update member set level = 1 where id = $1', [anna.id]);
  expect((await stage.create(anna, quoted.data.Id, asked)).error).toBe('coupon.levelNotMet');
});
