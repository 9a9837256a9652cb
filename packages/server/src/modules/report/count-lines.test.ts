import { payClaim, payOrder } from '@onehaul/domain/wallet/journals';
import { aShop } from '@onehaul/testing/builders';
import { aMember, aStaffMember } from '@onehaul/testing/member-builders';
import { anOrder, aPricedLine } from '@onehaul/testing/order-builders';
import { createTestDatabase, type TestDatabase } from '@onehaul/testing/test-database';
import { aJournal, someMoney } from '@onehaul/testing/wallet-builders';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addInvoice } from '../carrier-invoice/add-invoice.ts';
import { resolveLine } from '../carrier-invoice/resolve-line.ts';
import { lockOrders } from '../order-move/index.ts';
import { payFromBalance, refundOrders } from '../payment/index.ts';
import { countLines } from './count-lines.ts';

const tenantId = 2;
const sequences = Number(process.env.REPORT_SEQUENCES ?? 25);
let database: TestDatabase;
let staffId: number;
beforeAll(async () => {
  database = await createTestDatabase();
  await aShop(database, { tenantId, host: 'first.test' });
  staffId = (await aStaffMember(database, tenantId, { roles: ['owner'], email: 'owner@report.test' })).id;
});
afterAll(() => database.close());

let shops = 0;
async function aFilledShop(timeZone: string) {
  const shop = await aShop(database, { tenantId, host: `lines-${(shops += 1)}.test` });
  await database.sql('update shop set time_zone = $1 where id = $2', [timeZone, shop.id]);
  const first = await aPricedLine(database, shop);
  const second = await aPricedLine(database, shop, { warehouseId: first.warehouseId });
  // One carrier, so that an invoice is about orders of both lines.
  const [carrier] = await database.sql(
    `update line set carrier_id = (select carrier_id from line where id = $1) where id = $2 returning carrier_id`,
    [first.id, second.id],
  );
  const member = await aMember(database, shop);
  return { shop, lines: [first, second] as const, member, carrierId: carrier!.carrier_id as number };
}
type Filled = Awaited<ReturnType<typeof aFilledShop>>;

/** An independent count: orders, weights and costs from rows, money from payments, refunds and the ledger. */
const figuresOfRows = ({ shop }: Filled) =>
  database.sql(
    `with zone as (select time_zone as name from shop where id = $1),
       sent as (select id, line_id, (shipped_at at time zone zone.name)::date as day from shop_order, zone
         where shop_id = $1 and shipped_at is not null),
       booked as (select journal.id, (journal.created_at at time zone zone.name)::date as day, entry.account, entry.amount
         from entry join journal on journal.tenant_id = entry.tenant_id and journal.id = entry.journal_id, zone
         where entry.shop_id = $1 and entry.account in ('revenue', 'refunds')),
       named as (
         select booked.day, line_id, part.minor - part.tax_minor as revenue, 0::bigint as refunds
           from booked join payment on payment.journal_id = booked.id
           join payment_order part on part.payment_id = payment.id and part.shop_id = $1
           join shop_order on shop_order.id = part.order_id where booked.account = 'revenue'
         union all select booked.day, line_id, 0, refund.minor - refund.tax_minor
           from booked join refund on refund.journal_id = booked.id join shop_order on shop_order.id = refund.order_id
           where booked.account = 'refunds'),
       facts as (
         select day, line_id, 1 as orders, (select coalesce(sum(weight_grams), 0) from order_box where order_id = sent.id) as weight,
             (exists (select from carrier_invoice_line where order_id = sent.id))::int as costed,
             (select coalesce(sum(cost_minor), 0) from carrier_invoice_line where order_id = sent.id) as cost,
             0::bigint as revenue, 0::bigint as refunds from sent
         union all select issued_on, 0, 0, 0, 0, cost_minor, 0, 0 from carrier_invoice
           join carrier_invoice_line on invoice_id = id and carrier_invoice_line.shop_id = carrier_invoice.shop_id
           where carrier_invoice.shop_id = $1 and order_id is null
         union all select day, line_id, 0, 0, 0, 0, revenue, refunds from named
         union all select day, 0, 0, 0, 0, 0, -revenue, -refunds from named
         union all select day, 0, 0, 0, 0, 0, case account when 'revenue' then amount else 0 end,
           case account when 'refunds' then -amount else 0 end from booked)
     select day::text, line_id, sum(orders)::int as orders, sum(weight)::int as weight, sum(costed)::int as costed,
       sum(cost)::int as cost, sum(revenue)::int as revenue, sum(refunds)::int as refunds
     from facts group by 1, 2 having (sum(orders), sum(cost), sum(revenue), sum(refunds)) <> (0, 0, 0, 0) order by 1, 2`,
    [shop.id],
  );
