import { randomInt } from 'node:crypto';
import { generateOrderNumber } from '@onehaul/domain/order/order-number';
import type { ReturnState } from '@onehaul/domain/returns/return-state';
import { aWarehouse } from './parcel-builders.ts';
import type { TestDatabase } from './test-database.ts';

type Shop = { readonly id: number; readonly tenantId: number };
type Owner = { readonly id: number };
type Item = {
  readonly skuId?: number | null;
  readonly goodsName?: string;
  readonly quantity?: number;
  /** Units graded good; by default all. */
  readonly good?: number;
};

/** A return, announced by default. When graded, its goods are good. */
export async function aReturn(
  database: TestDatabase,
  shop: Shop,
  member: Owner,
  {
    state = 'expected',
    warehouseId,
    orderId = null,
    courierNumber = '',
    clientNumber = '',
    wish = 'ask',
    isMeasured = true,
    items = [{}],
  }: {
    state?: ReturnState;
    warehouseId?: number;
    orderId?: number | null;
    courierNumber?: string;
    clientNumber?: string;
    wish?: 'ask' | 'restock';
    isMeasured?: boolean;
    items?: readonly Item[];
  } = {},
): Promise<{ id: number; number: string; warehouseId: number }> {
  const { sql } = database;
  const number = generateOrderNumber(randomInt);
  const where = warehouseId ?? (await aWarehouse(database, shop));
  const isGraded = state === 'graded' || state === 'closed';
  const [row] = await sql(
    `insert into return_parcel (tenant_id, shop_id, number, member_id, account_id, order_id, client_number,
       courier_number, warehouse_id, state, wish, weight_grams, length_mm, width_mm, height_mm, received_at, graded_at)
     values ($1, $2, $3, $4, $4, $5, $6, $7, $8, $9, $10, $11, $12, $12, $12,
       case when $9 in ('received', 'graded', 'closed') then now() end, case when $9 in ('graded', 'closed') then now() end)
     returning id`,
    [
      shop.tenantId,
      shop.id,
      number,
      member.id,
      orderId,
      clientNumber,
      courierNumber,
      where,
      state,
      wish,
      isGraded && isMeasured ? 900 : null,
      isGraded && isMeasured ? 200 : null,
    ],
  );
  const id = Number(row!.id);
  for (const [index, { skuId = null, goodsName = 'Cup', quantity = 1, good = quantity }] of items.entries()) {
    await sql(
      `insert into return_item (tenant_id, shop_id, return_id, position, sku_id, goods_name, quantity, good, damaged,
         missing)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
      [
        shop.tenantId,
        shop.id,
        id,
        index + 1,
        skuId,
        goodsName,
        quantity,
        ...(isGraded ? [good, quantity - good, 0] : [null, null, null]),
      ],
    );
  }
  return { id, number, warehouseId: where };
}
