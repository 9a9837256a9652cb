import type { OrderStage } from '@onehaul/domain/order/order-state';
import { type Expression, sql } from 'kysely';
import { type ReaderPage, type ReaderParameters, translatedText } from '../../db/page.ts';
import { sameShop } from '../../db/same-shop.ts';
import { prepare, tables } from '../../db/statement.ts';

type MemberScope = { tenantId: number; shopId: number; memberId: number };
type MemberFilter = { memberId: number };

/** One item of an order, with its stock in the warehouse that ships it. */
type ItemRow = {
  skuId: number;
  code: string;
  name: string;
  quantity: number;
  bound: number;
  free: number;
};
const itemRows = sql<ItemRow[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('skuId', item.sku_id, 'code', sku.code, 'name', sku.name,
    'quantity', item.quantity, 'bound', item.bound, 'free', coalesce(stock.on_hand - stock.reserved, 0))
    order by sku.code), '[]')
  from order_item item
  join sku on sku.tenant_id = item.tenant_id and sku.shop_id = item.shop_id and sku.id = item.sku_id
  left join stock on stock.tenant_id = item.tenant_id and stock.shop_id = item.shop_id
    and stock.sku_id = item.sku_id and stock.warehouse_id = shop_order.warehouse_id
  where item.tenant_id = shop_order.tenant_id and item.shop_id = shop_order.shop_id
    and item.order_id = shop_order.id)`;

/** Cash-on-delivery orders as their seller sees them. */
export const selectCodOrders = (p: ReaderParameters) =>
  tables
    .selectFrom('shopOrder')
    .innerJoin('codOrder', (join) =>
      sameShop(join, 'codOrder', 'shopOrder').onRef('codOrder.orderId', '=', 'shopOrder.id'),
    )
    .innerJoin('warehouse', (join) =>
      sameShop(join, 'warehouse', 'shopOrder').onRef('warehouse.id', '=', 'shopOrder.warehouseId'),
    )
    .innerJoin('line', (join) =>
      sameShop(join, 'line', 'shopOrder').onRef('line.id', '=', 'shopOrder.lineId'),
    )
    .innerJoin('carrier', (join) =>
      sameShop(join, 'carrier', 'line').onRef('carrier.id', '=', 'line.carrierId'),
    )
    .select(({ ref }) => [
      'shopOrder.id',
      'shopOrder.number',
      sql<string>`coalesce(shop_order.client_number, '')`.as('clientNumber'),
      'shopOrder.step',
      'shopOrder.stage',
      'shopOrder.receiverName',
      'shopOrder.receiverPhone',
      'shopOrder.receiverRegion',
      'shopOrder.receiverDetail',
      'shopOrder.goodsName',
      translatedText(ref('warehouse.names'), p).as('warehouseName'),
      translatedText(ref('line.names'), p).as('lineName'),
      translatedText(ref('carrier.names'), p).as('carrierName'),
      'shopOrder.carrierBillNumber',
      itemRows.as('items'),
      'codOrder.currencyCode',
      'codOrder.expectedMinor',
      'codOrder.collectedMinor',
      'codOrder.state as moneyState',
      'shopOrder.totalMinor as freight',
      'shopOrder.exception',
      'codOrder.refusalReason',
      'shopOrder.createdAt',
      'shopOrder.shippedAt',
      'shopOrder.deliveredAt',
      'codOrder.refusedAt',
    ])
    .where('shopOrder.tenantId', '=', p.tenantId)
    .where('shopOrder.shopId', '=', p.shopId)
    .where('codOrder.tenantId', '=', p.tenantId)
    .where('codOrder.shopId', '=', p.shopId);

export const codOrderById = prepare((p: ReaderParameters & MemberFilter & { id: number }) =>
  selectCodOrders(p).where('shopOrder.memberId', '=', p.memberId).where('shopOrder.id', '=', p.id),
);
export type CodOrderRow = NonNullable<(typeof codOrderById)['row']>;

type StagePage = ReaderPage & MemberFilter & { stages: readonly OrderStage[] };

/** The newest orders of several stages: up to one page per stage by index, then merged. */
export const codOrderPage = prepare((p: StagePage) =>
  selectCodOrders(p)
    .innerJoin(
      sql<{ id: number }>`(
        select newest.id from unnest(${p.stages}::text[]) as wanted (stage)
        cross join lateral (
          select found.id, found.created_at from shop_order found
          where found.tenant_id = ${p.tenantId} and found.shop_id = ${p.shopId} and found.member_id = ${p.memberId}
            and found.kind = 'cod' and found.stage = wanted.stage
          order by found.created_at desc, found.id desc limit ${p.limit}::int + ${p.offset}::int) newest
        order by newest.created_at desc, newest.id desc limit ${p.limit}::int offset ${p.offset}::int)`.as(
        'page',
      ),
      (join) => join.onRef('page.id', '=', 'shopOrder.id'),
    )
    .select(
      tables
        .selectFrom('orderTally')
        .select(sql<number>`coalesce(sum(orders), 0)`.as('total'))
        .where('tenantId', '=', p.tenantId)
        .where('shopId', '=', p.shopId)
        .where('memberId', '=', p.memberId)
        .where('kind', '=', 'cod')
        .where(sql<boolean>`stage = any(${p.stages}::text[])`)
        .$asScalar()
        .$notNull()
        .as('total'),
    )
    .orderBy('shopOrder.createdAt', 'desc')
    .orderBy('shopOrder.id', 'desc'),
);

export const talliesOfCodOrders = prepare((p: MemberScope) =>
  tables
    .selectFrom('orderTally')
    .select(['stage', 'orders'])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('memberId', '=', p.memberId)
    .where('kind', '=', 'cod'),
);

/**
 * Row-level security keeps `like` (not leakproof) out of the index; these bytewise comparisons may use it.
 */
const startsWith = (column: Expression<unknown>, first: string, after: string) =>
  sql<boolean>`(${column} ~>=~ ${first} and ${column} ~<~ ${after})`;

type OrderSearch = StagePage & {
  /** As typed, to match the seller's own numbers; upper case for our numbers and the carrier's. */
  client: string;
  afterClient: string;
  search: string;
  afterSearch: string;
};

function ordersMatchingNumber(p: MemberScope & OrderSearch) {
  const own = tables
    .selectFrom('shopOrder as found')
    .select('found.id')
    .where('found.tenantId', '=', p.tenantId)
    .where('found.shopId', '=', p.shopId)
    .where('found.memberId', '=', p.memberId)
    .where('found.kind', '=', 'cod')
    .where(sql<boolean>`found.stage = any(${p.stages}::text[])`);
  return own
    .where(({ ref }) => startsWith(ref('found.number'), p.search, p.afterSearch))
    .union(
      own
        .where('found.carrierBillNumber', 'is not', null)
        .where(({ ref }) => startsWith(ref('found.carrierBillNumber'), p.search, p.afterSearch)),
    )
    .union(
      own
        .where('found.clientNumber', 'is not', null)
        .where(({ ref }) => startsWith(ref('found.clientNumber'), p.client, p.afterClient)),
    );
}

export const codOrderSearch = prepare((p: OrderSearch) =>
  selectCodOrders(p)
    .innerJoin(ordersMatchingNumber(p).as('found'), (join) => join.onRef('found.id', '=', 'shopOrder.id'))
    .select(sql<number>`count(*) over ()`.as('total'))
    .orderBy('shopOrder.createdAt', 'desc')
    .orderBy('shopOrder.id', 'desc')
    .limit(p.limit)
    .offset(p.offset),
);
