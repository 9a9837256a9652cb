import { type OwnerOrderAct, ownerOrderActs } from '@onehaul/domain/order/order-state';
import { sql } from 'kysely';
import type { ReaderParameters } from '../../db/page.ts';
import { sameShop } from '../../db/same-shop.ts';
import { prepare, tables } from '../../db/statement.ts';
import { boxesIn, parcelsIn, paymentsFor } from '../order-move/index.ts';
import { selectListedOrders } from './order-list.repository.ts';

type OrderScope = { tenantId: number; shopId: number; orderId: number };

/** An order with all columns of its row, and the names of its services and remote areas. */
export const orderDetails = prepare((p: ReaderParameters & { memberId: number; id: number }) =>
  selectListedOrders(p)
    .leftJoin('tariffVersion', (join) =>
      sameShop(join, 'tariffVersion', 'shopOrder')
        .onRef('tariffVersion.lineId', '=', 'shopOrder.lineId')
        .onRef('tariffVersion.version', '=', 'shopOrder.version'),
    )
    .select([
      'shopOrder.lineId',
      'deliverySpeed.minimumDays',
      'deliverySpeed.maximumDays',
      'tariffVersion.publishedAt',
      'shopOrder.receiverIdSealed',
      'shopOrder.declaration',
      'shopOrder.declaredMinor',
      'shopOrder.insuredMinor',
      'shopOrder.collectionMinor',
      'shopOrder.isTaxHandled',
      'shopOrder.packing',
      'shopOrder.remark',
      'shopOrder.points',
      'shopOrder.bill',
      sql<number | null>`(shop_order.quoted_bill ->> 'totalMinor')::bigint`.as('quotedTotal'),
      sql<number | null>`(shop_order.packed_bill ->> 'totalMinor')::bigint`.as('packedTotal'),
      'shopOrder.services as askedServices',
    ])
    .select(({ ref }) => [
      sql<Record<string, string>>`(
        select coalesce(jsonb_object_agg(option.id, app.pick_text(option.names, ${p.language}, ${p.fallback})), '{}')
        from jsonb_array_elements(${ref('shopOrder.services')}) asked
        join added_service_option option on option.tenant_id = shop_order.tenant_id
          and option.shop_id = shop_order.shop_id and option.id = (asked ->> 'optionId')::int)`.as(
        'serviceNames',
      ),
      sql<Record<string, string>>`(
        select coalesce(jsonb_object_agg(area.key, app.pick_text(area.names, ${p.language}, ${p.fallback})), '{}')
        from jsonb_array_elements(coalesce(shop_order.bill -> 'lines', '[]')) line_of
        join remote_area area on area.tenant_id = shop_order.tenant_id
          and area.shop_id = shop_order.shop_id and area.key = line_of ->> 'key'
        where line_of ->> 'rule' = 'remote')`.as('areaNames'),
    ])
    .where('shopOrder.memberId', '=', p.memberId)
    .where('shopOrder.id', '=', p.id),
);
export type OrderDetailsRow = NonNullable<(typeof orderDetails)['row']>;

export const parcelsOfOrder = prepare((p: OrderScope) =>
  parcelsIn(p).select([
    'parcel.id',
    'parcel.courierNumber',
    'parcel.goodsName',
    'parcel.quantity',
    'parcel.weightGrams',
    sql<boolean>`parcel.received_at is not null`.as('hasArrived'),
    'orderParcel.boxNumber',
  ]),
);

export const boxesOfOrder = prepare((p: OrderScope) =>
  boxesIn(p).select([
    'orderBox.boxNumber',
    'orderBox.weightGrams as grams',
    'orderBox.lengthMm as lengthMillimetres',
    'orderBox.widthMm as widthMillimetres',
    'orderBox.heightMm as heightMillimetres',
    'carton.name as cartonName',
  ]),
);

/** Events the owner may read; internal events are filtered in the database. */
export const eventsOfOrder = prepare((p: OrderScope) =>
  tables
    .selectFrom('orderEvent')
    .select(['id', sql<OwnerOrderAct>`act`.as('act'), 'actor', 'reason', 'proof', 'details', 'createdAt'])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('orderId', '=', p.orderId)
    .where('act', 'in', [...ownerOrderActs])
    .orderBy('id', 'desc')
    .limit(sql<number>`200`),
);

export const paymentsOfOrder = prepare((p: OrderScope) =>
  paymentsFor(p).select([
    'payment.number',
    'payment.method',
    'payment.state',
    // This order's share of a payment for several orders.
    'paymentOrder.minor',
    sql<number>`coalesce((select sum(refund.minor) from refund
        where refund.tenant_id = payment.tenant_id and refund.shop_id = payment.shop_id
          and refund.payment_id = payment.id and refund.order_id = payment_order.order_id
          and refund.state = 'done'), 0)`.as('refunded'),
    'payment.createdAt',
    'payment.settledAt',
    'payment.reason',
  ]),
);

export const refundsOfOrder = prepare((p: OrderScope) =>
  tables
    .selectFrom('refund')
    .select(['number', 'minor', 'route', 'why', 'state', 'createdAt'])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('orderId', '=', p.orderId)
    .orderBy('id', 'desc'),
);

/** Review with its pictures in submission order; deleted files are omitted. */
export const reviewOfOrder = prepare((p: OrderScope) =>
  tables
    .selectFrom('orderReview')
    .select([
      'stars',
      'words',
      'state',
      'createdAt',
      sql<string[]>`array(
        select file.file_key from unnest(order_review.pictures) with ordinality as named (id, place)
        join file on file.tenant_id = order_review.tenant_id and file.shop_id = order_review.shop_id
          and file.id = named.id
        order by place)`.as('pictureKeys'),
    ])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('orderId', '=', p.orderId),
);
