import { createOrderApi, type OrderApi } from '@onehaul/testing/order-api';
import { aCoupon, anAddress, anOrder } from '@onehaul/testing/order-builders';
import { aFile } from '@onehaul/testing/parcel-builders';
import { testServices } from '@onehaul/testing/test-services';
import { someMoney } from '@onehaul/testing/wallet-builders';
import { createLog } from '../../http/log.ts';
import { lockOrders } from '../order-move/index.ts';
import { payFromBalance } from '../payment/index.ts';
import { findBalances } from '../wallet/index.ts';
import { orderJobs } from './order.jobs.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let stage: OrderApi;
beforeAll(async () => {
  stage = await createOrderApi();
});
afterAll(() => stage.close());

const balance = (memberId: number) =>
  findBalances(stage.database.database.tenant(2), stage.harbour.id, memberId);
const cancel = (who: OrderApi['anna'], ...ids: number[]) =>
  stage.call<{ Cancelled: number }>(who, '/Order/DeleteData', { Ids: ids });
const receive = (who: OrderApi['anna'], ...ids: number[]) =>
  stage.call<{ Completed: number }>(who, '/Order/OrderReceiveGoods', { Ids: ids });
const pay = (owner: { id: number }, ...ids: number[]) =>
  stage.database.database.transaction(2, async (db) => {
    const shopId = stage.harbour.id;
    const orders = await lockOrders(db, shopId, ids);
    const actor = { kind: 'member', id: owner.id } as const;
    return payFromBalance(db, { shopId, ownerId: owner.id, accountId: owner.id, orders, actor });
  });
const runJob = (name: string) => {
  const job = orderJobs.find((one) => one.name === name)!;
  const { storage, keys } = testServices(stage.database);
  const log = createLog({ stream: { write: () => {} } });
  return job.run({ database: stage.database.database, storage, keys, log });
};

describe('taking orders back', () => {
  test('an unpaid order lets its parcels go, which can be ordered again', async () => {
    const { anna } = stage;
    const parcels = [await stage.stored(anna), await stage.stored(anna)];
    const { data } = await stage.order(anna, parcels);
    expect((await cancel(anna, data.Id)).data).toEqual({ Cancelled: 1 });
    expect(await stage.rowOf(data.Id)).toMatchObject({ step: 'cancelled', cancelled_at: expect.any(Date) });
    expect(await stage.statesOf(data.Id)).toEqual([
      ['stored', null],
      ['stored', null],
    ]);
    expect(await stage.actsOf(data.Id)).toEqual(['submit', 'cancel']);
    expect((await stage.order(anna, parcels)).code).toBe(200);
  });

  test('several paid ones go back at once: money, gift money and points, in one journal', async () => {
    const { ben, database, harbour } = stage;
    await someMoney(database, harbour, ben, { cash: 10_000, gift: 1500, points: 100 });
    const AddressId = await anAddress(database, harbour, ben);
    const couponId = await aCoupon(database, harbour, ben, { minor: 100 });
    const one = await stage.order(ben, [await stage.stored(ben)], { AddressId, Integral: 100 });
    const two = await stage.order(ben, [await stage.stored(ben)], { AddressId, CouponId: couponId });
    const three = await stage.order(ben, [await stage.stored(ben)], { AddressId });
    await pay(ben, one.data.Id);
    await pay(ben, two.data.Id);
    const before = await balance(ben.id);
    expect(before).toMatchObject({ cash: 10_000 + 1500 - 1900 - 1900, gift: 0, points: 0 });
    const journals = async () => (await database.sql('select from journal')).length;
    const posted = await journals();
    expect((await cancel(ben, one.data.Id, two.data.Id, three.data.Id)).data).toEqual({ Cancelled: 3 });
    expect(await journals()).toBe(posted + 1);
    expect(await balance(ben.id)).toMatchObject({ cash: 10_000, gift: 1500, points: 100 });
    for (const { data } of [one, two, three])
      expect(await stage.rowOf(data.Id)).toMatchObject({ step: 'cancelled', paid_minor: 0 });
    const [coupon] = await database.sql('select order_id from coupon where id = $1', [couponId]);
    expect(coupon!.order_id).toBeNull();
  });

  test('all of them or none: not once somebody fetches the goods, and never another’s', async () => {
    const { anna, ben, carla, database, harbour } = stage;
    const free = await anOrder(database, harbour, anna);
    for (const step of [
      'picking',
      'packing',
      'packed',
      'ready',
      'inBatch',
      'shipped',
      'completed',
    ] as const) {
      const { id } = await anOrder(database, harbour, anna, { step });
      expect((await cancel(anna, free.id, id)).error, step).toBe('order.notCancellable');
    }
    const others = await anOrder(database, harbour, ben);
    expect((await cancel(anna, free.id, others.id)).error).toBe('record.notFound');
    expect((await cancel(carla, free.id)).error).toBe('record.notFound');
    expect((await stage.rowOf(free.id)).step).toBe('unpaid');
    expect((await cancel(stage.sub, free.id)).data).toEqual({ Cancelled: 1 });
  });

  test('a payment that was begun is closed', async () => {
    const { anna, database, harbour } = stage;
    const order = await anOrder(database, harbour, anna);
    const number = `P${'0'.repeat(14)}${order.id}`;
    await database.sql(
      `with made as (insert into payment (tenant_id, shop_id, number, member_id, account_id, purpose, method, minor,
         asked_minor) values (2, $1, $2, $3, $3, 'order', 'wechat', 2000, 2000) returning tenant_id, shop_id, id)
       insert into payment_order (tenant_id, shop_id, payment_id, order_id, minor)
       select tenant_id, shop_id, id, $4, 2000 from made`,
      [harbour.id, number, anna.id, order.id],
    );
    await cancel(anna, order.id);
    const [payment] = await database.sql('select state from payment where number = $1', [number]);
    expect(payment!.state).toBe('closed');
  });
});

