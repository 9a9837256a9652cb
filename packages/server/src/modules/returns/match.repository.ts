import { type SqlBool, sql } from 'kysely';
import { type ReaderParameters, type ReaderPage, translatedText } from '../../db/page.ts';
import { sameShop } from '../../db/same-shop.ts';
import { prepare, tables } from '../../db/statement.ts';
import { unitsLeft, leftItems, type MemberScope } from './left-items.ts';

/** Returned units that can be shipped again: grouped by SKU, or by parcel for goods without one. */
export const returnedUnits = prepare((p: ReaderParameters & { memberId: number }) =>
  leftItems(p)
    .innerJoin('warehouse', (join) =>
      sameShop(join, 'warehouse', 'parcel').onRef('warehouse.id', '=', 'parcel.warehouseId'),
    )
    .innerJoin('country', 'country.id', 'warehouse.countryId')
    .leftJoin('sku', (join) => sameShop(join, 'sku', 'item').onRef('sku.id', '=', 'item.skuId'))
    .select(({ ref }) => [
      'parcel.warehouseId',
      translatedText(sql`min(${ref('warehouse.names')}::text)::jsonb`, p).as('warehouseName'),
      sql<number>`min(warehouse.country_id)`.as('countryId'),
      translatedText(sql`min(${ref('country.names')}::text)::jsonb`, p).as('countryName'),
      'item.skuId',
      sql<string>`coalesce(min(sku.code), '')`.as('skuCode'),
      sql<number | null>`case when item.sku_id is null then min(parcel.id) end`.as('returnId'),
      sql<string>`case when item.sku_id is null then min(parcel.number) else '' end`.as('returnNumber'),
      sql<string>`string_agg(distinct coalesce(sku.name, item.goods_name), ', ')`.as('goodsName'),
      sql<number>`sum(${unitsLeft})::int`.as('left'),
      sql<Date>`min(parcel.graded_at)`.as('since'),
    ])
    .groupBy(['parcel.warehouseId', 'item.skuId', sql`case when item.sku_id is null then parcel.id end`])
    .orderBy('since')
    .limit(500),
);

/** Lines that deliver within the country of a warehouse holding returned goods. */
export const localLines = prepare((p: ReaderParameters) =>
  tables
    .selectFrom('line')
    .innerJoin('warehouse', (join) =>
      sameShop(join, 'warehouse', 'line')
        .onRef('warehouse.id', '=', 'line.warehouseId')
        .onRef('warehouse.countryId', '=', 'line.countryId'),
    )
    .select(({ ref }) => [
      'line.id',
      translatedText(ref('line.names'), p).as('name'),
      'line.warehouseId',
      'line.countryId',
    ])
    .where('line.tenantId', '=', p.tenantId)
    .where('line.shopId', '=', p.shopId)
    .where('line.isOpen', '=', true)
    .where('line.isPrivate', '=', false)
    .orderBy('line.position')
    .orderBy('line.id'),
);

type MatchItem = { skuId: number; skuCode: string; goodsName: string; quantity: number; returned: number };

/**
 * Waiting orders whose goods lie returned in the destination country, oldest first. Every item must be
 * available there, returned or in stock, and at least one returned.
 */
