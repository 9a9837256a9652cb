import { sql } from 'kysely';
import { sameShop } from '../../db/same-shop.ts';
import { prepare, prepareChange, tables } from '../../db/statement.ts';

type ShopScope = { tenantId: number; shopId: number };

/** Stock after a movement; `isLow` requests a low-stock notice to its owner. */
export type MovedStock = {
  readonly skuId: number;
  readonly warehouseId: number;
  readonly memberId: number;
  readonly code: string;
  readonly onHand: number;
  readonly reserved: number;
  readonly isLow: boolean;
};

/**
 * The only statement that changes stock. Returns the new quantities, or fails naming the SKU that is short.
 */
export const move = prepareChange((p: ShopScope & { actor: string; actorId: number | null; moves: string }) =>
  tables
    .selectFrom(
      sql<MovedStock>`app.move_stock(${p.tenantId}::int, ${p.shopId}::int, ${p.actor}, ${p.actorId}::int,
        ${p.moves}::jsonb)`.as('moved'),
    )
    .selectAll(),
);

/** Items of orders with their warehouse and the number of stock movements so far (`turns`). */
export const itemsOfOrders = prepare((p: ShopScope & { orderIds: number[] }) =>
  tables
    .selectFrom('orderItem as item')
    .innerJoin('shopOrder as order', (join) =>
      sameShop(join, 'order', 'item').onRef('order.id', '=', 'item.orderId'),
    )
    .select([
      'item.orderId',
      'item.skuId',
      'item.quantity',
      'item.bound',
      'order.warehouseId',
      sql<number>`(select count(*) from stock_movement earlier where earlier.tenant_id = item.tenant_id
        and earlier.shop_id = item.shop_id and earlier.order_id = item.order_id and earlier.sku_id = item.sku_id)`.as(
        'turns',
      ),
    ])
    .where('item.tenantId', '=', p.tenantId)
    .where('item.shopId', '=', p.shopId)
    .where(sql<boolean>`item.order_id = any(${p.orderIds}::bigint[])`)
    .orderBy('item.orderId')
    .orderBy('item.skuId'),
);
export type OrderItem = NonNullable<(typeof itemsOfOrders)['row']>;

/** Marks all items of the orders as reserved. */
export const bindItems = prepareChange((p: ShopScope & { orderIds: number[] }) =>
  tables
    .updateTable('orderItem')
    .set({ bound: sql`quantity` })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where(sql<boolean>`order_id = any(${p.orderIds}::bigint[])`),
);

/** Marks the items of the orders as not reserved. */
export const unbindItems = prepareChange((p: ShopScope & { orderIds: number[] }) =>
  tables
    .updateTable('orderItem')
    .set({ bound: 0 })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where(sql<boolean>`order_id = any(${p.orderIds}::bigint[])`)
    .where('bound', '>', 0),
);
