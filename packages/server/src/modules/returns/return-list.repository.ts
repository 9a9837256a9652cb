import type { ReturnState } from '@onehaul/domain/returns/return-state';
import { type SqlBool, sql } from 'kysely';
import { type ReaderParameters, type ReaderPage, translatedText } from '../../db/page.ts';
import { sameShop } from '../../db/same-shop.ts';
import { prepare, tables } from '../../db/statement.ts';

type MemberScope = { tenantId: number; shopId: number; memberId: number };
type Filter = MemberScope & {
  state: ReturnState | null;
  /** Upper-case prefix of a number; empty for all. */
  search: string;
};

/** Summary of a return's items: names and counts. */
export const goods = sql<{ name: string; quantity: number; good: number; left: number }>`(
  select json_build_object(
    'name', coalesce(string_agg(item.goods_name, ', ' order by item.position) filter (where item.position <= 3), ''),
    'quantity', coalesce(sum(item.quantity), 0), 'good', coalesce(sum(item.good), 0),
    'left', coalesce(sum(coalesce(item.good, 0) - item.restocked - item.redispatched - item.disposed), 0))
  from return_item item where item.tenant_id = return_parcel.tenant_id and item.shop_id = return_parcel.shop_id
    and item.return_id = return_parcel.id)`;

/** Returns with display names. */
const selectReturns = (p: ReaderParameters) =>
  tables
    .selectFrom('returnParcel')
    .innerJoin('warehouse', (join) =>
      sameShop(join, 'warehouse', 'returnParcel').onRef('warehouse.id', '=', 'returnParcel.warehouseId'),
    )
    .leftJoin('shopOrder', (join) =>
      sameShop(join, 'shopOrder', 'returnParcel').onRef('shopOrder.id', '=', 'returnParcel.orderId'),
    )
    .select(({ ref }) => [
      'returnParcel.id',
      'returnParcel.number',
      'returnParcel.state',
      'returnParcel.orderId',
      sql<string>`coalesce(shop_order.number, '')`.as('orderNumber'),
      'returnParcel.clientNumber',
      'returnParcel.courierNumber',
      'returnParcel.warehouseId',
      translatedText(ref('warehouse.names'), p).as('warehouseName'),
      goods.as('goods'),
      'returnParcel.reason',
      'returnParcel.wish',
      'returnParcel.createdAt',
      'returnParcel.receivedAt',
      'returnParcel.gradedAt',
      'returnParcel.closedAt',
    ])
    .where('returnParcel.tenantId', '=', p.tenantId)
    .where('returnParcel.shopId', '=', p.shopId);

const matchesSearch = (p: Pick<Filter, 'search'>) =>
  sql<SqlBool>`(${p.search}::text = '' or starts_with(return_parcel.number, ${p.search})
    or starts_with(upper(return_parcel.courier_number), ${p.search})
    or starts_with(upper(return_parcel.client_number), ${p.search}) or starts_with(shop_order.number, ${p.search}))`;

/** Returns of one state, served by its index. */
export const returnPage = prepare((p: ReaderPage & Filter & { state: ReturnState }) =>
  selectReturns(p)
    .where('returnParcel.memberId', '=', p.memberId)
    .where('returnParcel.state', '=', p.state)
    .where(matchesSearch(p))
    .orderBy('returnParcel.id', 'desc')
    .limit(p.limit)
    .offset(p.offset),
);

export const everyReturnPage = prepare((p: ReaderPage & Filter) =>
  selectReturns(p)
    .where('returnParcel.memberId', '=', p.memberId)
    .where(matchesSearch(p))
    .orderBy('returnParcel.id', 'desc')
    .limit(p.limit)
    .offset(p.offset),
);
export type ReturnRow = NonNullable<(typeof everyReturnPage)['row']>;

/** Counts per state, in total and matching the search. */
export const countReturns = prepare((p: MemberScope & { search: string }) =>
  tables
    .selectFrom('returnParcel')
    .leftJoin('shopOrder', (join) =>
      sameShop(join, 'shopOrder', 'returnParcel').onRef('shopOrder.id', '=', 'returnParcel.orderId'),
    )
    .select([
      'returnParcel.state',
      ({ fn }) => fn.countAll<number>().as('count'),
      sql<number>`count(*) filter (where ${matchesSearch(p)})`.as('found'),
    ])
    .where('returnParcel.tenantId', '=', p.tenantId)
    .where('returnParcel.shopId', '=', p.shopId)
    .where('returnParcel.memberId', '=', p.memberId)
    .groupBy('returnParcel.state'),
);

export const returnById = prepare((p: ReaderParameters & { memberId: number; id: number }) =>
  selectReturns(p)
    .select([
      'returnParcel.note',
      'returnParcel.weightGrams',
      'returnParcel.lengthMm',
      'returnParcel.widthMm',
      'returnParcel.heightMm',
      'shopOrder.kind as orderKind',
      'shopOrder.state as orderState',
      sql<string>`coalesce(shop_order.receiver_name, '')`.as('receiverName'),
    ])
    .where('returnParcel.memberId', '=', p.memberId)
    .where('returnParcel.id', '=', p.id),
);

type ReturnScope = { tenantId: number; shopId: number; id: number };

export const itemsWithNames = prepare((p: ReturnScope) =>
  tables
    .selectFrom('returnItem')
    .leftJoin('sku', (join) => sameShop(join, 'sku', 'returnItem').onRef('sku.id', '=', 'returnItem.skuId'))
    .select([
      'returnItem.position',
      'returnItem.skuId',
      sql<string>`coalesce(sku.code, '')`.as('skuCode'),
      sql<string>`coalesce(sku.barcode, '')`.as('barcode'),
      'returnItem.goodsName',
      'returnItem.quantity',
      'returnItem.good',
      'returnItem.damaged',
      'returnItem.missing',
      'returnItem.restocked',
      'returnItem.redispatched',
      'returnItem.disposed',
    ])
    .where('returnItem.tenantId', '=', p.tenantId)
    .where('returnItem.shopId', '=', p.shopId)
    .where('returnItem.returnId', '=', p.id)
    .orderBy('returnItem.position'),
);

export const sendingsOfReturn = prepare((p: ReturnScope) =>
  tables
    .selectFrom('returnSending as sending')
    .innerJoin('shopOrder', (join) =>
      sameShop(join, 'shopOrder', 'sending').onRef('shopOrder.id', '=', 'sending.orderId'),
    )
    .select([
      'sending.orderId',
      'shopOrder.number as orderNumber',
      'shopOrder.kind',
      'shopOrder.state',
      'sending.position',
      'sending.quantity',
      'sending.createdAt as sentAt',
    ])
    .where('sending.tenantId', '=', p.tenantId)
    .where('sending.shopId', '=', p.shopId)
    .where('sending.returnId', '=', p.id)
    .orderBy('sending.createdAt')
    .orderBy('sending.orderId'),
);
