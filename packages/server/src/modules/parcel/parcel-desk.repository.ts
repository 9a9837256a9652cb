import type { ParcelSort } from '@onehaul/contract/console/parcels';
import type { Language } from '@onehaul/domain/language';
import type { ParcelState } from '@onehaul/domain/parcel/parcel-state';
import { type RawBuilder, type Selectable, type SelectQueryBuilder, sql } from 'kysely';
import { type Bounds, isWithin, type Ordered, translatedTextInShopOrEmpty } from '../../db/page.ts';
import { sameShop } from '../../db/same-shop.ts';
import { prepare, tables } from '../../db/statement.ts';
import type { Tables } from '../../db/tables.ts';
import { hasBeginning, hasTail, type NumberRange } from '../../db/text-range.ts';

type TenantScope = { tenantId: number; language: Language };
type ParcelScope = { tenantId: number; shopId: number; id: number };

const columns = [
  'parcel.shopId',
  'parcel.id',
  'parcel.courierNumber',
  'parcel.piece',
  'parcel.state',
  'parcel.holdReason',
  'parcel.holdNote',
  'parcel.warehouseId',
  'parcel.memberId',
  'parcel.binId',
  'parcel.goodsName',
  'parcel.weightGrams',
  'parcel.receivedAt',
  'parcel.storedAt',
  'parcel.freeUntil',
  'parcel.createdAt',
] as const;
type Column = (typeof columns)[number] extends `parcel.${infer Name}` ? Name : never;
type Row = Pick<Selectable<Tables['parcel']>, Column>;
type Parcels = SelectQueryBuilder<Tables, 'parcel', object>;

/** Joins names to a page of parcels after pagination, so that only the page's rows are looked up. */
function withNames(p: TenantScope, page: SelectQueryBuilder<Tables, 'parcel', Row>) {
  return tables
    .selectFrom(page.as('parcel'))
    .innerJoin('shop', (join) =>
      join.on('shop.tenantId', '=', p.tenantId).onRef('shop.id', '=', 'parcel.shopId'),
    )
    .innerJoin('warehouse', (join) =>
      join
        .on('warehouse.tenantId', '=', p.tenantId)
        .onRef('warehouse.shopId', '=', 'parcel.shopId')
        .onRef('warehouse.id', '=', 'parcel.warehouseId'),
    )
    .leftJoin('bin', (join) =>
      join
        .on('bin.tenantId', '=', p.tenantId)
        .onRef('bin.shopId', '=', 'parcel.shopId')
        .onRef('bin.id', '=', 'parcel.binId'),
    )
    .leftJoin('member', (join) =>
      join
        .on('member.tenantId', '=', p.tenantId)
        .onRef('member.shopId', '=', 'parcel.shopId')
        .onRef('member.id', '=', 'parcel.memberId'),
    )
    .select(columns)
    .select(({ ref }) => [
      translatedTextInShopOrEmpty(ref('warehouse.names'), p.language).as('warehouseName'),
      sql<string>`coalesce(bin.code, '')`.as('binCode'),
      sql<string>`coalesce(member.code, '')`.as('memberCode'),
      sql<string>`coalesce(member.name, '')`.as('memberName'),
    ]);
}

/** Kind of search. Each kind has its own prepared statements, so that each uses its index. */
export type ParcelSearchKind = 'newest' | 'number' | 'member';
export type ParcelSearchFilters = {
  readonly hasShop: boolean;
  readonly hasWarehouse: boolean;
  readonly hasState: boolean;
  readonly isWithoutBin: boolean;
  readonly hasDays: boolean;
  readonly sort: ParcelSort;
};
type Filter = NumberRange &
  Bounds & {
    tenantId: number;
    shopId: number;
    warehouseId: number;
    state: ParcelState;
    code: string;
  };
type Page = Filter & { language: Language; limit: number; offset: number };

/** Cap of the row count: no user pages that far, and an exact count would cost more than the page. */
const maxCounted = 10_000;

function narrowed(query: Parcels, p: Filter, kind: ParcelSearchKind, filters: ParcelSearchFilters): Parcels {
  let narrow = query.where('parcel.tenantId', '=', p.tenantId).where('parcel.stage', '<>', 'joined');
  if (filters.hasWarehouse) narrow = narrow.where('parcel.warehouseId', '=', p.warehouseId);
  if (filters.hasState) narrow = narrow.where('parcel.state', '=', p.state);
  if (filters.isWithoutBin) narrow = narrow.where('parcel.binId', 'is', null);
  if (filters.hasDays) narrow = narrow.where(isWithin(receivedOrForecastAt, p));
  if (kind === 'number')
    narrow = narrow.where(({ or, ref }) =>
      or([hasBeginning(ref('parcel.courierNumber'), p), hasTail(ref('parcel.reversedCourierNumber'), p)]),
    );
  return narrow;
}

/** Scan limit: the end of the requested page, or the count cap. */
type ScanLimit = RawBuilder<number>;
const countScanLimit: ScanLimit = sql<number>`${sql.lit(maxCounted)}`;

