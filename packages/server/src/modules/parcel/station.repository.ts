import type { Language } from '@onehaul/domain/language';
import { inWarehouseStates } from '@onehaul/domain/parcel/scan';
import type { ParcelState } from '@onehaul/domain/parcel/parcel-state';
import { type Expression, sql } from 'kysely';
import { translatedTextInShopOrEmpty } from '../../db/page.ts';
import { sameShop } from '../../db/same-shop.ts';
import { prepare, prepareChange, tables } from '../../db/statement.ts';

type ShopScope = { tenantId: number; shopId: number };
type CourierNumberScope = ShopScope & { courierNumber: string };

/** Literal SQL, not parameters: only then does the planner match the partial index of parcels in stock. */
export const inHouse = (state: Expression<ParcelState>) =>
  sql<boolean>`${state} in (${sql.join(inWarehouseStates.map((name) => sql.lit(name)))})`;

/** The station's warehouse, with the transaction time. */
export const workplaceNow = prepare((p: ShopScope & { warehouseId: number }) =>
  tables
    .selectFrom('warehouse')
    .select(['id', sql<Date>`now()`.as('now')])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.warehouseId),
);

/** Advisory lock that serialises scans of one number: before the first scan no row exists to lock. */
export const lockNumber = prepare((p: CourierNumberScope) =>
  tables
    .selectFrom(
      sql<{ held: string }>`(select pg_advisory_xact_lock(hashtextextended(${p.courierNumber}::text,
        ${p.tenantId}::bigint << 31 | ${p.shopId}::bigint))::text as held)`.as('number'),
    )
    .select('held'),
);

/**
 * Locks all parcels of a number except cancelled ones. Lock order: parcels in stock before forecasts, as in
 * giveParcel, to prevent deadlocks.
 */
export const lockPieces = prepareChange((p: CourierNumberScope) =>
  tables
    .selectFrom('parcel')
    .selectAll()
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('courierNumber', '=', p.courierNumber)
    .where('joinedId', 'is', null)
    .where('state', '<>', 'cancelled')
    .orderBy(sql`state = 'forecast'`)
    .orderBy('id')
    .forUpdate(),
);

/** Row lock on a piece in this warehouse. */
export const pieceForUpdate = prepareChange(
  (p: CourierNumberScope & { warehouseId: number; piece: number }) =>
    tables
      .selectFrom('parcel')
      .selectAll()
      .where('tenantId', '=', p.tenantId)
      .where('shopId', '=', p.shopId)
      .where('warehouseId', '=', p.warehouseId)
      .where('courierNumber', '=', p.courierNumber)
      .where('piece', '=', p.piece)
      .where(({ ref }) => inHouse(ref('state')))
      .forUpdate(),
);

/** Whether another shop of the tenant has a forecast of this number. */
export const expectedElsewhere = prepare((p: CourierNumberScope) =>
  tables
    .selectFrom('parcel')
    .select('id')
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '<>', p.shopId)
    .where('courierNumber', '=', p.courierNumber)
    .where('state', '=', 'forecast')
    .where('joinedId', 'is', null)
    .limit(1),
);

/** Accounts with this code in the tenant; parcels for a sub-account belong to its main account (A16). */
export const accountsOfCode = prepare((p: { tenantId: number; code: string }) =>
  tables
    .selectFrom('member')
    .select(['shopId', sql<number>`coalesce(main_id, id)`.as('ownerId')])
    .where('tenantId', '=', p.tenantId)
    .where('code', '=', p.code)
    .where('state', '<>', 'erased'),
);

type ReceivedForecast = ShopScope & { id: number; warehouseId: number; receivedAt: Date };

export const landForecast = prepareChange((p: ReceivedForecast) =>
  tables
    .updateTable('parcel')
    .set({ receivedAt: p.receivedAt, warehouseId: p.warehouseId })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.id),
);

