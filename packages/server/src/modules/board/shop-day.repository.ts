import { sql } from 'kysely';
import { prepare, prepareChange, tables } from '../../db/statement.ts';

type OfShop = { tenantId: number; shopId: number };

export const shopsToCount = prepare((p: { tenantId: number }) =>
  tables.selectFrom('shop').select('id').where('tenantId', '=', p.tenantId).orderBy('id'),
);

export const beginCount = prepareChange((p: OfShop) =>
  tables
    .insertInto('shopCount')
    .columns(['tenantId', 'shopId', 'timeZone'])
    .expression((from) =>
      from
        .selectFrom('shop')
        .select(['tenantId', 'id as shopId', 'timeZone'])
        .where('tenantId', '=', p.tenantId)
        .where('id', '=', p.shopId),
    )
    .onConflict((conflict) => conflict.doNothing()),
);

/** Row lock: two workers count one after the other. */
export const lockCount = prepareChange((p: OfShop) =>
  tables
    .selectFrom('shopCount')
    .innerJoin('shop', (join) =>
      join.onRef('shop.tenantId', '=', 'shopCount.tenantId').onRef('shop.id', '=', 'shopCount.shopId'),
    )
    .select([
      'shop.timeZone',
      sql<boolean>`shop_count.time_zone <> shop.time_zone`.as('isInOtherZone'),
      'revenuePosition',
      'refundPosition',
    ])
    .where('shopCount.tenantId', '=', p.tenantId)
    .where('shopCount.shopId', '=', p.shopId)
    .forUpdate('shopCount'),
);

export const deleteDays = prepareChange((p: OfShop) =>
  tables.deleteFrom('shopDay').where('tenantId', '=', p.tenantId).where('shopId', '=', p.shopId),
);
export const restartCount = prepareChange((p: OfShop & { timeZone: string }) =>
  tables
    .updateTable('shopCount')
    .set({ timeZone: p.timeZone, revenuePosition: 0, refundPosition: 0, countedAt: null })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId),
);

/** Last entries of the shop's accounts; an account counts its entries in the transaction that writes them. */
export const lastEntries = prepare((p: OfShop) =>
  tables
    .selectFrom('ledgerAccount')
    .select([
      sql<number>`coalesce(sum(entries) filter (where kind = 'revenue'), 0)::bigint`.as('revenue'),
      sql<number>`coalesce(sum(entries) filter (where kind = 'refunds'), 0)::bigint`.as('refunds'),
    ])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('ownerId', '=', 0)
    .where('kind', 'in', ['revenue', 'refunds'])
    .where('unit', '=', 'CNY'),
);

type Entries = OfShop & { timeZone: string; after: number; upTo: number };

/** Entries of one account after a position, by the day of their journal. */
const entriesByDay = (p: Entries, account: 'revenue' | 'refunds', sign: 1 | -1) => sql`
  select ${p.tenantId}::int, ${p.shopId}::int, (journal.created_at at time zone ${p.timeZone})::date,
    ${sql.lit(sign)} * sum(entry.amount)
  from entry join journal on journal.tenant_id = entry.tenant_id and journal.id = entry.journal_id
  where entry.tenant_id = ${p.tenantId} and entry.shop_id = ${p.shopId} and entry.owner_id = 0
    and entry.account = ${sql.lit(account)} and entry.unit = 'CNY'
    and entry.position > ${p.after}::bigint and entry.position <= ${p.upTo}::bigint
  group by 3`;

export const addRevenue = prepareChange((p: Entries) =>
  tables
    .insertInto('shopDay')
    .columns(['tenantId', 'shopId', 'day', 'revenueMinor'])
    .expression(entriesByDay(p, 'revenue', 1))
    .onConflict((conflict) =>
      conflict
        .columns(['tenantId', 'shopId', 'day'])
        .doUpdateSet({ revenueMinor: sql`shop_day.revenue_minor + excluded.revenue_minor` }),
    ),
);
/** Money that leaves the account of refunds is negative there. */
export const addRefunds = prepareChange((p: Entries) =>
  tables
    .insertInto('shopDay')
    .columns(['tenantId', 'shopId', 'day', 'refundMinor'])
    .expression(entriesByDay(p, 'refunds', -1))
    .onConflict((conflict) =>
      conflict
        .columns(['tenantId', 'shopId', 'day'])
        .doUpdateSet({ refundMinor: sql`shop_day.refund_minor + excluded.refund_minor` }),
    ),
);

