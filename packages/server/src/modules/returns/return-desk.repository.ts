import type { Language } from '@onehaul/domain/language';
import type { ReturnState } from '@onehaul/domain/returns/return-state';
import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { translatedTextInShopOrEmpty } from '../../db/page.ts';
import { sameShop } from '../../db/same-shop.ts';
import { prepare, tables } from '../../db/statement.ts';
import type { Tables } from '../../db/tables.ts';
import { goods } from './return-list.repository.ts';

type ShopScope = { tenantId: number; shopId: number };

const selectReturnsForStaff = (p: { tenantId: number; language: Language }) =>
  tables
    .selectFrom('returnParcel')
    .innerJoin('shop', (join) =>
      join.onRef('shop.tenantId', '=', 'returnParcel.tenantId').onRef('shop.id', '=', 'returnParcel.shopId'),
    )
    .innerJoin('member', (join) =>
      sameShop(join, 'member', 'returnParcel').onRef('member.id', '=', 'returnParcel.memberId'),
    )
    .innerJoin('warehouse', (join) =>
      sameShop(join, 'warehouse', 'returnParcel').onRef('warehouse.id', '=', 'returnParcel.warehouseId'),
    )
    .leftJoin('shopOrder', (join) =>
      sameShop(join, 'shopOrder', 'returnParcel').onRef('shopOrder.id', '=', 'returnParcel.orderId'),
    )
    .leftJoin('staff', (join) =>
      join
        .onRef('staff.tenantId', '=', 'returnParcel.tenantId')
        .onRef('staff.id', '=', 'returnParcel.staffId'),
    )
    .select([
      'returnParcel.shopId',
      'returnParcel.id',
      'returnParcel.number',
      'returnParcel.state',
      'returnParcel.memberId',
      'member.code as memberCode',
      sql<string>`coalesce(member.name, '')`.as('memberName'),
      'returnParcel.warehouseId',
      translatedTextInShopOrEmpty(sql`warehouse.names`, p.language).as('warehouseName'),
      'returnParcel.orderId',
      sql<string>`coalesce(shop_order.number, '')`.as('orderNumber'),
      'returnParcel.clientNumber',
      'returnParcel.courierNumber',
      goods.as('goods'),
      'returnParcel.reason',
      'returnParcel.createdAt',
      'returnParcel.receivedAt',
      'returnParcel.gradedAt',
      'returnParcel.closedAt',
    ])
    .where('returnParcel.tenantId', '=', p.tenantId);

type Filter = {
  tenantId: number;
  state: ReturnState;
  warehouseId: number | null;
  olderDays: number | null;
  /** Upper-case prefix of a number; empty for all. */
  search: string;
};
type Narrowed = SelectQueryBuilder<Tables, 'returnParcel', object>;

const matching = <Q extends Narrowed>(query: Q, p: Filter) =>
  query
    .where('returnParcel.state', '=', p.state)
    .where(
      sql<SqlBool>`(${p.warehouseId}::int is null or return_parcel.warehouse_id = ${p.warehouseId}::int)`,
    )
    .where(
      sql<SqlBool>`(${p.olderDays}::int is null
        or return_parcel.created_at < now() - make_interval(days => ${p.olderDays}::int))`,
    )
    .where(
      sql<SqlBool>`(${p.search}::text = '' or starts_with(return_parcel.number, ${p.search})
        or starts_with(upper(return_parcel.courier_number), ${p.search})
        or starts_with(upper(return_parcel.client_number), ${p.search}))`,
    ) as Q;

type Page = Filter & { language: Language; limit: number; offset: number };

/** Open returns oldest first, closed ones newest first. Paginates before joining names. */
const pageOf = (direction: 'asc' | 'desc') =>
  prepare((p: Page) => {
    const page = matching(
      tables
        .selectFrom('returnParcel')
        .select(['returnParcel.shopId', 'returnParcel.id'])
        .where('returnParcel.tenantId', '=', p.tenantId),
      p,
    )
      .orderBy('returnParcel.createdAt', direction)
      .orderBy('returnParcel.id', direction)
      .limit(p.limit)
      .offset(p.offset);
    return selectReturnsForStaff(p)
      .innerJoin(page.as('page'), (join) =>
        join.onRef('page.shopId', '=', 'returnParcel.shopId').onRef('page.id', '=', 'returnParcel.id'),
      )
      .orderBy('returnParcel.createdAt', direction)
      .orderBy('returnParcel.id', direction);
  });
