import { sql } from 'kysely';
import { sameShop } from '../../db/same-shop.ts';
import { prepare, prepareChange, tables } from '../../db/statement.ts';
import type { OrderScope, ShopScope } from './workplace.repository.ts';

const withSku = tables
  .selectFrom('orderItem')
  .innerJoin('sku', (join) => sameShop(join, 'sku', 'orderItem').onRef('sku.id', '=', 'orderItem.skuId'));

/** Stock items of a wave, grouped by SKU, so that each place is visited once. */
export const itemsOfWave = prepare((p: ShopScope & { waveId: number }) =>
  withSku
    .innerJoin('shopOrder', (join) =>
      sameShop(join, 'shopOrder', 'orderItem').onRef('shopOrder.id', '=', 'orderItem.orderId'),
    )
    .innerJoin('member', (join) =>
      sameShop(join, 'member', 'shopOrder').onRef('member.id', '=', 'shopOrder.memberId'),
    )
    .select([
      'shopOrder.number as orderNumber',
      'sku.code',
      'sku.barcode',
      'sku.name',
      'orderItem.quantity',
      'sku.weightGrams',
      'member.code as memberCode',
      'orderItem.pickedAt',
      'shopOrder.exception',
    ])
    .where('shopOrder.tenantId', '=', p.tenantId)
    .where('shopOrder.shopId', '=', p.shopId)
    .where('shopOrder.waveId', '=', p.waveId)
    .where('shopOrder.step', '<>', 'cancelled')
    .orderBy('sku.code')
    .orderBy('sku.id')
    .orderBy('shopOrder.id'),
);

export const itemsOfOrder = prepare((p: OrderScope) =>
  withSku
    .select([
      'orderItem.skuId',
      'sku.code',
      'sku.barcode',
      'sku.name',
      'sku.weightGrams',
      'orderItem.quantity',
      sql<boolean>`order_item.picked_at is not null`.as('isPicked'),
      sql<{ boxNumber: number; quantity: number }[]>`coalesce((
        select jsonb_agg(jsonb_build_object('boxNumber', packed.box_number, 'quantity', packed.quantity)
          order by packed.box_number)
        from order_box_item packed
        where packed.tenant_id = order_item.tenant_id and packed.shop_id = order_item.shop_id
          and packed.order_id = order_item.order_id and packed.sku_id = order_item.sku_id), '[]'::jsonb)`.as(
        'boxed',
      ),
    ])
    .where('orderItem.tenantId', '=', p.tenantId)
    .where('orderItem.shopId', '=', p.shopId)
    .where('orderItem.orderId', '=', p.orderId)
    .orderBy('sku.code'),
);

/** By SKU code or barcode; codes distinguish two SKUs with the same barcode. */
export const itemByCode = prepare((p: OrderScope & { code: string }) =>
  withSku
    .select(['orderItem.skuId', 'sku.name', 'orderItem.quantity', 'orderItem.pickedAt'])
    .where('orderItem.tenantId', '=', p.tenantId)
    .where('orderItem.shopId', '=', p.shopId)
    .where('orderItem.orderId', '=', p.orderId)
    .where(sql<boolean>`(upper(sku.code) = upper(${p.code}) or upper(sku.barcode) = upper(${p.code}))`)
    .orderBy(sql`upper(sku.code) = upper(${p.code}) desc`)
    .limit(1),
);

export const markItemPicked = prepareChange(
  (p: OrderScope & { skuId: number; pickedAt: Date; staffId: number }) =>
    tables
      .updateTable('orderItem')
      .set({ pickedAt: p.pickedAt, pickedBy: p.staffId })
      .where('tenantId', '=', p.tenantId)
      .where('shopId', '=', p.shopId)
      .where('orderId', '=', p.orderId)
      .where('skuId', '=', p.skuId)
      .where('pickedAt', 'is', null),
);

/** Reverts the picks; the stock stays bound to the order. */
export const resetItemPicks = prepareChange((p: OrderScope) =>
  tables
    .updateTable('orderItem')
    .set({ pickedAt: null, pickedBy: null })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('orderId', '=', p.orderId),
);

type BoxScope = OrderScope & { boxNumber: number };

export const deleteBoxItems = prepareChange((p: BoxScope) =>
  tables
    .deleteFrom('orderBoxItem')
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('orderId', '=', p.orderId)
    .where('boxNumber', '=', p.boxNumber),
);

export const fillBoxWithItems = prepareChange((p: BoxScope & { skuIds: number[]; quantities: number[] }) =>
  tables
    .insertInto('orderBoxItem')
    .columns(['tenantId', 'shopId', 'orderId', 'boxNumber', 'skuId', 'quantity'])
    .expression(
      sql`select ${p.tenantId}::int, ${p.shopId}::int, ${p.orderId}::bigint, ${p.boxNumber}::smallint, put.sku_id,
        put.quantity
      from unnest(${p.skuIds}::bigint[], ${p.quantities}::int[]) as put (sku_id, quantity)`,
    ),
);

export const countItems = prepare((p: OrderScope) =>
  tables
    .selectFrom('orderItem')
    .select(({ fn }) => [
      fn.countAll<number>().as('itemCount'),
      fn.count<number>('pickedAt').as('pickedCount'),
    ])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('orderId', '=', p.orderId),
);
