import type { CouponState } from '@onehaul/contract/coupon';
import { sql } from 'kysely';
import { type ReaderPage, type Reading, text, total } from '../../db/page.ts';
import { sameShop } from '../../db/same-shop.ts';
import { prepare, prepareChange, tables } from '../../db/statement.ts';

type OfShop = { tenantId: number; shopId: number };
type OfCoupon = OfShop & { memberId: number; id: number };

/** Not bound to an order and within its validity period. */
const isFree = sql<boolean>`(coupon.order_id is null and coupon.valid_from <= now() and coupon.valid_until > now())`;
const isUsed = sql<boolean>`(coupon.used_at is not null)`;

/** A coupon whose validity has not begun counts as usable. */
const state = sql<CouponState>`(case
  when coupon.used_at is not null then 'used'
  when coupon.order_id is not null then 'inOrder'
  when coupon.valid_until <= now() then 'ended'
  else 'usable' end)`;

type Filter = {
  memberId: number;
  isUsed: boolean | null;
  isEffective: boolean | null;
  state: CouponState | null;
};

const shownColumns = (p: Pick<Reading, 'language' | 'fallback'>) => [
  'coupon.id' as const,
  text(sql.ref('coupon.names'), p).as('name'),
  'coupon.minor' as const,
  'coupon.leastMinor' as const,
  'coupon.leastGrams' as const,
  'coupon.validFrom' as const,
  'coupon.validUntil' as const,
  state.as('state'),
  isUsed.as('isUsed'),
  isFree.as('isEffective'),
  'coupon.usedAt' as const,
];

export const couponPage = prepare((p: ReaderPage & Filter) =>
  tables
    .selectFrom('coupon')
    .leftJoin('shopOrder', (join) =>
      sameShop(join, 'shopOrder', 'coupon').onRef('shopOrder.id', '=', 'coupon.orderId'),
    )
    .select([...shownColumns(p), sql<string>`coalesce(shop_order.number, '')`.as('orderNumber'), total])
    .where('coupon.tenantId', '=', p.tenantId)
    .where('coupon.shopId', '=', p.shopId)
    .where('coupon.memberId', '=', p.memberId)
    .where(sql<boolean>`(${p.isUsed}::boolean is null or ${isUsed} = ${p.isUsed}::boolean)`)
    .where(sql<boolean>`(${p.isEffective}::boolean is null or ${isFree} = ${p.isEffective}::boolean)`)
    .where(sql<boolean>`(${p.state}::text is null or ${state} = ${p.state}::text)`)
    // Past coupons, most recently ended first.
    .orderBy(
      sql`case when ${p.state}::text in ('used', 'ended') then coalesce(coupon.used_at, coupon.valid_until) end`,
      (order) => order.desc().nullsLast(),
    )
    .orderBy('coupon.validUntil')
    .orderBy('coupon.id')
    .limit(p.limit)
    .offset(p.offset),
);

export const couponCounts = prepare((p: OfShop & { memberId: number }) =>
  tables
    .selectFrom('coupon')
    .select([
      sql<number>`count(*) filter (where ${state} = 'usable')`.as('usable'),
      sql<number>`count(*) filter (where ${state} = 'inOrder')`.as('inOrder'),
      sql<number>`count(*) filter (where ${state} = 'used')`.as('used'),
      sql<number>`count(*) filter (where ${state} = 'ended')`.as('ended'),
    ])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('memberId', '=', p.memberId),
);

/** Issues a campaign's coupon to a member, valid from now. */
export const insertCoupon = prepareChange((p: Reading & { memberId: number; campaignId: number }) =>
  tables
    .insertInto('coupon')
    .columns([
      'tenantId',
      'shopId',
      'memberId',
      'campaignId',
      'names',
      'minor',
      'leastMinor',
      'leastGrams',
      'validUntil',
    ])
    .expression((from) =>
      from
        .selectFrom('campaign')
        .select([
          'tenantId',
          'shopId',
          sql<number>`${p.memberId}::int`.as('memberId'),
          'id',
          'names',
          'minor',
          'leastMinor',
          'leastGrams',
          sql<Date>`now() + make_interval(days => valid_days)`.as('validUntil'),
        ])
        .where('tenantId', '=', p.tenantId)
        .where('shopId', '=', p.shopId)
        .where('id', '=', p.campaignId),
    )
    .returning([...shownColumns(p), sql<string>`''`.as('orderNumber')]),
);

