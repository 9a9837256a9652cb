import { createManyTestOrders } from '@onehaul/testing/many-orders';
import { aPricedLine } from '@onehaul/testing/order-builders';
import { createParcelApi } from '@onehaul/testing/parcel-api';
import { createRowCounter } from '@onehaul/testing/row-counter';
import { aSku } from '@onehaul/testing/stock-builders';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { redispatchPage, returnedUnits } from './match.repository.ts';
import { countReturnsForStaff, returnsByCode, waitingReturns } from './return-desk.repository.ts';
import { everyReturnPage, returnPage } from './return-list.repository.ts';
import { ordersByNumbers } from './return.repository.ts';

/**
 * A shop with twenty thousand returns, most of them closed; one member has a hundred. Each of ten thousand
 * orders, two hundred of them that member's, took one returned unit.
 */
let at: Awaited<ReturnType<typeof createParcelApi>>;
beforeAll(async () => {
  at = await createParcelApi(['returns']);
  const { database, harbour: shop, anna, ben } = at;
  const sku = await aSku(database, shop, ben);
  // Skips foreign key checks: the generated keys are valid.
  await database.sql('set session_replication_role = replica');
  await database.sql(
    `insert into return_parcel (tenant_id, shop_id, number, member_id, account_id, courier_number, warehouse_id, state)
     select $1, $2, 'RT' || lpad(n::text, 10, '0'), who, who, 'SF' || n, $3,
       case when n % 500 = 0 then 'expected' when n % 700 = 0 then 'graded' else 'closed' end
     from (select n, case when n % 200 = 0 then $4::int else $5::int end as who from generate_series(1, 20000) n) made`,
    [shop.tenantId, shop.id, shop.warehouseId, anna.id, ben.id],
  );
  await database.sql(
    `insert into return_item (tenant_id, shop_id, return_id, position, sku_id, goods_name, quantity, good, damaged, missing)
     select tenant_id, shop_id, id, 1, $1, 'Cup', 1, 1, 0, 0 from return_parcel`,
    [sku.id],
  );
  const many = { shop, line: await aPricedLine(database, shop) };
  await createManyTestOrders(database, { ...many, member: ben, orders: 9800, prefix: 'BN' });
  await createManyTestOrders(database, { ...many, member: anna, orders: 200, prefix: 'AN' });
  await database.sql(`update shop_order set kind = 'cod', client_number = 'C' || number`);
  await database.sql(
    `insert into return_sending (tenant_id, shop_id, return_id, position, order_id, member_id, quantity, created_at)
     select tenant_id, shop_id, (select min(id) from return_parcel), 1, id, member_id, 1, created_at from shop_order`,
  );
  await database.sql('set session_replication_role = default');
  await database.sql('vacuum analyze return_parcel, return_item, return_sending, shop_order');
}, 120_000);
afterAll(() => at.close());

const rowsRead = createRowCounter(
  () => at.database,
  ['return_parcel', 'return_item', 'return_sending', 'shop_order'],
);
const reading = { language: 'en' as const, fallback: 'en' as const };
const page = { ...reading, limit: 20, offset: 0 };

test('a member’s lists look at that member’s returns alone', async () => {
  const mine = { shopId: at.harbour.id, memberId: at.anna.id, search: '', ...page };
  expect(await rowsRead(everyReturnPage, { ...mine, state: null })).toBeLessThanOrEqual(60);
  expect(await rowsRead(returnPage, { ...mine, state: 'expected' })).toBeLessThanOrEqual(60);
  expect(await rowsRead(returnedUnits, { ...mine })).toBeLessThanOrEqual(60);
});

test('a member’s page of what went out again looks at its own orders, first page or last', async () => {
  const mine = { shopId: at.harbour.id, memberId: at.anna.id, ...page };
  expect(await rowsRead(redispatchPage, mine)).toBeLessThanOrEqual(60);
  expect(await rowsRead(redispatchPage, { ...mine, offset: 180 })).toBeLessThanOrEqual(240);
});

test('numbers are looked up among all orders by an index for each way', async () => {
  const whose = { shopId: at.harbour.id, memberId: at.anna.id };
  const numbers = ['AN00000002', 'CAN00000004', 'CBAN6', 'BN00000002', 'CBN00000004', 'CBBN6', 'NOTHING'];
  expect(await rowsRead(ordersByNumbers, { ...whose, numbers })).toBeLessThanOrEqual(20);
});

test('the desk looks at what it shows, and a scan at what was scanned', async () => {
  const filter = { state: 'expected' as const, warehouseId: null, olderDays: null, search: '' };
  expect(await rowsRead(waitingReturns, { ...filter, ...page })).toBeLessThanOrEqual(80);
  expect(await rowsRead(countReturnsForStaff, filter)).toBeLessThanOrEqual(60);
  const { harbour } = at;
  const scanned = { shopId: harbour.id, warehouseId: harbour.warehouseId, language: 'en' as const };
  const codes = { number: 'SF12345', courierNumber: 'SF12345', code: 'SF12345' };
  expect(await rowsRead(returnsByCode, { ...scanned, ...codes })).toBeLessThanOrEqual(12);
});