/** Days with facts that came after the day was counted. */
export const takeLateDays = prepareChange((p: OfShop & { timeZone: string }) =>
  tables
    .deleteFrom('lateFact')
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .returning(sql<string>`(happened_at at time zone ${p.timeZone})::date::text`.as('day')),
);

/**
 * The days to count next: from the day before the last count on, or from the first fact. A bounded number, so
 * that the first count of a large shop takes several transactions.
 */
export const nextDays = prepare((p: OfShop & { timeZone: string; most: number }) =>
  tables
    .selectFrom(
      sql<{ from: string; to: string; isToday: boolean; isNewDay: boolean }>`(
        select start::text as "from", least(start + ${p.most}::int, today)::text as "to",
          start + ${p.most}::int >= today as is_today, coalesce(counted_on < today, true) as is_new_day
        from (select (now() at time zone ${p.timeZone})::date as today,
            (select (counted_at at time zone ${p.timeZone})::date from shop_count
              where tenant_id = ${p.tenantId} and shop_id = ${p.shopId}) as counted_on) clock, lateral (
          select least(today, coalesce(counted_on - 1,
            (least(
              (select min(received_at) from parcel where tenant_id = ${p.tenantId} and shop_id = ${p.shopId}),
              (select min(created_at) from shop_order where tenant_id = ${p.tenantId} and shop_id = ${p.shopId}))
              at time zone ${p.timeZone})::date, today)) as start) first)`.as('days'),
    )
    .selectAll(),
);

type Days = OfShop & { timeZone: string; from: string; to: string; late: string[] };

/** Counts whole days from their rows; a second run gives the same figures. */
export const countRows = prepareChange((p: Days) => {
  const midnight = (day: ReturnType<typeof sql>) => sql`((${day})::timestamp at time zone ${p.timeZone})`;
  const counted = (table: string, column: string) => sql`
    (select count(*)::int from ${sql.table(table)} where tenant_id = ${p.tenantId} and shop_id = ${p.shopId}
      and ${sql.ref(column)} >= ${midnight(sql`days.day`)} and ${sql.ref(column)} < ${midnight(sql`days.day + 1`)})`;
  return tables
    .insertInto('shopDay')
    .columns(['tenantId', 'shopId', 'day', 'parcels', 'orders'])
    .expression(
      sql`select ${p.tenantId}::int, ${p.shopId}::int, days.day, ${counted('parcel', 'received_at')},
          ${counted('shop_order', 'created_at')}
        from (select generate_series(${p.from}::date, ${p.to}::date, '1 day')::date as day
          union select unnest(${p.late}::date[])) days`,
    )
    .onConflict((conflict) =>
      conflict.columns(['tenantId', 'shopId', 'day']).doUpdateSet(({ ref }) => ({
        parcels: ref('excluded.parcels'),
        orders: ref('excluded.orders'),
      })),
    );
});

/** Tracking events arrive late: the promise of these days is counted again. */
const recountedPromiseDays = 14;

/**
 * Orders by the day they were due: departure plus the maximum days of the line's speed. For pickup the order has to
 * be at the pickup point by then. One range of the index on departures per length of the promise (`offset 0` keeps it
 * from being read again for every line). Today is not over and has no result yet.
 */
