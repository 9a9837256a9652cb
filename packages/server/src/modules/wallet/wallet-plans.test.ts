import { aShop } from '@onehaul/testing/builders';
import { aMember } from '@onehaul/testing/member-builders';
import { createTestDatabase, type TestDatabase } from '@onehaul/testing/test-database';
import { createRowCounter } from '@onehaul/testing/row-counter';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countFlow, flowPage } from './flow.repository.ts';

let database: TestDatabase;
let shopId: number;
let anna: number;
let ben: number;

/** Twenty thousand movements of one member, next to another with as many. */
beforeAll(async () => {
  database = await createTestDatabase();
  shopId = (await aShop(database, { tenantId: 2, host: 'harbour.test' })).id;
  anna = (await aMember(database, { id: shopId, tenantId: 2 })).id;
  ben = (await aMember(database, { id: shopId, tenantId: 2 })).id;
  await database.sql('set session_replication_role = replica');
  for (const owner of [anna, ben]) {
    const account = [shopId, owner];
    await database.sql(
      `insert into ledger_account (tenant_id, shop_id, owner_id, kind, unit, balance, entries)
       values (2, $1, $2, 'cash', 'CNY', 20000, 20000), (2, $1, $2, 'gift', 'CNY', 50, 50)`,
      account,
    );
    await database.sql(
      `with made as (
         insert into journal (tenant_id, shop_id, key, request_hash, kind, legs, actor)
         select 2, $1, format('plan %s %s', $2::int, n), '', 'recharge', 2, 'system' from generate_series(1, 20000) n
         returning id)
       insert into entry (tenant_id, shop_id, owner_id, account, unit, position, journal_id, leg, legs, amount, balance)
       select 2, $1, $2::int, 'cash', 'CNY', row_number() over (order by id), id, 1, 2, 1, row_number() over (order by id)
       from made`,
      account,
    );
    await database.sql(
      `insert into entry (tenant_id, shop_id, owner_id, account, unit, position, journal_id, leg, legs, amount, balance)
       select 2, $1, $2::int, 'gift', 'CNY', row_number() over (order by journal_id), journal_id, 2, 2, 1,
         row_number() over (order by journal_id)
       from entry where owner_id = $2 and account = 'cash' and position % 400 = 0`,
      account,
    );
  }
  await database.sql('set session_replication_role = default');
  await database.sql('vacuum analyze entry, journal, ledger_account');
}, 90_000);
afterAll(() => database.close());

const entriesRead = createRowCounter(() => database, ['entry']);

const asked = () => ({
  shopId,
  ownerId: anna,
  first: 'cash',
  second: 'gift',
  unit: 'CNY',
  kind: null,
  month: null,
});

test('a page of the flow reads what it shows, and no neighbour', async () => {
  // Twenty entries of each account, plus each row's own entries and balances.
  expect(await entriesRead(flowPage, { ...asked(), limit: 20, offset: 0 })).toBeLessThan(150);
  expect(await entriesRead(flowPage, { ...asked(), limit: 20, offset: 1000 })).toBeLessThan(1300);
});

test('counting reads the member’s own entries once', async () => {
  const read = await entriesRead(countFlow, asked());
  expect(read).toBeGreaterThan(20_000);
  expect(read).toBeLessThan(20_200);
});
