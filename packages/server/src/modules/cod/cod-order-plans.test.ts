import { aCodLine } from '@onehaul/testing/cod-builders';
import { createManyTestOrders } from '@onehaul/testing/many-orders';
import { createParcelApi } from '@onehaul/testing/parcel-api';
import { createRowCounter } from '@onehaul/testing/row-counter';
import { aSku } from '@onehaul/testing/stock-builders';
import { orderStages } from '@onehaul/domain/order/order-state';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { codOrderById, codOrderPage, codOrderSearch } from './cod-order.repository.ts';
import { codProblemPage, countCodProblems } from './problem.repository.ts';

/** A seller with 20,000 orders, next to another seller with as many. */
let at: Awaited<ReturnType<typeof createParcelApi>>;
beforeAll(async () => {
  at = await createParcelApi(['cashOnDelivery']);
  const { database, harbour: shop, anna: member, ben } = at;
  const line = await aCodLine(database, shop);
  const sku = await aSku(database, shop, member);
  const many = { shop, line };
  await database.sql('set session_replication_role = replica');
  await createManyTestOrders(database, { ...many, member, orders: 16_000, prefix: 'DN' });
  await createManyTestOrders(database, { ...many, member, step: 'toPick', orders: 4000, prefix: 'TP' });
  await createManyTestOrders(database, { ...many, member: ben, orders: 15_000, prefix: 'BN' });
  await database.sql(`update shop_order set kind = 'cod', client_number = 'C' || number`);
  await database.sql(`update shop_order set step = 'awaitingArrival' where number like 'TP00000%'`);
  await database.sql(
    `insert into order_item (tenant_id, shop_id, order_id, sku_id, quantity)
     select tenant_id, shop_id, id, $1, 1 from shop_order`,
    [sku.id],
  );
  await database.sql(
    `insert into cod_order (tenant_id, shop_id, order_id, member_id, currency_code, expected_minor)
     select tenant_id, shop_id, id, member_id, 'TWD', 100 from shop_order`,
  );
  await database.sql(
    `insert into order_tally (tenant_id, shop_id, member_id, kind, stage, orders)
     select tenant_id, shop_id, member_id, kind, stage, count(*) from shop_order group by 1, 2, 3, 4, 5`,
  );
  await database.sql('set session_replication_role = default');
  await database.sql(
    'vacuum analyze shop_order, order_tally, order_item, cod_order, cod_statement_line, track_event',
  );
}, 120_000);
afterAll(() => at.close());

const rowsRead = createRowCounter(() => at.database, ['shop_order', 'cod_order', 'order_item'], 0);
const given = () => ({
  shopId: at.harbour.id,
  memberId: at.anna.id,
  language: 'en' as const,
  fallback: 'en' as const,
  limit: 20,
  offset: 0,
});
/**
 * Row budget of a page: each order is read once for its key and once for its columns, plus money and items.
 */
const aPage = 100;

test.each([
  ['all', orderStages],
  ['to ship', ['awaitingArrival', 'toShip'] as const],
])('page 1 of %s looks at its own rows alone', async (_, stages) => {
  // From each stage, up to one page of rows.
  const most = aPage + 20 * stages.length;
  expect(await rowsRead(codOrderPage, { ...given(), stages })).toBeLessThanOrEqual(most);
});

test.each(['DN0000123', 'CBTP1234', 'CDN0000123'])(
  'the beginning %s is found by an index',
  async (search) => {
    const after = `${search}\u{10FFFF}`;
    const asked = {
      ...given(),
      stages: orderStages,
      search,
      afterSearch: after,
      client: search,
      afterClient: after,
    };
    expect(await rowsRead(codOrderSearch, asked)).toBeLessThanOrEqual(3 * aPage);
  },
);

test('one order is read by keys', async () => {
  const [row] = await at.database.sql('select min(id) as id from shop_order where member_id = $1', [
    at.anna.id,
  ]);
  expect(await rowsRead(codOrderById, { ...given(), id: Number(row!.id) })).toBeLessThanOrEqual(10);
});

test('problems are looked for among what waits and what is on its way, not among all orders', async () => {
  const [{ waiting }] = (await at.database.sql(
    `select count(*)::int as waiting from shop_order where step = 'awaitingArrival'`,
  )) as [{ waiting: number }];
  expect(waiting).toBeGreaterThan(20);
  // Each waiting order, with its items.
  expect(await rowsRead(countCodProblems, given())).toBeLessThanOrEqual(2 * waiting + aPage);
  const page = { ...given(), problem: null };
  expect(await rowsRead(codProblemPage, page)).toBeLessThanOrEqual(2 * waiting + 2 * aPage);
});
