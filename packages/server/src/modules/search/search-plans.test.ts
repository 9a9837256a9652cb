import { aShop } from '@onehaul/testing/builders';
import { createManyTestOrders } from '@onehaul/testing/many-orders';
import { aCountry, aMember, aStaffMember } from '@onehaul/testing/member-builders';
import { aPricedLine } from '@onehaul/testing/order-builders';
import { createManyTestParcels } from '@onehaul/testing/parcel-builders';
import { createRowCounter } from '@onehaul/testing/row-counter';
import { createTestDatabase, type TestDatabase } from '@onehaul/testing/test-database';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connectionAs } from '../../../../../database/migrate.ts';
import type { Statement } from '../../db/statement.ts';
import { numberRange } from '../../db/text-range.ts';
import { findBatches, findCases, findMembers, findOrders, findParcels } from './search.repository.ts';

/** Two companies with so many rows of each kind. */
const many = 6_000;
const members = 20_000;
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await aCountry(database);
  await database.sql('set session_replication_role = replica');
  for (const tenantId of [2, 3]) {
    const shop = await aShop(database, { tenantId, host: `shop-${tenantId}.test` });
    const member = await aMember(database, shop);
    const line = await aPricedLine(database, shop);
    const staff = await aStaffMember(database, tenantId, {
      roles: ['owner'],
      email: `${tenantId}@plans.test`,
    });
    await createManyTestParcels(database, {
      shop,
      member,
      warehouseId: line.warehouseId,
      parcels: many,
      prefix: 'SF',
    });
    await createManyTestOrders(database, { shop, line, member, orders: many, prefix: 'DN' });
    await database.sql(
      `insert into support_case (tenant_id, shop_id, number, kind, member_id, account_id, state, due_at)
       select $1, $2, 'AC' || lpad(n::text, 8, '0'), 'question', $3, $3, 'open', now() from generate_series(1, $4::int) n`,
      [tenantId, shop.id, member.id, many],
    );
    await database.sql(
      `insert into batch (tenant_id, shop_id, number, warehouse_id, line_id, state, staff_id)
       select $1, $2, 'BT' || lpad(n::text, 8, '0'), $3, $4, 'departed', $5 from generate_series(1, $6::int) n`,
      [tenantId, shop.id, line.warehouseId, line.id, staff.id, many],
    );
    await database.sql('set session_replication_role = default');
    await database.sql(
      `insert into member (tenant_id, shop_id, code, username, username_key, name, email, language, country_id, phone_number)
       select $1, $2, 'CODE' || n, 'user' || n, 'user' || n, 'Nguyen Van ' || n, 'mail' || n || '@x.test', 'en', 86,
         (13000000000 + n * 7919)::text
       from generate_series(1, $3::int) n`,
      [tenantId, shop.id, members],
    );
    await database.sql('set session_replication_role = replica');
  }
  await database.sql('set session_replication_role = default');
  await database.sql('vacuum analyze');
}, 120_000);
afterAll(() => database.close());

const everywhere = { shops: null, warehouses: null, limit: 6 };
const limited = { shops: [1], warehouses: [null], limit: 6 };
const rowsRead = createRowCounter(
  () => database,
  ['parcel', 'shop_order', 'support_case', 'batch', 'member', 'member_word'],
);

/** Each of a search's at most four indexes is read for a hundred matches, which are then joined and sorted. */
const most = (indexes: number) => indexes * 100 * 2;

const typedNumbers = [
  ['a beginning', 'SF000012', 'DN000012', 'AC000012', 'BT000012'],
  ['an end', '4321', '4321', '4321', '4321'],
  ['a beginning that all have', 'SF0', 'DN0', 'AC0', 'BT0'],
  ['one that none has', 'XX99', 'XX99', 'XX99', 'XX99'],
] as const;
const typedWords = [
  ['words', { words: 'van 123', code: '', ...numberRange('') }],
  ['words that all have', { words: 'nguyen', code: '', ...numberRange('') }],
  ['a phone number', { words: '4321', code: '', ...numberRange('4321') }],
  ['a code', { words: 'CODE77', code: 'CODE77', ...numberRange('') }],
] as const;

describe.each([
  ['everywhere', everywhere],
  ['in their places', limited],
])('under row security, who searches %s', (_, places) => {
  test.each(typedNumbers)('reads an index for %s of a number', async (__, parcel, order, help, batch) => {
    expect(await rowsRead(findParcels, { ...places, ...numberRange(parcel) })).toBeLessThanOrEqual(most(2));
    expect(await rowsRead(findOrders, { ...places, ...numberRange(order) })).toBeLessThanOrEqual(most(4));
    expect(await rowsRead(findCases, { ...places, ...numberRange(help) })).toBeLessThanOrEqual(most(2));
    expect(await rowsRead(findBatches, { ...places, ...numberRange(batch) })).toBeLessThanOrEqual(most(2));
  });

  test.each(typedWords)('reads an index for %s of a member', async (__, given) => {
    expect(await rowsRead(findMembers, { ...places, ...given })).toBeLessThanOrEqual(most(4));
  });
});

type Node = { 'Node Type': string; 'Relation Name'?: string; Plans?: Node[] };
const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

test('a plan made without the values, as after many runs, reads the same indexes', async () => {
  const client = new pg.Client(connectionAs('onehaul_app', database.address));
  await client.connect();
  try {
    await client.query(
      `select set_config('app.tenant_id', '2', false), set_config('plan_cache_mode', 'force_generic_plan', false)`,
    );
    const indexesOf = async <P extends object>({ text, bind }: Statement<P, unknown>, given: P) => {
      const values = bind(given).map((value) =>
        value === null ? 'null' : client.escapeLiteral(Array.isArray(value) ? `{${value}}` : String(value)),
      );
      await client.query(`prepare searched as ${text}`);
      const { rows } = await client.query(`explain (format json) execute searched (${values})`);
      await client.query('deallocate searched');
      const scans = nodesOf(rows[0]['QUERY PLAN'][0].Plan).filter((node) => node['Relation Name']);
      expect(scans.filter((node) => node['Node Type'].startsWith('Seq'))).toEqual([]);
      return scans.length;
    };
    const given = { tenantId: 2, ...limited, shops: [1], ...numberRange('4321') };
    expect(await indexesOf(findParcels, given)).toBeGreaterThan(2);
    expect(await indexesOf(findOrders, given)).toBeGreaterThan(4);
    expect(await indexesOf(findCases, given)).toBeGreaterThan(2);
    expect(await indexesOf(findBatches, given)).toBeGreaterThan(2);
    expect(await indexesOf(findMembers, { ...given, words: 'van', code: 'CODE7' })).toBeGreaterThan(4);
  } finally {
    await client.end();
  }
});
