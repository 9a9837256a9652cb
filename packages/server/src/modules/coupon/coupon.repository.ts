import type { CouponState } from '@onehaul/contract/coupon';
import { sql } from 'kysely';
import { type ReaderPage, type ReaderParameters, translatedText, totalCount } from '../../db/page.ts';
import { sameShop } from '../../db/same-shop.ts';
import { prepare, prepareChange, tables } from '../../db/statement.ts';

type ShopScope = { tenantId: number; shopId: number };
type CouponScope = ShopScope & { memberId: number; id: number };
type Texts = Pick<ReaderParameters, 'language' | 'fallback'>;

/** Not bound to an order and within its validity period. */
const isFree = sql<boolean>`(coupon.order_id is null and coupon.valid_from <= now() and coupon.valid_until > now())`;
const isUsed = sql<boolean>`(coupon.used_at is not null)`;

/** A coupon whose validity has not begun counts as usable. */
export const couponState = sql<CouponState>`(case
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

/** Names of the lines and levels a coupon or campaign is restricted to. */
export const namesOfLines = (of: 'coupon' | 'campaign', p: Texts) => sql<string[]>`array(
  select ${translatedText(sql.ref('line.names'), p)} from line
  where line.tenant_id = ${sql.table(of)}.tenant_id and line.shop_id = ${sql.table(of)}.shop_id
    and line.id = any(${sql.table(of)}.line_ids)
  order by line.position, line.id)`;
export const namesOfLevels = (of: 'coupon' | 'campaign', p: Texts) => sql<string[]>`array(
  select ${translatedText(sql.ref('member_level.names'), p)} from member_level
  where member_level.tenant_id = ${sql.table(of)}.tenant_id and member_level.shop_id = ${sql.table(of)}.shop_id
    and member_level.level = any(${sql.table(of)}.levels)
  order by member_level.level)`;

const couponColumns = (p: Texts) => [
  'coupon.id' as const,
  translatedText(sql.ref('coupon.names'), p).as('name'),
  'coupon.minor' as const,
  'coupon.percent' as const,
  'coupon.lineIds' as const,
  'coupon.levels' as const,
  namesOfLines('coupon', p).as('lineNames'),
  namesOfLevels('coupon', p).as('levelNames'),
  'coupon.leastMinor' as const,
  'coupon.leastGrams' as const,
  'coupon.validFrom' as const,
  'coupon.validUntil' as const,
  couponState.as('state'),
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
    .select([...couponColumns(p), sql<string>`coalesce(shop_order.number, '')`.as('orderNumber'), totalCount])
    .where('coupon.tenantId', '=', p.tenantId)
    .where('coupon.shopId', '=', p.shopId)
    .where('coupon.memberId', '=', p.memberId)
    .where(sql<boolean>`(${p.isUsed}::boolean is null or ${isUsed} = ${p.isUsed}::boolean)`)
    .where(sql<boolean>`(${p.isEffective}::boolean is null or ${isFree} = ${p.isEffective}::boolean)`)
    .where(sql<boolean>`(${p.state}::text is null or ${couponState} = ${p.state}::text)`)
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

export const couponCounts = prepare((p: ShopScope & { memberId: number }) =>
  tables
    .selectFrom('coupon')
    .select([
      sql<number>`count(*) filter (where ${couponState} = 'usable')`.as('usable'),
      sql<number>`count(*) filter (where ${couponState} = 'inOrder')`.as('inOrder'),
      sql<number>`count(*) filter (where ${couponState} = 'used')`.as('used'),
      sql<number>`count(*) filter (where ${couponState} = 'ended')`.as('ended'),
    ])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('memberId', '=', p.memberId),
);

/** Terms a coupon takes over from its campaign when it is issued. */
export const issuedTerms = ['minor', 'percent', 'leastMinor', 'leastGrams', 'lineIds', 'levels'] as const;

/** Issues a campaign's coupon to a member, valid from now. */
export const insertCoupon = prepareChange((p: ReaderParameters & { memberId: number; campaignId: number }) =>
  tables
    .insertInto('coupon')
    .columns(['tenantId', 'shopId', 'memberId', 'campaignId', 'names', ...issuedTerms, 'validUntil'])
    .expression((from) =>
      from
        .selectFrom('campaign')
        .select([
          'tenantId',
          'shopId',
          sql<number>`${p.memberId}::int`.as('memberId'),
          'id',
          'names',
          ...issuedTerms,
          sql<Date>`now() + make_interval(days => valid_days)`.as('validUntil'),
        ])
        .where('tenantId', '=', p.tenantId)
        .where('shopId', '=', p.shopId)
        .where('id', '=', p.campaignId),
    )
    .returning([...couponColumns(p), sql<string>`''`.as('orderNumber')]),
);

/** How many coupons of a campaign a member has had, and the member's level. */
export const campaignStanding = prepare((p: ShopScope & { memberId: number; campaignId: number }) =>
  tables
    .selectFrom('member')
    .select([
      'member.level',
      sql<number>`(select count(*) from coupon where coupon.tenant_id = member.tenant_id
        and coupon.shop_id = member.shop_id and coupon.campaign_id = ${p.campaignId}
        and coupon.member_id = member.id)`.as('had'),
    ])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.memberId),
);

type ExpiryWarning = { tenantId: number; shopId: number; warnDays: number; limit: number };

/**
 * Notifies the owners of coupons that end within `warnDays`, once each. A short-lived coupon is announced
 * only after half its validity.
 */
export const notifyExpiringCoupons = prepareChange((p: ExpiryWarning) =>
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

const freeCoupon = (p: CouponScope) =>
  tables
    .selectFrom('coupon')
    .select([
      'minor',
      'percent',
      'leastMinor',
      'leastGrams',
      'lineIds',
      'levels',
      sql<number>`(select member.level from member where member.tenant_id = coupon.tenant_id
        and member.shop_id = coupon.shop_id and member.id = coupon.member_id)`.as('level'),
    ])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('memberId', '=', p.memberId)
    .where('id', '=', p.id)
    .where(isFree);

export const countFreeCoupons = prepare((p: ShopScope & { memberId: number }) =>
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
export const lockFreeCoupon = prepareChange((p: CouponScope) => freeCoupon(p).forUpdate());

export const bindCoupon = prepareChange((p: CouponScope & { orderId: number }) =>
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

type OrdersScope = ShopScope & { orderIds: number[] };

export const lockCouponRows = prepareChange((p: OrdersScope) =>
  tables
    .selectFrom('coupon')
    .select('id')
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where(sql<boolean>`order_id = any(${p.orderIds}::bigint[])`)
    .orderBy('id')
    .forUpdate(),
);

export const unbindCoupons = prepareChange((p: OrdersScope) =>
  tables
    .updateTable('coupon')
    .set({ orderId: null })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where(sql<boolean>`order_id = any(${p.orderIds}::bigint[])`)
    .where('usedAt', 'is', null)
    .returning('id'),
);

export const markCouponsUsed = prepareChange((p: OrdersScope) =>
  tables
    .updateTable('coupon')
    .set({ usedAt: sql`now()` })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where(sql<boolean>`order_id = any(${p.orderIds}::bigint[])`)
    .where('usedAt', 'is', null)
    .returning('id'),
);
