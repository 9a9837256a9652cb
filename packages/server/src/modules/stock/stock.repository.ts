import type { StockMovementKind } from '@onehaul/domain/stock/stock';
import { sql } from 'kysely';
import { type ReaderPage, type ReaderParameters, translatedText, totalCount } from '../../db/page.ts';
import { sameShop } from '../../db/same-shop.ts';
import { prepare, tables } from '../../db/statement.ts';
import { matchesSearch } from './sku.repository.ts';

type MemberPage = ReaderPage & { memberId: number };

/** Announced units of a SKU that have not arrived. */
const onTheWay = sql<number>`coalesce((
  select sum(item.expected)::int from stock_inbound_item item
  join stock_inbound inbound on inbound.tenant_id = item.tenant_id and inbound.shop_id = item.shop_id
    and inbound.id = item.inbound_id
  where item.tenant_id = page.tenant_id and item.shop_id = page.shop_id and item.sku_id = page.sku_id
    and inbound.warehouse_id = page.warehouse_id and inbound.state = 'expected'), 0)`;

/** Paginates first, then adds up expected units for the page's rows. */
export const balancePage = prepare(
  (p: MemberPage & { search: string; warehouseId: number | null; isLow: boolean }) =>
    tables
      .with('page', (query) =>
        query
          .selectFrom('stock')
          .innerJoin('sku', (join) => sameShop(join, 'sku', 'stock').onRef('sku.id', '=', 'stock.skuId'))
          .select([
            'stock.tenantId',
            'stock.shopId',
            'stock.skuId',
            'stock.warehouseId',
            'stock.onHand',
            'stock.reserved',
            sql<number>`stock.on_hand - stock.reserved`.as('free'),
            'sku.code',
            'sku.barcode',
            'sku.name',
            'sku.pictureId',
            'sku.lowAt',
            sql<boolean>`coalesce(stock.on_hand - stock.reserved < sku.low_at, false)`.as('isLow'),
            totalCount,
          ])
          .where('stock.tenantId', '=', p.tenantId)
          .where('stock.shopId', '=', p.shopId)
          .where('stock.memberId', '=', p.memberId)
          .where(matchesSearch(p.search as never))
          .where(sql<boolean>`(${p.warehouseId}::int is null or stock.warehouse_id = ${p.warehouseId})`)
          .where(sql<boolean>`(not ${p.isLow}::boolean or stock.on_hand - stock.reserved < sku.low_at)`)
          .orderBy('stock.skuId', 'desc')
          .orderBy('stock.warehouseId')
          .limit(p.limit)
          .offset(p.offset),
      )
      .selectFrom('page')
      .innerJoin('warehouse', (join) =>
        sameShop(join, 'warehouse', 'page').onRef('warehouse.id', '=', 'page.warehouseId'),
      )
      .leftJoin('file', (join) => sameShop(join, 'file', 'page').onRef('file.id', '=', 'page.pictureId'))
      .selectAll('page')
      .select(({ ref }) => [
        translatedText(ref('warehouse.names'), p).as('warehouseName'),
        'file.fileKey as pictureKey',
        onTheWay.as('onTheWay'),
      ])
      .orderBy('page.skuId', 'desc')
      .orderBy('page.warehouseId'),
);

type WarehouseRow = {
  id: number;
  code: string;
  name: string;
  receiver: string;
  phone: string;
  address: string;
  postcode: string;
  skuCount: number;
  onHand: number;
  reserved: number;
  free: number;
  onTheWay: number;
  total: number;
};

/** The shop's few warehouses, with the member's stock in each. */
export const warehousePage = prepare((p: MemberPage) =>
  tables
    .selectFrom(
      sql<WarehouseRow>`(
        select warehouse.id, warehouse.code, app.pick_text(warehouse.names, ${p.language}, ${p.fallback}) as name,
          warehouse.receiver, warehouse.phone, warehouse.address, warehouse.postcode, warehouse.position,
          coalesce(kept.skus, 0) as sku_count, coalesce(kept.on_hand, 0) as on_hand,
          coalesce(kept.reserved, 0) as reserved, coalesce(kept.on_hand - kept.reserved, 0) as free,
          coalesce(coming.pieces, 0) as on_the_way, count(*) over () as total
        from warehouse
        left join (
          select warehouse_id, count(*) filter (where on_hand > 0)::int as skus, sum(on_hand)::int as on_hand,
            sum(reserved)::int as reserved
          from stock where tenant_id = ${p.tenantId} and shop_id = ${p.shopId} and member_id = ${p.memberId}
          group by 1) kept on kept.warehouse_id = warehouse.id
        left join (
          select inbound.warehouse_id, sum(item.expected)::int as pieces
          from stock_inbound inbound
          join stock_inbound_item item on item.tenant_id = inbound.tenant_id and item.shop_id = inbound.shop_id
            and item.inbound_id = inbound.id
          where inbound.tenant_id = ${p.tenantId} and inbound.shop_id = ${p.shopId}
            and inbound.member_id = ${p.memberId} and inbound.state = 'expected'
          group by 1) coming on coming.warehouse_id = warehouse.id
        where warehouse.tenant_id = ${p.tenantId} and warehouse.shop_id = ${p.shopId})`.as('found'),
    )
    .selectAll()
    .orderBy(sql`found.position`)
    .orderBy('found.id')
    .limit(p.limit)
    .offset(p.offset),
);

