import { payClaim, payOrder, refundOrder } from '@onehaul/domain/wallet/journals';
import { aShop } from '@onehaul/testing/builders';
import { aMember } from '@onehaul/testing/member-builders';
import { aPricedLine } from '@onehaul/testing/order-builders';
import { createManyTestOrders } from '@onehaul/testing/many-orders';
import { createTestDatabase, type TestDatabase } from '@onehaul/testing/test-database';
import { aJournal } from '@onehaul/testing/wallet-builders';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countDays } from './count-days.ts';
import { findTrend } from './find-trend.ts';

const tenantId = 2;
const sequences = Number(process.env.TREND_SEQUENCES ?? 25);
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

let shops = 0;
async function aFilledShop(timeZone: string) {
  const shop = await aShop(database, { tenantId, host: `days-${(shops += 1)}.test` });
  await database.sql('update shop set time_zone = $1 where id = $2', [timeZone, shop.id]);
  const line = await aPricedLine(database, shop);
  const member = await aMember(database, shop);
  return { shop, line, member };
}
type Filled = Awaited<ReturnType<typeof aFilledShop>>;

/** An independent count of every day, from the rows and the ledger. */
const figuresOfRows = ({ shop }: Filled) =>
  database.sql(
    `with zone as (select time_zone as name from shop where id = $1), facts as (
       select (received_at at time zone zone.name)::date as day, 1 as parcels, 0 as orders, 0 as revenue, 0 as refunds
         from parcel, zone where shop_id = $1 and received_at is not null
       union all select (created_at at time zone zone.name)::date, 0, 1, 0, 0 from shop_order, zone where shop_id = $1
       union all select (journal.created_at at time zone zone.name)::date, 0, 0,
           case entry.account when 'revenue' then amount else 0 end, case entry.account when 'refunds' then -amount else 0 end
         from entry join journal on journal.tenant_id = entry.tenant_id and journal.id = entry.journal_id, zone
         where entry.shop_id = $1 and entry.account in ('revenue', 'refunds'))
     select day::text, sum(parcels)::int as parcels, sum(orders)::int as orders, sum(revenue)::int as revenue,
       sum(refunds)::int as refunds from facts group by 1 order by 1`,
    [shop.id],
  );
const countedFigures = ({ shop }: Filled) =>
  database.sql(
    `select day::text, parcels, orders, revenue_minor::int as revenue, refund_minor::int as refunds from shop_day
     where shop_id = $1 and (parcels, orders, revenue_minor, refund_minor) <> (0, 0, 0, 0) order by 1`,
    [shop.id],
  );

let numbers = 0;
const hours = (ago: number) => `now() - interval '${ago} hours'`;
/** Each act is something that changes a figure; `ago` is its time in hours, `minor` its amount. */
const acts = {
  receive: async ({ shop, line, member }: Filled, ago: number) =>
    database.sql(
      `insert into parcel (tenant_id, shop_id, member_id, warehouse_id, courier_number, state, received_at)
       values (2, $1, $2, $3, $4, 'received', ${hours(ago)})`,
      [shop.id, member.id, line.warehouseId, `SF${(numbers += 1) + 10_000}`],
    ),
  announce: async ({ shop, line, member }: Filled) =>
    database.sql(
      `insert into parcel (tenant_id, shop_id, member_id, warehouse_id, courier_number, state)
       values (2, $1, $2, $3, $4, 'forecast')`,
      [shop.id, member.id, line.warehouseId, `SF${(numbers += 1) + 10_000}`],
    ),
  receiveAnnounced: async ({ shop }: Filled, ago: number) =>
    database.sql(
      `update parcel set received_at = ${hours(ago)}, state = 'received'
       where id = (select min(id) from parcel where shop_id = $1 and state = 'forecast')`,
      [shop.id],
    ),
  correct: async ({ shop }: Filled, ago: number) =>
    database.sql(
      `update parcel set received_at = ${hours(ago)}
       where id = (select max(id) from parcel where shop_id = $1 and received_at is not null)`,
      [shop.id],
    ),
  order: async ({ shop, line, member }: Filled) =>
    createManyTestOrders(database, { shop, line, member, prefix: `TR${(numbers += 1)}`, orders: 1 }),
  pay: async ({ shop, member }: Filled, _: number, minor: number) =>
    aJournal(database, shop, payOrder(member.id, { by: 'gateway', minor, taxMinor: Math.floor(minor / 11) })),
  refund: async ({ shop, member }: Filled, _: number, minor: number) =>
    aJournal(database, shop, refundOrder(member.id, { gateway: minor, taxMinor: Math.floor(minor / 13) })),
  compensate: async ({ shop, member }: Filled, _: number, minor: number) =>
    aJournal(database, shop, payClaim(member.id, minor)),
  /** Journals that were posted on an earlier day and are not counted yet. */
  postEarlier: async ({ shop, member }: Filled, ago: number, minor: number) => {
    const { journalId } = await aJournal(database, shop, payOrder(member.id, { by: 'bank', minor }));
    await database.sql(`update journal set created_at = ${hours(ago)} where id = $1`, [journalId]);
  },
  /** The worker was away: the last count lies back, and all notes since then are kept. */
  pause: async ({ shop }: Filled, ago: number) =>
    database.sql(
      `update shop_count set counted_at = counted_at - interval '${ago} hours' where shop_id = $1`,
      [shop.id],
    ),
  count: async () => countDays(database.database, tenantId),
};
const anAct = fc.record({
  name: fc.constantFrom(...(Object.keys(acts) as (keyof typeof acts)[])),
  ago: fc.integer({ min: 0, max: 24 * 40 }),
  minor: fc.integer({ min: 1, max: 1_000_000 }),
});

