import type { OrderStep } from '@onehaul/domain/order/order-state';
import type { ReturnState } from '@onehaul/domain/returns/return-state';
import { sql } from 'kysely';
import { prepare, prepareChange, tables } from '../../db/statement.ts';

type ShopScope = { tenantId: number; shopId: number };
type MemberScope = ShopScope & { memberId: number };
export type ReturnScope = ShopScope & { id: number };

export const warehouseOfShop = prepare((p: ShopScope & { id: number }) =>
  tables
    .selectFrom('warehouse')
    .select(['id', 'countryId'])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('archivedAt', 'is', null)
    .where('id', '=', p.id),
);

export type NumberedOrder = { given: string; id: number; number: string; step: OrderStep; isBack: boolean };

/** Whether an order already has a return that is not cancelled. */
const isBack = sql<boolean>`exists (select from return_parcel back where back.tenant_id = shop_order.tenant_id
  and back.shop_id = shop_order.shop_id and back.order_id = shop_order.id and back.state <> 'cancelled')`;

const selectOrdersByNumber = (
  p: MemberScope & { numbers: string[] },
  column: 'number' | 'clientNumber' | 'carrierBillNumber',
) =>
  tables
    .selectFrom('shopOrder')
    .select(({ ref }) => [
      sql<string>`${ref(column)}`.as('given'),
      'shopOrder.id',
      'shopOrder.number',
      'shopOrder.step',
      isBack.as('isBack'),
    ])
    .where('shopOrder.tenantId', '=', p.tenantId)
    .where('shopOrder.shopId', '=', p.shopId)
    .where('shopOrder.memberId', '=', p.memberId)
    .where('shopOrder.step', '<>', 'cancelled')
    .where(({ ref }) => sql<boolean>`${ref(column)} = any(${p.numbers}::text[])`);

/**
 * Orders by order number, the member's own number or the carrier's. Each branch uses an index; the newest
 * comes last.
 */
export const ordersByNumbers = prepare((p: MemberScope & { numbers: string[] }) =>
  selectOrdersByNumber(p, 'number')
    .unionAll(selectOrdersByNumber(p, 'clientNumber').where('shopOrder.clientNumber', 'is not', null))
    .unionAll(
      selectOrdersByNumber(p, 'carrierBillNumber').where('shopOrder.carrierBillNumber', 'is not', null),
    )
    .orderBy('id'),
);

/** Numbers without a known order that already have a return. */
export const numbersAlreadyReturned = prepare((p: MemberScope & { numbers: string[] }) =>
  tables
    .selectFrom('returnParcel')
    .select('clientNumber')
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('memberId', '=', p.memberId)
    .where('orderId', 'is', null)
    .where('state', '<>', 'cancelled')
    .where('clientNumber', '<>', '')
    .where(sql<boolean>`client_number = any(${p.numbers}::text[])`),
);

export const skusByCodes = prepare((p: MemberScope & { codes: string[] }) =>
  tables
    .selectFrom('sku')
    .select(['id', 'code', 'name'])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('memberId', '=', p.memberId)
    .where(sql<boolean>`code = any(${p.codes}::text[])`),
);

/** Inserts many returns in one statement; rows with a taken number are skipped. */
export const insertReturns = prepareChange(
  (
    p: MemberScope & { accountId: number; importId: string | null; staffId: number | null; returns: string },
  ) =>
    tables
      .insertInto('returnParcel')
      .columns([
        'tenantId',
        'shopId',
        'memberId',
        'accountId',
        'importId',
        'staffId',
        'number',
        'orderId',
        'clientNumber',
        'courierNumber',
        'warehouseId',
        'reason',
        'wish',
      ])
      .expression(
        sql`select ${p.tenantId}::int, ${p.shopId}::int, ${p.memberId}::int, ${p.accountId}::int, ${p.importId}::uuid,
          ${p.staffId}::int, one."number", one."orderId", one."clientNumber", one."courierNumber", one."warehouseId",
          one."reason", one."wish"
        from jsonb_to_recordset(${p.returns}::jsonb) as one ("number" text, "orderId" bigint, "clientNumber" text,
          "courierNumber" text, "warehouseId" int, "reason" text, "wish" text, "place" int)
        order by one."place"`,
      )
      .onConflict((conflict) => conflict.columns(['tenantId', 'shopId', 'number']).doNothing())
      .returning(['id', 'number']),
);

export const insertReturnItems = prepareChange((p: ShopScope & { items: string }) =>
  tables
    .insertInto('returnItem')
    .columns(['tenantId', 'shopId', 'returnId', 'position', 'skuId', 'goodsName', 'quantity'])
    .expression(
      sql`select ${p.tenantId}::int, ${p.shopId}::int, one."returnId", one."position", one."skuId", one."goodsName",
        one."quantity"
      from jsonb_to_recordset(${p.items}::jsonb) as one ("returnId" bigint, "position" smallint, "skuId" bigint,
        "goodsName" text, "quantity" int)`,
    ),
);

/** The order of a return, read before any lock is taken. */
export const orderOfReturn = prepare((p: ReturnScope) =>
  tables
    .selectFrom('returnParcel')
    .select(['id', 'orderId'])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.id),
);

/** A return, row-locked until the transaction ends. */
export const lockReturnRow = prepareChange((p: ReturnScope) =>
  tables
    .selectFrom('returnParcel')
    .selectAll()
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.id)
    .forUpdate(),
);
export type LockedReturn = NonNullable<(typeof lockReturnRow)['row']>;

