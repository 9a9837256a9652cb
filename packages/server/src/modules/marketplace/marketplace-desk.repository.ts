import type { MarketplaceShopState, MarketplaceState } from '@onehaul/domain/marketplace/marketplace-state';
import { sql } from 'kysely';
import { sameShop } from '../../db/same-shop.ts';
import { prepare, tables } from '../../db/statement.ts';

type TenantScope = { tenantId: number };
type Paged = { limit: number; offset: number; shopId: number | null; prefix: string };

/** Members' marketplace shops; failing ones first. */
export const shopsForStaff = prepare((p: TenantScope & Paged & { state: MarketplaceShopState | null }) =>
  tables
    .selectFrom('marketplaceShop as at')
    .innerJoin('member', (join) => sameShop(join, 'member', 'at').onRef('member.id', '=', 'at.memberId'))
    .select([
      'at.shopId',
      'at.id',
      'member.code as memberCode',
      sql<string>`coalesce(member.name, '')`.as('memberName'),
      'at.platform',
      'at.externalId',
      'at.name',
      'at.region',
      'at.state',
      'at.syncedUntil',
      'at.failures',
      'at.lastFailure as failure',
      sql<number>`(select count(*)::int from marketplace_order own where own.tenant_id = at.tenant_id
        and own.shop_id = at.shop_id and own.marketplace_shop_id = at.id)`.as('orderCount'),
      sql<number>`count(*) over ()`.as('total'),
    ])
    .where('at.tenantId', '=', p.tenantId)
    .where(sql<boolean>`(${p.shopId}::int is null or at.shop_id = ${p.shopId}::int)`)
    .where(sql<boolean>`(${p.state}::text is null or at.state = ${p.state}::text)`)
    .where(
      sql<boolean>`(at.external_id like ${p.prefix}::text or at.name ilike ${p.prefix}::text
        or member.code like upper(${p.prefix}::text))`,
    )
    .orderBy('at.failures', 'desc')
    .orderBy('at.id', 'desc')
    .limit(p.limit)
    .offset(p.offset),
);

/** Marketplace orders with the columns the console shows. */
const selectOrdersForStaff = () =>
  tables
    .selectFrom('marketplaceOrder as own')
    .innerJoin('marketplaceShop as at', (join) =>
      sameShop(join, 'at', 'own').onRef('at.id', '=', 'own.marketplaceShopId'),
    )
    .innerJoin('member', (join) => sameShop(join, 'member', 'own').onRef('member.id', '=', 'own.memberId'))
    .leftJoin('shopOrder', (join) =>
      sameShop(join, 'shopOrder', 'own').onRef('shopOrder.id', '=', 'own.orderId'),
    )
    .select([
      'own.shopId',
      'own.id',
      'member.code as memberCode',
      'at.name as marketplaceName',
      'own.externalNumber as number',
      'own.state',
      'own.platformState',
      'own.shipBy',
      'own.trackingNumber',
      'own.orderId',
      'shopOrder.number as orderNumber',
      'shopOrder.step',
      'own.labelFailures',
      'own.createdAt',
    ]);

type Rows = { limit: number; offset: number };
type StatesFilter = { tenantId: number; shopId: number | null; states: MarketplaceState[] };

/** Marketplace orders of a tenant, newest first. Reads at most one page per state, each from its index. */
export const ordersForStaff = prepare((p: TenantScope & StatesFilter & Rows) =>
  selectOrdersForStaff()
    .innerJoin(
      sql<{ shopId: number; id: number }>`(
        select newest.shop_id, newest.id from unnest(${p.states}::text[]) as wanted (state)
        cross join lateral (
          select found.shop_id, found.id, found.created_at from marketplace_order found
          where found.tenant_id = ${p.tenantId} and found.state = wanted.state
            and (${p.shopId}::int is null or found.shop_id = ${p.shopId}::int)
          order by found.created_at desc, found.id desc limit ${p.limit}::int + ${p.offset}::int) newest
        order by newest.created_at desc, newest.id desc limit ${p.limit}::int offset ${p.offset}::int)`.as(
        'page',
      ),
      (join) => join.onRef('page.shopId', '=', 'own.shopId').onRef('page.id', '=', 'own.id'),
    )
    .where('own.tenantId', '=', p.tenantId)
    .orderBy('own.createdAt', 'desc')
    .orderBy('own.id', 'desc'),
);

/** Cap of the count on a tab. */
const maxCounted = 10_000;

export const countOrdersForStaff = prepare((p: StatesFilter) =>
  tables
    .selectFrom(
      sql<{ total: number; cancelling: number }>`(select
        (select count(*)::int from (select from marketplace_order own where own.tenant_id = ${p.tenantId}
          and own.state = any(${p.states}::text[]) and (${p.shopId}::int is null or own.shop_id = ${p.shopId}::int)
          limit ${sql.lit(maxCounted)}) as few) as total,
        (select count(*)::int from marketplace_order own where own.tenant_id = ${p.tenantId}
          and own.state = 'cancelling' and (${p.shopId}::int is null or own.shop_id = ${p.shopId}::int))
          as cancelling)`.as('counted'),
    )
    .select(['counted.total', 'counted.cancelling']),
);

type OrderSearch = StatesFilter & {
  /** As typed for marketplace numbers; upper case (`number`) for ours. */
  search: string;
  afterSearch: string;
  number: string;
  afterNumber: string;
};
/**
 * Prefix search over the marketplace's, the last mile's and our own number. `offset 0` keeps the lateral join a
 * nested loop over the index: with some samples the planner overestimated the orders and hashed the whole table.
 */
const ordersMatchingNumber = (p: Record<keyof OrderSearch, unknown>) => sql<{ shopId: number; id: number }>`(
  select shop_id, id from marketplace_order where tenant_id = ${p.tenantId}
    and external_number ~>=~ ${p.search} and external_number ~<~ ${p.afterSearch}
  union select shop_id, id from marketplace_order where tenant_id = ${p.tenantId} and tracking_number is not null
    and tracking_number ~>=~ ${p.search} and tracking_number ~<~ ${p.afterSearch}
  union select own.shop_id, own.id from shop_order cross join lateral (select shop_id, id from marketplace_order
      where marketplace_order.tenant_id = shop_order.tenant_id and marketplace_order.shop_id = shop_order.shop_id
        and marketplace_order.order_id = shop_order.id offset 0) own
    where shop_order.tenant_id = ${p.tenantId}
      and shop_order.number ~>=~ ${p.number} and shop_order.number ~<~ ${p.afterNumber})`;

export const searchOrdersForStaff = prepare((p: TenantScope & OrderSearch & Rows) =>
  selectOrdersForStaff()
    .innerJoin(ordersMatchingNumber(p).as('found'), (join) =>
      join.onRef('found.shopId', '=', 'own.shopId').onRef('found.id', '=', 'own.id'),
    )
    .select(sql<number>`count(*) over ()`.as('total'))
    .where('own.tenantId', '=', p.tenantId)
    .where(sql<boolean>`own.state = any(${p.states}::text[])`)
    .where(sql<boolean>`(${p.shopId}::int is null or own.shop_id = ${p.shopId}::int)`)
    .orderBy('own.createdAt', 'desc')
    .orderBy('own.id', 'desc')
    .limit(p.limit)
    .offset(p.offset),
);

/** The label of one of our orders. */
export const labelOfOrder = prepare((p: { tenantId: number; shopId: number; orderId: number }) =>
  tables
    .selectFrom('marketplaceOrder')
    .select(['externalNumber', 'labelKey', 'trackingNumber', 'state'])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('orderId', '=', p.orderId),
);