const countedFigures = ({ shop }: Filled) =>
  database.sql(
    `select day::text, line_id, orders, weight_grams::int as weight, costed, cost_minor::int as cost,
       revenue_minor::int as revenue, refund_minor::int as refunds from line_day
     where shop_id = $1 and (orders, cost_minor, revenue_minor, refund_minor) <> (0, 0, 0, 0) order by 1, 2`,
    [shop.id],
  );
const ledgerTotals = ({ shop }: Filled) =>
  database.sql(
    `select coalesce(sum(amount) filter (where account = 'revenue'), 0)::int as revenue,
       coalesce(-sum(amount) filter (where account = 'refunds'), 0)::int as refunds from entry where shop_id = $1`,
    [shop.id],
  );
const countedTotals = ({ shop }: Filled) =>
  database.sql(
    `select coalesce(sum(revenue_minor), 0)::int as revenue, coalesce(sum(refund_minor), 0)::int as refunds
     from line_day where shop_id = $1`,
    [shop.id],
  );

let numbers = 0;
const hours = (ago: number) => `now() - interval '${ago} hours'`;
const idsOf = async (text: string, values: unknown[]) =>
  (await database.sql(text, values)).map(({ id }) => Number(id));

/** Each act changes a figure; `ago` is its time in hours, `minor` its amount. */
const acts = {
  order: async ({ shop, lines, member }: Filled, ago: number, minor: number) => {
    await anOrder(database, shop, member, { line: lines[ago % 2]!, totalMinor: minor });
  },
  /** One payment for all orders that wait: of both lines, with tax. */
  pay: async ({ shop, member }: Filled) => {
    const ids = await idsOf(`select id from shop_order where shop_id = $1 and step = 'unpaid'`, [shop.id]);
    if (ids.length === 0) return;
    const [sum] = await database.sql(
      `select sum(total_minor)::int as minor from shop_order where id = any($1)`,
      [ids],
    );
    await someMoney(database, shop, member, { cash: sum!.minor as number });
    await database.database.transaction(tenantId, async (db) => {
      const orders = await lockOrders(db, shop.id, ids);
      const actor = { kind: 'member', id: member.id } as const;
      await payFromBalance(db, { shopId: shop.id, ownerId: member.id, accountId: member.id, orders, actor });
    });
  },
  /** One journal for refunds of several orders. */
  refund: async ({ shop }: Filled, _: number, minor: number) => {
    const ids = await idsOf(
      `select id from shop_order where shop_id = $1 and paid_minor > 1 order by id limit 3`,
      [shop.id],
    );
    await database.database.transaction(tenantId, async (db) => {
      const orders = await lockOrders(db, shop.id, ids);
      const refunds = orders.map((order) => ({ order, minor: 1 + (minor % (order.paidMinor - 1)) }));
      await refundOrders(db, { shopId: shop.id, refunds, why: 'goodwill', actor: { kind: 'system' } });
    });
  },
  /** Money that is about no order. */
  compensate: async ({ shop, member }: Filled, _: number, minor: number) =>
    aJournal(database, shop, payClaim(member.id, minor)),
  postEarlier: async ({ shop, member }: Filled, ago: number, minor: number) => {
    const { journalId } = await aJournal(database, shop, payOrder(member.id, { by: 'bank', minor }));
    await database.sql(`update journal set created_at = ${hours(ago)} where id = $1`, [journalId]);
  },
  ship: async ({ shop }: Filled, ago: number, minor: number) => {
    await database.sql(
      `with left_now as (update shop_order set step = 'shipped', shipped_at = ${hours(ago)}, carrier_bill_number = $2
         where id = (select min(id) from shop_order where shop_id = $1 and shipped_at is null) returning *)
       insert into order_box (tenant_id, shop_id, order_id, box_number, weight_grams, length_mm, width_mm, height_mm, packed_by)
       select tenant_id, shop_id, id, n, $3, 1, 1, 1, $4 from left_now, generate_series(1, 2) n`,
      [shop.id, `CB${(numbers += 1)}`, 1 + (minor % 5000), staffId],
    );
  },
  correctDeparture: async ({ shop }: Filled, ago: number) =>
    database.sql(
      `update shop_order set shipped_at = ${hours(ago)}
       where id = (select max(id) from shop_order where shop_id = $1 and shipped_at is not null)`,
      [shop.id],
    ),
  correctWeight: async ({ shop }: Filled, _: number, minor: number) =>
    database.sql(
      `update order_box set weight_grams = $2 where box_number = 1 and order_id =
         (select min(id) from shop_order where shop_id = $1 and shipped_at is not null)`,
      [shop.id, 1 + (minor % 9000)],
    ),
  /** Bills the oldest orders, some again, and a number nobody knows. */
  invoice: async ({ shop, carrierId }: Filled, ago: number, minor: number) => {
    const known = (await database.sql(
      `select carrier_bill_number as number from shop_order where shop_id = $1 and shipped_at is not null
       order by id limit $2`,
      [shop.id, 1 + (ago % 4)],
    )) as { number: string }[];
    const [day] = await database.sql(`select ((${hours(ago + 24)}) at time zone 'UTC')::date::text as day`);
    const names = [...known.map(({ number }) => number), known[0]?.number ?? 'NONE', `X${(numbers += 1)}`];
    await database.database.transaction(tenantId, (db) =>
      addInvoice(db, staffId, {
        shopId: shop.id,
        carrierId,
        number: `I${(numbers += 1)}`,
        issuedOn: day!.day as string,
        currencyCode: 'CNY',
        sha256: Buffer.from(String(numbers).padStart(32, '0')),
        lines: names.map((billNumber, index) => ({
          row: index + 2,
          billNumber,
          weightGrams: 1000 + index,
          minor: minor + index,
          currencyCode: 'CNY',
        })),
      }),
    );
  },
  /** Decides the oldest dispute: accepts it, or takes a credit of a part. */
  decide: async ({ shop }: Filled, ago: number, minor: number) => {
    const [line] = await database.sql(
      `select invoice_id::int as id, row_number as row, minor::int as minor from carrier_invoice_line
       where shop_id = $1 and outcome <> 'matched' and resolution is null order by invoice_id, row_number limit 1`,
      [shop.id],
    );
    if (!line) return;
    const resolution = ago % 2 === 0 ? ('accepted' as const) : ('credited' as const);
    const creditedMinor = Math.min(minor, line.minor as number);
    await database.database.transaction(tenantId, (db) =>
      resolveLine(db, staffId, {
        shopId: shop.id,
        id: line.id as number,
        row: line.row as number,
        resolution,
        creditedMinor,
        note: '',
      }),
    );
  },
  /** The worker was away: the last count lies back, and all notes since then are kept. */
  pause: async ({ shop }: Filled, ago: number) =>
    database.sql(
      `update line_count set counted_at = counted_at - interval '${ago} hours' where shop_id = $1`,
      [shop.id],
    ),
  count: async () => countLines(database.database, tenantId),
};
const anAct = fc.record({
  name: fc.constantFrom(...(Object.keys(acts) as (keyof typeof acts)[])),
  ago: fc.integer({ min: 0, max: 24 * 40 }),
  minor: fc.integer({ min: 2, max: 100_000 }),
});
/** Every history begins with orders that are paid and sent, so that most acts find something. */
const opening = ['order', 'order', 'pay', 'ship', 'ship', 'invoice', 'count'] as const;