test('the days equal the rows and the ledger after any history, to the fen', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(anAct, { minLength: 5, maxLength: 30 }),
      fc.constantFrom('Asia/Shanghai', 'America/New_York', 'Europe/London'),
      async (history, timeZone) => {
        const filled = await aFilledShop(timeZone);
        for (const { name, ago, minor } of history) await acts[name](filled, ago, minor);
        await countDays(database.database, tenantId);
        const expected = await figuresOfRows(filled);
        expect(await countedFigures(filled)).toEqual(expected);
        // A second run changes nothing.
        await countDays(database.database, tenantId);
        expect(await countedFigures(filled)).toEqual(expected);
      },
    ),
    { numRuns: sequences, endOnFailure: true },
  );
}, 240_000);

test('a shop that moves to another time zone is counted again', async () => {
  const filled = await aFilledShop('Asia/Shanghai');
  for (const ago of [1, 9, 17, 25, 200]) await acts.receive(filled, ago);
  await acts.pay(filled, 0, 1234);
  await countDays(database.database, tenantId);
  await database.sql(`update shop set time_zone = 'America/New_York' where id = $1`, [filled.shop.id]);
  await countDays(database.database, tenantId);
  expect(await countedFigures(filled)).toEqual(await figuresOfRows(filled));
});

test('two workers at once count everything once', async () => {
  const filled = await aFilledShop('Asia/Shanghai');
  for (let n = 0; n < 20; n += 1) await acts.pay(filled, 0, 100 + n);
  await Promise.all([1, 2, 3].map(() => countDays(database.database, tenantId)));
  expect(await countedFigures(filled)).toEqual(await figuresOfRows(filled));
});

test('a trend is of the asked shop, without practice unless asked for, beside the period before', async () => {
  const [one, other] = [await aFilledShop('Asia/Shanghai'), await aFilledShop('Asia/Shanghai')];
  await database.sql(`update shop set state = 'practice' where id = $1`, [other.shop.id]);
  const all = () => database.database.tenant(tenantId);
  const totalOf = async (shopId: number | null) => {
    const { days, before } = await findTrend(all(), { shopId, range: '7' }, ['parcels', 'refundMinor']);
    expect(days).toHaveLength(7);
    const sum = days.reduce((total, day) => total + day.parcels, 0);
    return { sum, before: before.parcels, refunds: days.at(-1)!.refundMinor };
  };
  await countDays(database.database, tenantId);
  const company = await totalOf(null);
  for (const ago of [0, 24, 24 * 8, 24 * 9, 24 * 30]) await acts.receive(one, ago);
  for (const ago of [0, 0, 0]) await acts.receive(other, ago);
  await acts.compensate(one, 0, 500);
  await countDays(database.database, tenantId);
  expect(await totalOf(one.shop.id)).toEqual({ sum: 2, before: 2, refunds: 500 });
  expect(await totalOf(other.shop.id)).toEqual({ sum: 3, before: 0, refunds: 0 });
  expect(await totalOf(null)).toEqual({
    sum: company.sum + 2,
    before: company.before + 2,
    refunds: company.refunds + 500,
  });
});
