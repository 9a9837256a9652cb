import type { OrderSort } from '@onehaul/contract/console/orders';
import type { Language } from '@onehaul/domain/language';
import type { OrderException, OrderStep } from '@onehaul/domain/order/order-state';
import { type RawBuilder, type Selectable, type SelectQueryBuilder, sql } from 'kysely';
import { type Bounds, isWithin, type Ordered, translatedTextInShopOrEmpty } from '../../db/page.ts';
import { prepare, tables } from '../../db/statement.ts';
import type { Tables } from '../../db/tables.ts';
import { hasBeginning, hasTail, type NumberRange } from '../../db/text-range.ts';

type TenantScope = { tenantId: number; language: Language };
type OrderScope = { tenantId: number; shopId: number; id: number };

const columns = [
  'shopOrder.shopId',
  'shopOrder.id',
  'shopOrder.number',
  'shopOrder.kind',
  'shopOrder.step',
  'shopOrder.payPolicy',
  'shopOrder.totalMinor',
  'shopOrder.paidMinor',
  'shopOrder.warehouseId',
  'shopOrder.lineId',
  'shopOrder.countryId',
  'shopOrder.memberId',
  'shopOrder.receiverName',
  'shopOrder.carrierBillNumber',
  'shopOrder.batchId',
  'shopOrder.exception',
  'shopOrder.exceptionNote',
  'shopOrder.exceptionAt',
  'shopOrder.createdAt',
  'shopOrder.shippedAt',
  'shopOrder.deliveredAt',
] as const;
type Column = (typeof columns)[number] extends `shopOrder.${infer Name}` ? Name : never;
type Row = Pick<Selectable<Tables['shopOrder']>, Column>;
type Orders = SelectQueryBuilder<Tables, 'shopOrder', object>;

/** Joins names to a page of orders after pagination, so that only the page's rows are looked up. */
function withNames(p: TenantScope, page: SelectQueryBuilder<Tables, 'shopOrder', Row>) {
  return tables
    .selectFrom(page.as('shopOrder'))
    .innerJoin('shop', (join) =>
      join.on('shop.tenantId', '=', p.tenantId).onRef('shop.id', '=', 'shopOrder.shopId'),
    )
    .innerJoin('warehouse', (join) =>
      join
        .on('warehouse.tenantId', '=', p.tenantId)
        .onRef('warehouse.shopId', '=', 'shopOrder.shopId')
        .onRef('warehouse.id', '=', 'shopOrder.warehouseId'),
    )
    .innerJoin('line', (join) =>
      join
        .on('line.tenantId', '=', p.tenantId)
        .onRef('line.shopId', '=', 'shopOrder.shopId')
        .onRef('line.id', '=', 'shopOrder.lineId'),
    )
    .innerJoin('country', 'country.id', 'shopOrder.countryId')
    .innerJoin('member', (join) =>
      join
        .on('member.tenantId', '=', p.tenantId)
        .onRef('member.shopId', '=', 'shopOrder.shopId')
        .onRef('member.id', '=', 'shopOrder.memberId'),
    )
    .select(columns)
    .select(({ ref }) => [
      translatedTextInShopOrEmpty(ref('warehouse.names'), p.language).as('warehouseName'),
      translatedTextInShopOrEmpty(ref('line.names'), p.language).as('lineName'),
      translatedTextInShopOrEmpty(ref('country.names'), p.language).as('countryName'),
      'member.code as memberCode',
      'member.name as memberName',
    ]);
}

/** Kind of search. Each kind has its own prepared statements, so that each uses its index. */
export type OrderSearchKind = 'newest' | 'number' | 'billNumber' | 'member';
export type OrderFilters = {
  readonly hasShop: boolean;
  readonly hasWarehouse: boolean;
  readonly hasStep: boolean;
  readonly hasLine: boolean;
  /** The days asked for are those on which orders were placed or shipped. */
  readonly days: 'none' | 'placed' | 'shipped';
  readonly sort: OrderSort;
};
type Filter = NumberRange &
  Bounds & {
    tenantId: number;
    shopId: number;
    warehouseId: number;
    step: OrderStep;
    lineId: number;
    code: string;
  };
