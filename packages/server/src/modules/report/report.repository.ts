import type { Language } from '@onehaul/domain/language';
import { ageBounds, type WaitingAge } from '@onehaul/domain/report/period';
import { type RawBuilder, sql } from 'kysely';
import { translatedTextInShopOrEmpty } from '../../db/page.ts';
import { prepare, tables } from '../../db/statement.ts';

type OfShops = { tenantId: number; shopId: number | null };
const shownShops = (p: OfShops) => sql<boolean>`(case when ${p.shopId}::int is null
  then shop.state <> 'practice' else shop.id = ${p.shopId}::int end)`;

/** The moment up to which all of the shops are counted. */
export const countedUpTo = prepare((p: OfShops) =>
  tables
    .selectFrom('shop')
    .leftJoin('lineCount', (join) =>
      join.onRef('lineCount.tenantId', '=', 'shop.tenantId').onRef('lineCount.shopId', '=', 'shop.id'),
    )
    .select(
      sql<Date | null>`case when bool_and(line_count.counted_at is not null) then min(line_count.counted_at) end`.as(
        'countedAt',
      ),
    )
    .where('shop.tenantId', '=', p.tenantId)
    .where(shownShops(p)),
);

type LineFigures = {
  shopId: number;
  lineId: number | null;
  lineName: string;
  month: string | null;
  orders: number;
  weightGrams: number;
  costed: number;
  costMinor: number;
  revenueMinor: number;
  refundMinor: number;
  due: number;
  kept: number;
};
type Range = OfShops & { from: string; to: string; isByMonth: boolean; language: Language };

/** Sums of the days; names are looked up after summing. */
export const lineFigures = prepare((p: Range) =>
  tables
    .selectFrom(
      sql<LineFigures>`(
        select summed.shop_id, nullif(summed.line_id, 0) as line_id,
          ${translatedTextInShopOrEmpty(sql`line.names`, p.language)} as line_name, summed.month,
          summed.orders, summed.weight_grams, summed.costed, summed.cost_minor, summed.revenue_minor,
          summed.refund_minor, summed.due, summed.kept, line.code as line_code
        from (
          select shop.id as shop_id, line_day.line_id,
            case when ${p.isByMonth}::boolean then to_char(line_day.day, 'YYYY-MM') end as month,
            sum(line_day.orders)::int as orders, sum(line_day.weight_grams)::bigint as weight_grams,
            sum(line_day.costed)::int as costed, sum(line_day.cost_minor)::bigint as cost_minor,
            sum(line_day.revenue_minor)::bigint as revenue_minor,
            sum(line_day.refund_minor)::bigint as refund_minor, sum(line_day.due)::int as due,
            sum(line_day.kept)::int as kept
          from shop join line_day on line_day.tenant_id = shop.tenant_id and line_day.shop_id = shop.id
          where shop.tenant_id = ${p.tenantId} and ${shownShops(p)}
            and line_day.day between ${p.from}::date and ${p.to}::date
          group by 1, 2, 3) summed
          join shop on shop.tenant_id = ${p.tenantId} and shop.id = summed.shop_id
          left join line on line.tenant_id = ${p.tenantId} and line.shop_id = summed.shop_id
            and line.id = summed.line_id
        where (summed.orders, summed.cost_minor, summed.revenue_minor, summed.refund_minor, summed.due)
          <> (0, 0, 0, 0, 0))`.as('figures'),
    )
    .select([
      'shopId',
      'lineId',
      'lineName',
      'month',
      'orders',
      'weightGrams',
      'costed',
      'costMinor',
      'revenueMinor',
      'refundMinor',
      'due',
      'kept',
    ])
    .orderBy('month')
    .orderBy('shopId')
    .orderBy(sql`line_code`),
);