export const countPromises = prepareChange((p: Omit<Days, 'late'>) => {
  const first = sql`${p.from}::date - ${sql.lit(recountedPromiseDays)}::int`;
  const last = sql`least(${p.to}::date, (now() at time zone ${p.timeZone})::date - 1)`;
  const midnight = (day: ReturnType<typeof sql>) => sql`((${day})::timestamp at time zone ${p.timeZone})`;
  return tables
    .insertInto('shopDay')
    .columns(['tenantId', 'shopId', 'day', 'due', 'kept'])
    .expression(
      sql`
      with speeds as (select id, maximum_days from delivery_speed
          where tenant_id = ${p.tenantId} and shop_id = ${p.shopId}),
        promised as (
          select sent.shipped_at + make_interval(days => speeds.maximum_days) as due_at,
            case sent.delivery when 'pickup' then coalesce(
              (select min(happened_at) from track_event where track_event.tenant_id = ${p.tenantId}
                and track_event.shop_id = ${p.shopId} and track_event.order_id = sent.id
                and track_event.phase = 'readyForPickup' and track_event.source <> 'estimate'),
              sent.delivered_at, sent.completed_at)
              else coalesce(sent.delivered_at, sent.completed_at) end as arrived_at
          from (select distinct maximum_days from speeds) longest
            cross join lateral (
              select shop_order.* from shop_order where shop_order.tenant_id = ${p.tenantId}
                and shop_order.shipped_at >= ${midnight(first)} - make_interval(days => longest.maximum_days + 1)
                and shop_order.shipped_at < ${midnight(last)} - make_interval(days => longest.maximum_days - 2)
                and shop_order.shop_id = ${p.shopId}
              offset 0) sent
            join line on line.tenant_id = ${p.tenantId} and line.shop_id = ${p.shopId} and line.id = sent.line_id
            join speeds on speeds.id = line.delivery_speed_id and speeds.maximum_days = longest.maximum_days
          where sent.returned_at is null and sent.cancelled_at is null),
        counted as (
          select (due_at at time zone ${p.timeZone})::date as day, count(*)::int as due,
            count(*) filter (where arrived_at <= due_at)::int as kept
          from promised group by 1)
      select ${p.tenantId}::int, ${p.shopId}::int, days.day, coalesce(counted.due, 0), coalesce(counted.kept, 0)
      from (select generate_series(${first}, ${last}, '1 day')::date as day) days
        left join counted on counted.day = days.day`,
    )
    .onConflict((conflict) =>
      conflict
        .columns(['tenantId', 'shopId', 'day'])
        .doUpdateSet(({ ref }) => ({ due: ref('excluded.due'), kept: ref('excluded.kept') })),
    );
});

type Counted = OfShop & {
  timeZone: string;
  to: string;
  isToday: boolean;
  revenuePosition: number;
  refundPosition: number;
};

/** `now()` is the beginning of the transaction, before anything was counted. */
export const endCount = prepareChange((p: Counted) =>
  tables
    .updateTable('shopCount')
    .set({
      revenuePosition: p.revenuePosition,
      refundPosition: p.refundPosition,
      countedAt: sql`case when ${p.isToday}::boolean then now()
        else (${p.to}::date + 1)::timestamp at time zone ${p.timeZone} end`,
    })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId),
);

type OfShops = { tenantId: number; shopId: number | null };
const shownShops = (p: OfShops) => sql<boolean>`(case when ${p.shopId}::int is null
  then shop.state <> 'practice' else shop.id = ${p.shopId}::int end)`;

/** Today at the first of the shops, and the moment up to which all of them are counted. */
export const trendClock = prepare((p: OfShops) =>
  tables
    .selectFrom('shop')
    .leftJoin('shopCount', (join) =>
      join.onRef('shopCount.tenantId', '=', 'shop.tenantId').onRef('shopCount.shopId', '=', 'shop.id'),
    )
    .select([
      sql<string>`(now() at time zone coalesce((array_agg(shop.time_zone order by shop.id))[1], 'UTC'))::date::text`.as(
        'today',
      ),
      sql<Date | null>`case when bool_and(shop_count.counted_at is not null) then min(shop_count.counted_at) end`.as(
        'countedAt',
      ),
    ])
    .where('shop.tenantId', '=', p.tenantId)
    .where(shownShops(p)),
);

export type Figures = {
  parcels: number;
  orders: number;
  due: number;
  kept: number;
  revenueMinor: number;
  refundMinor: number;
};

/** Every day of a period, oldest first; a day without figures has zeros. */
export const trendDays = prepare((p: OfShops & { from: string; to: string }) =>
  tables
    .selectFrom(
      sql<Figures & { day: string }>`(
        select days.day::date::text as day, coalesce(sum(parcels), 0)::int as parcels,
          coalesce(sum(orders), 0)::int as orders, coalesce(sum(due), 0)::int as due,
          coalesce(sum(kept), 0)::int as kept, coalesce(sum(revenue_minor), 0)::bigint as revenue_minor,
          coalesce(sum(refund_minor), 0)::bigint as refund_minor
        from generate_series(${p.from}::date, ${p.to}::date, '1 day') days (day)
          left join (shop_day join shop on shop.tenant_id = shop_day.tenant_id and shop.id = shop_day.shop_id
              and ${shownShops(p)})
            on shop_day.tenant_id = ${p.tenantId} and shop_day.day = days.day::date
        group by days.day)`.as('trend'),
    )
    .selectAll()
    .orderBy('day'),
);
