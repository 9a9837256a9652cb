import { orderStages } from '@onehaul/domain/order/order-state';
import { createManyTestOrders } from '@onehaul/testing/many-orders';
import { aPricedLine, anOrder } from '@onehaul/testing/order-builders';
import { createParcelApi } from '@onehaul/testing/parcel-api';
import { createManyTestParcels } from '@onehaul/testing/parcel-builders';
import { createRowCounter } from '@onehaul/testing/row-counter';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { photosOfOrder } from '../order-move/index.ts';
import {
  boxesOfOrder,
  eventsOfOrder,
  orderDetails,
  parcelsOfOrder,
  paymentsOfOrder,
  refundsOfOrder,
  reviewOfOrder,
} from './order-details.repository.ts';
import { orderById, type OrderFilters, orderPage } from './order-list.repository.ts';

/** A member with 30,000 orders, beside another with 20,000. */
let at: Awaited<ReturnType<typeof createParcelApi>>;
let line: Awaited<ReturnType<typeof aPricedLine>>;
let orderId: number;
beforeAll(async () => {
  at = await createParcelApi();
  const { database, harbour: shop, anna: member, ben } = at;
  line = await aPricedLine(database, shop, { warehouseId: shop.warehouseId });
  const many = { shop, line };
  // Skips foreign keys and triggers for a fast bulk insert: the keys are valid, and the tallies are computed
  // below.
  await database.sql('set session_replication_role = replica');
  await createManyTestOrders(database, { ...many, member, orders: 18_000, prefix: 'DN' });
  await createManyTestOrders(database, { ...many, member, step: 'toPick', orders: 8000, prefix: 'TP' });
  await createManyTestOrders(database, { ...many, member, step: 'unpaid', orders: 4000, prefix: 'UP' });
  await createManyTestOrders(database, { ...many, member: ben, orders: 20_000, prefix: 'BN' });
  const parcels = { shop, member, warehouseId: shop.warehouseId, state: 'shipped' as const };
  await createManyTestParcels(database, { ...parcels, parcels: 10_000, prefix: 'PX' });
  await database.sql(
    `insert into order_parcel (tenant_id, shop_id, order_id, parcel_id)
     select 2, $1, orders.id, parcels.id
     from (select id, row_number() over (order by id) as n from shop_order where member_id = $2) orders
     join (select id, row_number() over (order by id) as n from parcel where member_id = $2) parcels using (n)`,
    [shop.id, member.id],
  );
  await database.sql(
    `insert into order_tally (tenant_id, shop_id, member_id, kind, stage, orders)
     select tenant_id, shop_id, member_id, kind, stage, count(*) from shop_order group by 1, 2, 3, 4, 5`,
  );
  await database.sql('set session_replication_role = default');
  orderId = (await anOrder(database, shop, member, { line, warehouseId: shop.warehouseId })).id;
  await database.sql('vacuum analyze shop_order, order_tally, order_parcel, parcel');
}, 90_000);
afterAll(() => at.close());

/** Tables that grow with the shop; all others have a handful of rows. */
const large = ['shop_order', 'parcel', 'order_parcel'];
const rowsRead = createRowCounter(() => at.database, large, 0);

const given = () => ({
  shopId: at.harbour.id,
  memberId: at.anna.id,
  language: 'en' as const,
  fallback: 'en' as const,
  stage: 'toShip' as const,
  kind: 'merge' as const,
  search: 'DN0000123',
  afterSearch: 'DN0000123\u{10FFFF}',
  warehouseId: line.warehouseId,
  lineId: line.id,
  createdFrom: new Date(0),
  createdBefore: new Date(Date.now() + 60_000),
  limit: 20,
  offset: 0,
});
const none: OrderFilters = {
  hasStage: false,
  hasKind: false,
  hasSearch: false,
  hasWarehouse: false,
  hasLine: false,
  hasFrom: false,
  hasBefore: false,
};
/** Rows read per page: ids, columns, order_parcel rows and parcels. */
const aPage = 100;

test.each([undefined, ...orderStages])('page 1 of the tab %s looks at its own rows alone', async (stage) => {
  const filters = { ...none, hasStage: stage !== undefined };
  expect(await rowsRead(orderPage(filters), { ...given(), stage: stage ?? 'toShip' })).toBeLessThanOrEqual(
    aPage,
  );
});

test.each([
  ['an order', 'DN0000123'],
  ['a carrier', 'CBTP1234'],
  ['a parcel', 'PX00123'],
  ['nothing', 'ZZ'],
])('the beginning of a number of %s is found by its index', async (_, search) => {
  const asked = { ...given(), search, afterSearch: `${search}\u{10FFFF}` };
  expect(await rowsRead(orderPage({ ...none, hasSearch: true }), asked)).toBeLessThanOrEqual(3 * aPage);
  const narrowed = { ...none, hasStage: true, hasSearch: true };
  expect(await rowsRead(orderPage(narrowed), { ...asked, stage: 'completed' as never })).toBeLessThanOrEqual(
    3 * aPage,
  );
});

test('some days long ago are found by their index, whatever came since', async () => {
  const day = Date.now() - 17_000 * 60_000;
  const asked = { ...given(), createdFrom: new Date(day), createdBefore: new Date(day + 20 * 60_000) };
  const filters = { ...none, hasFrom: true, hasBefore: true };
  expect(await rowsRead(orderPage(filters), asked)).toBeLessThanOrEqual(3 * aPage);
});

test('where nothing has counted before, no more than ten thousand are counted', async () => {
  for (const narrowed of [{ hasWarehouse: true }, { hasLine: true, hasStage: true }, { hasFrom: true }]) {
    const read = await rowsRead(orderPage({ ...none, ...narrowed }), given(), /Scan/);
    expect(read).toBeLessThanOrEqual(10_000 + aPage);
  }
});

test('one order and all that is beside it is read by keys', async () => {
  const of = { shopId: at.harbour.id, orderId };
  const asked = { ...given(), id: orderId };
  const small = 10;
  expect(await rowsRead(orderById, asked)).toBeLessThanOrEqual(small);
  expect(await rowsRead(orderDetails, asked)).toBeLessThanOrEqual(small);
  expect(await rowsRead(parcelsOfOrder, of)).toBeLessThanOrEqual(small);
  for (const beside of [
    boxesOfOrder,
    eventsOfOrder,
    photosOfOrder,
    paymentsOfOrder,
    refundsOfOrder,
    reviewOfOrder,
  ])
    expect(await rowsRead(beside, of)).toBe(0);
});