describe('orders that nobody paid', () => {
  test('let their parcels go when their days are over, and say so; others stay', async () => {
    const { anna, database, harbour } = stage;
    const past = new Date(Date.now() - 1000);
    const due = await anOrder(database, harbour, anna, { row: { payUntil: past } });
    const notYet = await anOrder(database, harbour, anna);
    const paid = await anOrder(database, harbour, anna, { step: 'toPick', row: { payUntil: past } });
    const watched = await anOrder(database, harbour, anna, { row: { payUntil: past } });
    await database.sql(
      `with made as (insert into payment (tenant_id, shop_id, number, member_id, account_id, purpose, method, minor,
         asked_minor, state) values (2, $1, $2, $3, $3, 'order', 'bankDeposit', 2000, 2000, 'underReview')
         returning tenant_id, shop_id, id)
       insert into payment_order (tenant_id, shop_id, payment_id, order_id, minor)
       select tenant_id, shop_id, id, $4, 2000 from made`,
      [harbour.id, `D${'0'.repeat(14)}${watched.id}`, anna.id, watched.id],
    );
    await runJob('expire-orders');
    await runJob('expire-orders');
    expect((await stage.rowOf(due.id)).step).toBe('cancelled');
    expect(await stage.statesOf(due.id)).toEqual([['stored', null]]);
    expect(await stage.told(due.id)).toEqual(['orderExpired']);
    expect((await stage.rowOf(notYet.id)).step).toBe('unpaid');
    expect((await stage.rowOf(paid.id)).step).toBe('toPick');
    expect((await stage.rowOf(watched.id)).step).toBe('unpaid');
  });
});

describe('orders that have come', () => {
  test('are received by their owner: parcels are delivered, the coupon is used', async () => {
    const { anna, database, harbour } = stage;
    const one = await anOrder(database, harbour, anna, { step: 'shipped' });
    const two = await anOrder(database, harbour, anna, { step: 'shipped' });
    const couponId = await aCoupon(database, harbour, anna, { orderId: one.id });
    const packed = await anOrder(database, harbour, anna, { step: 'packed' });
    expect((await receive(anna, one.id, packed.id)).error).toBe('order.notShipped');
    expect((await receive(stage.ben, one.id)).error).toBe('record.notFound');
    expect((await receive(stage.carla, one.id)).error).toBe('record.notFound');
    expect((await receive(stage.sub, one.id, two.id)).data).toEqual({ Completed: 2 });
    expect(await stage.rowOf(one.id)).toMatchObject({ step: 'completed', completed_at: expect.any(Date) });
    expect(await stage.statesOf(two.id)).toEqual([['delivered', two.id]]);
    const [coupon] = await database.sql('select used_at from coupon where id = $1', [couponId]);
    expect(coupon!.used_at).toBeInstanceOf(Date);
    expect((await receive(anna, one.id)).error).toBe('order.notShipped');
  });

  test('complete by themselves some days after delivery, as the shop has set', async () => {
    const { anna, carla, database, harbour, rival } = stage;
    const ago = (days: number) => ({ deliveredAt: new Date(Date.now() - days * 86_400_000) });
    const old = await anOrder(database, harbour, anna, { step: 'shipped', row: ago(11) });
    const fresh = await anOrder(database, harbour, anna, { step: 'shipped', row: ago(9) });
    const foreign = await anOrder(database, rival, carla, { step: 'shipped', row: ago(9) });
    await database.sql(
      `insert into setting (tenant_id, shop_id, name, value) values (3, $1, 'completeAfterDays', '5')`,
      [rival.id],
    );
    await runJob('complete-orders');
    await runJob('complete-orders');
    expect((await stage.rowOf(old.id)).step).toBe('completed');
    expect((await stage.rowOf(fresh.id)).step).toBe('shipped');
    expect((await stage.rowOf(foreign.id)).step).toBe('completed');
  });

  test('are reviewed once, with pictures of one’s own', async () => {
    const { anna, ben, database, harbour } = stage;
    const order = await anOrder(database, harbour, anna, { step: 'completed' });
    const unsent = await anOrder(database, harbour, anna, { step: 'ready' });
    const review = (who: OrderApi['anna'], OrderId: number, Images: string[] = []) =>
      stage.call<{ Images: string[] }>(who, '/Order_ReviewsLog/AddData', {
        OrderId,
        Score: 5,
        Content: 'Quick',
        Images,
      });
    expect((await review(anna, order.id, [await aFile(database, harbour, ben)])).error).toBe(
      'record.notFound',
    );
    expect((await review(ben, order.id)).error).toBe('record.notFound');
    expect((await review(anna, unsent.id)).error).toBe('order.notShipped');
    const made = await review(anna, order.id, [await aFile(database, harbour, anna)]);
    expect(made.data).toMatchObject({ Score: 5, Images: [expect.stringContaining('/files/private/')] });
    expect((await review(anna, order.id)).error).toBe('order.alreadyReviewed');
    const sent = await anOrder(database, harbour, anna, { step: 'shipped' });
    const twice = await Promise.all([review(anna, sent.id), review(anna, sent.id)]);
    expect(twice.map(({ error }) => error ?? 'ok').toSorted()).toEqual(['ok', 'order.alreadyReviewed']);
  });
});
