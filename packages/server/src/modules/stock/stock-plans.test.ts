import { createParcelApi } from '@onehaul/testing/parcel-api';
import { createRowCounter } from '@onehaul/testing/row-counter';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stockOfCompany } from './desk.repository.ts';
import { expectedInbounds, inboundPage, inboundsByCode } from './inbound.repository.ts';
import { categoryPage, usedCodes, skuPage } from './sku.repository.ts';
import { balancePage, movementPage, warehousePage } from './stock.repository.ts';

/** A seller with sixty SKUs next to one with twenty thousand, one of which has twenty thousand movements. */
let at: Awaited<ReturnType<typeof createParcelApi>>;
let skuId: number;
beforeAll(async () => {
  at = await createParcelApi(['cashOnDelivery']);
  const { database, harbour: shop, anna, ben } = at;
  // Skips foreign key checks: the generated keys are valid.
  await database.sql('set session_replication_role = replica');
  await database.sql(
    `insert into sku (tenant_id, shop_id, member_id, code, barcode, name, weight_grams, length_mm, width_mm, height_mm)
     select 2, $1, case when n % 333 = 0 then $2::int else $3::int end, 'MANY-' || lpad(n::text, 6, '0'), 'B' || n, 'Cup',
       100, 10, 10, 10 from generate_series(1, 20000) n`,
    [shop.id, anna.id, ben.id],
  );
  await database.sql(
    `insert into stock (tenant_id, shop_id, sku_id, warehouse_id, member_id, on_hand)
     select tenant_id, shop_id, id, $1, member_id, 5 from sku where tenant_id = 2`,
    [shop.warehouseId],
  );
  skuId = Number((await database.sql(`select id from sku where code = 'MANY-000333'`))[0]!.id);
  await database.sql(
    `insert into stock_movement (tenant_id, shop_id, sku_id, warehouse_id, position, kind, on_hand_change,
       reserved_change, on_hand, reserved, key, actor)
     select 2, $1, $2, $3, n, 'adjust', 1, 0, 5, 0, n::text, 'system' from generate_series(1, 20000) n`,
    [shop.id, skuId, shop.warehouseId],
  );
  await database.sql(
    `insert into stock_inbound (tenant_id, shop_id, number, member_id, account_id, warehouse_id, courier_number, state,
       received_at)
     select 2, $1, 'INBOUND' || lpad(n::text, 8, '0'), owner, owner, $2, 'SF' || lpad(n::text, 10, '0'),
       case when n % 500 = 0 then 'expected' else 'received' end, case when n % 500 = 0 then null else now() end
     from (select n, case when n % 333 = 0 then $3::int else $4::int end as owner from generate_series(1, 20000) n) many`,
    [shop.id, shop.warehouseId, anna.id, ben.id],
  );
  await database.sql('set session_replication_role = default');
  await database.sql('vacuum analyze sku, stock, stock_movement, stock_inbound');
}, 90_000);
afterAll(() => at.close());

const rowsRead = createRowCounter(() => at.database, ['sku', 'stock', 'stock_movement', 'stock_inbound']);
const page = { language: 'en' as const, fallback: 'en' as const, limit: 20, offset: 0 };
const mine = () => ({ shopId: at.harbour.id, memberId: at.anna.id, ...page });

test('a member’s lists look at that member’s rows', async () => {
  const skus = { ...mine(), search: '', categoryId: null, isActive: null };
  expect(await rowsRead(skuPage, skus)).toBeLessThanOrEqual(100);
  const balances = { ...mine(), search: '', warehouseId: null, isLow: false };
  expect(await rowsRead(balancePage, balances)).toBeLessThanOrEqual(200);
  expect(await rowsRead(inboundPage, { ...mine(), state: null })).toBeLessThanOrEqual(100);
  expect(await rowsRead(categoryPage, { ...mine(), search: '' })).toBeLessThanOrEqual(100);
  // Sixty stock rows, and as many delivery items to check for expected ones.
  expect(await rowsRead(warehousePage, mine())).toBeLessThanOrEqual(150);
  const codes = { shopId: at.harbour.id, memberId: at.ben.id, codes: ['MANY-000331', 'MANY-000334'] };
  expect(await rowsRead(usedCodes, codes)).toBeLessThanOrEqual(2);
});

test('movements are read a page at a time, however many there are', async () => {
  const place = { shopId: at.harbour.id, skuId, warehouseId: at.harbour.warehouseId };
  expect(await rowsRead(movementPage, { ...place, limit: 20, offset: 0 })).toBeLessThanOrEqual(20);
});

test('the station looks at what is expected, the desk at what is sought', async () => {
  const where = { shopId: at.harbour.id, warehouseId: at.harbour.warehouseId };
  expect(await rowsRead(expectedInbounds, { ...where, limit: 20, offset: 0 })).toBeLessThanOrEqual(60);
  const scanned = { ...where, number: 'INBOUND00000500', courierNumber: 'SF0000000500' };
  expect(await rowsRead(inboundsByCode, scanned)).toBeLessThanOrEqual(60);
  const desk = { ...page, shopId: null, isLow: false };
  expect(await rowsRead(stockOfCompany.sought, { ...desk, search: 'many-00033' })).toBeLessThanOrEqual(60);
  expect(await rowsRead(stockOfCompany.sought, { ...desk, search: 'B333' })).toBeLessThanOrEqual(20);
  expect(await rowsRead(stockOfCompany.whole, { ...desk, search: '' })).toBeLessThanOrEqual(60);
});