/** Items of a return. Writers hold the row lock on the return. */
export const itemsOfReturn = prepare((p: ReturnScope) =>
  tables
    .selectFrom('returnItem')
    .selectAll()
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('returnId', '=', p.id)
    .orderBy('position'),
);
export type ItemRow = NonNullable<(typeof itemsOfReturn)['row']>;

/** Compare-and-set: moves a return only from the state that was read. */
export const moveReturn = prepareChange(
  (p: ReturnScope & { from: ReturnState; to: ReturnState; staffId: number | null }) =>
    tables
      .updateTable('returnParcel')
      .set({
        state: p.to,
        staffId: sql`coalesce(${p.staffId}::int, staff_id)`,
        receivedAt: sql`case when ${p.to}::text = 'received' then now() else received_at end`,
        gradedAt: sql`case when ${p.to}::text = 'graded' then now() else graded_at end`,
        closedAt: sql`case when ${p.to}::text in ('closed', 'cancelled') then now() else closed_at end`,
      })
      .where('tenantId', '=', p.tenantId)
      .where('shopId', '=', p.shopId)
      .where('id', '=', p.id)
      .where('state', '=', p.from)
      .returning('id'),
);

type GradeUpdate = ReturnScope & {
  note: string;
  weightGrams: number | null;
  lengthMm: number | null;
  widthMm: number | null;
  heightMm: number | null;
  positions: number[];
  good: number[];
  damaged: number[];
  missing: number[];
};

/** Writes the inspection result of a return and each of its items. */
export const writeGrades = prepareChange((p: GradeUpdate) =>
  tables
    .with('parcel', (query) =>
      query
        .updateTable('returnParcel')
        .set({
          note: p.note,
          weightGrams: p.weightGrams,
          lengthMm: p.lengthMm,
          widthMm: p.widthMm,
          heightMm: p.heightMm,
        })
        .where('tenantId', '=', p.tenantId)
        .where('shopId', '=', p.shopId)
        .where('id', '=', p.id),
    )
    .updateTable('returnItem')
    .from(
      sql<{ place: number; good: number; damaged: number; missing: number }>`unnest(${p.positions}::int[],
        ${p.good}::int[], ${p.damaged}::int[], ${p.missing}::int[])`.as<'found'>(
        sql`found (place, good, damaged, missing)`,
      ),
    )
    .set({ good: sql`found.good`, damaged: sql`found.damaged`, missing: sql`found.missing` })
    .where('returnItem.tenantId', '=', p.tenantId)
    .where('returnItem.shopId', '=', p.shopId)
    .where('returnItem.returnId', '=', p.id)
    .where(sql<boolean>`return_item.position = found.place`),
);

type PlacedUnits = ShopScope & {
  returnIds: number[];
  positions: number[];
  restocked: number[];
  redispatched: number[];
  disposed: number[];
};

/** Adds to the counts of placed units. The returns are row-locked. */
export const addPlacedUnits = prepareChange((p: PlacedUnits) =>
  tables
    .updateTable('returnItem')
    .from(
      sql<{ of: number }>`unnest(${p.returnIds}::bigint[], ${p.positions}::int[], ${p.restocked}::int[],
        ${p.redispatched}::int[], ${p.disposed}::int[])`.as<'used'>(
        sql`used (of, place, restocked, redispatched, disposed)`,
      ),
    )
    .set({
      restocked: sql`return_item.restocked + used.restocked`,
      redispatched: sql`return_item.redispatched + used.redispatched`,
      disposed: sql`return_item.disposed + used.disposed`,
    })
    .where('returnItem.tenantId', '=', p.tenantId)
    .where('returnItem.shopId', '=', p.shopId)
    .where(sql<boolean>`return_item.return_id = used.of and return_item.position = used.place`),
);

/** Closes those of these graded returns that have no units left to decide on. */
export const closeDecided = prepareChange(
  (p: ShopScope & { ids: number[]; from: ReturnState; to: ReturnState }) =>
    tables
      .updateTable('returnParcel')
      .set({ state: p.to, closedAt: sql`now()` })
      .where('tenantId', '=', p.tenantId)
      .where('shopId', '=', p.shopId)
      .where(sql<boolean>`id = any(${p.ids}::bigint[])`)
      .where('state', '=', p.from)
      .where(
        sql<boolean>`not exists (select from return_item item where item.tenant_id = return_parcel.tenant_id
        and item.shop_id = return_parcel.shop_id and item.return_id = return_parcel.id
        and coalesce(item.good, 0) > item.restocked + item.redispatched + item.disposed)`,
      ),
);

export const countPhotos = prepare((p: ReturnScope) =>
  tables
    .selectFrom('returnPhoto')
    .select(({ fn }) => fn.countAll<number>().as('photos'))
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('returnId', '=', p.id),
);

type NewPhoto = ShopScope & {
  id: string;
  returnId: number;
  fileKey: string;
  sha256: Buffer;
  lengthBytes: number;
  staffId: number;
};

export const insertPhoto = prepareChange((p: NewPhoto) =>
  tables.insertInto('returnPhoto').values({
    tenantId: p.tenantId,
    shopId: p.shopId,
    id: p.id,
    returnId: p.returnId,
    fileKey: p.fileKey,
    sha256: p.sha256,
    lengthBytes: p.lengthBytes,
    staffId: p.staffId,
  }),
);

export const photosOfReturn = prepare((p: ReturnScope) =>
  tables
    .selectFrom('returnPhoto')
    .select('fileKey')
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('returnId', '=', p.id)
    .orderBy('createdAt')
    .orderBy('id'),
);
