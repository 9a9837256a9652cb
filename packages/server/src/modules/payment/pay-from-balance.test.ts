import { billLine } from '@onehaul/domain/fee/bill';
import { aShop } from '@onehaul/testing/builders';
import { aMember } from '@onehaul/testing/member-builders';
import { anOrder } from '@onehaul/testing/order-builders';
import { createTestDatabase, type TestDatabase } from '@onehaul/testing/test-database';
import { someMoney } from '@onehaul/testing/wallet-builders';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lockOrders } from '../order-move/index.ts';
import { findBalances } from '../wallet/index.ts';
import { payFromBalance } from './index.ts';
import { refundOrder } from './refund-order.ts';

let database: TestDatabase;
let shop: { id: number; tenantId: number };

beforeAll(async () => {
  database = await createTestDatabase();
  shop = await aShop(database, { tenantId: 2, host: 'harbour.test' });
});
afterAll(() => database.close());

type Member = { readonly id: number };
const system = { kind: 'system' } as const;

function pay(owner: Member, orderIds: readonly number[], account: Member = owner) {
  return database.database.transaction(shop.tenantId, async (db) => {
    const orders = await lockOrders(db, shop.id, orderIds);
    const actor = { kind: 'member', id: account.id } as const;
    return payFromBalance(db, { shopId: shop.id, ownerId: owner.id, accountId: account.id, orders, actor });
  });
}
function refund(orderId: number, minor: number, points = 0) {
  return database.database.transaction(shop.tenantId, async (db) => {
    const [order] = await lockOrders(db, shop.id, [orderId]);
    return refundOrder(db, { shopId: shop.id, order: order!, minor, points, why: 'cheaper', actor: system });
  });
}
const balances = ({ id }: Member) => findBalances(database.database.tenant(shop.tenantId), shop.id, id);
const orderRow = async (id: number) =>
  (await database.sql('select step, paid_minor::int, stage from shop_order where id = $1', [id]))[0];
const topics = async (memberId: number) =>
  (await database.sql('select topic from outbox where member_id = $1 order by id', [memberId])).map(
    ({ topic }) => topic,
  );

describe('paying from the balance', () => {
  test('takes gift money first, moves the orders and tells their owner', async () => {
    const amy = await aMember(database, shop);
    await someMoney(database, shop, amy, { cash: 5000, gift: 1000 });
    const unpaid = await anOrder(database, shop, amy, { totalMinor: 2000 });
    const packed = await anOrder(database, shop, amy, { step: 'packed', totalMinor: 1500, paidMinor: 1000 });
    const { paymentId } = await pay(amy, [unpaid.id, packed.id]);
    expect(await balances(amy)).toMatchObject({ cash: 3500, gift: 0 });
    expect(await orderRow(unpaid.id)).toMatchObject({ step: 'toPick', paid_minor: 2000 });
    expect(await orderRow(packed.id)).toMatchObject({ step: 'ready', paid_minor: 1500 });
    const [payment] = await database.sql(
      'select state, minor::int, from_gift_minor::int from payment where id = $1',
      [paymentId],
    );
    expect(payment).toEqual({ state: 'settled', minor: 2500, from_gift_minor: 1000 });
    expect(await topics(amy.id)).toEqual(['orderPaid', 'orderPaid', 'paymentChanged']);
  });

  test('keeps the tax of a bill apart, once', async () => {
    const amy = await aMember(database, shop);
    await someMoney(database, shop, amy, { cash: 5000 });
    const { id } = await anOrder(database, shop, amy, { totalMinor: 2000 });
    const lines = [billLine('freight', 1700), billLine('duty', 300)];
    await database.sql(`update shop_order set bill = jsonb_set(bill, '{lines}', $1) where id = $2`, [
      JSON.stringify(lines),
      id,
    ]);
    const { journalId } = await pay(amy, [id]);
    const taxOf = async (journal: number) =>
      database.sql(`select account, amount::int from entry where journal_id = $1 order by account`, [
        journal,
      ]);
    expect(await taxOf(journalId)).toEqual([
      { account: 'cash', amount: -2000 },
      { account: 'revenue', amount: 1700 },
      { account: 'tax', amount: 300 },
    ]);
    await database.sql(`update shop_order set step = 'packed', total_minor = 2400 where id = $1`, [id]);
    const second = await pay(amy, [id]);
    expect(await taxOf(second.journalId)).not.toContainEqual(expect.objectContaining({ account: 'tax' }));
  });

  test('refuses what does not ask for money, what is another’s, and more than there is', async () => {
    const [amy, ben] = [await aMember(database, shop), await aMember(database, shop)];
    await someMoney(database, shop, amy, { cash: 1000 });
    const paid = await anOrder(database, shop, amy, { step: 'toPick', totalMinor: 500 });
    await expect(pay(amy, [paid.id])).rejects.toMatchObject({ code: 'order.notPayable' });
    const others = await anOrder(database, shop, ben, { totalMinor: 500 });
    await expect(pay(amy, [others.id])).rejects.toMatchObject({ code: 'record.notFound' });
    const dear = await anOrder(database, shop, amy, { totalMinor: 1001 });
    await expect(pay(amy, [dear.id])).rejects.toMatchObject({ code: 'wallet.notEnough' });
    expect(await orderRow(dear.id)).toMatchObject({ step: 'unpaid', paid_minor: 0 });
  });

  test('lets a sub-account spend up to its limit, all its payments together', async () => {
    const amy = await aMember(database, shop);
    const sub = await aMember(database, shop, { mainId: amy.id });
    await database.sql('update member set pay_limit_cents = 1000 where id = $1', [sub.id]);
    await someMoney(database, shop, amy, { cash: 9000 });
    const order = () => anOrder(database, shop, amy, { totalMinor: 600 });
    const [first, second, third] = [await order(), await order(), await order()];
    const tries = await Promise.allSettled([first, second].map(({ id }) => pay(amy, [id], sub)));
    expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const refused = tries.find(({ status }) => status === 'rejected') as PromiseRejectedResult;
    expect(refused.reason).toMatchObject({ code: 'payment.overLimit', details: { left: '4.00' } });
    await pay(amy, [third.id]);
    expect(await balances(amy)).toMatchObject({ cash: 7800 });
  });
});