type Arrival = CourierNumberScope & {
  warehouseId: number;
  memberId: number | null;
  piece: number;
  state: 'received' | 'unclaimed';
  receivedAt: Date;
  goodsName: string;
  goodsTypeId: number | null;
  remark: string;
};

/** Inserts a parcel without a forecast. Returns no row when this piece already exists. */
export const insertArrival = prepareChange((p: Arrival) =>
  tables
    .insertInto('parcel')
    .values({
      tenantId: p.tenantId,
      shopId: p.shopId,
      warehouseId: p.warehouseId,
      courierNumber: p.courierNumber,
      memberId: p.memberId,
      piece: p.piece,
      state: p.state,
      receivedAt: p.receivedAt,
      goodsName: p.goodsName,
      goodsTypeId: p.goodsTypeId,
      remark: p.remark,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id'),
);

type Measures = { weightGrams: number; lengthMm: number; widthMm: number; heightMm: number };

export const writeMeasures = prepareChange((p: ShopScope & { id: number } & Measures) =>
  tables
    .updateTable('parcel')
    .set({
      weightGrams: p.weightGrams,
      lengthMm: p.lengthMm,
      widthMm: p.widthMm,
      heightMm: p.heightMm,
    })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.id),
);

type Clock = {
  freeUntil: Date | null;
  abandonAt: Date | null;
  storageLookAt: Date | null;
  pausedAt: Date | null;
  pausedSeconds: number;
};

export const writeClock = prepareChange((p: ShopScope & { id: number } & Clock) =>
  tables
    .updateTable('parcel')
    .set({
      freeUntil: p.freeUntil,
      abandonAt: p.abandonAt,
      storageLookAt: p.storageLookAt,
      pausedAt: p.pausedAt,
      pausedSeconds: p.pausedSeconds,
    })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.id),
);

export const binByCode = prepare((p: ShopScope & { warehouseId: number; code: string }) =>
  tables
    .selectFrom('bin')
    .select(['id', 'code'])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('archivedAt', 'is', null)
    .where('warehouseId', '=', p.warehouseId)
    .where('code', '=', p.code),
);

/** Sorted by the walking route. */
export const binCodes = prepare((p: ShopScope & { warehouseId: number }) =>
  tables
    .selectFrom('bin')
    .select('code')
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('archivedAt', 'is', null)
    .where('warehouseId', '=', p.warehouseId)
    .orderBy('position')
    .orderBy('id'),
);

/** Names of the other warehouse that holds this number. */
export const warehouseOfNumber = prepare((p: CourierNumberScope & { warehouseId: number }) =>
  tables
    .selectFrom('parcel')
    .innerJoin('warehouse', (join) =>
      sameShop(join, 'warehouse', 'parcel').onRef('warehouse.id', '=', 'parcel.warehouseId'),
    )
    .select('warehouse.names')
    .where('parcel.tenantId', '=', p.tenantId)
    .where('parcel.shopId', '=', p.shopId)
    .where('parcel.courierNumber', '=', p.courierNumber)
    .where('parcel.warehouseId', '<>', p.warehouseId)
    .where(({ ref }) => inHouse(ref('parcel.state')))
    .limit(1),
);

export const warehouseName = prepare((p: ShopScope & { warehouseId: number; language: Language }) =>
  tables
    .selectFrom('warehouse')
    .innerJoin('shop', (join) =>
      join.onRef('shop.tenantId', '=', 'warehouse.tenantId').onRef('shop.id', '=', 'warehouse.shopId'),
    )
    .select(({ ref }) => translatedTextInShopOrEmpty(ref('warehouse.names'), p.language).as('name'))
    .where('warehouse.tenantId', '=', p.tenantId)
    .where('warehouse.shopId', '=', p.shopId)
    .where('warehouse.id', '=', p.warehouseId),
);

export const writeBin = prepareChange((p: ShopScope & { id: number; binId: number | null }) =>
  tables
    .updateTable('parcel')
    .set({ binId: p.binId })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.id),
);

