import type { HealthReason } from '@onehaul/domain/company-health';
import { sql } from 'kysely';
import { prepare, prepareChange, tables } from '../../db/statement.ts';

type OfCompany = { tenantId: number };

/** Days of the trend and of the promise. */
const shownDays = 30;
/** Tracking events arrive up to seven days late. */
const recountedDays = 7;
const keptDays = 90;
/** Above this a queue is long, whatever its length. */
const maxCounted = 10_000;

export const companiesToMeasure = prepare(() =>
  tables
    .selectFrom(sql<{ tenantId: number }>`(select app.companies_to_measure() as tenant_id)`.as('company'))
    .select('tenantId'),
);

/** Training in a practice shop is not counted. */
const inRealShops = (p: OfCompany) =>
  sql`tenant_id = ${p.tenantId} and shop_id in
    (select id from shop where tenant_id = ${p.tenantId} and state <> 'practice')`;

/** Days whose promise is not counted yet or may have changed; none when it was counted today. */
export const promiseDaysToCount = prepare((p: OfCompany) =>
  tables
    .selectFrom(
      sql<{ from: string; to: string; isDone: boolean }>`(
        select least(coalesce(max(day), today - ${sql.lit(shownDays)}::int - 1), today - 1 - ${sql.lit(recountedDays)}::int)::text
            as "from",
          (today - 1)::text as "to",
          coalesce(max(day) = today - 1 and max(counted_at) >= today::timestamp at time zone 'UTC', false) as is_done
        from (select (now() at time zone 'UTC')::date as today) clock
          left join promise_day on promise_day.tenant_id = ${p.tenantId}
        group by today)`.as('days'),
    )
    .select(['from', 'to'])
    .where('isDone', '=', false),
);

/**
 * Counts the orders that were due on each day of a range: departure plus the maximum days of the line's speed. For
 * pickup the order has to be at the pickup point by then. One range of the index on
 * departures per length of the promise (`offset 0` keeps it from being read again for every line); a second run gives
 * the same rows.
 */
export const countPromises = prepareChange((p: OfCompany & { from: string; to: string }) =>
  tables
    .insertInto('promiseDay')
    .columns(['tenantId', 'day', 'due', 'kept'])
    .expression(
      sql`
      with speeds as (select shop_id, id, maximum_days from delivery_speed where ${inRealShops(p)}),
        promised as (
          select sent.shipped_at + make_interval(days => speeds.maximum_days) as due_at,
            case sent.delivery when 'pickup' then coalesce(
              (select min(happened_at) from track_event where track_event.tenant_id = ${p.tenantId}
                and track_event.shop_id = sent.shop_id and track_event.order_id = sent.id
                and track_event.phase = 'readyForPickup' and track_event.source <> 'estimate'),
              sent.delivered_at, sent.completed_at)
              else coalesce(sent.delivered_at, sent.completed_at) end as arrived_at
          from (select distinct maximum_days from speeds) longest
            cross join lateral (
              select shop_order.* from shop_order where shop_order.tenant_id = ${p.tenantId}
                and shop_order.shipped_at >= (${p.from}::date - longest.maximum_days)::timestamp at time zone 'UTC'
                and shop_order.shipped_at < (${p.to}::date + 1 - longest.maximum_days)::timestamp at time zone 'UTC'
              offset 0) sent
            join line on line.tenant_id = ${p.tenantId} and line.shop_id = sent.shop_id and line.id = sent.line_id
            join speeds on speeds.shop_id = line.shop_id and speeds.id = line.delivery_speed_id
              and speeds.maximum_days = longest.maximum_days
          where sent.returned_at is null and sent.cancelled_at is null),
        counted as (
          select (due_at at time zone 'UTC')::date as day, count(*)::int as due,
            count(*) filter (where arrived_at <= due_at)::int as kept
          from promised group by 1)
      select ${p.tenantId}::int, days.day, coalesce(counted.due, 0), coalesce(counted.kept, 0)
      from (select generate_series(${p.from}::date, ${p.to}::date, '1 day')::date as day) days
        left join counted on counted.day = days.day`,
    )
    .onConflict((conflict) =>
      conflict.columns(['tenantId', 'day']).doUpdateSet(({ ref }) => ({
        due: ref('excluded.due'),
        kept: ref('excluded.kept'),
        countedAt: sql`now()`,
      })),
    ),
);

export const deleteOldPromises = prepareChange((p: OfCompany) =>
  tables
    .deleteFrom('promiseDay')
    .where('tenantId', '=', p.tenantId)
    .where(sql<boolean>`day < (now() at time zone 'UTC')::date - ${sql.lit(keptDays)}::int`),
);

type Figures = {
  unclaimed: number;
  unclaimedWeek: number;
  unclaimedMonth: number;
  unclaimedSince: Date | null;
  waitingEvents: number;
  waitingSince: Date | null;
  parkedEvents: number;
  failedJobs: number;
  payouts: number;
  payoutMinor: number;
  payoutSince: Date | null;
  codOrders: number;
  codMinor: number;
  codSince: Date | null;
};

