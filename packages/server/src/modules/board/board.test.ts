import {
  caseQueues,
  claimQueues,
  moneyQueues,
  orderQueues,
  parcelQueues,
  type QueueName,
} from '@onehaul/domain/board/queue';
import { aShop } from '@onehaul/testing/builders';
import { createStaffListsFixture } from '@onehaul/testing/desk-lists-fixture';
import { createManyTestOrders } from '@onehaul/testing/many-orders';
import { createRowCounter } from '@onehaul/testing/row-counter';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { countOrders, countParcels } from './board.repository.ts';

type Row = Record<string, unknown>;
type Queue = { name: QueueName; count: number; oldestAt: string | null };
let at: Awaited<ReturnType<typeof createStaffListsFixture>>;

beforeAll(async () => {
  at = await createStaffListsFixture();
  const { sql } = at.database;
  await sql('set session_replication_role = replica');
  // Steps and a deadline that the shared rows lack.
  await sql(`update shop_order set step = 'picking' where number like 'MO%' and step = 'cancelled'`);
  await sql(`update shop_order set step = 'inBatch' where number like 'DL%' and step = 'completed'`);
  await sql(`update support_case set due_at = now() + interval '1 hour' where state = 'working'`);
  await sql(`update support_case set due_at = null where state = 'answered'`);
  // A second shop and warehouse with a part of the rows.
  const sister = await aShop(at.database, { tenantId: 2, host: 'sister.test' });
  await sql(
    `insert into warehouse select (jsonb_populate_record(warehouse, jsonb_build_object('shop_id', $1::int, 'id', 9001))).*
     from warehouse where tenant_id = 2 limit 1`,
    [sister.id],
  );
  await sql(
    `insert into warehouse select (jsonb_populate_record(warehouse, jsonb_build_object('id', 9002, 'code', 'Z9'))).*
     from warehouse where tenant_id = 2 and shop_id = $1 limit 1`,
    [at.shop.id],
  );
  for (const table of ['parcel', 'shop_order'])
    await sql(
      `update ${table} set warehouse_id = 9002 where id % 3 = 0 and tenant_id = 2
       and (select count(*) from warehouse where id = 9002) = 1`,
    );
  await sql('set session_replication_role = default');
}, 60_000);
afterAll(() => at.close());

async function ask<T>(path: string, body: object = {}): Promise<T> {
  const { body: reply } = await at.call(path, body);
  if (!reply.Success) throw new Error(`${path}: ${JSON.stringify(reply)}`);
  return reply.Data as unknown as T;
}

/** The list that each queue opens, its filter, and the time its age is taken from. */
const lists: Record<QueueName, readonly [string, object, string]> = {
  toReceive: ['parcels/list', { search: '', state: 'forecast' }, 'receivedAt|createdAt'],
  toMeasure: ['parcels/list', { search: '', state: 'received' }, 'receivedAt|createdAt'],
  toPutAway: ['parcels/list', { search: '', state: 'stored', isWithoutBin: true }, 'receivedAt|createdAt'],
  onHold: ['parcels/list', { search: '', state: 'onHold' }, 'receivedAt|createdAt'],
  claims: ['claims/queue', {}, 'createdAt'],
  unclaimed: ['claims/unclaimed', {}, 'receivedAt'],
  abandoned: ['claims/unclaimed', { kind: 'abandoned' }, 'receivedAt'],
  unpaid: ['orders/list', { search: '', step: 'unpaid' }, 'createdAt'],
  toPick: ['orders/list', { search: '', step: 'toPick' }, 'createdAt'],
  picking: ['orders/list', { search: '', step: 'picking' }, 'createdAt'],
  toPack: ['orders/list', { search: '', step: 'packing' }, 'createdAt'],
  toLoad: ['orders/list', { search: '', step: 'ready' }, 'createdAt'],
  toDepart: ['orders/list', { search: '', step: 'inBatch' }, 'createdAt'],
  differences: ['adjust/list', {}, 'packedAt'],
  exceptions: ['exceptions/list', {}, 'exceptionAt'],
  casesOverdue: ['cases/list', { search: '', due: 'overdue' }, 'createdAt'],
  casesToAnswer: ['cases/list', { search: '', due: 'waiting' }, 'createdAt'],
  deposits: ['deposits/list', {}, 'submittedAt'],
  withdrawals: ['withdrawals/list', {}, 'createdAt'],
  heldPayments: ['payments/held', {}, 'createdAt'],
  refundsProposed: ['refunds/list', {}, 'createdAt'],
  refundsFailed: ['refunds/list', { state: 'failed' }, 'createdAt'],
  breaks: ['reconciliation/breaks', {}, 'day'],
};
const groups = {
  'board/parcels': parcelQueues,
  'board/claims': claimQueues,
  'board/orders': orderQueues,
  'board/cases': caseQueues,
  'board/money': moneyQueues,
};
const queues = Object.entries(groups).flatMap(([call, names]) => names.map((name) => ({ call, name })));
const timeOf = (row: Row, by: string) =>
  Date.parse(
    String(
      by
        .split('|')
        .map((name) => row[name])
        .find(Boolean),
    ),
  );

