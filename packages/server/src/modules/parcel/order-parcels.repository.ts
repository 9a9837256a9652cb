import { sql } from 'kysely';
import { prepare, prepareChange, tables } from '../../db/statement.ts';

type OrderScope = { tenantId: number; shopId: number; orderId: number };
type OrdersScope = { tenantId: number; shopId: number; orderIds: number[] };

export const parcelIdsOf = prepare((p: OrdersScope) =>
  tables
    .selectFrom('parcel')
    .select('id')
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where(sql<boolean>`order_id = any(${p.orderIds}::bigint[])`),
);

/** Binds only parcels that are in no order; the caller compares the row count to detect conflicts. */
export const bindRows = prepareChange((p: OrderScope & { ids: number[] }) =>
  tables
    .with('bound', (query) =>
      query
        .updateTable('parcel')
        .set({ orderId: p.orderId })
        .where('tenantId', '=', p.tenantId)
        .where('shopId', '=', p.shopId)
        .where(sql<boolean>`id = any(${p.ids}::bigint[])`)
        .where('orderId', 'is', null)
        .returning(['tenantId', 'shopId', 'id']),
    )
    .with('kept', (query) =>
      query
        .insertInto('orderParcel')
        .columns(['tenantId', 'shopId', 'orderId', 'parcelId'])
        .expression((from) =>
          from
            .selectFrom('bound')
            .select(['tenantId', 'shopId', sql<number>`${p.orderId}::bigint`.as('orderId'), 'id']),
        ),
    )
    .selectFrom('bound')
    .select('id'),
);

type Pairs = { tenantId: number; shopId: number; orderIds: number[]; ids: number[] };

/** Binds each parcel to its own order; parcels already in an order return no row. */
export const bindPairs = prepareChange((p: Pairs) =>
  tables
    .with('bound', (query) =>
      query
        .updateTable('parcel')
        .from(
          sql<{
            orderId: number;
            parcelId: number;
          }>`unnest(${p.orderIds}::bigint[], ${p.ids}::bigint[])`.as<'pair'>(sql`pair (order_id, parcel_id)`),
        )
        .set({ orderId: sql`pair.order_id` })
        .where('parcel.tenantId', '=', p.tenantId)
        .where('parcel.shopId', '=', p.shopId)
        .where(sql<boolean>`parcel.id = pair.parcel_id`)
        .where(sql<boolean>`parcel.order_id is null`)
        .returning(['parcel.tenantId', 'parcel.shopId', 'parcel.id', 'parcel.orderId']),
    )
    .with('kept', (query) =>
      query
        .insertInto('orderParcel')
        .columns(['tenantId', 'shopId', 'orderId', 'parcelId'])
        .expression((from) =>
          from.selectFrom('bound').select(['tenantId', 'shopId', sql<number>`order_id`.as('orderId'), 'id']),
        ),
    )
    .selectFrom('bound')
    .select('id'),
);

/** The member's pieces of these numbers that are in stock or expected and in no order. */
export const ownPieces = prepare(
  (p: { tenantId: number; shopId: number; memberId: number; numbers: string[] }) =>
    tables
      .selectFrom('parcel')
      .select(['id', 'courierNumber'])
      .where('tenantId', '=', p.tenantId)
      .where('shopId', '=', p.shopId)
      .where('memberId', '=', p.memberId)
      .where(sql<boolean>`courier_number = any(${p.numbers}::text[])`)
      .where(sql<boolean>`state in ('forecast', 'received', 'stored') and joined_id is null`)
      .orderBy('id'),
);

export const unbindRows = prepareChange((p: OrdersScope) =>
  tables
    .updateTable('parcel')
    .set({ orderId: null })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where(sql<boolean>`order_id = any(${p.orderIds}::bigint[])`),
);

type Joining = { tenantId: number; shopId: number; fromId: number; toId: number };

/** Replaces a forecast by the arrived parcel in the order that waits for it. */
export const moveToJoined = prepareChange((p: Joining) =>
  tables
    .with('left', (query) =>
      query
        .updateTable('parcel')
        .set({ orderId: null })
        .where('tenantId', '=', p.tenantId)
        .where('shopId', '=', p.shopId)
        .where('id', '=', p.fromId),
    )
    .with('listed', (query) =>
      query
        .updateTable('orderParcel')
        .set({ parcelId: p.toId })
        .where('tenantId', '=', p.tenantId)
        .where('shopId', '=', p.shopId)
        .where('parcelId', '=', p.fromId)
        .where(
          'orderId',
          '=',
          sql<number>`(select order_id from parcel where tenant_id = ${p.tenantId} and shop_id = ${p.shopId}
            and id = ${p.fromId})`,
        ),
    )
    .updateTable('parcel')
    .set({
      orderId: sql`(select order_id from parcel forecast where forecast.tenant_id = ${p.tenantId}
        and forecast.shop_id = ${p.shopId} and forecast.id = ${p.fromId})`,
    })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.toId),
);
