import { type SqlBool, sql } from 'kysely';
import { sameShop } from '../../db/same-shop.ts';
import { tables } from '../../db/statement.ts';

export type ShopScope = { tenantId: number; shopId: number };
export type MemberScope = ShopScope & { memberId: number };

/** Same rule as `remainingUnits` in the domain package. */
export const unitsLeft = sql<number>`(coalesce(item.good, 0) - item.restocked - item.redispatched - item.disposed)`;

/** Items of a member's returns that still wait for a decision. */
export const leftItems = (p: MemberScope) =>
  tables
    .selectFrom('returnParcel as parcel')
    .innerJoin('returnItem as item', (join) =>
      sameShop(join, 'item', 'parcel').onRef('item.returnId', '=', 'parcel.id'),
    )
    .where('parcel.tenantId', '=', p.tenantId)
    .where('parcel.shopId', '=', p.shopId)
    .where('parcel.memberId', '=', p.memberId)
    .where('parcel.state', '=', 'graded')
    .where(sql<SqlBool>`${unitsLeft} > 0`);
