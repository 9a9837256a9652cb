import { staffOnlyParcelActs, type OwnerAct, type ParcelStage } from '@onehaul/domain/parcel/parcel-state';
import { type Expression, sql } from 'kysely';
import { type ReaderPage, type ReaderParameters, translatedText } from '../../db/page.ts';
import { sameShop } from '../../db/same-shop.ts';
import { prepare, prepareChange, tables } from '../../db/statement.ts';

/** Filters of a member's list. Each combination has its own prepared statement, served by its index. */
export type ParcelFilters = {
  readonly hasStage: boolean;
  readonly hasWarehouse: boolean;
  readonly hasSearch: boolean;
  readonly hasFreeDays: boolean;
};
type MemberScope = { tenantId: number; shopId: number; memberId: number };
type ParcelFilter = {
  memberId: number;
  stage: ParcelStage;
  warehouseId: number;
  search: string;
  afterSearch: string;
  freeDaysAtMost: number;
  now: Date;
};

/** Cap of the row count where no tally applies: no user pages that far, and counting on is expensive. */
const maxCounted = 10_000;

/** Row-level security keeps `LIKE`, which is not leakproof, out of index conditions; these are leakproof. */
const startsWith = (column: Expression<unknown>, first: string, after: string) =>
  sql<boolean>`(${column} ~>=~ ${first} and ${column} ~<~ ${after})`;

function matching(p: MemberScope & ParcelFilter, filters: ParcelFilters) {
  let query = tables
    .selectFrom('parcel')
    .where('parcel.tenantId', '=', p.tenantId)
    .where('parcel.shopId', '=', p.shopId)
    .where('parcel.memberId', '=', p.memberId);
  query = filters.hasStage
    ? query.where('parcel.stage', '=', p.stage)
    : query.where('parcel.stage', '<>', 'joined');
  if (filters.hasWarehouse) query = query.where('parcel.warehouseId', '=', p.warehouseId);
  if (filters.hasSearch) {
    query = query.where(({ ref }) => startsWith(ref('parcel.courierNumber'), p.search, p.afterSearch));
  }
  if (filters.hasFreeDays) {
    // A paused clock is compared at its pause time; parcels that left the warehouse have no free days.
    query = query.where('parcel.state', 'in', ['stored', 'onHold', 'reserved', 'packed']).where(
      sql<boolean>`parcel.free_until <= coalesce(parcel.paused_at, ${p.now}::timestamptz)
          + make_interval(days => ${p.freeDaysAtMost}::int)`,
    );
  }
  return query;
}

/** A stage's or the grand total comes from the tally table; narrower filters count up to `maxCounted`. */
function totalOf(p: MemberScope & ParcelFilter, filters: ParcelFilters) {
  if (filters.hasWarehouse || filters.hasSearch || filters.hasFreeDays) {
    return tables
      .selectFrom(
        matching(p, filters)
          .select(sql<number>`1`.as('one'))
          .limit(sql<number>`${sql.lit(maxCounted)}`)
          .as('counted'),
      )
      .select(({ fn }) => fn.countAll<number>().as('total'));
  }
  const tally = tables
    .selectFrom('parcelTally')
    .select(sql<number>`coalesce(sum(parcels), 0)`.as('total'))
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('memberId', '=', p.memberId);
  return filters.hasStage ? tally.where('stage', '=', p.stage) : tally.where('stage', '<>', 'joined');
}

const ownColumns = [
  'parcel.id',
  'parcel.courierNumber',
  'parcel.piece',
  'parcel.state',
  'parcel.stage',
  'parcel.warehouseId',
  'parcel.goodsName',
  'parcel.goodsTypeId',
  'parcel.quantity',
  'parcel.unitPriceCents',
  'parcel.remark',
  'parcel.weightGrams',
  'parcel.lengthMm as lengthMillimetres',
  'parcel.widthMm as widthMillimetres',
  'parcel.heightMm as heightMillimetres',
  'parcel.orderId',
  'parcel.holdReason',
  'parcel.holdNote',
  'parcel.receivedAt',
  'parcel.storedAt',
  'parcel.freeUntil',
  'parcel.abandonAt',
  'parcel.pausedAt',
  'parcel.pausedSeconds',
  'parcel.createdAt',
  'parcel.updatedAt',
] as const;

