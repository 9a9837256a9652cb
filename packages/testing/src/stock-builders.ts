import { randomInt, randomUUID } from 'node:crypto';
import { priceShipment } from '@onehaul/domain/fee/price';
import { shipmentOf } from '@onehaul/domain/fee/shipment';
import { generateOrderNumber } from '@onehaul/domain/order/order-number';
import { moveStock } from '@onehaul/server/modules/stock/index';
import { anOrder, type TestOrder } from './order-builders.ts';
import { perKilogram } from './tariff-builders.ts';
import type { TestDatabase } from './test-database.ts';

type Shop = { readonly id: number; readonly tenantId: number };
type Owner = { readonly id: number };

/** A member's SKU; 200 g and small by default. */
export async function aSku(
  { sql }: TestDatabase,
  shop: Shop,
  member: Owner,
  {
    code = `SKU-${randomUUID().slice(0, 8)}`,
    barcode = '',
    name = 'Cup',
    lowAt = null,
    categoryId = null,
  }: {
    code?: string;
    barcode?: string;
    name?: string;
    lowAt?: number | null;
    categoryId?: number | null;
  } = {},
): Promise<{ id: number; code: string }> {
  const [row] = await sql(
    `insert into sku (tenant_id, shop_id, member_id, code, barcode, name, low_at, category_id, weight_grams, length_mm,
       width_mm, height_mm, declared_minor)
     values ($1, $2, $3, $4, $5, $6, $7, $8, 200, 100, 100, 100, 1500) returning id`,
    [shop.tenantId, shop.id, member.id, code, barcode, name, lowAt, categoryId],
  );
  return { id: Number(row!.id), code };
}

/** Puts stock on the shelf through the regular stock movement. */
export async function someStock(
  { database }: TestDatabase,
  shop: Shop,
  skuId: number,
  warehouseId: number,
  count: number,
): Promise<void> {
  const moves = [{ skuId, warehouseId, kind: 'receive', count, key: randomUUID() }] as const;
  await database.transaction(shop.tenantId, (db) =>
    moveStock(db, shop.id, moves, { actor: { kind: 'system' } }),
  );
}

/** Adds an item to an order, without reserving stock. */
export async function anOrderItem(
  { sql }: TestDatabase,
  shop: Shop,
  order: { readonly id: number },
  skuId: number,
  quantity: number,
): Promise<void> {
  await sql(
    'insert into order_item (tenant_id, shop_id, order_id, sku_id, quantity) values ($1, $2, $3, $4, $5)',
    [shop.tenantId, shop.id, order.id, skuId, quantity],
  );
}

const box = { grams: 1000, lengthMillimetres: 300, widthMillimetres: 200, heightMillimetres: 100 };

/** An order of stock goods awaiting them; priced as a box of 1 kg. */
export async function aStockOrder(
  database: TestDatabase,
  shop: Shop,
  member: Owner,
  items: readonly { readonly skuId: number; readonly quantity: number }[],
  draft: Parameters<typeof anOrder>[3] = {},
): Promise<TestOrder> {
  const shipment = shipmentOf([box]);
  const bill = priceShipment({ version: 1, effectiveAt: '', tariff: perKilogram(10) }, shipment);
  const { totalMinor } = bill;
  const order = await anOrder(database, shop, member, {
    kind: 'cod',
    step: 'awaitingArrival',
    payPolicy: 'fromCollection',
    parcels: [],
    ...draft,
    row: { version: 1, shipment, bill, quotedBill: bill, totalMinor, ...draft.row },
  });
  for (const { skuId, quantity } of items) await anOrderItem(database, shop, order, skuId, quantity);
  return order;
}

/** An inbound delivery in transit. */
export async function anInbound(
  { sql }: TestDatabase,
  shop: Shop,
  member: Owner,
  warehouseId: number,
  items: readonly { readonly skuId: number; readonly expected: number }[],
  { courierNumber = '' }: { courierNumber?: string } = {},
): Promise<{ id: number; number: string }> {
  const number = generateOrderNumber(randomInt);
  const [row] = await sql(
    `insert into stock_inbound (tenant_id, shop_id, number, member_id, account_id, warehouse_id, courier_number)
     values ($1, $2, $3, $4, $4, $5, $6) returning id`,
    [shop.tenantId, shop.id, number, member.id, warehouseId, courierNumber],
  );
  const id = Number(row!.id);
  for (const { skuId, expected } of items) {
    await sql(
      `insert into stock_inbound_item (tenant_id, shop_id, inbound_id, sku_id, expected) values ($1, $2, $3, $4, $5)`,
      [shop.tenantId, shop.id, id, skuId, expected],
    );
  }
  return { id, number };
}
