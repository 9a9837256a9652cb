import type { Tariff } from '@onehaul/domain/fee/tariff';
import type { anOrder, TestOrder } from './order-builders.ts';
import { aRow } from './catalog-builders.ts';
import { aStockOrder } from './stock-builders.ts';
import { aLine, perKilogram, someWays } from './tariff-builders.ts';
import type { TestDatabase } from './test-database.ts';

type Shop = { readonly id: number; readonly tenantId: number };
type Owner = { readonly id: number };

const taiwan = 158;
/** TWD per yuan. */
const twdRate = 4.4;

/** Ten yuan per kilogram plus 2% of the collected amount, up to ten thousand yuan; boxes of at most 30 kg. */
export const collectionTariff: Tariff = perKilogram(10, {
  collection: { bands: [{ upToMinor: 1_000_000, minor: 0, bps: 200 }], least: 100 },
  limits: { sideMillimetres: null, boxGrams: 30_000, totalGrams: null, boxes: null },
});

/** A line to Taiwan whose carrier collects in TWD. */
export async function aCodLine(
  database: TestDatabase,
  shop: Shop,
  {
    warehouseId,
    tariff = collectionTariff,
  }: { readonly warehouseId?: number; readonly tariff?: Tariff } = {},
): Promise<{ id: number; warehouseId: number; countryId: number; carrierId: number }> {
  const { sql } = database;
  await sql(
    `insert into country (id, code, dial_code, names, position) values ($1, 'TW', '+886', '{"en":"Taiwan"}', 158)
     on conflict do nothing`,
    [taiwan],
  );
  await sql(
    `insert into destination (tenant_id, shop_id, country_id, currency_code, position)
     values ($1, $2, $3, 'TWD', 2) on conflict do nothing`,
    [shop.tenantId, shop.id, taiwan],
  );
  await sql(
    `insert into currency (tenant_id, shop_id, code, names, exchange_rate, position)
     values ($1, $2, 'TWD', '{"en":"New Taiwan dollar"}', $3, 2) on conflict do nothing`,
    [shop.tenantId, shop.id, twdRate],
  );
  const ways = await someWays(database, shop, [taiwan]);
  const from = warehouseId ?? ways.warehouseId;
  const id = await aLine(database, shop, { ...ways, warehouseId: from, countryId: taiwan, tariff });
  return { id, warehouseId: from, countryId: taiwan, carrierId: ways.carrierId };
}

type Draft = Parameters<typeof anOrder>[3] & {
  readonly items?: readonly { readonly skuId: number; readonly quantity: number }[];
  readonly clientNumber?: string;
  readonly expectedMinor?: number;
  readonly cod?: Readonly<Record<string, unknown>>;
};

/** A cash-on-delivery order of stock goods; 1000 TWD by default. */
export async function aCodOrder(
  database: TestDatabase,
  shop: Shop,
  member: Owner,
  {
    items = [],
    clientNumber,
    expectedMinor = 100_000,
    cod = {},
    step = 'awaitingArrival',
    ...draft
  }: Draft = {},
): Promise<TestOrder> {
  const order = await aStockOrder(database, shop, member, items, {
    ...draft,
    row: { ...draft.row, ...(clientNumber !== undefined && { clientNumber }) },
  });
  // Created as awaitingArrival first: only orders of parcels can be priced at later steps.
  if (step !== 'awaitingArrival')
    await database.sql(
      `update shop_order set step = $1, shipped_at = case when $1 in ('shipped', 'completed') then now() end,
         completed_at = case when $1 = 'completed' then now() end where id = $2`,
      [step, order.id],
    );
  await aRow(database, shop, 'cod_order', {
    orderId: order.id,
    memberId: member.id,
    currencyCode: 'TWD',
    expectedMinor,
    ...cod,
  });
  return order;
}
