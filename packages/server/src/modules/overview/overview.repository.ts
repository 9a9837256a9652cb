import type { OverviewTask } from '@onehaul/domain/overview/task';
import type { TrackPhase, TrackSource } from '@onehaul/domain/tracking/phase';
import { sql } from 'kysely';
import { type ReaderParameters, translatedText } from '../../db/page.ts';
import { sameShop } from '../../db/same-shop.ts';
import { prepare, tables } from '../../db/statement.ts';

type MemberScope = { tenantId: number; shopId: number; memberId: number };

type TaskRow = {
  readonly kind: OverviewTask;
  readonly count: number;
  readonly minor: number;
  readonly dueAt: Date | null;
  readonly onlyId: number | null;
};

/**
 * The member's open tasks, each kind read by the index of its own list. A rejected deposit is listed until
 * another payment is pending, a rejected claim for two weeks.
 */
export const tasksOf = prepare((p: MemberScope) => {
  const mine = (table: string) =>
    sql`${sql.ref(`${table}.tenant_id`)} = ${p.tenantId} and ${sql.ref(`${table}.shop_id`)} = ${p.shopId}
      and ${sql.ref(`${table}.member_id`)} = ${p.memberId}`;
  return tables
    .selectFrom(
      sql<TaskRow>`(
        select case when step = 'packed' then 'differences' else 'unpaidOrders' end as kind, count(*)::int as count,
          sum(total_minor - paid_minor)::bigint as minor, min(pay_until) as due_at, min(id) as first_id
        from shop_order where ${mine('shop_order')} and stage = 'unpaid' group by 1
        union all
        select 'rejectedDeposits', count(*)::int, sum(minor)::bigint, null, min(id)
        from payment where ${mine('payment')} and method = 'bankDeposit' and state = 'rejected'
          and id > coalesce((select max(id) from payment later where ${mine('later')}
            and state in ('pending', 'underReview', 'settled')), 0)
        union all
        select 'confirmations', count(*)::int, 0, min(due_at), min(order_id)
        from consignee_confirmation where ${mine('consignee_confirmation')} and state in ('waiting', 'mismatch')
        union all
        select 'unpaidServices', count(*)::int, coalesce(sum(minor - paid_minor), 0)::bigint, null, min(id)
        from service_request where ${mine('service_request')} and state = 'unpaid'
        union all
        select 'answeredCases', count(*)::int, 0, null, min(id)
        from support_case where ${mine('support_case')} and state in ('answered', 'offered')
        union all
        select 'heldParcels', count(*)::int, 0, null, min(id)
        from parcel where ${mine('parcel')} and stage = 'held'
        union all
        select 'rejectedClaims', count(*)::int, 0, null, min(id)
        from parcel_claim where ${mine('parcel_claim')} and state = 'rejected'
          and decided_at > now() - interval '14 days'
      )`.as('task'),
    )
    .select([
      'kind',
      'count',
      'minor',
      'dueAt',
      sql<number | null>`case when count = 1 then first_id end`.as('onlyId'),
    ])
    .where('count', '>', 0);
});

export const talliesOf = prepare((p: MemberScope) =>
  tables
    .selectFrom('parcelTally')
    .select([sql<'parcel' | 'order'>`'parcel'`.as('of'), sql<string>`stage`.as('stage'), 'parcels as count'])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('memberId', '=', p.memberId)
    .unionAll(
      tables
        .selectFrom('orderTally')
        .select([
          sql<'parcel' | 'order'>`'order'`.as('of'),
          sql<string>`stage`.as('stage'),
          sql<number>`sum(orders)::int`.as('count'),
        ])
        .where('tenantId', '=', p.tenantId)
        .where('shopId', '=', p.shopId)
        .where('memberId', '=', p.memberId)
        .groupBy('stage'),
    ),
);

type TrackEventJson = { readonly source: TrackSource; readonly phase: TrackPhase; readonly at: string };

