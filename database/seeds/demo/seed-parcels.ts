import { createHash } from 'node:crypto';
import type { Storage } from '@onehaul/server/gateways/storage/storage';
import type pg from 'pg';
import type { DemoShop } from './demo-shop.ts';
import { newIds } from './new-ids.ts';
import { type DemoParcel, demoParcels } from './parcels.ts';
import { demoCode } from './people.ts';
import { seedClaims } from './seed-claims.ts';
import { seedPhotos } from './seed-photos.ts';

/** A demo parcel with its database ids. */
export type SeededParcel = DemoParcel & { readonly id: number; readonly memberId: number | null };

/** Context of the parcel seeders. */
export type ParcelSeed = {
  readonly client: pg.Client;
  readonly storage: Storage;
  readonly demo: DemoShop;
  readonly shopId: number;
  readonly now: Date;
  /** Staff ids by role. */
  readonly staffId: (role: string) => number;
  readonly memberId: (username: string) => number;
  /** Deterministic UUID. */
  readonly uuid: (name: string) => string;
  /** Inserts rows of a table in one statement. */
  readonly insert: (table: string, rows: readonly object[]) => Promise<void>;
};

/** Bins and about 1,000 parcels of a shop, with their full history. */
export async function seedParcels(
  client: pg.Client,
  storage: Storage,
  demo: DemoShop,
  shopId: number,
): Promise<{ seed: ParcelSeed; parcels: SeededParcel[] }> {
  // One clock reading; everything is dated back from it.
  const seed = await openSeed(client, storage, demo, shopId, new Date());
  await client.query(
    `insert into setting (tenant_id, shop_id, name, value) values ($1, $2, 'unclaimedNoticeDays', $3)
     on conflict (tenant_id, shop_id, name) do update set value = excluded.value`,
    [demo.tenantId, shopId, JSON.stringify(demo.storage.noticeDays)],
  );
  const bins = await seedBins(seed);
  const warehouseIds = await idsBy(seed, 'warehouse', 'code');
  const goodsIds = await idsBy(seed, 'goods_type', 'position');
  const drafts = demoParcels(demo, seed.now);
  const parcels = await numbered(seed, drafts);
  const joined = await numbered(
    seed,
    parcels.flatMap(({ forecast }) => (forecast ? [forecast] : [])),
  );
  const endedIn = new Map(
    joined.map((forecast) => [forecast, parcels.find((one) => one.number === forecast.number)!.id]),
  );

  const binOf = ({ bin, warehouseCode }: DemoParcel) => {
    const own = bins.get(warehouseIds.get(warehouseCode)!)!;
    return bin === null ? undefined : own[bin % own.length]!;
  };
  const everything = [...parcels, ...joined];
  await seed.insert(
    'parcel',
    everything.map((parcel) => ({
      ...rowOf(parcel),
      warehouse_id: warehouseIds.get(parcel.warehouseCode),
      goods_type_id: parcel.owner ? goodsIds.get(String(parcel.goodsPlace + 1)) : null,
      bin_id: binOf(parcel)?.id ?? null,
      joined_id: endedIn.get(parcel) ?? null,
    })),
  );
  await seedEvents(seed, everything, (parcel) => binOf(parcel)?.code);
  await seedDeclarations(seed, parcels);
  await seedPhotos(seed, parcels);
  await seedClaims(seed, parcels);
  return { seed, parcels };
}

