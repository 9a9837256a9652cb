import {
  type MarketplaceStage,
  marketplaceStages,
  marketplaceStates,
} from '@onehaul/domain/marketplace/marketplace-state';
import { aRow } from '@onehaul/testing/catalog-builders';
import { createManyTestOrders } from '@onehaul/testing/many-orders';
import { aPricedLine } from '@onehaul/testing/order-builders';
import { createParcelApi } from '@onehaul/testing/parcel-api';
import { createRowCounter } from '@onehaul/testing/row-counter';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { orderOfLabel } from '../batch/loading.repository.ts';
import { firstMilesOfMember } from './first-mile.repository.ts';
import {
  countOrdersForStaff,
  ordersForStaff,
  labelOfOrder,
  searchOrdersForStaff,
} from './marketplace-desk.repository.ts';
import {
  orderById,
  orderPage,
  orderSearch,
  searchCounts,
  stateCounts,
  statesFor,
} from './marketplace-list.repository.ts';
import { ordersToFollow, ordersToStop, leaseUnlabelledOrders } from './marketplace-order.repository.ts';
import { ordersByNumbers } from './marketplace-shipment.repository.ts';

/** A seller with 20,000 orders, nearly all finished, beside another with as many. */
let at: Awaited<ReturnType<typeof createParcelApi>>;
const open = 200;
beforeAll(async () => {
  at = await createParcelApi(['marketplace']);
  const { database, harbour: shop, anna, ben } = at;
  const line = await aPricedLine(database, shop, { warehouseId: shop.warehouseId });
  await database.sql('set session_replication_role = replica');
  for (const [member, prefix] of [
    [anna, 'AN'],
    [ben, 'BN'],
  ] as const) {
    await createManyTestOrders(database, { shop, line, member, orders: 20_000, prefix });
    const { id } = await aRow(database, shop, 'marketplace_shop', {
      memberId: member.id,
      platform: 'shopee',
      externalId: String(member.id),
      tokensSealed: Buffer.alloc(64),
    });
    await database.sql(
      `insert into first_mile (tenant_id, shop_id, member_id, marketplace_shop_id, number, declared_on)
       select 2, $1, $2, $3, $4 || n, '2026-11-16' from generate_series(1, 500) n`,
      [shop.id, member.id, id, `CN${prefix}`],
    );
    await database.sql(
      `insert into marketplace_order (tenant_id, shop_id, member_id, marketplace_shop_id, external_number,
         platform_state, platform_updated_at, standing, state, tracking_number, order_id)
       select 2, $1, member_id, $3, 'M' || number, 'X', now(), 'toShip', 'done', 'T' || number, id
       from shop_order where member_id = $2`,
      [shop.id, member.id, id],
    );
  }
  const turn = (state: string, every: number, step = 'awaitingArrival') =>
    database.sql(
      `with moved as (update marketplace_order set state = $1 where id % 1000 = $2 returning order_id)
       update shop_order set step = $3 where id in (select order_id from moved)`,
      [state, every, step],
    );
  for (const [index, state] of ['synced', 'linked', 'labelled', 'bound', 'cancelling'].entries())
    await turn(state, index);
  await turn('ready', 5, 'toPick');
  await database.sql(`update shop_order set kind = 'marketplace', carrier_bill_number = 'T' || number`);
  await database.sql('set session_replication_role = default');
  // Includes member: without statistics the planner assumes one member per shop.
  await database.sql('vacuum analyze member, shop_order, marketplace_order, marketplace_shop, first_mile');
}, 120_000);
afterAll(() => at.close());

const rowsRead = createRowCounter(() => at.database, ['marketplace_order', 'shop_order']);
const whose = () => ({ shopId: at.harbour.id, memberId: at.anna.id, marketplaceShopId: null });
const page = { limit: 20, offset: 0 };
/** Rows read per page: index entry, row and our order for each of 20. */
const aPage = 60;
const after = (search: string) => `${search}\u{10FFFF}`;