describe('a refund goes back the way it came', () => {
  test('gift to gift, cash to cash, points with them', async () => {
    const amy = await aMember(database, shop);
    await someMoney(database, shop, amy, { cash: 1500, gift: 500 });
    const { id } = await anOrder(database, shop, amy, { totalMinor: 2000 });
    await pay(amy, [id]);
    await refund(id, 1000, 7);
    expect(await balances(amy)).toMatchObject({ cash: 750, gift: 250, points: 7 });
    await refund(id, 1000);
    expect(await balances(amy)).toMatchObject({ cash: 1500, gift: 500 });
    await expect(refund(id, 1)).rejects.toMatchObject({ code: 'refund.tooMuch' });
    expect((await topics(amy.id)).filter((topic) => topic === 'orderRefunded')).toHaveLength(2);
  });

  test('newest payment first; points alone as well', async () => {
    const amy = await aMember(database, shop);
    await someMoney(database, shop, amy, { cash: 3000 });
    const { id } = await anOrder(database, shop, amy, { totalMinor: 2000 });
    const first = await pay(amy, [id]);
    await database.sql(`update shop_order set step = 'packed', total_minor = 2500 where id = $1`, [id]);
    const second = await pay(amy, [id]);
    await refund(id, 700);
    const back = await database.sql(
      'select payment_id::int as id, minor::int from refund where order_id = $1 order by refund.id',
      [id],
    );
    expect(back).toEqual([
      { id: second.paymentId, minor: 500 },
      { id: first.paymentId, minor: 200 },
    ]);
    await refund(id, 0, 9);
    expect(await balances(amy)).toMatchObject({ cash: 1200, points: 9 });
  });

  test('whatever is asked, never more than was paid, and to the cent of both kinds', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 5000 }),
        fc.integer({ min: 0, max: 5000 }),
        fc.array(fc.integer({ min: 1, max: 3000 }), { minLength: 1, maxLength: 6 }),
        async (total, gift, asked) => {
          const amy = await aMember(database, shop);
          const cash = Math.max(0, total - gift);
          await someMoney(database, shop, amy, { cash, gift });
          const { id } = await anOrder(database, shop, amy, { totalMinor: total });
          await pay(amy, [id]);
          let left = total;
          for (const minor of asked) {
            const isFitting = minor <= left;
            const answer = await refund(id, minor).then(
              () => true,
              () => false,
            );
            expect(answer).toBe(isFitting);
            if (isFitting) left -= minor;
          }
          if (left > 0) await refund(id, left);
          expect(await balances(amy)).toMatchObject({ cash, gift });
          expect(await orderRow(id)).toMatchObject({ paid_minor: 0 });
        },
      ),
      { numRuns: 15 },
    );
  });
});
