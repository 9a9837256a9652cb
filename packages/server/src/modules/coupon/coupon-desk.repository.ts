import type { Language } from '@onehaul/domain/language';
import { sql } from 'kysely';
import { totalCount, translatedTextInShopOrEmpty } from '../../db/page.ts';
import { sameShop } from '../../db/same-shop.ts';
import { prepare, tables } from '../../db/statement.ts';
import { couponState } from './coupon.repository.ts';

type Page = {
  tenantId: number;
  shopId: number;
  memberId: number;
  language: Language;
  limit: number;
  offset: number;
};

/** All coupons of a member, served by `coupon_member`: usable first, by expiry, then by end. */
export const couponsForStaff = prepare((p: Page) =>
  tables
    .selectFrom('coupon')
    .innerJoin('shop', (join) =>
      join.onRef('shop.tenantId', '=', 'coupon.tenantId').onRef('shop.id', '=', 'coupon.shopId'),
    )
    .leftJoin('shopOrder', (join) =>
      sameShop(join, 'shopOrder', 'coupon').onRef('shopOrder.id', '=', 'coupon.orderId'),
    )
    .select(({ ref }) => [
      'coupon.shopId',
      'coupon.id',
      translatedTextInShopOrEmpty(ref('coupon.names'), p.language).as('name'),
      'coupon.minor',
      'coupon.percent',
      'coupon.leastMinor',
      couponState.as('state'),
      'coupon.validUntil',
      'coupon.usedAt',
      'coupon.orderId',
      sql<string>`coalesce(shop_order.number, '')`.as('orderNumber'),
      totalCount,
    ])
    .where('coupon.tenantId', '=', p.tenantId)
    .where('coupon.shopId', '=', p.shopId)
    .where('coupon.memberId', '=', p.memberId)
    .orderBy(sql`case ${couponState} when 'usable' then 1 when 'inOrder' then 2 else 3 end`)
    .orderBy(sql`case when ${couponState} = 'usable' then coupon.valid_until end`)
    .orderBy(sql`coalesce(coupon.used_at, coupon.valid_until)`, 'desc')
    .orderBy('coupon.id')
    .limit(p.limit)
    .offset(p.offset),
);
