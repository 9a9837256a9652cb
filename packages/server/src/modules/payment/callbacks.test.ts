import { randomUUID } from 'node:crypto';
import type { GatewayFact } from '@onehaul/domain/payment/evaluate-facts';
import { aShop } from '@onehaul/testing/builders';
import { aMember, type TestMember } from '@onehaul/testing/member-builders';
import { anOrder, aPricedLine } from '@onehaul/testing/order-builders';
import { createTestDatabase, type TestDatabase } from '@onehaul/testing/test-database';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lockOrders } from '../order-move/index.ts';
import { generateExternalNumber } from './numbers.ts';
import { saveFacts, processFacts } from './process-facts.ts';
import { insertPayment } from './settle.repository.ts';

let database: TestDatabase;
let shop: { id: number; tenantId: number };
let amy: TestMember;
let line: { id: number; countryId: number };

beforeAll(async () => {
  database = await createTestDatabase();
  shop = await aShop(database, { tenantId: 2, host: 'harbour.test' });
  amy = await aMember(database, shop);
  line = await aPricedLine(database, shop);
});
afterAll(() => database.close());

const paid = (gatewayNumber: string, minor = 5000, currency = 'CNY'): GatewayFact => ({
  fact: 'paid',
  gatewayNumber,
  minor,
  currency,
});

async function aPayment(orderId: number): Promise<string> {
  const number = generateExternalNumber();
  await database.database.transaction(shop.tenantId, async (db) => {
    await lockOrders(db, shop.id, [orderId]);
    return db.all(insertPayment, {
      shopId: shop.id,
      number,
      memberId: amy.id,
      accountId: amy.id,
      purpose: 'order',
      method: 'wechat',
      minor: 5000,
      currencyCode: 'CNY',
      askedMinor: 5000,
      exchangeRate: 1,
      returnPath: '',
      expiresAt: null,
      askAt: null,
      orderIds: [orderId],
      minors: [5000],
      requestIds: [],
      requestMinors: [],
      taxMinors: [0],
    });
  });
  return number;
}

/** Stores one webhook fact and processes it. */
async function tell(number: string, fact: GatewayFact): Promise<void> {
  const { tenantId, id: shopId } = shop;
  await database.database.transaction(tenantId, (db) =>
    saveFacts(db, { shopId, gateway: 'wechat', origin: 'notice' }, [{ number, fact, raw: {} }]),
  );
  await processFacts(database.database, tenantId, { shopId, number });
}

/** Every observable part of a payment's final state. */
async function endOf(number: string, orderId: number) {
  const [end] = await database.sql(
    `select payment.state, payment.held_for, shop_order.step, shop_order.paid_minor::int as paid,
       (select count(*)::int from journal where key = 'payment ' || payment.id || ' settled') as credits,
       (select json_agg(json_build_array(refund.asked_minor, refund.currency_code, refund.state) order by refund.asked_minor, refund.currency_code)
        from refund where refund.payment_id = payment.id) as returns
     from payment, shop_order where payment.number = $1 and shop_order.id = $2`,
    [number, orderId],
  );
  return end!;
}

const facts: readonly GatewayFact[] = [
  paid('A'),
  paid('B'),
  { fact: 'closed' },
  { fact: 'refunded', minor: 5000, refundNumber: 'NOBODYSREFUND001' },
  paid('A', 1),
  paid('A', 5000, 'USD'),
];

test('callbacks in any order, each once or five times, some side by side, end in one state (R09)', async () => {
  const runs = Number(process.env.CALLBACK_RUNS ?? 300);
  const ends = new Map<string, unknown>();
  const aSet = fc.subarray([0, 1, 2, 3, 4, 5], { minLength: 1 });
  const aTelling = aSet.chain((set) =>
    fc.tuple(
      fc.constant(set.join()),
      fc
        .tuple(...set.map((index) => fc.integer({ min: 1, max: 5 }).map((times) => Array(times).fill(index))))
        .map((all) => all.flat() as number[])
        .chain((all) => fc.shuffledSubarray(all, { minLength: all.length, maxLength: all.length })),
      fc.integer({ min: 1, max: 4 }),
    ),
  );
  await fc.assert(
    fc.asyncProperty(aTelling, async ([set, telling, atOnce]) => {
      const order = await anOrder(database, shop, amy, { totalMinor: 5000, line });
      const number = await aPayment(order.id);
      for (let at = 0; at < telling.length; at += atOnce) {
        await Promise.all(telling.slice(at, at + atOnce).map((index) => tell(number, facts[index]!)));
      }
      const end = await endOf(number, order.id);
      expect(end['credits']).toBeLessThanOrEqual(1);
      ends.set(set, ends.get(set) ?? end);
      expect(end).toEqual(ends.get(set));
    }),
    { numRuns: runs },
  );
  expect(ends.size).toBeGreaterThan(10);
}, 120_000);

test('money that was found not to be owed is not taken by the next notice', async () => {
  const order = await anOrder(database, shop, amy, { totalMinor: 5000, line });
  const number = await aPayment(order.id);
  await database.sql(`update shop_order set step = 'cancelled' where id = $1`, [order.id]);
  await tell(number, paid('A'));
  await database.sql(`update shop_order set step = 'unpaid' where id = $1`, [order.id]);
  await tell(number, paid('A'));
  await tell(number, { fact: 'refunded', minor: 1, refundNumber: randomUUID() });
  expect(await endOf(number, order.id)).toMatchObject({ state: 'held', step: 'unpaid', credits: 0 });
});
