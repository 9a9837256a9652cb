import type { Language } from '@onehaul/domain/language';
import type { MarketplaceStage, MarketplaceState } from '@onehaul/domain/marketplace/marketplace-state';
import { statesOfStage } from '@onehaul/domain/marketplace/marketplace-state';
import { sql } from 'kysely';
import { sameShop } from '../../db/same-shop.ts';
import { prepare, tables } from '../../db/statement.ts';
import { parcelsIn } from '../order-move/index.ts';
import type { ShopScope } from './marketplace-shop.repository.ts';

type MemberScope = ShopScope & { memberId: number };

/** Marketplace orders as the seller sees them, with their marketplace shop and our order. */
const selectOrders = tables
  .selectFrom('marketplaceOrder as own')
  .innerJoin('marketplaceShop as at', (join) =>
    sameShop(join, 'at', 'own').onRef('at.id', '=', 'own.marketplaceShopId'),
  )
  .leftJoin('shopOrder', (join) =>
    sameShop(join, 'shopOrder', 'own').onRef('shopOrder.id', '=', 'own.orderId'),
  )
  .leftJoin('firstMile', (join) =>
    sameShop(join, 'firstMile', 'own').onRef('firstMile.id', '=', 'own.firstMileId'),
  )
  .select([
    'own.id',
    'own.marketplaceShopId as shopId',
    'at.name as shopName',
    'at.platform',
    'own.externalNumber as number',
    'own.state',
    'own.platformState',
    'own.buyerName',
    'own.region',
    'own.currencyCode',
    'own.minor',
    'own.items',
    'own.shipBy',
    'own.trackingNumber',
    sql<boolean>`own.label_key is not null`.as('hasLabel'),
    'own.orderId',
    'shopOrder.number as orderNumber',
    'shopOrder.step',
    'shopOrder.totalMinor',
    'shopOrder.paidMinor',
    'shopOrder.payPolicy',
    'firstMile.number as firstMileNumber',
    sql<boolean>`own.state in ('linked', 'ready', 'labelled', 'bound')
      and coalesce(shop_order.step in ('awaitingArrival', 'unpaid', 'toPick'), false)`.as('isUnlinkable'),
    'own.createdAt',
  ]);

type OrderFilter = MemberScope & { marketplaceShopId: number | null };
type Page = { states: MarketplaceState[]; limit: number; offset: number };

/** The newest orders of several states: reads at most one page per state, each from its index. */
export const orderPage = prepare((p: OrderFilter & Page) =>
  selectOrders
    .innerJoin(
      sql<{ id: number }>`(
        select newest.id from unnest(${p.states}::text[]) as wanted (state)
        cross join lateral (
          select found.id from marketplace_order found
          where found.tenant_id = ${p.tenantId} and found.shop_id = ${p.shopId} and found.member_id = ${p.memberId}
            and found.state = wanted.state and (${p.marketplaceShopId}::bigint is null
              or found.marketplace_shop_id = ${p.marketplaceShopId}::bigint)
          order by found.id desc limit ${p.limit}::int + ${p.offset}::int) newest
        order by newest.id desc limit ${p.limit}::int offset ${p.offset}::int)`.as('page'),
      (join) => join.onRef('page.id', '=', 'own.id'),
    )
    .where('own.tenantId', '=', p.tenantId)
    .where('own.shopId', '=', p.shopId)
    .where('own.memberId', '=', p.memberId)
    .orderBy('own.id', 'desc'),
);

type OrderSearch = OrderFilter & { search: string; afterSearch: string };

/** Row-level security keeps `LIKE`, which is not leakproof, out of index conditions; these are leakproof. */
const matchesSearch = (p: Record<'search' | 'afterSearch' | 'marketplaceShopId', unknown>) =>
  sql<boolean>`own.external_number ~>=~ ${p.search} and own.external_number ~<~ ${p.afterSearch}
    and (${p.marketplaceShopId}::bigint is null or own.marketplace_shop_id = ${p.marketplaceShopId}::bigint)`;

/**
 * Orders whose number has this prefix, newest first. `offset 0` keeps the sort outside: with some samples the
 * planner overestimated the matches and walked all orders of the seller by id instead.
 */
export const orderSearch = prepare((p: OrderSearch & Page) =>
  selectOrders
    .innerJoin(
      sql<{ id: number }>`(
        select matched.id from (
          select own.id from marketplace_order own
          where own.tenant_id = ${p.tenantId} and own.shop_id = ${p.shopId} and own.member_id = ${p.memberId}
            and own.state = any(${p.states}::text[]) and ${matchesSearch(p)} offset 0) matched
        order by matched.id desc limit ${p.limit}::int offset ${p.offset}::int)`.as('page'),
      (join) => join.onRef('page.id', '=', 'own.id'),
    )
    .where('own.tenantId', '=', p.tenantId)
    .where('own.shopId', '=', p.shopId)
    .where('own.memberId', '=', p.memberId)
    .orderBy('own.id', 'desc'),
);

const selectStateCounts = tables
  .selectFrom('marketplaceOrder as own')
  .select(['own.state', sql<number>`count(*)::int`.as('count')])
  .groupBy('own.state');

/** Counts per state under the same filter, for the tabs. */
export const stateCounts = prepare((p: OrderFilter) =>
  selectStateCounts
    .where('own.tenantId', '=', p.tenantId)
    .where('own.shopId', '=', p.shopId)
    .where('own.memberId', '=', p.memberId)
    .where(
      sql<boolean>`(${p.marketplaceShopId}::bigint is null or own.marketplace_shop_id = ${p.marketplaceShopId}::bigint)`,
    ),
);
export const searchCounts = prepare((p: OrderSearch) =>
  selectStateCounts
    .where('own.tenantId', '=', p.tenantId)
    .where('own.shopId', '=', p.shopId)
    .where('own.memberId', '=', p.memberId)
    .where(matchesSearch(p)),
);

export const orderById = prepare((p: MemberScope & { id: number; language: Language; fallback: Language }) =>
  selectOrders
    .leftJoin('line', (join) => sameShop(join, 'line', 'shopOrder').onRef('line.id', '=', 'shopOrder.lineId'))
    .select(
      sql<string | null>`case when line.id is not null
        then app.pick_text(line.names, ${p.language}, ${p.fallback}) end`.as('lineName'),
    )
    .where('own.tenantId', '=', p.tenantId)
    .where('own.shopId', '=', p.shopId)
    .where('own.memberId', '=', p.memberId)
    .where('own.id', '=', p.id),
);

export const parcelsOfOrder = prepare((p: ShopScope & { orderId: number }) =>
  parcelsIn(p).select([
    'parcel.courierNumber',
    'parcel.piece',
    sql<boolean>`parcel.state <> 'forecast'`.as('isHere'),
  ]),
);

const allStates = Object.values(statesOfStage).flat();
export const statesFor = (stage: MarketplaceStage | undefined): MarketplaceState[] => [
  ...(stage ? statesOfStage[stage] : allStates),
];
