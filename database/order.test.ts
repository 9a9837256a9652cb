import {
  type OrderStep,
  orderSteps,
  payPolicies,
  stageOfOrder,
  stateOfStep,
} from '@onehaul/domain/order/order-state';
import { aShop } from '@onehaul/testing/builders';
import { aMember } from '@onehaul/testing/member-builders';
import { aCoupon, anOrder, aPricedLine } from '@onehaul/testing/order-builders';
import { createTestDatabase, type TestDatabase } from '@onehaul/testing/test-database';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';

let database: TestDatabase;
let shop: { id: number; tenantId: number };
let member: { id: number };
let other: { id: number };
let line: Awaited<ReturnType<typeof aPricedLine>>;
beforeAll(async () => {
  database = await createTestDatabase();
  shop = await aShop(database, { tenantId: 2, host: 'orders.test' });
  member = await aMember(database, shop);
  other = await aMember(database, shop);
  line = await aPricedLine(database, shop);
});
afterAll(() => database.close());

test('the database says of a step what the domain says: its state, and the tab it stands under', async () => {
  for (const step of orderSteps) {
    const { id } = await anOrder(database, shop, member, { step, line });
    for (const payPolicy of payPolicies) {
      for (const [totalMinor, paidMinor] of [
        [2000, 2000],
        [2000, 1500],
        [2000, 0],
        [1000, 1500],
      ] as const) {
        const [row] = await database.sql(
          `update shop_order set pay_policy = $2, total_minor = $3, paid_minor = $4 where id = $1
           returning state, stage`,
          [id, payPolicy, totalMinor, paidMinor],
        );
        const stage = stageOfOrder({ step, payPolicy, totalMinor, paidMinor });
        expect(row, `${step} ${payPolicy} ${totalMinor} ${paidMinor}`).toEqual({
          state: stateOfStep(step),
          stage,
        });
      }
    }
  }
});

const tallied = () =>
  database.sql(
    'select member_id, kind, stage, orders from order_tally where orders <> 0 order by member_id, kind, stage',
  );
const counted = () =>
  database.sql(
    `select member_id, kind, stage, count(*)::int as orders from shop_order group by 1, 2, 3 order by 1, 2, 3`,
  );

test('the tally is the count, whatever is written, statement by statement', async () => {
  const aWrite = fc.record({
    what: fc.constantFrom('add', 'move', 'pay', 'price', 'give', 'touch', 'delete'),
    size: fc.integer({ min: 1, max: 15 }),
    step: fc.constantFrom<OrderStep>('unpaid', 'toPick', 'packed', 'shipped', 'completed', 'cancelled'),
  });
  const some = 'id in (select id from shop_order order by random() limit $1)';
  let number = 0;
  const writes: Record<string, (size: number, step: OrderStep) => Promise<unknown>> = {
    add: (size, step) =>
      database.sql(
        `insert into shop_order (tenant_id, shop_id, number, member_id, account_id, step, warehouse_id, line_id,
           version, country_id, delivery, receiver_name, receiver_phone, receiver_detail, shipment, bill, total_minor)
         select $1, $2, 'TALLY' || lpad(($3 + n)::text, 8, '0'), case when n % 2 = 0 then $4::int else $5 end, $4, $6, $7,
           $8, 1, $9, 'dispatch', '', '', '', '{}', '{}', 1000 from generate_series(1, $10) n`,
        [
          shop.tenantId,
          shop.id,
          (number += 100),
          member.id,
          other.id,
          step,
          line.warehouseId,
          line.id,
          line.countryId,
          size,
        ],
      ),
    move: (size, step) =>
      database.sql(`update shop_order set step = $2 where ${some} and bill is not null`, [size, step]),
    pay: (size) => database.sql(`update shop_order set paid_minor = total_minor where ${some}`, [size]),
    price: (size) =>
      database.sql(`update shop_order set total_minor = total_minor + 100 where ${some}`, [size]),
    give: (size) => database.sql(`update shop_order set member_id = $2 where ${some}`, [size, other.id]),
    touch: (size) => database.sql(`update shop_order set updated_at = now() where ${some}`, [size]),
    delete: (size) =>
      database.sql(
        `delete from shop_order o where ${some}
           and not exists (select from order_event e where e.order_id = o.id)`,
        [size],
      ),
  };
  await fc.assert(
    fc.asyncProperty(fc.array(aWrite, { minLength: 1, maxLength: 12 }), async (chosen) => {
      for (const { what, size, step } of chosen) await writes[what]!(size, step);
      expect(await tallied()).toEqual(await counted());
    }),
    { numRuns: 30 },
  );
});

test('nothing goes out unpriced', async () => {
  for (const step of orderSteps.filter((one) => one !== 'cancelled')) {
    const { id } = await anOrder(database, shop, member, { step: 'awaitingArrival', line });
    const moved = database.sql('update shop_order set step = $2 where id = $1', [id, step]);
    if (step === 'awaitingArrival') await moved;
    else await expect(moved, step).rejects.toThrow('check');
  }
});

test('a quote makes one order, and an order has one coupon', async () => {
  const [quote] = await database.sql(
    `insert into quote (tenant_id, shop_id, id, member_id, line_id, version, shipment, bill, total_minor, currency_code,
       exchange_rate, expires_at)
     values ($1, $2, gen_random_uuid(), $3, $4, 1, '{}', '{}', 1, 'CNY', 1, now()) returning id`,
    [shop.tenantId, shop.id, member.id, line.id],
  );
  const quoteId = quote!.id;
  const { id } = await anOrder(database, shop, member, { line, row: { quoteId } });
  await expect(anOrder(database, shop, member, { line, row: { quoteId } })).rejects.toThrow(
    'shop_order_quote',
  );
  await aCoupon(database, shop, member, { orderId: id });
  await expect(aCoupon(database, shop, member, { orderId: id })).rejects.toThrow('coupon_once');
});

test('what happened to an order is never written over', async () => {
  const [right] = await database.sql(
    `select has_table_privilege('onehaul_app', 'order_event', 'update') as changes,
            has_table_privilege('onehaul_app', 'order_event', 'delete') as removes`,
  );
  expect(right).toEqual({ changes: false, removes: false });
});