/** Age of a time in days of the shop's calendar, as `waitingAges` names them. */
const ageOf = (since: RawBuilder<unknown>) => {
  const days = sql`((now() at time zone shop.time_zone)::date - (${since} at time zone shop.time_zone)::date)`;
  const cases = ageBounds
    .slice(1)
    .toReversed()
    .map(([age, from]) => sql`when ${days} >= ${sql.lit(from)} then ${sql.lit(age)}`);
  return sql<WaitingAge>`case ${sql.join(cases, sql` `)} else ${sql.lit(ageBounds[0]![0])} end`;
};

type Debt = {
  shopId: number;
  today: string;
  kind: 'unpaid' | 'difference' | 'statement';
  age: WaitingAge;
  count: number;
  minor: number;
};

/** What members owe: orders before they are packed, packed ones that cost more, and statements of a month. */
export const debts = prepare((p: OfShops) => {
  const shops = sql`shop.tenant_id = ${p.tenantId} and ${shownShops(p)}`;
  return tables
    .selectFrom(
      sql<Debt>`(
        select shop_id, (now() at time zone max(time_zone))::date::text as today, kind, age, count(*)::int as count,
          sum(minor)::bigint as minor from (
          select shop.id as shop_id, shop.time_zone, 'unpaid' as kind, ${ageOf(sql`waiting.created_at`)} as age, waiting.minor
          from shop join warehouse on warehouse.tenant_id = shop.tenant_id and warehouse.shop_id = shop.id
            cross join lateral (
              select created_at, total_minor - paid_minor as minor from shop_order
              where shop_order.tenant_id = ${p.tenantId} and shop_order.shop_id = warehouse.shop_id
                and shop_order.warehouse_id = warehouse.id and shop_order.step = 'unpaid') waiting
          where ${shops}
          union all
          select shop.id, shop.time_zone, 'difference', ${ageOf(sql`shop_order.packed_at`)}, total_minor - paid_minor
          from shop join shop_order on shop_order.tenant_id = ${p.tenantId} and shop_order.shop_id = shop.id
          where ${shops} and shop_order.step = 'packed' and total_minor > paid_minor
            and pay_policy in ('onSubmit', 'afterPacking')
          union all
          select shop.id, shop.time_zone, 'statement', ${ageOf(sql`peer_statement.issued_at`)}, total_minor
          from shop join peer_statement on peer_statement.tenant_id = ${p.tenantId}
            and peer_statement.shop_id = shop.id
          where ${shops} and peer_statement.state = 'issued') owed
        group by shop_id, kind, age)`.as('debt'),
    )
    .selectAll()
    .orderBy('shopId')
    .orderBy('kind');
});

type Stored = {
  shopId: number;
  warehouseId: number;
  warehouseName: string;
  today: string;
  age: WaitingAge;
  parcels: number;
  weightGrams: number;
};

/** Parcels on the shelves that are in no order, by warehouse, as the list of stored parcels has them. */
export const storedParcels = prepare((p: OfShops & { warehouseId: number | null; language: Language }) =>
  tables
    .selectFrom(
      sql<Stored>`(
        select shop.id as shop_id, warehouse.id as warehouse_id,
          ${translatedTextInShopOrEmpty(sql`warehouse.names`, p.language)} as warehouse_name,
          (now() at time zone shop.time_zone)::date::text as today, stored.age,
          stored.parcels, stored.weight_grams
        from shop join warehouse on warehouse.tenant_id = shop.tenant_id and warehouse.shop_id = shop.id
          cross join lateral (
            select ${ageOf(sql`coalesce(parcel.received_at, parcel.created_at)`)} as age, count(*)::int as parcels,
              coalesce(sum(parcel.weight_grams), 0)::bigint as weight_grams
            from parcel where parcel.tenant_id = ${p.tenantId} and parcel.shop_id = warehouse.shop_id
              and parcel.warehouse_id = warehouse.id and parcel.state = 'stored' and parcel.stage <> 'joined'
            group by 1) stored
        where shop.tenant_id = ${p.tenantId} and ${shownShops(p)}
          and (${p.warehouseId}::int is null or warehouse.id = ${p.warehouseId}::int))`.as('stored'),
    )
    .selectAll()
    .orderBy('shopId')
    .orderBy('warehouseId'),
);