export const waitingMatches = prepare((p: ReaderParameters & { memberId: number }) =>
  tables
    .with('returned', () =>
      leftItems(p)
        .select(['parcel.warehouseId', 'item.skuId', sql<number>`sum(${unitsLeft})::int`.as('units')])
        .where('item.skuId', 'is not', null)
        .groupBy(['parcel.warehouseId', 'item.skuId']),
    )
    .selectFrom('shopOrder')
    .innerJoin('warehouse', (join) =>
      sameShop(join, 'warehouse', 'shopOrder').onRef('warehouse.countryId', '=', 'shopOrder.countryId'),
    )
    .innerJoin('orderItem as item', (join) =>
      sameShop(join, 'item', 'shopOrder').onRef('item.orderId', '=', 'shopOrder.id'),
    )
    .innerJoin('sku', (join) => sameShop(join, 'sku', 'item').onRef('sku.id', '=', 'item.skuId'))
    .leftJoin('returned', (join) =>
      join.onRef('returned.warehouseId', '=', 'warehouse.id').onRef('returned.skuId', '=', 'item.skuId'),
    )
    .leftJoin('stock', (join) =>
      sameShop(join, 'stock', 'item')
        .onRef('stock.skuId', '=', 'item.skuId')
        .onRef('stock.warehouseId', '=', 'warehouse.id'),
    )
    .select(({ ref }) => [
      'shopOrder.id as orderId',
      'shopOrder.number as orderNumber',
      sql<string>`coalesce(shop_order.client_number, '')`.as('clientNumber'),
      'shopOrder.receiverName',
      'warehouse.id as warehouseId',
      translatedText(ref('warehouse.names'), p).as('warehouseName'),
      sql<MatchItem[]>`json_agg(json_build_object('skuId', sku.id, 'skuCode', sku.code, 'goodsName', sku.name,
        'quantity', item.quantity, 'returned', least(item.quantity, coalesce(returned.units, 0))) order by sku.code)`.as(
        'items',
      ),
      'shopOrder.totalMinor as total',
      'shopOrder.createdAt',
    ])
    .where('shopOrder.tenantId', '=', p.tenantId)
    .where('shopOrder.shopId', '=', p.shopId)
    .where('shopOrder.memberId', '=', p.memberId)
    .where('shopOrder.kind', '=', 'cod')
    .where('shopOrder.stage', '=', 'awaitingArrival')
    .where('shopOrder.exception', 'is', null)
    .groupBy(['shopOrder.tenantId', 'shopOrder.shopId', 'shopOrder.id', 'warehouse.id', 'warehouse.names'])
    .having(
      sql<SqlBool>`bool_or(returned.units > 0) and bool_and(item.bound = 0 and item.quantity
        <= coalesce(returned.units, 0) + coalesce(stock.on_hand - stock.reserved, 0))`,
    )
    .orderBy('shopOrder.createdAt')
    .orderBy('shopOrder.id')
    .limit(100),
);

/** Orders that returned goods were shipped in, newest first. */
export const redispatchPage = prepare((p: ReaderPage & { memberId: number }) =>
  tables
    .with('sent', (query) =>
      query
        .selectFrom('returnSending')
        .select(['orderId', sql<number>`sum(quantity)::int`.as('units'), 'createdAt as sentAt'])
        .where('tenantId', '=', p.tenantId)
        .where('shopId', '=', p.shopId)
        .where('memberId', '=', p.memberId)
        // All units of an order have the same `createdAt`, because one transaction inserts them.
        .groupBy(['createdAt', 'orderId'])
        .orderBy('createdAt', 'desc')
        .orderBy('orderId', 'desc')
        .limit(p.limit)
        .offset(p.offset),
    )
    .selectFrom('sent')
    .innerJoin('shopOrder', (join) => join.onRef('shopOrder.id', '=', 'sent.orderId'))
    .innerJoin('warehouse', (join) =>
      sameShop(join, 'warehouse', 'shopOrder').onRef('warehouse.id', '=', 'shopOrder.warehouseId'),
    )
    .innerJoin('line', (join) =>
      sameShop(join, 'line', 'shopOrder').onRef('line.id', '=', 'shopOrder.lineId'),
    )
    .select(({ ref }) => [
      'shopOrder.id as orderId',
      'shopOrder.number as orderNumber',
      'shopOrder.kind',
      'shopOrder.state',
      'shopOrder.step',
      'shopOrder.payPolicy',
      'shopOrder.paidMinor',
      'shopOrder.receiverName',
      'shopOrder.goodsName',
      translatedText(ref('warehouse.names'), p).as('warehouseName'),
      translatedText(ref('line.names'), p).as('lineName'),
      'sent.units',
      'shopOrder.totalMinor',
      'sent.sentAt',
    ])
    .where('shopOrder.tenantId', '=', p.tenantId)
    .where('shopOrder.shopId', '=', p.shopId)
    .orderBy('sent.sentAt', 'desc')
    .orderBy('shopOrder.id', 'desc'),
);

export const countSent = prepare((p: MemberScope) =>
  tables
    .selectFrom('returnSending')
    .select(sql<number>`count(distinct order_id)`.as('total'))
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('memberId', '=', p.memberId),
);
