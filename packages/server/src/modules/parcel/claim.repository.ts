import { sql } from 'kysely';
import { type ReaderPage, translatedText } from '../../db/page.ts';
import { sameShop } from '../../db/same-shop.ts';
import { prepare, prepareChange, tables } from '../../db/statement.ts';

type ShopScope = { tenantId: number; shopId: number };
type MemberScope = ShopScope & { memberId: number };

/** Cap of the count per warehouse; a backlog beyond this is an operational problem, not a figure to show. */
const maxUnclaimed = 1000;

/** Literal SQL, not a parameter, so that the planner matches the partial index of the console lists. */
const isUnowned = sql<boolean>`parcel.stage = 'unclaimed'`;

/** Counts per warehouse, in index order, each capped at `maxUnclaimed`. */
export const countUnclaimed = prepare((p: ShopScope) =>
  tables
    .selectFrom('warehouse')
    .innerJoinLateral(
      ({ selectFrom, fn }) =>
        selectFrom(({ selectFrom: from }) =>
          from('parcel')
            .select(sql<number>`1`.as('one'))
            .where('parcel.tenantId', '=', p.tenantId)
            .where('parcel.shopId', '=', p.shopId)
            .whereRef('parcel.warehouseId', '=', 'warehouse.id')
            .where(isUnowned)
            .limit(sql<number>`${sql.lit(maxUnclaimed)}`)
            .as('some'),
        )
          .select(fn.countAll<number>().as('parcels'))
          .as('counted'),
      (join) => join.onTrue(),
    )
    .select(sql<number>`coalesce(sum(counted.parcels), 0)`.as('total'))
    .where('warehouse.tenantId', '=', p.tenantId)
    .where('warehouse.shopId', '=', p.shopId),
);

type UnclaimedPage = ReaderPage & { memberId: number; warehouseId: number | null; search: string };

/** How many leading characters of a number are public: must match `maskCourierNumber`. */
const visibleLength = sql<number>`length(parcel.courier_number)
  - greatest(4, ceil(length(parcel.courier_number) / 3.0)::int)`;

/**
 * Unowned parcels, newest first. The search matches only the unmasked prefix of a number; matching the masked
 * characters would let a caller recover them one by one.
 */
export const unclaimedPage = prepare((p: UnclaimedPage) => {
  const matching = tables
    .selectFrom('parcel')
    .where('parcel.tenantId', '=', p.tenantId)
    .where('parcel.shopId', '=', p.shopId)
    .where(isUnowned)
    .where(sql<boolean>`(${p.warehouseId}::int is null or parcel.warehouse_id = ${p.warehouseId}::int)`)
    .where(
      sql<boolean>`starts_with(left(parcel.courier_number, ${visibleLength}), left(${p.search}::text, ${visibleLength}))`,
    );
  return tables
    .selectFrom(
      matching
        .select([
          'parcel.id',
          'parcel.courierNumber',
          'parcel.warehouseId',
          'parcel.receivedAt',
          'parcel.createdAt',
          'parcel.weightGrams',
          sql<number>`count(*) over ()`.as('total'),
        ])
        .orderBy('parcel.id', 'desc')
        .limit(p.limit)
        .offset(p.offset)
        .as('parcel'),
    )
    .innerJoin('warehouse', (join) =>
      join
        .on('warehouse.tenantId', '=', p.tenantId)
        .on('warehouse.shopId', '=', p.shopId)
        .onRef('warehouse.id', '=', 'parcel.warehouseId'),
    )
    .select(({ ref, fn, selectFrom, exists }) => [
      'parcel.id',
      'parcel.courierNumber',
      'parcel.warehouseId',
      translatedText(ref('warehouse.names'), p).as('warehouseName'),
      fn.coalesce('parcel.receivedAt', 'parcel.createdAt').as('receivedAt'),
      'parcel.weightGrams',
      'parcel.total',
      selectFrom('parcelPhoto')
        .select('blurredKey')
        .where('parcelPhoto.tenantId', '=', p.tenantId)
        .where('parcelPhoto.shopId', '=', p.shopId)
        .whereRef('parcelPhoto.parcelId', '=', 'parcel.id')
        // Excludes label photos: even blurred, the number could be recovered from one.
        .where('parcelPhoto.kind', '<>', 'label')
        .orderBy('parcelPhoto.createdAt', 'desc')
        .limit(sql<number>`1`)
        .as('blurredKey'),
      exists(
        selectFrom('parcelClaim')
          .select('parcelClaim.id')
          .where('parcelClaim.tenantId', '=', p.tenantId)
          .where('parcelClaim.shopId', '=', p.shopId)
          .whereRef('parcelClaim.parcelId', '=', 'parcel.id')
          .where('parcelClaim.memberId', '=', p.memberId)
          .where('parcelClaim.state', '=', 'open'),
      ).as('isClaimed'),
    ])
    .orderBy('parcel.id', 'desc');
});

/** The courier number of an unowned parcel. */
export const courierNumberOfUnclaimed = prepare((p: ShopScope & { parcelId: number }) =>
  tables
    .selectFrom('parcel')
    .select('courierNumber')
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.parcelId)
    .where(isUnowned),
);

/** Row lock on the account while a guess is counted, so concurrent guesses cannot bypass the limit. */
export const lockGuesser = prepareChange((p: MemberScope) =>
  tables
    .selectFrom('member')
    .select('id')
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.memberId)
    .forNoKeyUpdate(),
);

export const missesOfLastDay = prepare((p: MemberScope) =>
  tables
    .selectFrom('claimMiss')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('memberId', '=', p.memberId)
    .where('createdAt', '>', sql<Date>`now() - interval '1 day'`),
);

