import { sql } from 'kysely';
import { sameShop } from '../../db/same-shop.ts';
import { prepare, prepareChange, tables } from '../../db/statement.ts';
import type { ShopScope } from './marketplace-shop.repository.ts';

type MemberScope = ShopScope & { memberId: number };

export const firstMilesOfMember = prepare((p: MemberScope & { limit: number; offset: number }) =>
  tables
    .selectFrom('firstMile')
    .innerJoin('marketplaceShop', (join) =>
      sameShop(join, 'marketplaceShop', 'firstMile').onRef(
        'marketplaceShop.id',
        '=',
        'firstMile.marketplaceShopId',
      ),
    )
    .select([
      'firstMile.id',
      'firstMile.number',
      'firstMile.marketplaceShopId',
      'marketplaceShop.name as shopName',
      sql<string>`first_mile.declared_on::text`.as('declaredOn'),
      'firstMile.state',
      'firstMile.createdAt',
      sql<number>`(select count(*)::int from marketplace_order bound where bound.tenant_id = first_mile.tenant_id
        and bound.shop_id = first_mile.shop_id and bound.first_mile_id = first_mile.id)`.as('orderCount'),
      sql<number>`count(*) over ()`.as('total'),
    ])
    .where('firstMile.tenantId', '=', p.tenantId)
    .where('firstMile.shopId', '=', p.shopId)
    .where('firstMile.memberId', '=', p.memberId)
    .orderBy('firstMile.id', 'desc')
    .limit(p.limit)
    .offset(p.offset),
);

export const firstMileOfMember = prepare((p: MemberScope & { id: number }) =>
  tables
    .selectFrom('firstMile')
    .select(['id', 'number', 'marketplaceShopId', 'state'])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('memberId', '=', p.memberId)
    .where('id', '=', p.id),
);

export const numbersOfFirstMiles = prepare((p: ShopScope & { ids: number[] }) =>
  tables
    .selectFrom('firstMile')
    .select(['id', 'number', 'state'])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where(sql<boolean>`id = any(${p.ids}::bigint[])`),
);

export const insertFirstMile = prepareChange(
  (p: MemberScope & { marketplaceShopId: number; number: string; declaredOn: string }) =>
    tables
      .insertInto('firstMile')
      .values({
        tenantId: p.tenantId,
        shopId: p.shopId,
        memberId: p.memberId,
        marketplaceShopId: p.marketplaceShopId,
        number: p.number,
        declaredOn: p.declaredOn,
      })
      .returning('id'),
);

/** Only labelled orders are bound to the number. */
export const bindRows = prepareChange((p: ShopScope & { ids: number[]; firstMileId: number }) =>
  tables
    .updateTable('marketplaceOrder')
    .set({ state: 'bound', firstMileId: p.firstMileId, updatedAt: sql`now()` })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where(sql<boolean>`id = any(${p.ids}::bigint[])`)
    .where('state', '=', 'labelled')
    .returning('id'),
);

/** Closes the number after the first departure: no more orders can be bound to it. */
export const markHandedOver = prepareChange((p: ShopScope & { ids: number[] }) =>
  tables
    .updateTable('firstMile')
    .set({ state: 'handedOver' })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where(sql<boolean>`id = any(${p.ids}::bigint[])`)
    .where('state', '=', 'open'),
);

/** The sender: the warehouse that holds the goods. */
export const senderOf = prepare((p: ShopScope & { orderId: number }) =>
  tables
    .selectFrom('shopOrder')
    .innerJoin('warehouse', (join) =>
      sameShop(join, 'warehouse', 'shopOrder').onRef('warehouse.id', '=', 'shopOrder.warehouseId'),
    )
    .select(['warehouse.receiver as name', 'warehouse.phone', 'warehouse.postcode', 'warehouse.address'])
    .where('shopOrder.tenantId', '=', p.tenantId)
    .where('shopOrder.shopId', '=', p.shopId)
    .where('shopOrder.id', '=', p.orderId),
);
