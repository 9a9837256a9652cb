import { sameShop } from '../../db/same-shop.ts';
import { prepare, tables } from '../../db/statement.ts';

type OrderScope = { tenantId: number; shopId: number; orderId: number };

/** The parcels of an order, by the primary key of `order_parcel`; the reader selects its columns. */
export const parcelsIn = (p: OrderScope) =>
  tables
    .selectFrom('orderParcel')
    .innerJoin('parcel', (join) =>
      sameShop(join, 'parcel', 'orderParcel').onRef('parcel.id', '=', 'orderParcel.parcelId'),
    )
    .where('orderParcel.tenantId', '=', p.tenantId)
    .where('orderParcel.shopId', '=', p.shopId)
    .where('orderParcel.orderId', '=', p.orderId)
    .orderBy('parcel.id');

/** The boxes of an order with their cartons, by the primary key of `order_box`. */
export const boxesIn = (p: OrderScope) =>
  tables
    .selectFrom('orderBox')
    .leftJoin('carton', (join) =>
      sameShop(join, 'carton', 'orderBox').onRef('carton.id', '=', 'orderBox.cartonId'),
    )
    .where('orderBox.tenantId', '=', p.tenantId)
    .where('orderBox.shopId', '=', p.shopId)
    .where('orderBox.orderId', '=', p.orderId)
    .orderBy('orderBox.boxNumber');

/** The photos of an order, by the index `order_photo_order`. */
export const photosOfOrder = prepare((p: OrderScope) =>
  tables
    .selectFrom('orderPhoto')
    .select(['id', 'boxNumber', 'kind', 'fileKey', 'createdAt as takenAt'])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('orderId', '=', p.orderId)
    .orderBy('createdAt')
    .orderBy('id'),
);

/** The payments of an order, newest first, by the index `payment_order_order`. */
export const paymentsFor = (p: OrderScope) =>
  tables
    .selectFrom('paymentOrder')
    .innerJoin('payment', (join) =>
      sameShop(join, 'payment', 'paymentOrder').onRef('payment.id', '=', 'paymentOrder.paymentId'),
    )
    .where('paymentOrder.tenantId', '=', p.tenantId)
    .where('paymentOrder.shopId', '=', p.shopId)
    .where('paymentOrder.orderId', '=', p.orderId)
    .orderBy('payment.id', 'desc');
