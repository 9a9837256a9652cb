import { randomInt, randomUUID } from 'node:crypto';
import type { ClaimState } from '@onehaul/domain/parcel/claim';
import type { ParcelState } from '@onehaul/domain/parcel/parcel-state';
import { deadlinesFrom } from '@onehaul/domain/parcel/storage-clock';
import { aRow } from './catalog-builders.ts';
import { aCountry } from './member-builders.ts';
import type { TestDatabase } from './test-database.ts';

type Shop = { readonly id: number; readonly tenantId: number };
type Row = Readonly<Record<string, unknown>>;

let count = 0;
const next = () => (count += 1);

/** A warehouse of the shop, in any existing country. */
export async function aWarehouse(database: TestDatabase, shop: Shop, row: Row = {}): Promise<number> {
  await aCountry(database, { id: 156, code: 'CN' });
  const [country] = await database.sql('select id from country order by id desc limit 1');
  const code = `WH${next()}`;
  const { id } = await aRow(database, shop, 'warehouse', {
    code,
    names: { en: `Warehouse ${code}`, zhHans: `${code}仓` },
    countryId: country!.id,
    position: count,
    ...row,
  });
  return id as number;
}

/** An address abroad that forwards to a warehouse. */
export async function aVirtualWarehouse(
  database: TestDatabase,
  shop: Shop,
  warehouseId: number,
  row: Row = {},
): Promise<number> {
  const [country] = await database.sql('select id from country order by id desc limit 1');
  const draft = { warehouseId, countryId: country!.id, position: next(), ...row };
  return (await aRow(database, shop, 'virtual_warehouse', draft)).id as number;
}

export async function aGoodsType(database: TestDatabase, shop: Shop, row: Row = {}): Promise<number> {
  return (await aRow(database, shop, 'goods_type', { position: next(), ...row })).id as number;
}

/** A bin of a warehouse, after the existing ones in walking order. */
export async function aBin(
  database: TestDatabase,
  shop: Shop,
  warehouseId: number,
  row: Row = {},
): Promise<{ id: number; code: string }> {
  const position = next();
  const bin = await aRow(database, shop, 'bin', {
    code: `A-01-${position}`,
    position,
    warehouseId,
    ...row,
  });
  return { id: bin.id as number, code: bin.code as string };
}

/** A unique courier number in a realistic format. */
export const newCourierNumber = () => `SF${randomInt(10 ** 9, 10 ** 10)}${next()}`;

const unowned: readonly ParcelState[] = ['unclaimed', 'claimPending'];
const unmeasured: readonly ParcelState[] = ['forecast', 'received', 'cancelled', 'unclaimed', 'claimPending'];
const notInWarehouse: readonly ParcelState[] = ['forecast', 'cancelled'];

type ParcelDraft = {
  readonly shop: Shop;
  /** The owner; undefined for an unclaimed parcel. */
  readonly member?: { readonly id: number } | undefined;
  readonly state?: ParcelState;
  readonly warehouseId?: number;
  readonly courierNumber?: string;
  /** Time of receipt; by default a day ago. */
  readonly receivedAt?: Date;
  readonly storedAt?: Date;
  /** Whether it was weighed, if its state does not imply it. */
  readonly isMeasured?: boolean;
  /** Further columns, in camelCase. */
  readonly row?: Row;
};
export type TestParcel = {
  readonly id: number;
  readonly shop: Shop;
  readonly courierNumber: string;
  readonly warehouseId: number;
};

const measures = { weightGrams: 1250, lengthMm: 300, widthMm: 200, heightMm: 100 };
const dayMs = 86_400_000;