async function openSeed(
  client: pg.Client,
  storage: Storage,
  demo: DemoShop,
  shopId: number,
  now: Date,
): Promise<ParcelSeed> {
  const { tenantId } = demo;
  const staff = await client.query<{ id: number; role: string }>(
    'select id, roles[1] as role from staff where tenant_id = $1',
    [tenantId],
  );
  const members = await client.query<{ id: number; code: string }>(
    'select id, code from member where tenant_id = $1 and shop_id = $2',
    [tenantId, shopId],
  );
  const staffIds = new Map(staff.rows.map(({ id, role }) => [role, id]));
  const memberIds = new Map(members.rows.map(({ id, code }) => [code, id]));
  return {
    client,
    storage,
    demo,
    shopId,
    now,
    staffId: (role) => staffIds.get(role)!,
    memberId: (username) => memberIds.get(demoCode(demo, username))!,
    uuid: (name) => {
      const hash = createHash('sha256').update(`${tenantId} ${shopId} ${name}`).digest('hex');
      return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-4${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
    },
    insert: async (table, rows) => {
      if (rows.length === 0) return;
      const columns = ['tenant_id', 'shop_id', ...Object.keys(rows[0]!)].join(', ');
      const whole = rows.map((row) => ({ tenant_id: tenantId, shop_id: shopId, ...row }));
      await client.query(
        `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1)`,
        [JSON.stringify(whole)],
      );
    },
  };
}

export async function idsBy(
  { client, demo, shopId }: ParcelSeed,
  table: string,
  column: string,
): Promise<Map<string, number>> {
  const { rows } = await client.query<{ id: number; name: string }>(
    `select id, ${column}::text as name from ${table} where tenant_id = $1 and shop_id = $2`,
    [demo.tenantId, shopId],
  );
  return new Map(rows.map(({ id, name }) => [name, id]));
}

/**
 * Three aisles of six bays with four levels in every warehouse; the pick path follows the order of the codes.
 */
async function seedBins({ client, demo, shopId }: ParcelSeed) {
  const { rows } = await client.query<{ id: number; warehouseId: number; code: string }>(
    `insert into bin (tenant_id, shop_id, warehouse_id, code, position)
     select $1, $2, warehouse.id, format('%s-%s-%s', chr(64 + aisle), to_char(bay, 'FM00'), level),
       row_number() over (partition by warehouse.id order by aisle, bay, level)
     from warehouse, generate_series(1, 3) aisle, generate_series(1, 6) bay, generate_series(1, 4) level
     where warehouse.tenant_id = $1 and warehouse.shop_id = $2
     returning id, warehouse_id as "warehouseId", code`,
    [demo.tenantId, shopId],
  );
  return Map.groupBy(rows, ({ warehouseId }) => warehouseId);
}

async function numbered(seed: ParcelSeed, parcels: readonly DemoParcel[]): Promise<SeededParcel[]> {
  const ids = await newIds(seed.client, 'parcel', parcels.length);
  return parcels.map((parcel, index) => ({
    ...parcel,
    id: ids[index]!,
    memberId: parcel.owner && seed.memberId(parcel.owner.username),
  }));
}

function rowOf(parcel: SeededParcel) {
  const { measures, clock, events } = parcel;
  return {
    id: parcel.id,
    member_id: parcel.memberId,
    courier_number: parcel.number,
    piece: 1,
    state: parcel.state,
    goods_name: parcel.goodsName,
    quantity: parcel.quantity,
    unit_price_cents: parcel.unitPriceCents,
    remark: parcel.remark,
    weight_grams: measures?.weightGrams ?? null,
    length_mm: measures?.lengthMm ?? null,
    width_mm: measures?.widthMm ?? null,
    height_mm: measures?.heightMm ?? null,
    hold_reason: parcel.hold?.reason ?? null,
    hold_note: parcel.hold?.note ?? '',
    received_at: parcel.receivedAt,
    stored_at: parcel.storedAt,
    free_until: clock?.freeUntil ?? null,
    abandon_at: clock?.abandonAt ?? null,
    paused_at: parcel.pausedAt,
    paused_seconds: 0,
    storage_look_at: clock?.lookAt ?? null,
    storage_step: clock?.step ?? 'free',
    created_at: events[0]!.at,
    updated_at: events.at(-1)!.at,
  };
}

async function seedEvents(
  { staffId, insert, uuid }: ParcelSeed,
  parcels: readonly SeededParcel[],
  binCode: (parcel: DemoParcel) => string | undefined,
): Promise<void> {
  const clerk = staffId('clerk');
  const rows = parcels.flatMap((parcel) =>
    parcel.events.map(({ act, from, to, actor, at, details = {}, reason = '' }) => ({
      parcel_id: parcel.id,
      act,
      from_state: from,
      to_state: to,
      actor: actor === 'member' && parcel.memberId === null ? 'staff' : actor,
      actor_id: actor === 'member' ? (parcel.memberId ?? clerk) : clerk,
      reason,
      proof: act === 'photo' ? [uuid(`photo ${parcel.number} ${String(details.kind)}`)] : [],
      details: act === 'shelve' ? { bin: binCode(parcel) ?? 'A-01-1' } : details,
      created_at: at,
    })),
  );
  await insert('parcel_event', rows);
}

const declared = [
  ['DHL', 'clothing', '6109', 'Cotton T-shirts'],
  ['UPS', 'toys', '9503', 'Board games'],
  ['EMS', 'cosmetics', '3304', 'Face cream'],
  ['FedEx', 'electronics', '8518', 'Headphones'],
] as const;

/** Some forecasts go to a virtual warehouse first and carry its overseas declaration. */
async function seedDeclarations(
  { client, demo, shopId, insert }: ParcelSeed,
  parcels: readonly SeededParcel[],
): Promise<void> {
  const { rows } = await client.query<{ id: number; code: string }>(
    `select virtual_warehouse.id, warehouse.code from virtual_warehouse join warehouse
       using (tenant_id, shop_id) where warehouse.id = virtual_warehouse.warehouse_id
       and tenant_id = $1 and shop_id = $2 order by 1`,
    [demo.tenantId, shopId],
  );
  const abroad = new Map(rows.map(({ id, code }) => [code, id]));
  const meant = parcels.filter(
    ({ state, warehouseCode }) => (state === 'forecast' || state === 'received') && abroad.has(warehouseCode),
  );
  await insert(
    'overseas_declaration',
    meant.slice(0, 24).map((parcel, index) => {
      const [company, kind, classification, name] = declared[index % declared.length]!;
      return {
        parcel_id: parcel.id,
        virtual_warehouse_id: abroad.get(parcel.warehouseCode),
        courier_company: company,
        goods_kind: kind,
        classification,
        goods_name: name,
        quantity: parcel.quantity,
        currency_code: demo.currencies[index % demo.currencies.length]!.code,
        value_minor: parcel.quantity * parcel.unitPriceCents,
      };
    }),
  );
}
