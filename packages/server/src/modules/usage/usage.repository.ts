import type { Translated } from '@onehaul/domain/language';
import type { AgreedQuantity } from '@onehaul/domain/quota';
import { sql } from 'kysely';
import { agreedAmount } from '../../db/agreed-amount.ts';
import { prepare, prepareChange, tables } from '../../db/statement.ts';

type OfCompany = { tenantId: number };

/** Scans of offline stations arrive up to seven days late. */
const recountedDays = 7;

/**
 * Days to count: the last seven and any since the last run, none before the company's first. Metering begins
 * today for a company that has no day yet.
 */
export const daysToCount = prepare((p: OfCompany) =>
  tables
    .selectFrom(sql<{ today: Date }>`(select (now() at time zone 'UTC')::date as today)`.as('clock'))
    .select([
      sql<string>`coalesce((select greatest(min(day), least(max(day), today - ${sql.lit(recountedDays)}::int))
        from usage_day where tenant_id = ${p.tenantId} having count(*) > 0), today)::text`.as('from'),
      sql<string>`today::text`.as('to'),
    ]),
);

/** This month and the last one, in UTC by the database's clock. */
export const calendar = prepare(() =>
  tables
    .selectFrom(sql<{ today: Date }>`(select (now() at time zone 'UTC')::date as today)`.as('clock'))
    .select([
      sql<string>`date_trunc('month', today)::date::text`.as('month'),
      sql<string>`(date_trunc('month', today) - interval '1 month')::date::text`.as('lastMonth'),
      sql<string>`(date_trunc('month', today)::date - 1)::text`.as('lastMonthEnd'),
    ]),
);

/** Locks the company until the transaction ends: what is counted to be refused or invoiced is counted in turn. */
export const lockCompany = prepareChange((p: OfCompany) =>
  tables.selectFrom('tenant').select('tenantId').where('tenantId', '=', p.tenantId).forNoKeyUpdate(),
);

const midnight = (day: unknown) => sql`(${day}::date::timestamp at time zone 'UTC')`;
const dayOf = (column: string) => sql`(${sql.ref(column)} at time zone 'UTC')::date`;

/** Rows of a table per day in the range. Training in a practice shop is not counted. */
const countedBy = (table: string, column: string, p: OfCompany & { from: string; to: string }) => sql`
  (select ${dayOf(column)} as day, count(*)::int as count from ${sql.table(table)}
   where tenant_id = ${p.tenantId} and ${sql.ref(column)} >= ${midnight(p.from)}
     and ${sql.ref(column)} < ${midnight(p.to)} + interval '1 day'
     and shop_id in (select id from shop where tenant_id = ${p.tenantId} and state <> 'practice')
   group by 1)`;

/** Every stored file with its length. Each table has an index on (tenant_id, created_at) with the length. */
const storedFiles = (p: OfCompany) =>
  sql.join(
    ['file', 'parcel_photo', 'order_photo', 'service_photo', 'return_photo', 'shop_file'].map(
      (table) =>
        sql`select created_at, length_bytes from ${sql.table(table)} where tenant_id = ${p.tenantId}`,
    ),
    sql` union all `,
  );
const members = (p: OfCompany) => sql`select created_at from member
  where tenant_id = ${p.tenantId} and main_id is null and state <> 'erased'`;
const activeStaff = (p: OfCompany) => sql`select created_at from staff
  where tenant_id = ${p.tenantId} and state = 'active'`;

/** What was there at the end of each day: one pass, in which all that is older counts on the first day. */
const runningTotal = (rows: unknown, amount: unknown, p: { from: string }) => sql`
  (select greatest(${dayOf('created_at')}, ${p.from}::date) as day, sum(${amount}) as added
   from (${rows}) found group by 1)`;
const totalOn = (name: string) =>
  sql`(select coalesce(sum(added), 0) from ${sql.ref(name)} where ${sql.ref(name)}.day <= days.day)`;

/** Terms of a day that has ended stay as they are. */
const ofToday = (column: string) =>
  sql<never>`case when usage_day.day = (now() at time zone 'UTC')::date
    then excluded.${sql.ref(column)} else usage_day.${sql.ref(column)} end`;

/**
 * Counts the days of a range from rows with a time and upserts them: a second run gives the same rows. A day
 * keeps the plan it ended with, and one that is invoiced is left alone.
 */
export const countDays = prepareChange((p: OfCompany & { from: string; to: string }) =>
  tables
    .insertInto('usageDay')
    .columns([
      'tenantId',
      'day',
      'plan',
      'planVersion',
      'planCurrency',
      'parcels',
      'orders',
      'members',
      'staff',
      'storageBytes',
      'includedParcels',
    ])
    .expression(
      sql`
      with parcels as ${countedBy('parcel', 'received_at', p)},
        orders as ${countedBy('shop_order', 'shipped_at', p)},
        members as materialized ${runningTotal(members(p), sql`1`, p)},
        people as materialized ${runningTotal(activeStaff(p), sql`1`, p)},
        stored as materialized ${runningTotal(storedFiles(p), sql`length_bytes`, p)},
        days as (select generate_series(${p.from}::date, ${p.to}::date, '1 day')::date as day)
      select tenant.tenant_id, days.day, tenant.plan, tenant.plan_version, tenant.plan_currency, coalesce(parcels.count, 0), coalesce(orders.count, 0),
        ${totalOn('members')}::int, ${totalOn('people')}::int, ${totalOn('stored')}::bigint,
        ${agreedAmount(p.tenantId, 'parcels', 'plan.parcelsPerMonth')}
      from tenant join plan on plan.name = tenant.plan and plan.version = tenant.plan_version cross join days
        left join parcels on parcels.day = days.day
        left join orders on orders.day = days.day
      where tenant.tenant_id = ${p.tenantId} and tenant.state <> 'closed'
        and not exists (select from company_invoice
          where company_invoice.tenant_id = ${p.tenantId}
            and company_invoice.month = date_trunc('month', days.day)::date)`,
    )
    .onConflict((conflict) =>
      conflict
        .columns(['tenantId', 'day'])
        .doUpdateSet(({ ref }) => ({
          plan: ofToday('plan'),
          planVersion: ofToday('plan_version'),
          planCurrency: ofToday('plan_currency'),
          includedParcels: ofToday('included_parcels'),
          parcels: ref('excluded.parcels'),
          orders: ref('excluded.orders'),
          members: ref('excluded.members'),
          staff: ref('excluded.staff'),
          storageBytes: ref('excluded.storageBytes'),
          countedAt: sql`now()`,
        }))
        .where('usageDay.isInvoiced', '=', false),
    ),
);

