import { createManyTestOrders } from '@onehaul/testing/many-orders';
import { aMember } from '@onehaul/testing/member-builders';
import { aPricedLine } from '@onehaul/testing/order-builders';
import { createParcelApi } from '@onehaul/testing/parcel-api';
import { createRowCounter } from '@onehaul/testing/row-counter';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { numberRange } from '../db/text-range.ts';
import { ordersInBatch } from './batch/loading.repository.ts';
import { ordersArriving } from './batch/paper.repository.ts';
import { takenBillNumbers } from './order-desk/order-desk.repository.ts';
import {
  exceptionAges,
  exceptionPage,
  type OrderFilters,
  type OrderSearchKind,
  searchStatements,
} from './order-desk/order-search.repository.ts';

/** A tenant with 30,000 orders. */
let at: Awaited<ReturnType<typeof createParcelApi>>;
beforeAll(async () => {
  at = await createParcelApi();
  const { database, harbour: shop, anna: member } = at;
  const line = await aPricedLine(database, shop, { warehouseId: shop.warehouseId });
  const ben = await aMember(database, shop);
  await database.sql('set session_replication_role = replica');
  await createManyTestOrders(database, { shop, line, member, orders: 20_000, prefix: 'DN' });
  await createManyTestOrders(database, { shop, line, member: ben, orders: 10_000, prefix: 'BN' });
  await createManyTestOrders(database, { shop, line, member: ben, step: 'ready', orders: 300, prefix: 'RD' });
  await database.sql(
    "update shop_order set exception = 'late', exception_at = now() where number like 'RD0000001%'",
  );
  await database.sql('set session_replication_role = default');
  await database.sql('vacuum analyze shop_order');
}, 90_000);
afterAll(() => at.close());

const ordersRead = createRowCounter(() => at.database, ['shop_order']);

const none: OrderFilters = {
  hasShop: false,
  hasWarehouse: false,
  hasStep: false,
  hasLine: false,
  days: 'none',
  sort: 'newest',
};
const given = (number = 'DN000001') => ({
  shopId: at.harbour.id,
  warehouseId: at.harbour.warehouseId,
  step: 'ready' as const,
  lineId: 0,
  from: '2026-01-01',
  to: '2026-01-02',
  ...numberRange(number),
  code: at.anna.code,
  language: 'en' as const,
  limit: 20,
  offset: 0,
});

test.each<[OrderSearchKind, Partial<OrderFilters>, number]>([
  ['newest', {}, 40],
  ['newest', { hasShop: true }, 40],
  ['newest', { hasStep: true }, 40],
  // None of them left within these days.
  ['newest', { hasShop: true, days: 'shipped' }, 40],
  ['newest', { sort: 'oldest' }, 40],
  ['newest', { sort: 'oldest', hasStep: true }, 40],
  ['newest', { sort: 'amount' }, 40],
  ['newest', { sort: 'amount', hasShop: true }, 40],
  ['newest', { hasShop: true, days: 'placed', sort: 'oldest' }, 40],
  ['newest', { hasStep: true, hasShop: true, hasWarehouse: true }, 400],
  ['number', {}, 220],
  ['member', {}, 40],
])('a page of %s with %o looks at few orders', async (kind, filters, most) => {
  const { page } = searchStatements(kind, { ...none, ...filters });
  expect(await ordersRead(page, given())).toBeLessThanOrEqual(most);
});

test('the beginning of a carrier’s number is found by its index', async () => {
  const { page } = searchStatements('billNumber', none);
  expect(await ordersRead(page, given('CBDN1000'))).toBeLessThanOrEqual(40);
});

test('counting stops where nobody reads on', async () => {
  const { count } = searchStatements('newest', none);
  expect(await ordersRead(count, given())).toBeLessThanOrEqual(10_100);
});

test('the board and what is loaded look at their own orders alone', async () => {
  const board = { shopId: null, exception: null, language: 'en' as const, limit: 20, offset: 0 };
  expect(await ordersRead(exceptionPage, board)).toBeLessThanOrEqual(40);
  expect(await ordersRead(exceptionAges, { shopId: null })).toBeLessThanOrEqual(40);
  expect(await ordersRead(ordersInBatch, { shopId: at.harbour.id, batchId: 1 })).toBe(0);
  const arriving = { number: 'DN00000042', language: 'en' as const };
  expect(await ordersRead(ordersArriving, arriving)).toBeLessThanOrEqual(4);
  const taken = { shopId: at.harbour.id, carrierId: 1, ids: [1], billNumbers: ['CBDN42', 'CBDN44'] };
  expect(await ordersRead(takenBillNumbers, taken)).toBeLessThanOrEqual(4);
});