/**
 * Receipt time, else forecast time. Must equal the index expression, which is no `coalesce`: PostgreSQL takes that for
 * something that may reveal rows, and so compares it with the days after row security, without the index.
 */
const receivedOrForecastAt = sql<Date>`case when parcel.received_at is null then parcel.created_at else parcel.received_at end`;

/** The id makes the order of equal rows stable. */
function inOrder<Q extends Ordered<Q>>(query: Q, { sort }: ParcelSearchFilters): Q {
  const id = sql.ref('parcel.id');
  // Parcels without a weight come last.
  if (sort === 'weight')
    return query.orderBy(sql.ref('parcel.weightGrams'), (by) => by.desc().nullsLast()).orderBy(id, 'desc');
  const direction = sort === 'oldest' ? 'asc' : 'desc';
  return query.orderBy(receivedOrForecastAt, direction).orderBy(id, direction);
}

/** Reads in index order, at most `most` rows per shop or member; the caller sorts the union. */
function matching(p: Filter, kind: ParcelSearchKind, filters: ParcelSearchFilters, most: ScanLimit) {
  if (kind === 'number') {
    let found = narrowed(tables.selectFrom('parcel'), p, kind, filters);
    if (filters.hasShop) found = found.where('parcel.shopId', '=', p.shopId);
    return tables.selectFrom(found.select(columns).limit(most).as('parcel'));
  }
  if (kind === 'member') {
    let owners = tables
      .selectFrom('member')
      .where('member.tenantId', '=', p.tenantId)
      .where('member.code', '=', p.code);
    if (filters.hasShop) owners = owners.where('member.shopId', '=', p.shopId);
    const found = owners
      .innerJoinLateral(
        (query) =>
          narrowed(query.selectFrom('parcel') as unknown as Parcels, p, kind, filters)
            .where(sql<boolean>`parcel.shop_id = member.shop_id and parcel.member_id = member.id`)
            .select(columns)
            .$call((found) => inOrder(found, filters))
            .limit(most)
            .as('parcel'),
        (join) => join.onTrue(),
      )
      .select(columns);
    return tables.selectFrom(found.as('parcel'));
  }
  let shops = tables.selectFrom('shop').where('shop.tenantId', '=', p.tenantId);
  if (filters.hasShop) shops = shops.where('shop.id', '=', p.shopId);
  const found = shops
    .innerJoinLateral(
      (query) =>
        narrowed(query.selectFrom('parcel') as unknown as Parcels, p, kind, filters)
          .where(sql<boolean>`parcel.shop_id = shop.id`)
          .select(columns)
          .$call((parcels) => inOrder(parcels, filters))
          .limit(most)
          .as('parcel'),
      (join) => join.onTrue(),
    )
    .select(columns);
  return tables.selectFrom(found.as('parcel'));
}

const pageOf = (kind: ParcelSearchKind, filters: ParcelSearchFilters) =>
  prepare((p: Page) => {
    // The number index is in no order of the list, so all rows with the prefix are read before sorting.
    const most: ScanLimit =
      kind === 'number' ? countScanLimit : sql<number>`${p.limit}::bigint + ${p.offset}::bigint`;
    const page = matching(p, kind, filters, most)
      .select(columns)
      .$call((query) => inOrder(query, filters))
      .limit(p.limit)
      .offset(p.offset);
    return inOrder(withNames(p, page as unknown as SelectQueryBuilder<Tables, 'parcel', Row>), filters);
  });
const countOf = (kind: ParcelSearchKind, filters: ParcelSearchFilters) =>
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
export function searchStatements(kind: ParcelSearchKind, filters: ParcelSearchFilters): Statements {
  const name = `${kind} ${Object.values(filters).join(' ')}`;
  const statements = statementCache.get(name) ?? {
    page: pageOf(kind, filters),
    count: countOf(kind, filters),
  };
  statementCache.set(name, statements);
  return statements;
}

export const parcelForStaff = prepare((p: ParcelScope & TenantScope) =>
  withNames(
    p,
    tables
      .selectFrom('parcel')
      .select(columns)
      .where('parcel.tenantId', '=', p.tenantId)
      .where('parcel.shopId', '=', p.shopId)
      .where('parcel.id', '=', p.id),
  ),
);

/** Goods data that list rows omit. */
export const goodsOfParcel = prepare((p: ParcelScope & TenantScope) =>
  tables
    .selectFrom('parcel')
    .innerJoin('shop', (join) =>
      join.onRef('shop.tenantId', '=', 'parcel.tenantId').onRef('shop.id', '=', 'parcel.shopId'),
    )
    .leftJoin('goodsType', (join) =>
      sameShop(join, 'goodsType', 'parcel').onRef('goodsType.id', '=', 'parcel.goodsTypeId'),
    )
    .select(({ ref }) => [
      translatedTextInShopOrEmpty(ref('goodsType.names'), p.language).as('goodsTypeName'),
      'parcel.quantity',
      'parcel.unitPriceCents',
      'parcel.remark',
      'parcel.lengthMm as lengthMillimetres',
      'parcel.widthMm as widthMillimetres',
      'parcel.heightMm as heightMillimetres',
      'parcel.abandonAt',
    ])
    .where('parcel.tenantId', '=', p.tenantId)
    .where('parcel.shopId', '=', p.shopId)
    .where('parcel.id', '=', p.id),
);