export const couponsHad = prepare((p: OfShop & { memberId: number; campaignId: number }) =>
  tables
    .selectFrom('coupon')
    .select(({ fn }) => fn.countAll<number>().as('had'))
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('campaignId', '=', p.campaignId)
    .where('memberId', '=', p.memberId),
);

type Ending = { tenantId: number; shopId: number; warnDays: number; limit: number };

/**
 * Notifies the owners of coupons that end within `warnDays`, once each. A short-lived coupon is announced
 * only after half its validity.
 */
export const warnOfEnding = prepareChange((p: Ending) =>
  tables
    .with('due', (query) =>
      query
        .selectFrom('coupon')
        .select('id')
        .where('tenantId', '=', p.tenantId)
        .where('shopId', '=', p.shopId)
        .where('orderId', 'is', null)
        .where('warnedAt', 'is', null)
        .where('validUntil', '>', sql<Date>`now()`)
        .where('validUntil', '<=', sql<Date>`now() + make_interval(days => ${p.warnDays}::int)`)
        .where(sql<boolean>`now() >= valid_from + (valid_until - valid_from) / 2`)
        .orderBy('id')
        .limit(p.limit)
        .forUpdate()
        .skipLocked(),
    )
    .with('warned', (query) =>
      query
        .updateTable('coupon')
        .set({ warnedAt: sql`now()` })
        .from('due')
        .where('coupon.tenantId', '=', p.tenantId)
        .where('coupon.shopId', '=', p.shopId)
        .whereRef('coupon.id', '=', 'due.id')
        .returning(['coupon.tenantId', 'coupon.shopId', 'coupon.memberId', 'coupon.id']),
    )
    .with('told', (query) =>
      query
        .insertInto('outbox')
        .columns(['tenantId', 'shopId', 'memberId', 'topic', 'subjectId', 'details'])
        .expression((from) =>
          from
            .selectFrom('warned')
            .select([
              'tenantId',
              'shopId',
              'memberId',
              sql.lit('couponEnding').as('topic'),
              'id',
              sql<Record<string, unknown>>`'{}'::jsonb`.as('details'),
            ]),
        ),
    )
    .selectFrom('warned')
    .select('id'),
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

export const countFree = prepare((p: OfShop & { memberId: number }) =>
  tables
    .selectFrom('coupon')
    .select(({ fn }) => fn.countAll<number>().as('coupons'))
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('memberId', '=', p.memberId)
    .where(isFree),
);

export const usableCoupon = prepare(freeCoupon);

/** A transaction that waited for the row lock re-evaluates the condition: the coupon may be bound by then. */
export const couponForUpdate = prepareChange((p: OfCoupon) => freeCoupon(p).forUpdate());

export const bindCoupon = prepareChange((p: OfCoupon & { orderId: number }) =>
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

export const couponsForUpdate = prepareChange((p: OfOrders) =>
  tables
    .selectFrom('coupon')
    .select('id')
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where(sql<boolean>`order_id = any(${p.orderIds}::bigint[])`)
    .orderBy('id')
    .forUpdate(),
);

export const unbindCoupons = prepareChange((p: OfOrders) =>
  tables
    .updateTable('coupon')
    .set({ orderId: null })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where(sql<boolean>`order_id = any(${p.orderIds}::bigint[])`)
    .where('usedAt', 'is', null)
    .returning('id'),
);

export const markCouponsUsed = prepareChange((p: OfOrders) =>
  tables
    .updateTable('coupon')
    .set({ usedAt: sql`now()` })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where(sql<boolean>`order_id = any(${p.orderIds}::bigint[])`)
    .where('usedAt', 'is', null)
    .returning('id'),
);