/** What is open now. Each part reads a partial index that holds open rows only. */
export const openFigures = prepare((p: OfCompany) =>
  tables
    .selectFrom(
      sql<Figures & { isOnTheWay: boolean }>`(select * from
        (select count(*)::int as unclaimed,
          count(*) filter (where received_at < now() - interval '7 days')::int as unclaimed_week,
          count(*) filter (where received_at < now() - interval '30 days')::int as unclaimed_month,
          min(received_at) as unclaimed_since
          from parcel where ${inRealShops(p)} and stage = 'unclaimed') a,
        (select count(*)::int as waiting_events, min(created_at) as waiting_since
          from (select created_at from outbox where tenant_id = ${p.tenantId} and relayed_at is null
            order by id limit ${sql.lit(maxCounted)}) oldest) b,
        (select count(*)::int as parked_events from gateway_event
          where tenant_id = ${p.tenantId} and parked_at is not null and processed_at is null) c,
        (select count(*)::int as failed_jobs from job_failure
          where tenant_id = ${p.tenantId} and solved_at is null) d,
        (select count(*)::int as payouts, coalesce(sum(minor), 0)::bigint as payout_minor,
          min(created_at) as payout_since
          from withdrawal where ${inRealShops(p)} and state in ('requested', 'approved')) e,
        (select count(*)::int as cod_orders, coalesce(sum(owed_minor), 0)::bigint as cod_minor,
          min(settled_at) as cod_since from cod_order where ${inRealShops(p)} and state = 'settled') f,
        (select exists (select from shop_order where tenant_id = ${p.tenantId} and step = 'shipped') as is_on_the_way) g
      )`.as('open'),
    )
    .selectAll(),
);

/** Calls of yesterday and today, by the database's clock. */
export const recentCalls = prepare(() =>
  tables
    .selectFrom(
      sql<{ calls: number; failed: number; limited: number }>`(
        select coalesce(sum(calls), 0)::bigint as calls, coalesce(sum(failed), 0)::bigint as failed,
          coalesce(sum(limited), 0)::bigint as limited
        from app.company_calls((now() at time zone 'UTC')::date - 1))`.as('counted'),
    )
    .selectAll(),
);

export const recentPromises = prepare((p: OfCompany) =>
  tables
    .selectFrom('promiseDay')
    .select([
      sql<number>`coalesce(sum(due), 0)::int`.as('due'),
      sql<number>`coalesce(sum(kept), 0)::int`.as('kept'),
    ])
    .where('tenantId', '=', p.tenantId)
    .where(sql<boolean>`day >= (now() at time zone 'UTC')::date - ${sql.lit(shownDays)}::int`),
);

/** The calls that came while it was measured are newer than `measured_at`, so it is due again. */
export const saveHealth = prepareChange(
  (p: OfCompany & Figures & { reasons: HealthReason[]; minutes: number | null }) => {
    const row = {
      reasons: sql<HealthReason[]>`${p.reasons}::text[]`,
      measuredAt: sql<Date>`now()`,
      measureAt: sql<Date>`now() + make_interval(mins => ${p.minutes}::int)`,
      unclaimed: p.unclaimed,
      unclaimedWeek: p.unclaimedWeek,
      unclaimedMonth: p.unclaimedMonth,
      unclaimedSince: p.unclaimedSince,
      waitingEvents: p.waitingEvents,
      waitingSince: p.waitingSince,
      parkedEvents: p.parkedEvents,
      failedJobs: p.failedJobs,
      payouts: p.payouts,
      payoutMinor: p.payoutMinor,
      payoutSince: p.payoutSince,
      codOrders: p.codOrders,
      codMinor: p.codMinor,
      codSince: p.codSince,
    };
    return tables
      .insertInto('companyHealth')
      .values({ tenantId: p.tenantId, ...row })
      .onConflict((conflict) => conflict.column('tenantId').doUpdateSet(row));
  },
);

export const healthOfCompany = prepare((p: OfCompany) =>
  tables
    .selectFrom('tenant')
    .leftJoin('companyHealth', 'companyHealth.tenantId', 'tenant.tenantId')
    .select([
      'reasons',
      'measuredAt',
      'unclaimed',
      'unclaimedWeek',
      'unclaimedMonth',
      'unclaimedSince',
      'waitingEvents',
      'waitingSince',
      'parkedEvents',
      'failedJobs',
      'payouts',
      'payoutMinor',
      'payoutSince',
      'codOrders',
      'codMinor',
      'codSince',
      sql<number | null>`(select storage_bytes from usage_day where tenant_id = ${p.tenantId}
        order by day desc limit 1)`.as('storageBytes'),
    ])
    .where('tenant.tenantId', '=', p.tenantId),
);

/** The last thirty days including today, oldest first; a day without figures is empty. */
export const trendOfCompany = prepare((p: OfCompany) =>
  tables
    .selectFrom(
      sql<{ day: string; orders: number; parcels: number; calls: number; failed: number }>`(
        select days.day::text as day, coalesce(usage_day.orders, 0) as orders,
          coalesce(usage_day.parcels, 0) as parcels, coalesce(called.calls, 0)::bigint as calls,
          coalesce(called.failed, 0)::bigint as failed
        from (select (now() at time zone 'UTC')::date - back as day
            from generate_series(0, ${sql.lit(shownDays - 1)}) back) days
          left join usage_day on usage_day.tenant_id = ${p.tenantId} and usage_day.day = days.day
          left join app.company_calls((now() at time zone 'UTC')::date - ${sql.lit(shownDays)}::int) called
            on called.day = days.day)`.as('trend'),
    )
    .selectAll()
    .orderBy('day'),
);

export const deleteOldCalls = prepareChange(() =>
  tables.selectNoFrom(sql`app.delete_old_calls(${sql.lit(keptDays)}::int)`.as('deleted')),
);