export const photosOfParcel = prepare((p: ParcelScope) =>
  tables
    .selectFrom('parcelPhoto')
    .select(['id', 'kind', 'fileKey', 'createdAt as takenAt'])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('parcelId', '=', p.id)
    .orderBy('createdAt'),
);

/** The parcel's event log, newest first, limited. */
export const eventsOfParcel = prepare((p: ParcelScope) =>
  tables
    .selectFrom('parcelEvent')
    .leftJoin('staff', (join) =>
      join
        .on('parcelEvent.actor', '=', 'staff')
        .onRef('staff.tenantId', '=', 'parcelEvent.tenantId')
        .onRef('staff.id', '=', 'parcelEvent.actorId'),
    )
    .leftJoin('member', (join) =>
      join
        .on('parcelEvent.actor', '=', 'member')
        .onRef('member.tenantId', '=', 'parcelEvent.tenantId')
        .onRef('member.shopId', '=', 'parcelEvent.shopId')
        .onRef('member.id', '=', 'parcelEvent.actorId'),
    )
    .select([
      'parcelEvent.id',
      'parcelEvent.act',
      'parcelEvent.fromState as from',
      'parcelEvent.toState as to',
      'parcelEvent.actor',
      sql<string>`coalesce(staff.name, member.name, '')`.as('actorName'),
      'parcelEvent.reason',
      'parcelEvent.details',
      'parcelEvent.createdAt',
    ])
    .where('parcelEvent.tenantId', '=', p.tenantId)
    .where('parcelEvent.shopId', '=', p.shopId)
    .where('parcelEvent.parcelId', '=', p.id)
    .orderBy('parcelEvent.id', 'desc')
    .limit(200),
);

type UnownedPage = TenantScope & { shopId: number | null; limit: number; offset: number };

const selectWaiting = (
  p: Omit<UnownedPage, 'language' | 'limit' | 'offset'>,
  kind: 'unclaimed' | 'abandoned',
) => {
  const parcels = tables
    .selectFrom('parcel')
    .where('parcel.tenantId', '=', p.tenantId)
    .where(sql<boolean>`(${p.shopId}::int is null or parcel.shop_id = ${p.shopId}::int)`);
  // Literal SQL, not parameters, so that the planner matches the partial indexes of the console lists.
  return kind === 'unclaimed'
    ? parcels.where(sql<boolean>`parcel.stage = 'unclaimed'`)
    : parcels.where(sql<boolean>`parcel.storage_step = 'abandoned' and parcel.state in ('stored', 'onHold')`);
};

const waitingPage = (kind: 'unclaimed' | 'abandoned') =>
  prepare((p: UnownedPage) => {
    const page = selectWaiting(p, kind)
      .select(columns)
      .orderBy('parcel.receivedAt')
      .orderBy('parcel.id')
      .limit(p.limit)
      .offset(p.offset);
    return withNames(p, page)
      .leftJoin('disposal', (join) =>
        join
          .on('disposal.tenantId', '=', p.tenantId)
          .onRef('disposal.shopId', '=', 'parcel.shopId')
          .onRef('disposal.parcelId', '=', 'parcel.id')
          .on('disposal.state', '=', 'open'),
      )
      .leftJoin('staff', (join) =>
        join.on('staff.tenantId', '=', p.tenantId).onRef('staff.id', '=', 'disposal.proposedBy'),
      )
      .leftJoin('setting', (join) =>
        join
          .on('setting.tenantId', '=', p.tenantId)
          .onRef('setting.shopId', '=', 'parcel.shopId')
          .on('setting.name', '=', 'unclaimedNoticeDays'),
      )
      .select([
        sql<number>`(select count(*) from parcel_claim claim where claim.tenant_id = ${p.tenantId}
          and claim.shop_id = parcel.shop_id and claim.parcel_id = parcel.id and claim.state = 'open')`.as(
          'openClaims',
        ),
        'setting.value as ownNoticeDays',
        'disposal.id as disposalId',
        'disposal.outcome',
        'disposal.reason',
        'disposal.proposedBy as proposedById',
        'disposal.proposedAt',
        sql<string>`coalesce(staff.name, '')`.as('proposedBy'),
      ])
      .orderBy('parcel.receivedAt')
      .orderBy('parcel.id');
  });
const waitingCount = (kind: 'unclaimed' | 'abandoned') =>
  prepare((p: Omit<UnownedPage, 'language' | 'limit' | 'offset'>) =>
    selectWaiting(p, kind).select(({ fn }) => fn.countAll<number>().as('total')),
  );

export const waitingParcels = {
  unclaimed: { page: waitingPage('unclaimed'), count: waitingCount('unclaimed') },
  abandoned: { page: waitingPage('abandoned'), count: waitingCount('abandoned') },
};