/** Inserts a parcel directly in any state, with one event for it. */
export async function aParcel(database: TestDatabase, draft: ParcelDraft): Promise<TestParcel> {
  const { shop, member, courierNumber = newCourierNumber(), row = {} } = draft;
  const state = draft.state ?? (member ? 'forecast' : 'unclaimed');
  if (!member && !unowned.includes(state) && state !== 'onHold') throw new Error(`${state} has an owner`);
  const warehouseId = draft.warehouseId ?? (await aWarehouse(database, shop));
  const receivedAt = draft.receivedAt ?? new Date(Date.now() - dayMs);
  const storedAt = draft.storedAt ?? receivedAt;
  const isMeasured = draft.isMeasured ?? !unmeasured.includes(state);
  const clock = deadlinesFrom(storedAt, { freeDays: 30, abandonDays: 120, warnDays: 3 });
  const isStored = isMeasured && member !== undefined;
  const added = await aRow(database, shop, 'parcel', {
    memberId: member?.id ?? null,
    warehouseId,
    courierNumber,
    state,
    ...(!notInWarehouse.includes(state) && { receivedAt }),
    ...(isMeasured && measures),
    ...(isStored && { storedAt, freeUntil: clock.freeUntil, abandonAt: clock.abandonAt }),
    ...(isStored && state === 'stored' && { storageLookAt: clock.lookAt }),
    ...(state === 'onHold' && { holdReason: 'damage' }),
    ...row,
  });
  const id = Number(added.id);
  await aRow(database, shop, 'parcel_event', { parcelId: id, act: 'add', toState: state, actor: 'system' });
  return { id, shop, courierNumber, warehouseId };
}

/** Inserts many parcels of a member in one statement, numbered `<prefix>000001` and so on. */
export async function createManyTestParcels(
  { sql }: TestDatabase,
  { shop, member, warehouseId, state = 'forecast', parcels, prefix = 'MANY' }: ManyDraft,
): Promise<void> {
  await sql(
    `insert into parcel (tenant_id, shop_id, member_id, warehouse_id, courier_number, state, received_at, stored_at,
       free_until, abandon_at, weight_grams, length_mm, width_mm, height_mm)
     select $1, $2, $3, $4, $5 || lpad(n::text, 6, '0'), $6, day, day, day + interval '30 days', day + interval '120 days', grams, grams,
       grams, grams
     from generate_series(1, $7) n,
       lateral (select case when $6 not in ('forecast', 'cancelled') then now() - interval '1 day' end as day,
         case when $6 not in ('forecast', 'cancelled') then 1000 end as grams) measured`,
    [shop.tenantId, shop.id, member.id, warehouseId, prefix, state, parcels],
  );
}
type ManyDraft = {
  readonly shop: Shop;
  readonly member: { readonly id: number };
  readonly warehouseId: number;
  readonly state?: Exclude<ParcelState, 'onHold'>;
  readonly parcels: number;
  readonly prefix?: string;
};

/** Inserts the row of a photo; no object is stored. */
export async function aParcelPhoto(
  database: TestDatabase,
  { id: parcelId, shop }: Pick<TestParcel, 'id' | 'shop'>,
  { staffId, ...row }: { readonly staffId: number } & Row,
): Promise<string> {
  const id = randomUUID();
  await aRow(database, shop, 'parcel_photo', {
    id,
    parcelId,
    staffId,
    fileKey: `parcel/${id}.webp`,
    blurredKey: `parcel/${id}-blurred.webp`,
    ...row,
  });
  return id;
}

/** Inserts the row of a member's uploaded picture; no object is stored. */
export async function aFile(
  { sql }: TestDatabase,
  shop: Shop,
  { id: memberId }: { readonly id: number },
): Promise<string> {
  const id = randomUUID();
  await sql(
    `insert into file (tenant_id, shop_id, id, member_id, file_key, content_type, length_bytes)
     values ($1, $2, $3::uuid, $4, 'upload/' || $3::uuid || '.webp', 'image/webp', 1)`,
    [shop.tenantId, shop.id, id, memberId],
  );
  return id;
}

/** A claim; the parcel's state does not change. */
export async function aClaim(
  database: TestDatabase,
  { id: parcelId, shop }: Pick<TestParcel, 'id' | 'shop'>,
  {
    member,
    state = 'open',
    proof = [],
    ...row
  }: {
    readonly member: { readonly id: number };
    readonly state?: ClaimState;
    readonly proof?: readonly string[];
  } & Row,
): Promise<number> {
  const claim = await aRow(database, shop, 'parcel_claim', {
    parcelId,
    memberId: member.id,
    state,
    proof: `{${proof.join(',')}}`,
    ...(state !== 'open' && { decidedAt: new Date() }),
    ...row,
  });
  return Number(claim.id);
}
