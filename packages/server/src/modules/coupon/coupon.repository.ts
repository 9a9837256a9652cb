import { sql } from 'kysely';
import { type ReaderPage, text, total } from '../../db/page.ts';
import { prepare, tables } from '../../db/statement.ts';

type OfShop = { tenantId: number; shopId: number };
type OfCoupon = OfShop & { memberId: number; id: number };

/** Neither in an order nor out of its days. */
const isFree = sql<boolean>`(coupon.order_id is null and coupon.valid_from <= now() and coupon.valid_until > now())`;
const isUsed = sql<boolean>`(coupon.used_at is not null)`;

type Filter = { memberId: number; isUsed: boolean | null; isEffective: boolean | null };

export const couponPage = prepare((p: ReaderPage & Filter) =>
  tables
    .selectFrom('coupon')
    .select(({ ref }) => [
      'id',
      text(ref('names'), p).as('name'),
      'minor',
      'leastMinor',
      'leastGrams',
      'validFrom',
      'validUntil',
      isUsed.as('isUsed'),
      isFree.as('isEffective'),
      total,
    ])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('memberId', '=', p.memberId)
    .where(sql<boolean>`(${p.isUsed}::boolean is null or ${isUsed} = ${p.isUsed}::boolean)`)
    .where(sql<boolean>`(${p.isEffective}::boolean is null or ${isFree} = ${p.isEffective}::boolean)`)
    .orderBy('validUntil')
    .orderBy('id')
    .limit(p.limit)
    .offset(p.offset),
);

const freeCoupon = (p: OfCoupon) =>
  tables
    .selectFrom('coupon')
    .select(['minor', 'leastMinor', 'leastGrams'])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('memberId', '=', p.memberId)
    .where('id', '=', p.id)
    .where(isFree);

export const usableCoupon = prepare(freeCoupon);

/** Whoever waits for it looks again when it is let go: it may be in an order by then. */
export const holdCoupon = prepare((p: OfCoupon) => freeCoupon(p).forUpdate());

export const bindCoupon = prepare((p: OfCoupon & { orderId: number }) =>
  tables
    .updateTable('coupon')
    .set({ orderId: p.orderId })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('memberId', '=', p.memberId)
    .where('id', '=', p.id)
    .where('orderId', 'is', null)
    .returning('id'),
);

type OfOrders = OfShop & { orderIds: number[] };

export const holdCouponsOf = prepare((p: OfOrders) =>
  tables
    .selectFrom('coupon')
    .select('id')
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where(sql<boolean>`order_id = any(${p.orderIds}::bigint[])`)
    .orderBy('id')
    .forUpdate(),
);

export const unbindCoupons = prepare((p: OfOrders) =>
  tables
    .updateTable('coupon')
    .set({ orderId: null })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where(sql<boolean>`order_id = any(${p.orderIds}::bigint[])`)
    .where('usedAt', 'is', null)
    .returning('id'),
);

export const markCouponsUsed = prepare((p: OfOrders) =>
  tables
    .updateTable('coupon')
    .set({ usedAt: sql`now()` })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where(sql<boolean>`order_id = any(${p.orderIds}::bigint[])`)
    .where('usedAt', 'is', null)
    .returning('id'),
);
