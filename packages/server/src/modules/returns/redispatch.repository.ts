import { type SqlBool, sql } from 'kysely';
import { prepare, prepareChange, tables } from '../../db/statement.ts';
import { unitsLeft, leftItems, type MemberScope, type ShopScope } from './left-items.ts';

type LotFilter = MemberScope & { warehouseId: number; skuIds: number[]; returnId: number | null };

const lotsOf = (p: LotFilter) =>
  leftItems(p)
    .select([
      'parcel.id as returnId',
      'item.position',
      'item.skuId',
      'item.goodsName',
      unitsLeft.as('left'),
      'parcel.weightGrams',
      'parcel.lengthMm',
      'parcel.widthMm',
      'parcel.heightMm',
    ])
    .where('parcel.warehouseId', '=', p.warehouseId)
    .where(
      sql<SqlBool>`case when ${p.returnId}::bigint is null then item.sku_id = any(${p.skuIds}::bigint[])
        else parcel.id = ${p.returnId}::bigint and item.sku_id is null end`,
    )
    .orderBy('parcel.id')
    .orderBy('item.position');

/** Units of these SKUs in this warehouse, oldest first; or all good units without a SKU of one return. */
export const findLots = prepare(lotsOf);
export type Lot = NonNullable<(typeof findLots)['row']>;

/** The same lots, row-locked until the transaction ends. */
export const lockLots = prepareChange((p: LotFilter) => lotsOf(p).forUpdate(['parcel', 'item']));

export const skusToSend = prepare((p: MemberScope & { ids: number[] }) =>
  tables
    .selectFrom('sku')
    .select([
      'id',
      'code',
      'name',
      'weightGrams',
      'lengthMm',
      'widthMm',
      'heightMm',
      'declaredMinor',
      'goodsTypeId',
    ])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('memberId', '=', p.memberId)
    .where(sql<boolean>`id = any(${p.ids}::bigint[])`),
);

/** The fields of an order waiting for stock that its new price depends on. */
export const waitingOrder = prepare((p: MemberScope & { id: number }) =>
  tables
    .selectFrom('shopOrder')
    .select([
      'id',
      'number',
      'kind',
      'step',
      'countryId',
      'receiverPostcode',
      'shipment',
      'totalMinor',
      'declaredMinor',
      'insuredMinor',
      'collectionMinor',
      'isTaxHandled',
    ])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('memberId', '=', p.memberId)
    .where('id', '=', p.id),
);

type NewWay = ShopScope & {
  id: number;
  warehouseId: number;
  lineId: number;
  version: number;
  shipment: string;
  bill: string;
  totalMinor: number;
  services: string;
  currencyCode: string;
  exchangeRate: number;
};

/** Changes the warehouse, line and price of a row-locked order that waits for its goods. */
export const changeWay = prepareChange((p: NewWay) =>
  tables
    .updateTable('shopOrder')
    .set({
      warehouseId: p.warehouseId,
      lineId: p.lineId,
      version: p.version,
      shipment: sql`${p.shipment}::jsonb`,
      quotedBill: sql`${p.bill}::jsonb`,
      bill: sql`${p.bill}::jsonb`,
      totalMinor: p.totalMinor,
      services: sql`${p.services}::jsonb`,
      currencyCode: p.currencyCode,
      exchangeRate: p.exchangeRate,
    })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.id),
);

/** Sets a new order's services and its payment deadline. */
export const setServicesAndDeadline = prepareChange(
  (p: ShopScope & { id: number; services: string; days: number }) =>
    tables
      .updateTable('shopOrder')
      .set({
        services: sql`${p.services}::jsonb`,
        payUntil: sql`case when step = 'unpaid' then now() + make_interval(days => ${p.days}::int) end`,
      })
      .where('tenantId', '=', p.tenantId)
      .where('shopId', '=', p.shopId)
      .where('id', '=', p.id)
      .returning('number'),
);

/** Inserts a new order's items with their stock already reserved. */
export const insertBoundItems = prepareChange(
  (p: ShopScope & { orderId: number; skuIds: number[]; quantities: number[] }) =>
    tables
      .insertInto('orderItem')
      .columns(['tenantId', 'shopId', 'orderId', 'skuId', 'quantity', 'bound'])
      .expression(
        sql`select ${p.tenantId}::int, ${p.shopId}::int, ${p.orderId}::bigint, wanted.sku, wanted.quantity,
          wanted.quantity from unnest(${p.skuIds}::bigint[], ${p.quantities}::int[]) as wanted (sku, quantity)`,
      ),
);

/**
 * Reserves all items of an order; the number of earlier stock movements (`turns`) makes the move's
 * idempotency key unique.
 */
export const bindWaitingItems = prepareChange((p: ShopScope & { orderId: number }) =>
  tables
    .updateTable('orderItem')
    .set({ bound: sql`quantity` })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('orderId', '=', p.orderId)
    .where('bound', '=', 0)
    .returning([
      'skuId',
      'quantity',
      sql<number>`(select count(*) from stock_movement earlier where earlier.tenant_id = order_item.tenant_id
        and earlier.shop_id = order_item.shop_id and earlier.order_id = order_item.order_id
        and earlier.sku_id = order_item.sku_id)`.as('turns'),
    ]),
);

export const itemsOfOrder = prepare((p: ShopScope & { orderId: number }) =>
  tables
    .selectFrom('orderItem')
    .select(['skuId', 'quantity', 'bound'])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('orderId', '=', p.orderId)
    .orderBy('skuId'),
);

type NewSendings = MemberScope & {
  orderId: number;
  returnIds: number[];
  positions: number[];
  quantities: number[];
};

export const insertSendings = prepareChange((p: NewSendings) =>
  tables
    .insertInto('returnSending')
    .columns(['tenantId', 'shopId', 'memberId', 'returnId', 'position', 'orderId', 'quantity'])
    .expression(
      sql`select ${p.tenantId}::int, ${p.shopId}::int, ${p.memberId}::int, sent.of, sent.place, ${p.orderId}::bigint,
          sent.quantity
        from unnest(${p.returnIds}::bigint[], ${p.positions}::smallint[], ${p.quantities}::int[])
          as sent (of, place, quantity)`,
    ),
);