type StockKey = { tenantId: number; shopId: number; skuId: number; warehouseId: number };
type Movement = {
  position: number;
  kind: StockMovementKind;
  onHandChange: number;
  reservedChange: number;
  onHand: number;
  reserved: number;
  orderNumber: string;
  inboundNumber: string;
  actor: 'member' | 'staff' | 'system';
  staffName: string;
  remark: string;
  createdAt: Date;
};

/** Stock movements, newest first. The total comes from the `movements` column of the stock row. */
export const movementPage = prepare((p: StockKey & { limit: number; offset: number }) =>
  tables
    .selectFrom(
      sql<Movement>`(
        select moved.position, moved.kind, moved.on_hand_change, moved.reserved_change, moved.on_hand, moved.reserved,
          coalesce(shop_order.number, '') as order_number, coalesce(inbound.number, '') as inbound_number, moved.actor,
          coalesce(staff.name, '') as staff_name, moved.remark, moved.created_at
        from (
          select * from stock_movement
          where tenant_id = ${p.tenantId} and shop_id = ${p.shopId} and sku_id = ${p.skuId}
            and warehouse_id = ${p.warehouseId}
          order by position desc limit ${p.limit} offset ${p.offset}) moved
        left join shop_order on shop_order.tenant_id = moved.tenant_id and shop_order.shop_id = moved.shop_id
          and shop_order.id = moved.order_id
        left join stock_inbound inbound on inbound.tenant_id = moved.tenant_id and inbound.shop_id = moved.shop_id
          and inbound.id = moved.inbound_id
        left join staff on staff.tenant_id = moved.tenant_id and moved.actor = 'staff' and staff.id = moved.actor_id)`.as(
        'found',
      ),
    )
    .selectAll()
    .orderBy('found.position', 'desc'),
);

/** Owner of a stock row, and its number of movements. */
export const stockRowOf = prepare((p: StockKey) =>
  tables
    .selectFrom('stock')
    .select(['memberId', 'movements', 'onHand', 'reserved'])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('skuId', '=', p.skuId)
    .where('warehouseId', '=', p.warehouseId),
);

export const orderOfMember = prepare(
  (p: { tenantId: number; shopId: number; memberId: number; orderId: number }) =>
    tables
      .selectFrom('shopOrder')
      .select('warehouseId')
      .where('tenantId', '=', p.tenantId)
      .where('shopId', '=', p.shopId)
      .where('memberId', '=', p.memberId)
      .where('id', '=', p.orderId),
);

type WarehouseBalance = { warehouseId: number; warehouseName: string; onHand: number; free: number };

/** Items of an order and where they are stored. */
export const itemsOfOrder = prepare((p: ReaderParameters & { orderId: number }) =>
  tables
    .selectFrom('orderItem as item')
    .innerJoin('sku', (join) => sameShop(join, 'sku', 'item').onRef('sku.id', '=', 'item.skuId'))
    .leftJoin('file', (join) => sameShop(join, 'file', 'sku').onRef('file.id', '=', 'sku.pictureId'))
    .select([
      'item.skuId',
      'sku.code',
      'sku.name',
      'file.fileKey as pictureKey',
      'item.quantity',
      'item.bound',
      sql<WarehouseBalance[]>`coalesce((select jsonb_agg(jsonb_build_object('warehouseId', stock.warehouse_id,
          'warehouseName', app.pick_text(warehouse.names, ${p.language}, ${p.fallback}),
          'onHand', stock.on_hand, 'free', stock.on_hand - stock.reserved) order by warehouse.position, warehouse.id)
        from stock join warehouse on warehouse.tenant_id = stock.tenant_id and warehouse.shop_id = stock.shop_id
          and warehouse.id = stock.warehouse_id
        where stock.tenant_id = item.tenant_id and stock.shop_id = item.shop_id and stock.sku_id = item.sku_id),
        '[]')`.as('warehouses'),
    ])
    .where('item.tenantId', '=', p.tenantId)
    .where('item.shopId', '=', p.shopId)
    .where('item.orderId', '=', p.orderId)
    .orderBy('item.skuId'),
);
