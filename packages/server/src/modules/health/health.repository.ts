import type { HealthReason } from '@onehaul/domain/company-health';
import { sql } from 'kysely';
import { prepare, prepareChange, tables } from '../../db/statement.ts';

type OfCompany = { tenantId: number };

/** Days of the trend and of the promise. */
const shownDays = 30;
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
    .selectFrom('shopDay')
    .select([
      sql<number>`coalesce(sum(due), 0)::int`.as('due'),
      sql<number>`coalesce(sum(kept), 0)::int`.as('kept'),
    ])
    .where(sql<boolean>`${inRealShops(p)}`)
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
