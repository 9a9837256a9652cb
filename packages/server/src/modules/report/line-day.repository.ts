import { sql } from 'kysely';
import { prepare, prepareChange, tables } from '../../db/statement.ts';

type OfShop = { tenantId: number; shopId: number };

export const shopsToCount = prepare((p: { tenantId: number }) =>
  tables.selectFrom('shop').select('id').where('tenantId', '=', p.tenantId).orderBy('id'),
);

export const beginCount = prepareChange((p: OfShop) =>
  tables
    .insertInto('lineCount')
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
    .selectFrom('lineCount')
    .innerJoin('shop', (join) =>
      join.onRef('shop.tenantId', '=', 'lineCount.tenantId').onRef('shop.id', '=', 'lineCount.shopId'),
    )
    .select([
      'shop.timeZone',
      sql<boolean>`line_count.time_zone <> shop.time_zone`.as('isInOtherZone'),
      'revenuePosition',
      'refundPosition',
    ])
    .where('lineCount.tenantId', '=', p.tenantId)
    .where('lineCount.shopId', '=', p.shopId)
    .forUpdate('lineCount'),
);

export const deleteLineDays = prepareChange((p: OfShop) =>
  tables.deleteFrom('lineDay').where('tenantId', '=', p.tenantId).where('shopId', '=', p.shopId),
);
export const restartCount = prepareChange((p: OfShop & { timeZone: string }) =>
  tables
    .updateTable('lineCount')
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

/**
 * Entries of one account after a position, divided among the lines of the orders they are about. What no order
 * accounts for stays with line 0, so that the lines always add up to the ledger.
 */
const entriesByLine = (p: Entries, account: 'revenue' | 'refunds', sign: 1 | -1, ofOrders: string) => sql`
  with counted as materialized (
      select journal.tenant_id, journal.shop_id, journal.id, journal.subject, journal.subject_id,
        (journal.created_at at time zone ${p.timeZone})::date as day, ${sql.lit(sign)} * entry.amount as minor
      from entry join journal on journal.tenant_id = entry.tenant_id and journal.id = entry.journal_id
      where entry.tenant_id = ${p.tenantId} and entry.shop_id = ${p.shopId} and entry.owner_id = 0
        and entry.account = ${sql.lit(account)} and entry.unit = 'CNY'
        and entry.position > ${p.after}::bigint and entry.position <= ${p.upTo}::bigint),
    parts as materialized (
      select counted.day, shop_order.line_id, part.minor
      from counted cross join lateral (${sql.raw(ofOrders)}) part
        join shop_order on shop_order.tenant_id = ${p.tenantId} and shop_order.shop_id = ${p.shopId}
          and shop_order.id = part.order_id),
    divided as (
      select day, line_id, minor from parts
      union all select day, 0, -minor from parts
      union all select day, 0, minor from counted)
  select ${p.tenantId}::int, ${p.shopId}::int, day, line_id, sum(minor)
  from divided group by day, line_id having sum(minor) <> 0`;

/** Rows of one shop that name the subject of the journal. */
const ofSubject = (table: string, subject: string, column: string) =>
  `counted.subject = '${subject}' and ${table}.tenant_id = counted.tenant_id
     and ${table}.shop_id = counted.shop_id and ${table}.${column} = counted.subject_id`;

/** Payments, remittances and statements of several orders are divided as their own rows divide them. */
const paidOrders = `
  select payment_order.order_id, payment_order.minor - payment_order.tax_minor as minor
    from payment_order where ${ofSubject('payment_order', 'payment', 'payment_id')}
  union all select service_request.order_id, payment_service.minor
    from payment_service join service_request on service_request.tenant_id = payment_service.tenant_id
      and service_request.shop_id = payment_service.shop_id and service_request.id = payment_service.request_id
    where ${ofSubject('payment_service', 'payment', 'payment_id')}
  union all select peer_statement_order.order_id, peer_statement_order.minor - peer_statement_order.tax_minor
    from peer_statement_order where ${ofSubject('peer_statement_order', 'statement', 'statement_id')}
  union all select cod_order.order_id, cod_order.fee_minor
    from cod_order where cod_order.fee_minor is not null
      and ${ofSubject('cod_order', 'codRemittance', 'remittance_id')}`;

/** A refund names its journal; compensation is about the order of its case. */
const refundedOrders = `
  select coalesce(refund.order_id, service_request.order_id) as order_id, refund.minor - refund.tax_minor as minor
    from refund left join service_request on service_request.tenant_id = refund.tenant_id
      and service_request.shop_id = refund.shop_id and service_request.id = refund.request_id
    where refund.tenant_id = counted.tenant_id and refund.journal_id = counted.id
  union all select support_case.order_id, counted.minor
    from support_case where ${ofSubject('support_case', 'case', 'id')}`;

export const addRevenue = prepareChange((p: Entries) =>
  tables
    .insertInto('lineDay')
    .columns(['tenantId', 'shopId', 'day', 'lineId', 'revenueMinor'])
    .expression(entriesByLine(p, 'revenue', 1, paidOrders))
    .onConflict((conflict) =>
      conflict
        .columns(['tenantId', 'shopId', 'day', 'lineId'])
        .doUpdateSet({ revenueMinor: sql`line_day.revenue_minor + excluded.revenue_minor` }),
    ),
);
/** Money that leaves the account of refunds is negative there. */
export const addRefunds = prepareChange((p: Entries) =>
  tables
    .insertInto('lineDay')
    .columns(['tenantId', 'shopId', 'day', 'lineId', 'refundMinor'])
    .expression(entriesByLine(p, 'refunds', -1, refundedOrders))
    .onConflict((conflict) =>
      conflict
        .columns(['tenantId', 'shopId', 'day', 'lineId'])
        .doUpdateSet({ refundMinor: sql`line_day.refund_minor + excluded.refund_minor` }),
    ),
);

/** Days with facts that came after the day was counted. */
export const takeLateDays = prepareChange((p: OfShop & { timeZone: string }) =>
  tables
    .deleteFrom('lateLineFact')
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .returning(sql<string>`(happened_at at time zone ${p.timeZone})::date::text`.as('day')),
);

/** The days to count next, as for the trends: from the day before the last count on, or from the first fact. */
export const nextDays = prepare((p: OfShop & { timeZone: string; most: number }) =>
  tables
    .selectFrom(
      sql<{ from: string; to: string; isToday: boolean; isNewDay: boolean }>`(
        select start::text as "from", least(start + ${p.most}::int, today)::text as "to",
          start + ${p.most}::int >= today as is_today, coalesce(counted_on < today, true) as is_new_day
        from (select (now() at time zone ${p.timeZone})::date as today,
            (select (counted_at at time zone ${p.timeZone})::date from line_count
              where tenant_id = ${p.tenantId} and shop_id = ${p.shopId}) as counted_on) clock, lateral (
          select least(today, coalesce(counted_on - 1,
            least(
              (select (min(shipped_at) at time zone ${p.timeZone})::date from shop_order
                where tenant_id = ${p.tenantId} and shop_id = ${p.shopId} and shipped_at is not null),
              (select min(issued_on) from carrier_invoice
                where tenant_id = ${p.tenantId} and shop_id = ${p.shopId})), today)) as start) first)`.as(
        'days',
      ),
    )
    .selectAll(),
);

type Days = OfShop & { timeZone: string; from: string; to: string };
type AllDays = Days & { late: string[] };
const daysOf = (
  p: AllDays,
) => sql`(select generate_series(${p.from}::date, ${p.to}::date, '1 day')::date as day
  union select unnest(${p.late}::date[]))`;

/** A line whose last order of a day was corrected has none there afterwards. */
export const clearRows = prepareChange((p: AllDays) =>
  tables
    .updateTable('lineDay')
    .set({ orders: 0, weightGrams: 0, costed: 0, costMinor: 0 })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where(sql<boolean>`day in ${daysOf(p)}`),
);

/** Counts whole days from their rows; a second run gives the same figures. */
export const countRows = prepareChange((p: AllDays) => {
  const midnight = (day: ReturnType<typeof sql>) => sql`((${day})::timestamp at time zone ${p.timeZone})`;
  return tables
    .insertInto('lineDay')
    .columns(['tenantId', 'shopId', 'day', 'lineId', 'orders', 'weightGrams', 'costed', 'costMinor'])
    .expression(
      sql`select ${p.tenantId}::int, ${p.shopId}::int, counted.day, counted.line_id, sum(counted.orders),
          sum(counted.grams), sum(counted.costed), sum(counted.cost)
        from (
          select days.day, sent.line_id, 1 as orders, sent.grams, (sent.cost is not null)::int as costed,
            coalesce(sent.cost, 0) as cost
          from ${daysOf(p)} days cross join lateral (
            select shop_order.line_id,
              (select coalesce(sum(weight_grams), 0) from order_box
                where order_box.tenant_id = ${p.tenantId} and order_box.shop_id = ${p.shopId}
                  and order_box.order_id = shop_order.id) as grams,
              (select sum(cost_minor) from carrier_invoice_line charged
                where charged.tenant_id = ${p.tenantId} and charged.shop_id = ${p.shopId}
                  and charged.order_id = shop_order.id) as cost
            from shop_order where shop_order.tenant_id = ${p.tenantId} and shop_order.shop_id = ${p.shopId}
              and shop_order.shipped_at >= ${midnight(sql`days.day`)}
              and shop_order.shipped_at < ${midnight(sql`days.day + 1`)}
            offset 0) sent
          union all
          select invoice.issued_on, 0, 0, 0, 0, charged.cost_minor
          from ${daysOf(p)} days
            join carrier_invoice invoice on invoice.tenant_id = ${p.tenantId}
              and invoice.shop_id = ${p.shopId} and invoice.issued_on = days.day
            join carrier_invoice_line charged on charged.tenant_id = ${p.tenantId}
              and charged.shop_id = ${p.shopId} and charged.invoice_id = invoice.id
          where charged.order_id is null and charged.cost_minor <> 0) counted
        group by counted.day, counted.line_id`,
    )
    .onConflict((conflict) =>
      conflict.columns(['tenantId', 'shopId', 'day', 'lineId']).doUpdateSet(({ ref }) => ({
        orders: ref('excluded.orders'),
        weightGrams: ref('excluded.weightGrams'),
        costed: ref('excluded.costed'),
        costMinor: ref('excluded.costMinor'),
      })),
    );
});

/** Tracking events arrive late: the promise of these days is counted again. */
const recountedPromiseDays = 14;
const promiseDays = (p: Days) => ({
  first: sql`(${p.from}::date - ${sql.lit(recountedPromiseDays)}::int)`,
  last: sql`least(${p.to}::date, (now() at time zone ${p.timeZone})::date - 1)`,
});

export const clearPromises = prepareChange((p: Days) => {
  const { first, last } = promiseDays(p);
  return tables
    .updateTable('lineDay')
    .set({ due: 0, kept: 0 })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where(sql<boolean>`day between ${first} and ${last} and due > 0`);
});

/** Orders by the day they were due, as the trends count them, per line. */
export const countPromises = prepareChange((p: Days) => {
  const { first, last } = promiseDays(p);
  const midnight = (day: ReturnType<typeof sql>) => sql`((${day})::timestamp at time zone ${p.timeZone})`;
  return tables
    .insertInto('lineDay')
    .columns(['tenantId', 'shopId', 'day', 'lineId', 'due', 'kept'])
    .expression(
      sql`
      with speeds as (select id, maximum_days from delivery_speed
          where tenant_id = ${p.tenantId} and shop_id = ${p.shopId}),
        promised as (
          select sent.line_id, sent.shipped_at + make_interval(days => speeds.maximum_days) as due_at,
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
          select (due_at at time zone ${p.timeZone})::date as day, line_id, count(*)::int as due,
            count(*) filter (where arrived_at <= due_at)::int as kept
          from promised group by 1, 2)
      select ${p.tenantId}::int, ${p.shopId}::int, counted.day, counted.line_id, counted.due, counted.kept
      from counted where counted.day between ${first} and ${last}`,
    )
    .onConflict((conflict) =>
      conflict
        .columns(['tenantId', 'shopId', 'day', 'lineId'])
        .doUpdateSet(({ ref }) => ({ due: ref('excluded.due'), kept: ref('excluded.kept') })),
    );
});

type Counted = Days & { isToday: boolean; revenuePosition: number; refundPosition: number };

/** `now()` is the beginning of the transaction, before anything was counted. */
export const endCount = prepareChange((p: Counted) =>
  tables
    .updateTable('lineCount')
    .set({
      revenuePosition: p.revenuePosition,
      refundPosition: p.refundPosition,
      countedAt: sql`case when ${p.isToday}::boolean then now()
        else (${p.to}::date + 1)::timestamp at time zone ${p.timeZone} end`,
    })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId),
);
