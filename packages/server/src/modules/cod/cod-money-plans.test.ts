import { aShop } from '@onehaul/testing/builders';
import { aCodLine } from '@onehaul/testing/cod-builders';
import { aMember, aStaffMember } from '@onehaul/testing/member-builders';
import { createRowCounter } from '@onehaul/testing/row-counter';
import { createTestDatabase, type TestDatabase } from '@onehaul/testing/test-database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  codOrdersPage,
  collectionsOfRemittance,
  collectionsOfState,
  overviewRows,
  remittancesOfMember,
  sumsOfMember,
} from './cod-money.repository.ts';
import { findRemittable, remittancesPage, sellersPage } from './remittance.repository.ts';
import { linesPage, mismatchesPage, statementsPage } from './statement-desk.repository.ts';
import { findStandings } from './statement.repository.ts';

let database: TestDatabase;
let shopId: number;
let anna: number;
let carrierId: number;

/** 20,000 orders, nearly all finished, 200 statements and as many remittances of two sellers. */
beforeAll(async () => {
  database = await createTestDatabase();
  const shop = await aShop(database, { tenantId: 2, host: 'harbour.test' });
  shopId = shop.id;
  const line = await aCodLine(database, shop);
  carrierId = line.carrierId;
  anna = (await aMember(database, shop)).id;
  const ben = (await aMember(database, shop)).id;
  const staff = await aStaffMember(database, 2, { roles: ['finance'], email: 'finance@plans.test' });
  await database.sql('set session_replication_role = replica');
  await database.sql(
    `insert into cod_statement (tenant_id, shop_id, id, carrier_id, number, currency_code, sha256, staff_id, state,
       settled_at, banked_minor, missing_minor)
     select 2, $1, n, $2, 'S' || n, 'TWD', decode(md5(n::text), 'hex'), $3, 'settled', now(), 0, 0
     from generate_series(1, 200) n`,
    [shopId, carrierId, staff.id],
  );
  await database.sql(
    `insert into cod_remittance (tenant_id, shop_id, id, number, member_id, orders, collected_minor, freight_minor,
       commission_minor, tax_minor, net_minor, staff_id)
     select 2, $1, n, 'REMIT' || lpad(n::text, 8, '0'), case when n % 2 = 0 then $2::int else $3::int end, 1, 0, 0, 0, 0, 0, $4
     from generate_series(1, 200) n`,
    [shopId, anna, ben, staff.id],
  );
  await database.sql(
    `insert into shop_order (tenant_id, shop_id, number, member_id, account_id, kind, step, pay_policy, delivery,
       total_minor, warehouse_id, line_id, country_id, receiver_name, receiver_phone, receiver_detail, version, bill,
       shipment, carrier_bill_number, shipped_at, completed_at, exchange_rate)
     select 2, $1, 'P' || lpad(n::text, 11, '0'), case when n % 2 = 0 then $2::int else $3::int end, $2, 'cod',
       'completed', 'fromCollection', 'dispatch', 6000, $4, $5, $6, 'A', '1', 'B', 1, '{"lines":[]}', '{}', 'TW' || n,
       now(), now(), 4.4
     from generate_series(1, 20000) n`,
    [shopId, anna, ben, line.warehouseId, line.id, line.countryId],
  );
  await database.sql(
    `insert into cod_order (tenant_id, shop_id, order_id, member_id, currency_code, expected_minor, state,
       collected_minor, owed_minor, exchange_rate, collected_at, settled_at, banked_minor, statement_id, remittance_id)
     select 2, shop_id, id, member_id, 'TWD', 1000,
       case when id % 1000 < 2 then 'collected' when id % 1000 < 4 then 'settled' else 'remitted' end,
       1000, 227, 4.4, now(), now(), 227, 1 + id % 200, 1 + id % 200 from shop_order where kind = 'cod'`,
  );
  await database.sql(
    `insert into cod_statement_line (tenant_id, shop_id, statement_id, row_number, bill_number, minor, currency_code,
       order_id, outcome)
     select 2, shop_id, 1 + id % 200, 2 + id / 200, carrier_bill_number, 1000, 'TWD', id,
       case when id % 1000 = 7 then 'otherAmount' else 'matched' end from shop_order where kind = 'cod'`,
  );
  await database.sql('set session_replication_role = default');
  await database.sql(
    'vacuum analyze cod_order, cod_statement, cod_statement_line, cod_remittance, shop_order',
  );
}, 120_000);
afterAll(() => database.close());

const ordersRead = createRowCounter(() => database, ['cod_order', 'shop_order']);
const linesRead = createRowCounter(() => database, ['cod_statement_line']);
const statementsRead = createRowCounter(() => database, ['cod_statement']);
const page = { limit: 20, offset: 0 };
const bounds = [8, 16, 31];

test('where the money is reads what is under way, not what is over', async () => {
  expect(await ordersRead(overviewRows, { shopId: null, bounds })).toBeLessThan(250);
  expect(await ordersRead(sumsOfMember, { shopId, memberId: anna, bounds })).toBeLessThan(250);
  expect(
    await ordersRead(codOrdersPage, { shopId: null, state: 'collected', carrierId: null, ...page }),
  ).toBeLessThan(200);
});

test('what can be remitted reads what is settled', async () => {
  expect(await ordersRead(sellersPage, { shopId: null, ...page })).toBeLessThan(200);
  expect(await ordersRead(findRemittable, { shopId, memberId: anna })).toBeLessThan(200);
});

test('a seller’s lists read a page', async () => {
  const mine = { shopId, memberId: anna, ...page };
  expect(await ordersRead(collectionsOfState, { ...mine, state: 'remitted' })).toBeLessThan(100);
  expect(await ordersRead(collectionsOfRemittance, { ...mine, remittanceId: 2 })).toBeLessThan(250);
  const read = createRowCounter(() => database, ['cod_remittance']);
  expect(await read(remittancesOfMember, mine)).toBeLessThan(40);
  expect(await read(remittancesPage, { shopId: null, ...page })).toBeLessThan(40);
});

test('statements read their own lines, and what differs is found among all of them', async () => {
  expect(await statementsRead(statementsPage, { shopId: null, state: null, ...page })).toBeLessThan(40);
  expect(await linesRead(statementsPage, { shopId: null, state: null, ...page })).toBeLessThan(2500);
  expect(await linesRead(linesPage, { shopId, id: 5, isDiffering: false, ...page })).toBeLessThan(60);
  expect(await linesRead(mismatchesPage, { shopId: null, ...page })).toBeLessThan(60);
});

test('the orders of a sheet are found by their numbers', async () => {
  const numbers = Array.from({ length: 20 }, (_, index) => `TW${index * 7 + 1}`);
  expect(await ordersRead(findStandings, { shopId, carrierId, numbers })).toBeLessThan(120);
});