/** The latest shipped orders that are not completed, with their tracking events. */
export const ordersOnTheWay = prepare((p: ReaderParameters & { memberId: number; most: number }) =>
  tables
    .selectFrom('shopOrder')
    .innerJoin('line', (join) =>
      sameShop(join, 'line', 'shopOrder').onRef('line.id', '=', 'shopOrder.lineId'),
    )
    .innerJoin('deliverySpeed', (join) =>
      sameShop(join, 'deliverySpeed', 'line').onRef('deliverySpeed.id', '=', 'line.deliverySpeedId'),
    )
    .innerJoin('country', 'country.id', 'shopOrder.countryId')
    .select(({ ref }) => [
      'shopOrder.id',
      'shopOrder.number',
      'shopOrder.receiverName',
      'shopOrder.delivery',
      'shopOrder.shippedAt',
      'deliverySpeed.maximumDays',
      translatedText(ref('line.names'), p).as('lineName'),
      translatedText(ref('country.names'), p).as('countryName'),
      sql<TrackEventJson[]>`(select coalesce(jsonb_agg(jsonb_build_object('source', source, 'phase', phase,
          'at', happened_at)), '[]')
        from track_event where tenant_id = ${p.tenantId} and shop_id = ${p.shopId}
          and order_id = shop_order.id)`.as('events'),
    ])
    .where('shopOrder.tenantId', '=', p.tenantId)
    .where('shopOrder.shopId', '=', p.shopId)
    .where('shopOrder.memberId', '=', p.memberId)
    .where('shopOrder.stage', '=', 'shipped')
    .orderBy('shopOrder.createdAt', 'desc')
    .orderBy('shopOrder.id', 'desc')
    .limit(p.most),
);
export type OnTheWayRow = NonNullable<(typeof ordersOnTheWay)['row']>;

/** Stored parcels whose free days have ended or end soon; the earliest deadline first. */
export const storageEnding = prepare((p: MemberScope & { now: Date; days: number; most: number }) =>
  tables
    .selectFrom('parcel')
    .select([
      'id',
      'courierNumber',
      'goodsName',
      'warehouseId',
      'weightGrams',
      'storedAt',
      'freeUntil',
      'pausedAt',
      'pausedSeconds',
      sql<number>`count(*) over ()`.as('total'),
    ])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('memberId', '=', p.memberId)
    .where('stage', '=', 'stored')
    .where(
      sql<boolean>`free_until <= coalesce(paused_at, ${p.now}::timestamptz) + make_interval(days => ${p.days}::int)`,
    )
    .orderBy('freeUntil')
    .orderBy('id')
    .limit(p.most),
);

/** Usable coupons, those of them that end soon, and the number of addresses. */
export const couponAndAddressFigures = prepare((p: MemberScope & { now: Date; days: number }) =>
  tables
    .selectFrom(
      sql<{ usable: number; endingCount: number; endsAt: Date | null }>`(
        select count(*)::int as usable,
          count(*) filter (where is_ending)::int as ending_count,
          min(valid_until) filter (where is_ending) as ends_at
        from (select valid_until, valid_until <= ${p.now}::timestamptz + make_interval(days => ${p.days}::int) as is_ending
          from coupon where tenant_id = ${p.tenantId} and shop_id = ${p.shopId} and member_id = ${p.memberId}
            and order_id is null and valid_from <= ${p.now}::timestamptz and valid_until > ${p.now}::timestamptz) mine
      )`.as('coupons'),
    )
    .select([
      'usable',
      'endingCount',
      'endsAt',
      sql<number>`(select count(*)::int from address
        where tenant_id = ${p.tenantId} and shop_id = ${p.shopId} and member_id = ${p.memberId})`.as(
        'addressCount',
      ),
    ]),
);

/** Shipments of the last twelve months in the shop's time zone, including empty months; this month last. */
export const monthsOf = prepare((p: MemberScope & { now: Date }) =>
  tables
    .selectFrom(
      sql<{ month: string; grams: number; minor: number; orders: number }>`(
        with zone as materialized (
          select time_zone as name, date_trunc('month', ${p.now}::timestamptz at time zone time_zone) as this_month
          from shop where tenant_id = ${p.tenantId} and id = ${p.shopId}
        ), sent as materialized (
          select shop_order.id, to_char(shipped_at at time zone zone.name, 'YYYY-MM') as month, total_minor
          from zone, shop_order
          where tenant_id = ${p.tenantId} and shop_id = ${p.shopId} and member_id = ${p.memberId}
            and stage in ('shipped', 'completed')
            and shipped_at >= (zone.this_month - interval '11 months') at time zone zone.name
        ), months as (
          select month, sum(total_minor)::bigint as minor, count(*)::int as orders,
            sum((select sum(weight_grams) from order_box where tenant_id = ${p.tenantId} and shop_id = ${p.shopId}
              and order_id = sent.id))::bigint as grams
          from sent group by month
        )
        select to_char(zone.this_month - make_interval(months => back), 'YYYY-MM') as month,
          coalesce(months.grams, 0)::bigint as grams, coalesce(months.minor, 0)::bigint as minor,
          coalesce(months.orders, 0)::int as orders
        from zone cross join generate_series(11, 0, -1) back
        left join months on months.month = to_char(zone.this_month - make_interval(months => back), 'YYYY-MM')
        order by 1
      )`.as('year'),
    )
    .selectAll(),
);