export const insertMiss = prepareChange((p: MemberScope & { parcelId: number }) =>
  tables
    .insertInto('claimMiss')
    .values({ tenantId: p.tenantId, shopId: p.shopId, memberId: p.memberId, parcelId: p.parcelId }),
);

type Alike = MemberScope & { beginnings: string[]; lengths: number[] };

/** Counts the member's forecasts of the last day with the same visible prefix and length. */
export const forecastsAlike = prepare((p: Alike) =>
  tables
    .selectFrom('parcel')
    .innerJoin(
      sql<{
        beginning: string;
        signs: number;
      }>`unnest(${p.beginnings}::text[], ${p.lengths}::int[])`.as<'shown'>(sql`shown (beginning, signs)`),
      (join) =>
        join
          .on(sql<boolean>`parcel.courier_number ~>=~ shown.beginning`)
          .on(sql<boolean>`parcel.courier_number ~<~ (shown.beginning || chr(1114111))`)
          .on(sql<boolean>`length(parcel.courier_number) = shown.signs`),
    )
    .select(({ fn }) => ['shown.beginning', 'shown.signs', fn.countAll<number>().as('count')])
    .where('parcel.tenantId', '=', p.tenantId)
    .where('parcel.shopId', '=', p.shopId)
    .where('parcel.memberId', '=', p.memberId)
    .where('parcel.createdAt', '>', sql<Date>`now() - interval '1 day'`)
    .groupBy(['shown.beginning', 'shown.signs']),
);

/** Filters the ids to files that this account uploaded. */
export const ownFilesOf = prepare((p: MemberScope & { ids: string[] }) =>
  tables
    .selectFrom('file')
    .select('id')
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('memberId', '=', p.memberId)
    .where(sql<boolean>`id = any(${p.ids}::uuid[])`),
);

type NewClaims = MemberScope & { parcelIds: number[]; note: string; proof: string[] };

/** Inserts one claim per parcel; a parcel the member already has an open claim on returns no row. */
export const insertClaims = prepareChange((p: NewClaims) =>
  tables
    .insertInto('parcelClaim')
    .columns(['tenantId', 'shopId', 'parcelId', 'memberId', 'note', 'proof'])
    .expression(
      sql`select ${p.tenantId}::int, ${p.shopId}::int, parcel_id, ${p.memberId}::int, ${p.note}::text,
            ${p.proof}::uuid[]
          from unnest(${p.parcelIds}::bigint[]) as parcel_id order by parcel_id`,
    )
    .onConflict((conflict) =>
      conflict
        .columns(['tenantId', 'shopId', 'parcelId', 'memberId'])
        .where(sql<boolean>`state = 'open'`)
        .doNothing(),
    )
    .returning(['id', 'parcelId']),
);

/** All members with a live forecast of this number, with the forecast time. */
export const forecastsOfNumber = prepare((p: ShopScope & { courierNumber: string }) =>
  tables
    .selectFrom('parcel')
    .select([sql<number>`member_id`.as('memberId'), 'createdAt as since'])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('courierNumber', '=', p.courierNumber)
    .where(sql<boolean>`state = 'forecast' and joined_id is null`),
);

export const openClaimsOf = prepare((p: ShopScope & { parcelId: number }) =>
  tables
    .selectFrom('parcelClaim')
    .select(['id', 'memberId'])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('parcelId', '=', p.parcelId)
    .where('state', '=', 'open'),
);

/** File keys of a claim's proof pictures in submission order; deleted files are omitted. */
export const proofKeys = sql<string[]>`array(
  select file.file_key from unnest(parcel_claim.proof) with ordinality as named (id, place)
  join file on file.tenant_id = parcel_claim.tenant_id and file.shop_id = parcel_claim.shop_id
    and file.id = named.id
  order by place)`;

const selectClaims = (p: Omit<ReaderPage, 'limit' | 'offset'> & { memberId: number }) =>
  tables
    .selectFrom('parcelClaim')
    .innerJoin('parcel', (join) =>
      sameShop(join, 'parcel', 'parcelClaim').onRef('parcel.id', '=', 'parcelClaim.parcelId'),
    )
    .innerJoin('warehouse', (join) =>
      sameShop(join, 'warehouse', 'parcel').onRef('warehouse.id', '=', 'parcel.warehouseId'),
    )
    .select(({ ref }) => [
      'parcelClaim.id',
      'parcelClaim.parcelId',
      'parcel.courierNumber',
      translatedText(ref('warehouse.names'), p).as('warehouseName'),
      'parcelClaim.state',
      'parcelClaim.note',
      'parcelClaim.reason',
      'parcelClaim.createdAt',
      'parcelClaim.decidedAt',
      proofKeys.as('proofKeys'),
    ])
    .where('parcelClaim.tenantId', '=', p.tenantId)
    .where('parcelClaim.shopId', '=', p.shopId)
    .where('parcelClaim.memberId', '=', p.memberId);

export const claimPage = prepare((p: ReaderPage & { memberId: number }) =>
  selectClaims(p)
    .select(sql<number>`count(*) over ()`.as('total'))
    .orderBy('parcelClaim.id', 'desc')
    .limit(p.limit)
    .offset(p.offset),
);

export const claimById = prepare(
  (p: Omit<ReaderPage, 'limit' | 'offset'> & { memberId: number; id: number }) =>
    selectClaims(p).where('parcelClaim.id', '=', p.id),
);
export type ClaimRow = NonNullable<(typeof claimById)['row']>;

export const closeClaim = prepareChange((p: MemberScope & { id: number }) =>
  tables
    .updateTable('parcelClaim')
    .set({ state: 'withdrawn', decidedAt: sql`now()` })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('memberId', '=', p.memberId)
    .where('id', '=', p.id)
    .where('state', '=', 'open')
    .returning('id'),
);
