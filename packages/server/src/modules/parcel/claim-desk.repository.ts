import type { ClaimState } from '@onehaul/domain/parcel/claim';
import type { Language } from '@onehaul/domain/language';
import { sql } from 'kysely';
import { translatedTextInShopOrEmpty } from '../../db/page.ts';
import { sameShop } from '../../db/same-shop.ts';
import { prepare, prepareChange, tables } from '../../db/statement.ts';
import { proofKeys } from './claim.repository.ts';

type ShopScope = { tenantId: number; shopId: number };

/** Claims with the columns the console's claim desk shows. */
const selectClaimsForStaff = (p: { tenantId: number }) =>
  tables
    .selectFrom('parcelClaim')
    .innerJoin('parcel', (join) =>
      sameShop(join, 'parcel', 'parcelClaim').onRef('parcel.id', '=', 'parcelClaim.parcelId'),
    )
    .innerJoin('member', (join) =>
      sameShop(join, 'member', 'parcelClaim').onRef('member.id', '=', 'parcelClaim.memberId'),
    )
    .leftJoin('staff', (join) =>
      join.onRef('staff.tenantId', '=', 'parcelClaim.tenantId').onRef('staff.id', '=', 'parcelClaim.staffId'),
    )
    .select([
      'parcelClaim.shopId',
      'parcelClaim.id',
      'parcelClaim.parcelId',
      'parcel.courierNumber',
      'parcelClaim.memberId',
      'member.code as memberCode',
      'member.name as memberName',
      'parcelClaim.state',
      'parcelClaim.note',
      'parcelClaim.reason',
      proofKeys.as('proofKeys'),
      sql<boolean>`exists (
        select from parcel word where word.tenant_id = parcel.tenant_id and word.shop_id = parcel.shop_id
          and word.courier_number = parcel.courier_number and word.member_id = parcel_claim.member_id
          and word.id <> parcel.id and (word.state = 'forecast' or word.joined_id = parcel.id)
          and word.created_at < coalesce(parcel.received_at, parcel.created_at))`.as('isForecast'),
      'parcelClaim.createdAt',
      'parcelClaim.decidedAt',
      sql<string>`coalesce(staff.name, '')`.as('decidedBy'),
    ])
    .where('parcelClaim.tenantId', '=', p.tenantId);

type QueuePage = {
  tenantId: number;
  shopId: number | null;
  state: ClaimState;
  limit: number;
  offset: number;
};

const claimsIn = (direction: 'asc' | 'desc') =>
  prepare((p: QueuePage) =>
    selectClaimsForStaff(p)
      .where('parcelClaim.state', '=', p.state)
      .where(sql<boolean>`(${p.shopId}::int is null or parcel_claim.shop_id = ${p.shopId}::int)`)
      .orderBy('parcelClaim.createdAt', direction)
      .orderBy('parcelClaim.id', direction)
      .limit(p.limit)
      .offset(p.offset),
  );
export const claimQueue = claimsIn('asc');
export const decidedClaims = claimsIn('desc');

export const countQueue = prepare((p: Omit<QueuePage, 'limit' | 'offset'>) =>
  tables
    .selectFrom('parcelClaim')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('tenantId', '=', p.tenantId)
    .where('state', '=', p.state)
    .where(sql<boolean>`(${p.shopId}::int is null or shop_id = ${p.shopId}::int)`),
);

export const claimsOfParcel = prepare((p: ShopScope & { id: number }) =>
  selectClaimsForStaff(p)
    .where('parcelClaim.shopId', '=', p.shopId)
    .where('parcelClaim.parcelId', '=', p.id)
    .orderBy('parcelClaim.id', 'desc')
    .limit(50),
);

export const findClaim = prepare((p: ShopScope & { id: number }) =>
  tables
    .selectFrom('parcelClaim')
    .select(['id', 'parcelId', 'memberId', 'state'])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.id),
);

export const refuseClaim = prepareChange((p: ShopScope & { id: number; staffId: number; reason: string }) =>
  tables
    .updateTable('parcelClaim')
    .set({ state: 'rejected', reason: p.reason, staffId: p.staffId, decidedAt: sql`now()` })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.id)
    .where('state', '=', 'open')
    .returning('id'),
);

/** The main account that owns a member's parcels; those of a sub-account belong to it (A16). */
export const ownerAccount = prepare((p: ShopScope & { memberId: number }) =>
  tables
    .selectFrom('member')
    .select(sql<number>`coalesce(main_id, id)`.as('ownerId'))
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.memberId)
    .where('state', '<>', 'erased'),
);

export const unownedNumber = prepare((p: ShopScope & { id: number }) =>
  tables
    .selectFrom('parcel')
    .select('courierNumber')
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.id)
    .where('memberId', 'is', null),
);

type Resembling = ShopScope & { language: Language; ids: number[] };
/** Upper bound per query: more rows than a person reviews, few enough to answer quickly. */
const maxSimilar = sql<number>`200`;

const liveForecasts = (p: ShopScope) =>
  tables
    .selectFrom('parcel')
    .select(['parcel.id', 'parcel.courierNumber', 'parcel.createdAt as forecastAt'])
    .where('parcel.tenantId', '=', p.tenantId)
    .where('parcel.shopId', '=', p.shopId)
    // Literal SQL, not parameters, so that the planner matches the partial index of expected parcels.
    .where(sql<boolean>`parcel.state = 'forecast' and parcel.joined_id is null`);

/** Forecasts whose number has the same prefix; served by the courier-number index. */
export const forecastsWithPrefix = prepare((p: ShopScope & { first: string; afterFirst: string }) =>
  liveForecasts(p)
    .where(
      ({ ref }) =>
        sql<boolean>`(${ref('parcel.courierNumber')} ~>=~ ${p.first} and ${ref('parcel.courierNumber')} ~<~ ${p.afterFirst})`,
    )
    .limit(maxSimilar),
);

/** Forecasts with the same suffix and a length within one; uses the partial index of expected parcels. */
export const forecastsWithSuffix = prepare((p: ShopScope & { last: string; signs: number }) =>
  liveForecasts(p)
    .where(sql<boolean>`right(parcel.courier_number, length(${p.last}::text)) = ${p.last}::text`)
    .where(sql<boolean>`abs(length(parcel.courier_number) - ${p.signs}::int) <= 1`)
    .limit(maxSimilar),
);

/** Members who own these forecasts. */
export const ownersOfForecasts = prepare((p: Resembling) =>
  tables
    .selectFrom('parcel')
    .innerJoin('shop', (join) =>
      join.onRef('shop.tenantId', '=', 'parcel.tenantId').onRef('shop.id', '=', 'parcel.shopId'),
    )
    .innerJoin('member', (join) =>
      sameShop(join, 'member', 'parcel').onRef('member.id', '=', 'parcel.memberId'),
    )
    .innerJoin('warehouse', (join) =>
      sameShop(join, 'warehouse', 'parcel').onRef('warehouse.id', '=', 'parcel.warehouseId'),
    )
    .select(({ ref }) => [
      'parcel.id as parcelId',
      'member.id as memberId',
      'member.code as memberCode',
      'member.name as memberName',
      'parcel.courierNumber',
      'parcel.goodsName',
      translatedTextInShopOrEmpty(ref('warehouse.names'), p.language).as('warehouseName'),
      'parcel.createdAt as forecastAt',
    ])
    .where('parcel.tenantId', '=', p.tenantId)
    .where('parcel.shopId', '=', p.shopId)
    .where(sql<boolean>`parcel.id = any(${p.ids}::bigint[])`),
);