async function expectSame(call: string, name: QueueName, place: Row): Promise<number> {
  const { items } = await ask<{ items: Queue[] }>(call, place);
  const queue = items.find((one) => one.name === name)!;
  const [path, filter, by] = lists[name];
  const { items: rows, total } = await ask<{ items: Row[]; total: number }>(path, {
    ...filter,
    ...place,
    pageRows: 100,
  });
  expect(queue.count).toBe(total);
  expect(rows).toHaveLength(total);
  const oldest = Math.min(...rows.map((row) => timeOf(row, by)));
  expect(queue.oldestAt === null ? Infinity : Date.parse(queue.oldestAt)).toBe(oldest);
  return total;
}

describe('a queue counts exactly the rows of the list it opens', () => {
  test.each(queues)('$name in all shops, in one, and in a shop without any', async ({ call, name }) => {
    const all = await expectSame(call, name, {});
    expect(all).toBeGreaterThan(0);
    expect(await expectSame(call, name, { shopId: at.shop.id })).toBe(all);
    const [sister] = await at.database.sql(`select shop_id from warehouse where id = 9001`);
    expect(await expectSame(call, name, { shopId: sister!.shop_id })).toBe(0);
  });

  const stepsOnly = (name: QueueName) => name !== 'differences' && name !== 'exceptions';
  const ofWarehouse = [...parcelQueues, ...orderQueues.filter(stepsOnly)].map((name) => ({
    name,
    call: queues.find((one) => one.name === name)!.call,
  }));
  test.each(ofWarehouse)('$name in one warehouse', async ({ call, name }) => {
    const counts = [];
    for (const warehouseId of [at.warehouseId, 9002])
      counts.push(await expectSame(call, name, { shopId: at.shop.id, warehouseId }));
    expect(counts[0]! + counts[1]!).toBe(await expectSame(call, name, {}));
  });
});

describe('counting', () => {
  const reads = createRowCounter(() => at.database, ['parcel', 'shop_order']);
  const waiting = 200;
  const done = 20_000;
  beforeAll(async () => {
    const { sql } = at.database;
    await sql('set session_replication_role = replica');
    await sql(
      `insert into parcel (tenant_id, shop_id, member_id, warehouse_id, courier_number, state, received_at, weight_grams,
         length_mm, width_mm, height_mm, stored_at)
       select 2, $1, (select min(id) from member), $2, 'Q' || lpad(n::text, 9, '0'),
         case when n <= ${waiting} then 'received' else 'delivered' end, now(), 1, 1, 1, 1, now()
       from generate_series(1, ${done}) n`,
      [at.shop.id, at.warehouseId],
    );
    const [first] = (await sql(
      `select line_id, country_id, member_id from shop_order where number like 'MO%' limit 1`,
    )) as { line_id: number; country_id: number; member_id: number }[];
    const line = { id: first!.line_id, countryId: first!.country_id, warehouseId: at.warehouseId } as const;
    const many = { shop: { ...at.shop, tenantId: 2 }, member: { id: first!.member_id }, line } as const;
    await createManyTestOrders(at.database, { ...many, prefix: 'QT', step: 'toPick', orders: waiting });
    await createManyTestOrders(at.database, { ...many, prefix: 'QD', orders: done });
    await sql('set session_replication_role = default');
    await sql('analyze parcel');
    await sql('analyze shop_order');
  }, 120_000);

  test.each([
    ['everywhere', { shopId: null, warehouseId: null }],
    ['in one warehouse', { shopId: null, warehouseId: 9002 }],
  ])('reads waiting rows only, %s', async (_, place) => {
    const all = waiting + 100;
    expect(await reads(countParcels, place)).toBeLessThan(all);
    expect(await reads(countOrders, place)).toBeLessThan(all);
  });
});
