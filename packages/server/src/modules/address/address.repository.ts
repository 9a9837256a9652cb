import { sql } from 'kysely';
import { type ReaderPage, type ReaderParameters, translatedText, totalCount } from '../../db/page.ts';
import { sameShop } from '../../db/same-shop.ts';
import { prepare, prepareChange, tables } from '../../db/statement.ts';
import type { Tables } from '../../db/tables.ts';

type MemberScope = { tenantId: number; shopId: number; memberId: number };

const selectAddresses = (p: ReaderParameters & { memberId: number }) =>
  tables
    .selectFrom('address')
    .innerJoin('country', 'country.id', 'address.countryId')
    .leftJoin('pickupPoint', (join) =>
      sameShop(join, 'pickupPoint', 'address').onRef('pickupPoint.id', '=', 'address.pickupPointId'),
    )
    .select(({ ref }) => [
      'address.id',
      'address.kind',
      'address.receiverName',
      'address.phone',
      'address.telephone',
      'address.countryId',
      translatedText(ref('country.names'), p).as('countryName'),
      'address.regionId',
      'address.province',
      'address.city',
      'address.area',
      'address.detail',
      'address.postcode',
      'address.pickupPointId',
      sql<string | null>`case when pickup_point.id is not null
        then app.pick_text(pickup_point.names, ${p.language}, ${p.fallback}) end`.as('pickupPointName'),
      sql<boolean>`coalesce(not pickup_point.is_open or pickup_point.archived_at is not null, false)`.as(
        'isPointClosed',
      ),
      sql<string[]>`coalesce((select array_remove(array[middle.parent_id, fine.parent_id, fine.id], null)
        from region fine left join region middle on middle.id = fine.parent_id
        where fine.id = address.region_id), '{}')`.as('regionIds'),
      'address.isDefault',
      'address.isRegistered',
      'country.code as countryCode',
      'address.idCardSealed',
    ])
    .where('address.tenantId', '=', p.tenantId)
    .where('address.shopId', '=', p.shopId)
    .where('address.memberId', '=', p.memberId);

export const addressPage = prepare((p: ReaderPage & { memberId: number; countryId: number | null }) =>
  selectAddresses(p)
    .select(totalCount)
    .where(sql<boolean>`(${p.countryId}::int is null or address.country_id = ${p.countryId}::int)`)
    .orderBy('address.isDefault', 'desc')
    .orderBy('address.id', 'desc')
    .limit(p.limit)
    .offset(p.offset),
);

export const addressById = prepare((p: ReaderParameters & { memberId: number; id: number }) =>
  selectAddresses(p).where('address.id', '=', p.id),
);
export type AddressRow = NonNullable<(typeof addressById)['row']>;

/** Locks the member row, so that concurrent inserts respect the address limit and set only one default. */
export const lockMember = prepareChange((p: MemberScope) =>
  tables
    .selectFrom('member')
    .select('id')
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.memberId)
    .forNoKeyUpdate(),
);

export const countAddresses = prepare((p: MemberScope) =>
  tables
    .selectFrom('address')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('memberId', '=', p.memberId),
);

export const clearDefault = prepareChange((p: MemberScope) =>
  tables
    .updateTable('address')
    .set({ isDefault: false })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('memberId', '=', p.memberId)
    .where('isDefault', '=', true),
);

export const defaultAddressOf = prepare((p: MemberScope) =>
  tables
    .selectFrom('address')
    .select('id')
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('memberId', '=', p.memberId)
    .where('isDefault', '=', true),
);

export const markDefault = prepareChange((p: MemberScope & { id: number }) =>
  tables
    .updateTable('address')
    .set({ isDefault: true })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('memberId', '=', p.memberId)
    .where('id', '=', p.id)
    .returning('id'),
);

/** All writable columns of an address. */
export type AddressFields = {
  kind: 'dispatch' | 'pickup';
  receiverName: string;
  phone: string;
  telephone: string;
  countryId: number;
  regionId: string | null;
  province: string;
  city: string;
  area: string;
  detail: string;
  postcode: string;
  pickupPointId: number | null;
  isRegistered: boolean;
};
const addressColumns = (p: AddressFields) => ({
  kind: p.kind,
  receiverName: p.receiverName,
  phone: p.phone,
  telephone: p.telephone,
  countryId: p.countryId,
  regionId: p.regionId,
  province: p.province,
  city: p.city,
  area: p.area,
  detail: p.detail,
  postcode: p.postcode,
  pickupPointId: p.pickupPointId,
  isRegistered: p.isRegistered,
});