export const daysSince = prepare((p: OfCompany & { from: string }) =>
  tables
    .selectFrom('usageDay')
    .select(['day', 'parcels', 'orders', 'members', 'staff', 'storageBytes'])
    .where('tenantId', '=', p.tenantId)
    .where('day', '>=', p.from)
    .orderBy('day'),
);

export const planOfCompany = prepare((p: OfCompany) =>
  tables
    .selectFrom('tenant')
    .innerJoin('plan', (join) =>
      join.onRef('plan.name', '=', 'tenant.plan').onRef('plan.version', '=', 'tenant.planVersion'),
    )
    .innerJoin('planPrice', (join) =>
      join
        .onRef('planPrice.plan', '=', 'tenant.plan')
        .onRef('planPrice.version', '=', 'tenant.planVersion')
        .onRef('planPrice.currencyCode', '=', 'tenant.planCurrency'),
    )
    .select([
      'plan.name',
      'plan.version',
      sql<Translated>`plan.names`.as('names'),
      sql<boolean>`plan.version < (select max(later.version) from plan later where later.name = plan.name)`.as(
        'isOutdated',
      ),
      agreedAmount(p.tenantId, 'callsPerMinute', 'plan.callsPerMinute')
        .$castTo<number>()
        .as('callsPerMinute'),
      agreedAmount(p.tenantId, 'members', 'plan.members').as('members'),
      agreedAmount(p.tenantId, 'parcels', 'plan.parcelsPerMonth').as('parcels'),
      agreedAmount(p.tenantId, 'staff', 'plan.staff').as('staff'),
      agreedAmount(p.tenantId, 'storageBytes', 'plan.storageBytes').as('storageBytes'),
      'planPrice.priceMinor',
      'planPrice.extraParcelMinor',
      'planPrice.currencyCode',
    ])
    .where('tenant.tenantId', '=', p.tenantId),
);

/** People who can sign in or are invited. Exact: a company has few, and its row is locked where it decides. */
export const staffInUse = prepare((p: OfCompany) =>
  tables
    .selectFrom('staff')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('tenantId', '=', p.tenantId)
    .where('state', '=', 'active'),
);

/** The last counted day, and the moment up to which it is complete. */
const lastCounted = (p: OfCompany) => sql`
  (select members, storage_bytes, least(${midnight(sql`day`)} + interval '1 day', counted_at) as until
   from usage_day where tenant_id = ${p.tenantId} order by day desc limit 1)`;
const since = (p: OfCompany) => sql`coalesce((select until from ${lastCounted(p)} last), '-infinity')`;

/** The last counted figure and what came since, so that the count stays short however large the company is. */
export const membersInUse = prepare((p: OfCompany) =>
  tables.selectNoFrom(
    sql<number>`(coalesce((select members from ${lastCounted(p)} last), 0)
      + (select count(*) from (${members(p)} and created_at >= ${since(p)}) found))::int`.as('count'),
  ),
);

export const storageInUse = prepare((p: OfCompany) =>
  tables.selectNoFrom(
    sql<number>`(coalesce((select storage_bytes from ${lastCounted(p)} last), 0)
      + (select coalesce(sum(length_bytes), 0) from (${storedFiles(p)}) found
         where created_at >= ${since(p)}))::bigint`.as('bytes'),
  ),
);

export const parcelsThisMonth = prepare((p: OfCompany & { month: string }) =>
  tables.selectNoFrom(
    sql<number>`((select coalesce(sum(parcels), 0) from usage_day
        where tenant_id = ${p.tenantId} and day >= ${p.month}::date)
      + (select count(*) from parcel where tenant_id = ${p.tenantId}
         and received_at >= greatest(${since(p)}, ${midnight(p.month)})
         and shop_id in (select id from shop where tenant_id = ${p.tenantId} and state <> 'practice')))::int`.as(
      'count',
    ),
  ),
);

export const insertShopFiles = prepareChange(
  (p: OfCompany & { shopId: number; keys: string[]; lengths: number[] }) =>
    tables
      .insertInto('shopFile')
      .columns(['tenantId', 'shopId', 'fileKey', 'lengthBytes'])
      .expression(
        sql`select ${p.tenantId}::int, ${p.shopId}::int, key, length_bytes
          from unnest(${p.keys}::text[], ${p.lengths}::int[]) as stored (key, length_bytes)`,
      )
      .onConflict((conflict) => conflict.doNothing()),
);

/** What the operator agreed with the company that is still valid. */
export const limitsOfCompany = prepare((p: OfCompany) =>
  tables
    .selectFrom('companyLimit')
    .select([sql<AgreedQuantity>`quantity`.as('quantity'), 'amount', 'reason', 'endsOn'])
    .where('tenantId', '=', p.tenantId)
    .where(sql<boolean>`(ends_on is null or ends_on >= (now() at time zone 'UTC')::date)`)
    .orderBy('quantity'),
);