/** Parcels with the columns a station shows. */
const selectStationParcels = (p: ShopScope & { language: Language }) =>
  tables
    .selectFrom('parcel')
    .innerJoin('shop', (join) =>
      join.onRef('shop.tenantId', '=', 'parcel.tenantId').onRef('shop.id', '=', 'parcel.shopId'),
    )
    .leftJoin('member', (join) =>
      sameShop(join, 'member', 'parcel').onRef('member.id', '=', 'parcel.memberId'),
    )
    .leftJoin('goodsType', (join) =>
      sameShop(join, 'goodsType', 'parcel').onRef('goodsType.id', '=', 'parcel.goodsTypeId'),
    )
    .leftJoin('bin', (join) => sameShop(join, 'bin', 'parcel').onRef('bin.id', '=', 'parcel.binId'))
    .select(({ ref }) => [
      'parcel.id',
      'parcel.courierNumber',
      'parcel.piece',
      sql<number>`(select count(*) from parcel other where other.tenant_id = parcel.tenant_id
        and other.shop_id = parcel.shop_id and other.courier_number = parcel.courier_number
        and ${inHouse(sql.ref('other.state'))})`.as('pieces'),
      'parcel.state',
      sql<string>`coalesce(member.code, '')`.as('memberCode'),
      sql<string>`coalesce(member.name, '')`.as('memberName'),
      'parcel.goodsName',
      translatedTextInShopOrEmpty(ref('goodsType.names'), p.language).as('goodsTypeName'),
      sql<boolean>`coalesce(goods_type.sensitive, false)`.as('isSensitive'),
      'parcel.quantity',
      'parcel.remark',
      sql<string>`coalesce(bin.code, '')`.as('binCode'),
      'parcel.weightGrams',
      'parcel.lengthMm as lengthMillimetres',
      'parcel.widthMm as widthMillimetres',
      'parcel.heightMm as heightMillimetres',
      'parcel.holdReason',
      sql<number>`(select count(*) from parcel_photo photo where photo.tenant_id = parcel.tenant_id
        and photo.shop_id = parcel.shop_id and photo.parcel_id = parcel.id)`.as('photoCount'),
      'parcel.receivedAt',
    ])
    .where('parcel.tenantId', '=', p.tenantId)
    .where('parcel.shopId', '=', p.shopId);

export const parcelAtStation = prepare((p: ShopScope & { id: number; language: Language }) =>
  selectStationParcels(p).where('parcel.id', '=', p.id),
);

export const piecesAtStation = prepare((p: CourierNumberScope & { language: Language }) =>
  selectStationParcels(p)
    .where('parcel.courierNumber', '=', p.courierNumber)
    .where('parcel.joinedId', 'is', null)
    .where(({ or, eb, ref }) => or([eb('parcel.state', '=', 'forecast'), inHouse(ref('parcel.state'))]))
    .orderBy('parcel.piece')
    .orderBy('parcel.id'),
);

export const workplaces = prepare((p: { tenantId: number; language: Language }) =>
  tables
    .selectFrom('warehouse')
    .innerJoin('shop', (join) =>
      join.onRef('shop.tenantId', '=', 'warehouse.tenantId').onRef('shop.id', '=', 'warehouse.shopId'),
    )
    .select(({ ref }) => [
      'warehouse.shopId',
      'warehouse.id as warehouseId',
      translatedTextInShopOrEmpty(ref('shop.names'), p.language).as('shopName'),
      translatedTextInShopOrEmpty(ref('warehouse.names'), p.language).as('warehouseName'),
      'warehouse.code as warehouseCode',
      sql<number>`(select count(*) from bin where bin.tenant_id = warehouse.tenant_id
        and bin.shop_id = warehouse.shop_id and bin.warehouse_id = warehouse.id
        and bin.archived_at is null)`.as('binCount'),
    ])
    .where('warehouse.tenantId', '=', p.tenantId)
    .where('warehouse.archivedAt', 'is', null)
    .orderBy('warehouse.shopId')
    .orderBy('warehouse.position')
    .orderBy('warehouse.id'),
);