export const insertAddress = prepareChange((p: MemberScope & AddressFields & { isDefault: boolean }) =>
  tables
    .insertInto('address')
    .values({
      tenantId: p.tenantId,
      shopId: p.shopId,
      memberId: p.memberId,
      ...addressColumns(p),
      isDefault: p.isDefault,
    })
    .returning('id'),
);

export const updateAddressRow = prepareChange(
  (p: MemberScope & AddressFields & { id: number; isDefault: boolean }) =>
    tables
      .updateTable('address')
      .set({ ...addressColumns(p), isDefault: p.isDefault, updatedAt: sql`now()` })
      .where('tenantId', '=', p.tenantId)
      .where('shopId', '=', p.shopId)
      .where('memberId', '=', p.memberId)
      .where('id', '=', p.id)
      .returning('id'),
);

export const writeIdCard = prepareChange((p: MemberScope & { id: number; sealed: Buffer | null }) =>
  tables
    .updateTable('address')
    .set({ idCardSealed: p.sealed })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('memberId', '=', p.memberId)
    .where('id', '=', p.id),
);

export const deleteAddresses = prepareChange((p: MemberScope & { ids: number[] }) =>
  tables
    .deleteFrom('address')
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('memberId', '=', p.memberId)
    .where(sql<boolean>`id = any(${p.ids}::bigint[])`)
    .returning(['id', sql<object>`to_jsonb(address)`.as('row')]),
);

/**
 * Re-inserts removed rows without the default flag (another default may be set by now); skips existing rows.
 */
export const reinsertAddresses = prepareChange((p: MemberScope & { rows: string }) =>
  tables
    .insertInto('address')
    .expression(
      tables
        .selectFrom(
          sql<Tables['address']>`jsonb_populate_recordset(null::address, ${p.rows}::jsonb)`.as('old'),
        )
        .selectAll('old')
        .where('old.tenantId', '=', p.tenantId)
        .where('old.shopId', '=', p.shopId)
        .where('old.memberId', '=', p.memberId),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('id'),
);

/** All regions of the platform's list, with their names in every language. */
export const allRegions = prepare(() =>
  tables
    .selectFrom('region')
    .innerJoin('country', 'country.id', 'region.countryId')
    .select(['region.id', 'country.code as countryCode', 'region.parentId', 'region.level', 'region.names'])
    .orderBy('region.level')
    .orderBy('region.id'),
);

export const destinationByCode = prepare((p: { tenantId: number; shopId: number; countryCode: string }) =>
  tables
    .selectFrom('destination')
    .innerJoin('country', 'country.id', 'destination.countryId')
    .select('destination.countryId')
    .where('destination.tenantId', '=', p.tenantId)
    .where('destination.shopId', '=', p.shopId)
    .where('destination.archivedAt', 'is', null)
    .where('country.code', '=', p.countryCode),
);

/** A country the shop ships to, and whether the platform has a region list for it. */
export const destinationOf = prepare((p: { tenantId: number; shopId: number; countryId: number }) =>
  tables
    .selectFrom('destination')
    .innerJoin('country', 'country.id', 'destination.countryId')
    .select([
      'country.code',
      sql<boolean>`exists (select from region where region.country_id = country.id)`.as('hasRegions'),
    ])
    .where('destination.tenantId', '=', p.tenantId)
    .where('destination.shopId', '=', p.shopId)
    .where('destination.archivedAt', 'is', null)
    .where('destination.countryId', '=', p.countryId),
);

/** A region with the names of its ancestors, widest first, and whether it has subregions. */
export const regionWithAncestors = prepare((p: ReaderParameters & { regionId: string }) =>
  tables
    .selectFrom('region as fine')
    .leftJoin('region as middle', 'middle.id', 'fine.parentId')
    .leftJoin('region as wide', 'wide.id', 'middle.parentId')
    .select(({ ref }) => [
      'fine.countryId',
      'fine.level',
      translatedText(ref('fine.names'), p).as('fineName'),
      sql<string | null>`case when middle.id is not null
        then app.pick_text(middle.names, ${p.language}, ${p.fallback}) end`.as('middleName'),
      sql<string | null>`case when wide.id is not null
        then app.pick_text(wide.names, ${p.language}, ${p.fallback}) end`.as('wideName'),
      sql<boolean>`exists (select from region below where below.parent_id = fine.id)`.as('isDivided'),
    ])
    .where('fine.id', '=', p.regionId),
);

export const pickupPointById = prepare((p: { tenantId: number; shopId: number; pickupPointId: number }) =>
  tables
    .selectFrom('pickupPoint')
    .select([
      'countryId',
      'regionId',
      'address',
      'postcode',
      sql<boolean>`is_open and archived_at is null`.as('isOpen'),
    ])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.pickupPointId),
);