test('the lines equal the rows and the ledger after any history, to the fen', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(anAct, { minLength: 5, maxLength: 25 }),
      fc.constantFrom('Asia/Shanghai', 'America/New_York', 'Europe/London'),
      async (history, timeZone) => {
        const filled = await aFilledShop(timeZone);
        for (const [at, name] of opening.entries()) await acts[name](filled, 100 + at * 25, 5000 + at);
        for (const { name, ago, minor } of history) await acts[name](filled, ago, minor);
        await countLines(database.database, tenantId);
        const expected = await figuresOfRows(filled);
        expect(await countedFigures(filled)).toEqual(expected);
        expect(await countedTotals(filled)).toEqual(await ledgerTotals(filled));
        // A second run changes nothing.
        await countLines(database.database, tenantId);
        expect(await countedFigures(filled)).toEqual(expected);
      },
    ),
    { numRuns: sequences, endOnFailure: true },
  );
}, 240_000);

test('a payment for orders of two lines is divided exactly', async () => {
  const filled = await aFilledShop('Asia/Shanghai');
  await acts.order(filled, 0, 1001);
  await acts.order(filled, 1, 2002);
  await acts.pay(filled);
  await countLines(database.database, tenantId);
  const rows = await countedFigures(filled);
  expect(rows.map(({ line_id, revenue }) => [line_id, revenue])).toEqual([
    [filled.lines[0].id, 1001],
    [filled.lines[1].id, 2002],
  ]);
});

test('two workers at once count everything once', async () => {
  const filled = await aFilledShop('Asia/Shanghai');
  for (let n = 0; n < 6; n += 1) await acts.order(filled, n, 100 + n);
  await acts.pay(filled);
  await Promise.all([1, 2, 3].map(() => countLines(database.database, tenantId)));
  expect(await countedFigures(filled)).toEqual(await figuresOfRows(filled));
});

test('a shop that moves to another time zone is counted again', async () => {
  const filled = await aFilledShop('Asia/Shanghai');
  for (const name of opening) await acts[name](filled, 30, 700);
  await database.sql(`update shop set time_zone = 'America/New_York' where id = $1`, [filled.shop.id]);
  await countLines(database.database, tenantId);
  expect(await countedFigures(filled)).toEqual(await figuresOfRows(filled));
});