/** Parcels as members see them: with names in the reader's language. */
const selectParcels = (p: ReaderParameters) =>
  tables
    .selectFrom('parcel')
    .innerJoin('warehouse', (join) =>
      sameShop(join, 'warehouse', 'parcel').onRef('warehouse.id', '=', 'parcel.warehouseId'),
    )
    .leftJoin('goodsType', (join) =>
      sameShop(join, 'goodsType', 'parcel').onRef('goodsType.id', '=', 'parcel.goodsTypeId'),
    )
    .leftJoin('bin', (join) => sameShop(join, 'bin', 'parcel').onRef('bin.id', '=', 'parcel.binId'))
    .select(ownColumns)
    .select(({ ref, fn, selectFrom }) => [
      translatedText(ref('warehouse.names'), p).as('warehouseName'),
      sql<string>`coalesce(${translatedText(ref('goodsType.names'), p)}, '')`.as('goodsTypeName'),
      fn.coalesce('bin.code', sql<string>`''`).as('binCode'),
      selectFrom('parcelPhoto')
        .select(fn.countAll<number>().as('count'))
        .whereRef('parcelPhoto.tenantId', '=', 'parcel.tenantId')
        .whereRef('parcelPhoto.shopId', '=', 'parcel.shopId')
        .whereRef('parcelPhoto.parcelId', '=', 'parcel.id')
        .$castTo<{ count: number }>()
        .as('photoCount'),
    ])
    .where('parcel.tenantId', '=', p.tenantId)
    .where('parcel.shopId', '=', p.shopId);

const parcelPageOf = (filters: ParcelFilters) =>
  prepare((p: ReaderPage & ParcelFilter) => {
    // Paginates by id from an index first; names and photos are joined for the page's rows only.
    const page = matching(p, filters)
      .select('parcel.id')
      .orderBy('parcel.id', 'desc')
      .limit(p.limit)
      .offset(p.offset);
    return selectParcels(p)
      .innerJoin(page.as('page'), (join) => join.onRef('page.id', '=', 'parcel.id'))
      .select(totalOf(p, filters).$asScalar().$notNull().as('total'))
      .orderBy('parcel.id', 'desc');
  });
const pages = new Map<string, ReturnType<typeof parcelPageOf>>();

/** Memoizes the statement of a filter combination. */
export function parcelPage(filters: ParcelFilters): ReturnType<typeof parcelPageOf> {
  const { hasStage, hasWarehouse, hasSearch, hasFreeDays } = filters;
  const name = `${hasStage} ${hasWarehouse} ${hasSearch} ${hasFreeDays}`;
  const statement = pages.get(name) ?? parcelPageOf(filters);
  pages.set(name, statement);
  return statement;
}

export const parcelById = prepare((p: ReaderParameters & { memberId: number; id: number }) =>
  selectParcels(p)
    .where('parcel.memberId', '=', p.memberId)
    .where('parcel.id', '=', p.id)
    .where('parcel.stage', '<>', 'joined'),
);
export type ParcelRow = NonNullable<(typeof parcelById)['row']>;

export const talliesOfMember = prepare((p: MemberScope) =>
  tables
    .selectFrom('parcelTally')
    .select(['stage', 'parcels'])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('memberId', '=', p.memberId),
);

type ParcelScope = { tenantId: number; shopId: number; parcelId: number };

export const photosOfParcel = prepare((p: ParcelScope) =>
  tables
    .selectFrom('parcelPhoto')
    .select(['id', 'kind', 'fileKey', 'createdAt as takenAt'])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('parcelId', '=', p.parcelId)
    .orderBy('createdAt')
    .orderBy('id'),
);

/** Events that the owner may read. */
export const eventsOfParcel = prepare((p: ParcelScope) =>
  tables
    .selectFrom('parcelEvent')
    .select([
      'id',
      sql<OwnerAct>`act`.as('act'),
      'fromState as from',
      'toState as to',
      'actor',
      'reason',
      'proof',
      'details',
      'createdAt',
    ])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('parcelId', '=', p.parcelId)
    .where('act', 'not in', staffOnlyParcelActs)
    .orderBy('id', 'desc')
    .limit(sql<number>`200`),
);

type Goods = ParcelScope & {
  goodsName: string;
  goodsTypeId: number;
  quantity: number;
  unitPriceCents: number;
  remark: string;
};

export const describeGoods = prepareChange((p: Goods) =>
  tables
    .updateTable('parcel')
    .set({
      goodsName: p.goodsName,
      goodsTypeId: p.goodsTypeId,
      quantity: p.quantity,
      unitPriceCents: p.unitPriceCents,
      remark: p.remark,
    })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.parcelId),
);