type Page = Filter & { language: Language; limit: number; offset: number };

/** Cap of the row count: no user pages that far, and an exact count would cost more than the page. */
const maxCounted = 10_000;
/** Scan limit: the end of the requested page, or the count cap. */
type ScanLimit = RawBuilder<number>;
const countScanLimit: ScanLimit = sql<number>`${sql.lit(maxCounted)}`;

function narrowed(query: Orders, p: Filter, filters: OrderFilters): Orders {
  let narrow = query.where('shopOrder.tenantId', '=', p.tenantId);
  if (filters.hasWarehouse) narrow = narrow.where('shopOrder.warehouseId', '=', p.warehouseId);
  if (filters.hasStep) narrow = narrow.where('shopOrder.step', '=', p.step);
  if (filters.hasLine) narrow = narrow.where('shopOrder.lineId', '=', p.lineId);
  if (filters.days !== 'none') narrow = narrow.where(isWithin(sql.ref(`shopOrder.${timeOf(filters)}`), p));
  return narrow;
}

/** The time that the days are about and that the list is ordered by. */
const timeOf = ({ days }: OrderFilters) => (days === 'shipped' ? 'shippedAt' : 'createdAt');

/** The id makes the order of equal rows stable. */
function inOrder<Q extends Ordered<Q>>(query: Q, filters: OrderFilters): Q {
  const by = filters.sort === 'amount' ? 'totalMinor' : timeOf(filters);
  const direction = filters.sort === 'oldest' ? 'asc' : 'desc';
  return query.orderBy(sql.ref(`shopOrder.${by}`), direction).orderBy(sql.ref('shopOrder.id'), direction);
}

const withShopFilter = (query: Orders, p: Filter, { hasShop }: OrderFilters) =>
  hasShop ? query.where('shopOrder.shopId', '=', p.shopId) : query;

/** Lateral subquery: at most `most` orders per row of the outer table. */
const lateral = (p: Filter, filters: OrderFilters, matching: string, most: ScanLimit) => (query: unknown) =>
  narrowed((query as typeof tables).selectFrom('shopOrder'), p, filters)
    .where(sql<boolean>`${sql.raw(matching)}`)
    .select(columns)
    .$call((query) => inOrder(query, filters))
    .limit(most)
    .as('shopOrder');

function matching(p: Filter, kind: OrderSearchKind, filters: OrderFilters, most: ScanLimit) {
  const orders = () => withShopFilter(narrowed(tables.selectFrom('shopOrder'), p, filters), p, filters);
  if (kind === 'number' || kind === 'billNumber') {
    const found = orders().where(({ or, ref }) =>
      kind === 'number'
        ? or([hasBeginning(ref('shopOrder.number'), p), hasTail(ref('shopOrder.reversedNumber'), p)])
        : or([
            hasBeginning(ref('shopOrder.carrierBillNumber'), p),
            hasTail(ref('shopOrder.reversedBillNumber'), p),
          ]),
    );
    return tables.selectFrom(found.select(columns).limit(most).as('shopOrder'));
  }
  if (kind === 'member') {
    let owners = tables
      .selectFrom('member')
      .where('member.tenantId', '=', p.tenantId)
      .where('member.code', '=', p.code);
    if (filters.hasShop) owners = owners.where('member.shopId', '=', p.shopId);
    const own = 'shop_order.shop_id = member.shop_id and shop_order.member_id = member.id';
    const found = owners
      .innerJoinLateral(lateral(p, filters, own, most), (join) => join.onTrue())
      .select(columns);
    return tables.selectFrom(found.as('shopOrder'));
  }
  // The index by step and time spans all shops; otherwise each shop has its own index.
  if (filters.hasStep && filters.sort !== 'amount')
    return tables.selectFrom(
      orders()
        .select(columns)
        .$call((query) => inOrder(query, filters))
        .limit(most)
        .as('shopOrder'),
    );
  let shops = tables.selectFrom('shop').where('shop.tenantId', '=', p.tenantId);
  if (filters.hasShop) shops = shops.where('shop.id', '=', p.shopId);
  const found = shops
    .innerJoinLateral(lateral(p, filters, 'shop_order.shop_id = shop.id', most), (join) => join.onTrue())
    .select(columns);
  return tables.selectFrom(found.as('shopOrder'));
}

