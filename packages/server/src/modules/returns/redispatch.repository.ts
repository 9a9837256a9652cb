import { type SqlBool, sql } from 'kysely';
import { prepare, tables } from '../../db/statement.ts';
import { left, leftItems, type OfMember, type OfShop } from './left-items.ts';

type Wanted = OfMember & { warehouseId: number; skuIds: number[]; returnId: number | null };

const lotsOf = (p: Wanted) =>
  leftItems(p)
    .select([
      'parcel.id as returnId',
      'item.position',
      'item.skuId',
      'item.goodsName',
      left.as('left'),
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

/** Units of these SKUs here, oldest first; or all good ones without a SKU of one return. */
export const findLots = prepare(lotsOf);
export type Lot = NonNullable<(typeof findLots)['row']>;

/** The same, held until the transaction ends. */
export const lockLots = prepare((p: Wanted) => lotsOf(p).forUpdate(['parcel', 'item']));

export const skusToSend = prepare((p: OfMember & { ids: number[] }) =>
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

/** An order that waits for stock, as far as its new price depends on it. */
export const waitingOrder = prepare((p: OfMember & { id: number }) =>
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

type NewWay = OfShop & {
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

/** Another warehouse and line, and the price of that way. The order is held and waits for its goods. */
export const changeWay = prepare((p: NewWay) =>
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

/** What the house does to a new order beside packing, and until when it waits to be paid. */
export const finishPlacing = prepare((p: OfShop & { id: number; services: string; days: number }) =>
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

/** A new order's goods, put aside for it from the first moment. */
export const insertBoundItems = prepare(
  (p: OfShop & { orderId: number; skuIds: number[]; quantities: number[] }) =>
    tables
      .insertInto('orderItem')
      .columns(['tenantId', 'shopId', 'orderId', 'skuId', 'quantity', 'bound'])
      .expression(
        sql`select ${p.tenantId}::int, ${p.shopId}::int, ${p.orderId}::bigint, wanted.sku, wanted.quantity,
          wanted.quantity from unnest(${p.skuIds}::bigint[], ${p.quantities}::int[]) as wanted (sku, quantity)`,
      ),
);

/** All goods of an order are put aside for it; how often stock moved for each before names the move. */
export const bindWaitingItems = prepare((p: OfShop & { orderId: number }) =>
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

export const itemsOfOrder = prepare((p: OfShop & { orderId: number }) =>
  tables
    .selectFrom('orderItem')
    .select(['skuId', 'quantity', 'bound'])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('orderId', '=', p.orderId)
    .orderBy('skuId'),
);

type Sent = OfMember & { orderId: number; returnIds: number[]; positions: number[]; quantities: number[] };

export const insertSendings = prepare((p: Sent) =>
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