export const waitingReturns = pageOf('asc');
export const finishedReturns = pageOf('desc');
export type StaffReturnRow = NonNullable<(typeof waitingReturns)['row']>;

export const countReturnsForStaff = prepare((p: Filter) =>
  matching(tables.selectFrom('returnParcel').where('returnParcel.tenantId', '=', p.tenantId), p).select(
    ({ fn }) => fn.countAll<number>().as('total'),
  ),
);

export const countStates = prepare((p: { tenantId: number; warehouseId: number | null }) =>
  tables
    .selectFrom('returnParcel')
    .select(['state', ({ fn }) => fn.countAll<number>().as('count')])
    .where('tenantId', '=', p.tenantId)
    .where(sql<SqlBool>`(${p.warehouseId}::int is null or warehouse_id = ${p.warehouseId}::int)`)
    .groupBy('state'),
);

/** Warehouses by name, for selection. */
export const warehousesOfCompany = prepare((p: { tenantId: number; language: Language }) =>
  tables
    .selectFrom('warehouse')
    .innerJoin('shop', (join) =>
      join.onRef('shop.tenantId', '=', 'warehouse.tenantId').onRef('shop.id', '=', 'warehouse.shopId'),
    )
    .select(['warehouse.id', translatedTextInShopOrEmpty(sql`warehouse.names`, p.language).as('name')])
    .where('warehouse.tenantId', '=', p.tenantId)
    .orderBy('warehouse.shopId')
    .orderBy('warehouse.position')
    .orderBy('warehouse.id'),
);

export const returnForStaff = prepare((p: ShopScope & { id: number; language: Language }) =>
  selectReturnsForStaff(p)
    .select([
      'returnParcel.wish',
      'returnParcel.note',
      'returnParcel.weightGrams',
      'returnParcel.lengthMm',
      'returnParcel.widthMm',
      'returnParcel.heightMm',
      'shopOrder.kind as orderKind',
      sql<string>`coalesce(staff.name, '')`.as('staffName'),
    ])
    .where('returnParcel.shopId', '=', p.shopId)
    .where('returnParcel.id', '=', p.id),
);

type Scanned = ShopScope & {
  language: Language;
  warehouseId: number;
  number: string;
  courierNumber: string;
  code: string;
};

/** Returns of a warehouse that match a scanned code, open ones first; each branch uses an index. */
export const returnsByCode = prepare((p: Scanned) =>
  selectReturnsForStaff(p)
    .where('returnParcel.shopId', '=', p.shopId)
    .where('returnParcel.warehouseId', '=', p.warehouseId)
    .where('returnParcel.state', '<>', 'cancelled')
    .where(
      sql<SqlBool>`return_parcel.id in (
        select found.id from return_parcel found
          where found.tenant_id = ${p.tenantId} and found.shop_id = ${p.shopId} and found.number = ${p.number}
        union all
        select found.id from return_parcel found
          where found.tenant_id = ${p.tenantId} and found.shop_id = ${p.shopId} and found.courier_number <> ''
            and found.courier_number = ${p.courierNumber}
        union all
        select found.id from return_parcel found
          where found.tenant_id = ${p.tenantId} and found.shop_id = ${p.shopId} and found.client_number <> ''
            and found.client_number = ${p.code}
        union all
        select found.id from return_parcel found
          join shop_order on shop_order.tenant_id = found.tenant_id and shop_order.shop_id = found.shop_id
            and shop_order.id = found.order_id
          where shop_order.tenant_id = ${p.tenantId} and shop_order.shop_id = ${p.shopId}
            and shop_order.number = ${p.number} and found.order_id is not null and found.state <> 'cancelled')`,
    )
    .orderBy(sql`return_parcel.state in ('expected', 'received')`, 'desc')
    .orderBy('returnParcel.id', 'desc')
    .limit(20),
);

export const maxPictureBytes = prepare((p: ShopScope) =>
  tables
    .selectFrom('setting')
    .select(sql<unknown>`value`.as('value'))
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('name', '=', 'imageMostBytes'),
);