const pageOf = (kind: OrderSearchKind, filters: OrderFilters) =>
  prepare((p: Page) => {
    // A number index is in no order of the list, so all rows with the prefix are read before sorting.
    const isByNumber = kind === 'number' || kind === 'billNumber';
    const most: ScanLimit = isByNumber
      ? countScanLimit
      : sql<number>`${p.limit}::bigint + ${p.offset}::bigint`;
    const page = matching(p, kind, filters, most)
      .select(columns)
      .$call((query) => inOrder(query, filters))
      .limit(p.limit)
      .offset(p.offset);
    return inOrder(withNames(p, page as unknown as SelectQueryBuilder<Tables, 'shopOrder', Row>), filters);
  });
const countOf = (kind: OrderSearchKind, filters: OrderFilters) =>
  prepare((p: Filter) =>
    matching(p, kind, filters, countScanLimit).select(
      sql<number>`least(count(*), ${sql.lit(maxCounted)})`.as('total'),
    ),
  );

type Statements = {
  readonly page: ReturnType<typeof pageOf>;
  readonly count: ReturnType<typeof countOf>;
};
const statementCache = new Map<string, Statements>();

/** Memoizes the statements of a search kind and filter combination. */
export function searchStatements(kind: OrderSearchKind, filters: OrderFilters): Statements {
  const name = `${kind} ${Object.values(filters).join(' ')}`;
  const statements = statementCache.get(name) ?? {
    page: pageOf(kind, filters),
    count: countOf(kind, filters),
  };
  statementCache.set(name, statements);
  return statements;
}

export const orderRowForStaff = prepare((p: OrderScope & TenantScope) =>
  withNames(
    p,
    tables
      .selectFrom('shopOrder')
      .select(columns)
      .where('shopOrder.tenantId', '=', p.tenantId)
      .where('shopOrder.shopId', '=', p.shopId)
      .where('shopOrder.id', '=', p.id),
  ),
);

type ExceptionFilter = { tenantId: number; shopId: number | null; exception: OrderException | null };

const selectExceptions = (p: ExceptionFilter) =>
  tables
    .selectFrom('shopOrder')
    .where('shopOrder.tenantId', '=', p.tenantId)
    // Literal SQL, so that the planner matches the partial index of exceptions.
    .where(sql<boolean>`shop_order.exception is not null`)
    .where(sql<boolean>`(${p.shopId}::int is null or shop_order.shop_id = ${p.shopId}::int)`)
    .where(sql<boolean>`(${p.exception}::text is null or shop_order.exception = ${p.exception}::text)`);

/** Longest waiting first. */
export const exceptionPage = prepare((p: ExceptionFilter & Pick<Page, 'language' | 'limit' | 'offset'>) => {
  const page = selectExceptions(p)
    .select(columns)
    .orderBy('shopOrder.exceptionAt')
    .orderBy('shopOrder.id')
    .limit(p.limit)
    .offset(p.offset);
  return withNames(p, page).orderBy('shopOrder.exceptionAt').orderBy('shopOrder.id');
});
export const exceptionCount = prepare((p: ExceptionFilter) =>
  selectExceptions(p).select(({ fn }) => fn.countAll<number>().as('total')),
);

/** Waiting times per kind of exception. */
export const exceptionAges = prepare((p: Omit<ExceptionFilter, 'exception'>) =>
  tables
    .selectFrom('shopOrder')
    .select([
      sql<OrderException>`exception`.as('exception'),
      sql<number>`count(*)`.as('orders'),
      sql<number>`count(*) filter (where exception_at < now() - interval '1 day')`.as('overDay'),
      sql<number>`count(*) filter (where exception_at < now() - interval '3 days')`.as('overThreeDays'),
      sql<Date>`min(exception_at)`.as('oldestAt'),
    ])
    .where('tenantId', '=', p.tenantId)
    .where(sql<boolean>`exception is not null`)
    .where(sql<boolean>`(${p.shopId}::int is null or shop_id = ${p.shopId}::int)`)
    .groupBy('exception')
    .orderBy(sql`min(exception_at)`),
);