test.each([undefined, ...marketplaceStages] as (MarketplaceStage | undefined)[])(
  'page 1 of %s looks at its own rows alone',
  async (stage) => {
    const states = statesFor(stage);
    const most = aPage + 20 * states.length;
    expect(await rowsRead(orderPage, { ...whose(), ...page, states })).toBeLessThanOrEqual(most);
  },
);

test('tabs count the seller’s own orders without looking at the rows', async () => {
  expect(await rowsRead(stateCounts, whose(), /^Index Only Scan$/)).toBeLessThanOrEqual(20_000);
});

test('the beginning of a number is found by an index', async () => {
  const search = 'MAN0000123';
  const asked = { ...whose(), search, afterSearch: after(search) };
  const states = statesFor(undefined);
  expect(await rowsRead(orderSearch, { ...asked, ...page, states })).toBeLessThanOrEqual(3 * aPage);
  expect(await rowsRead(searchCounts, asked)).toBeLessThanOrEqual(aPage);
});

test('one order, the label of one, and numbers of a sheet are read by keys', async () => {
  const [row] = (await at.database.sql(
    'select id::int, order_id::int as "orderId" from marketplace_order where member_id = $1 limit 1',
    [at.anna.id],
  )) as [{ id: number; orderId: number }];
  const reader = { language: 'en' as const, fallback: 'en' as const };
  expect(await rowsRead(orderById, { ...whose(), ...reader, id: row.id })).toBeLessThanOrEqual(4);
  const ofShop = { shopId: at.harbour.id };
  expect(await rowsRead(labelOfOrder, { ...ofShop, orderId: row.orderId })).toBe(1);
  expect(await rowsRead(orderOfLabel, { ...ofShop, trackingNumber: 'TAN00000042' })).toBe(1);
  const numbers = Array.from({ length: 20 }, (_, index) => `MAN${String(index + 1).padStart(8, '0')}`);
  expect(await rowsRead(ordersByNumbers, { ...whose(), numbers })).toBeLessThanOrEqual(20);
});

test('first-mile numbers are those of their owner', async () => {
  const read = createRowCounter(() => at.database, ['first_mile']);
  expect(await read(firstMilesOfMember, { ...whose(), ...page })).toBeLessThanOrEqual(500);
});

test('the desk reads a page of a queue, and finds by every number it knows', async () => {
  const asked = { shopId: null, ...page };
  const all = [...marketplaceStates];
  expect(await rowsRead(ordersForStaff, { ...asked, states: ['cancelling'] })).toBeLessThanOrEqual(
    aPage + 20,
  );
  expect(await rowsRead(ordersForStaff, { ...asked, states: all })).toBeLessThanOrEqual(
    aPage + 20 * all.length,
  );
  for (const search of ['MAN0000123', 'TBN0000123', 'BN0000123']) {
    const range = { search, afterSearch: after(search), number: search, afterNumber: after(search) };
    expect(await rowsRead(searchOrdersForStaff, { ...asked, ...range, states: all })).toBeLessThanOrEqual(
      4 * aPage,
    );
  }
});

test('counting at the desk stops where nobody reads on', async () => {
  // Nearly every row matches, so a sequential scan is as good as an index.
  const all = { shopId: null, states: [...marketplaceStates] };
  expect(await rowsRead(countOrdersForStaff, all, /Scan$/)).toBeLessThanOrEqual(10_000 + open);
  const queue = { shopId: null, states: ['cancelling' as const] };
  expect(await rowsRead(countOrdersForStaff, queue, /^Index Only Scan$/)).toBeLessThanOrEqual(2 * open);
});

test('the worker looks at what is under way, not at what is over', async () => {
  // Each with its row in shop_order.
  expect(await rowsRead(ordersToFollow, { limit: 200 })).toBeLessThanOrEqual(3 * open);
  expect(await rowsRead(ordersToStop, { limit: 50 })).toBeLessThanOrEqual(3 * open);
  const taken = await rowsRead(
    leaseUnlabelledOrders,
    { limit: 20, seconds: 60 },
    /Index|Bitmap Heap|ModifyTable/,
  );
  expect(taken).toBeLessThanOrEqual(aPage + open);
});
