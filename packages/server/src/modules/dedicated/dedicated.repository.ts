import type { OrderStep } from '@onehaul/domain/order/order-state';
import { sql } from 'kysely';
import { type ReaderParameters, translatedText } from '../../db/page.ts';
import { sameShop } from '../../db/same-shop.ts';
import { prepare, prepareChange, tables } from '../../db/statement.ts';

type ShopScope = { tenantId: number; shopId: number };
type OrderScope = ShopScope & { orderId: number };

/** Public lines, in the form's terms. */
export const bookableWays = prepare((p: ReaderParameters) =>
  tables
    .selectFrom('line')
    .innerJoin('warehouse', (join) =>
      sameShop(join, 'warehouse', 'line').onRef('warehouse.id', '=', 'line.warehouseId'),
    )
    .innerJoin('country', 'country.id', 'line.countryId')
    .innerJoin('carrier', (join) =>
      sameShop(join, 'carrier', 'line').onRef('carrier.id', '=', 'line.carrierId'),
    )
    .innerJoin('deliverySpeed', (join) =>
      sameShop(join, 'deliverySpeed', 'line').onRef('deliverySpeed.id', '=', 'line.deliverySpeedId'),
    )
    .select(({ ref }) => [
      'line.id as lineId',
      translatedText(ref('line.names'), p).as('lineName'),
      'line.warehouseId',
      translatedText(ref('warehouse.names'), p).as('warehouseName'),
      'line.countryId',
      translatedText(ref('country.names'), p).as('countryName'),
      'line.carrierId',
      translatedText(ref('carrier.names'), p).as('carrierName'),
      'line.deliverySpeedId as speedId',
      translatedText(ref('deliverySpeed.names'), p).as('speedName'),
      'deliverySpeed.minimumDays',
      'deliverySpeed.maximumDays',
      sql<number[]>`array(select goods_type_id from line_goods_type t where t.tenant_id = line.tenant_id
        and t.shop_id = line.shop_id and t.line_id = line.id order by 1)`.as('goodsTypeIds'),
    ])
    .where('line.tenantId', '=', p.tenantId)
    .where('line.shopId', '=', p.shopId)
    .where('line.isOpen', '=', true)
    .where('line.isPrivate', '=', false)
    .where(
      sql<boolean>`exists (select from tariff_version v where v.tenant_id = line.tenant_id
        and v.shop_id = line.shop_id and v.line_id = line.id and v.effective_at <= now())`,
    )
    .orderBy('line.position')
    .orderBy('line.id'),
);

export const memberCode = prepare((p: ShopScope & { memberId: number }) =>
  tables
    .selectFrom('member')
    .select('code')
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.memberId),
);

export const insertBooking = prepareChange(
  (p: OrderScope & { email: string; isCustoms: boolean; weights: string; sizes: string }) =>
    tables.insertInto('dedicatedOrder').values({
      tenantId: p.tenantId,
      shopId: p.shopId,
      orderId: p.orderId,
      email: p.email,
      isCustoms: p.isCustoms,
      weightRows: sql`${p.weights}::jsonb`,
      sizeRows: sql`${p.sizes}::jsonb`,
    }),
);

/** Whether destination customs cleared the order, by a track event from any source. */
const isCleared = sql<boolean>`exists (select from track_event t where t.tenant_id = dedicated_order.tenant_id
  and t.shop_id = dedicated_order.shop_id and t.order_id = dedicated_order.order_id and t.phase = 'cleared')`;

/** The booking columns of these orders. */
export const bookingsOf = prepare((p: ShopScope & { ids: readonly number[] }) =>
  tables
    .selectFrom('dedicatedOrder')
    .select([
      'orderId',
      'email as receiverEmail',
      'isCustoms',
      'boxListAt',
      'invoiceNumber',
      'weightRows as weights',
      'sizeRows as sizes',
      isCleared.as('isCleared'),
      sql<number[]>`(select array[count(*), count(received_at)]::int[] from expected_box e
        where e.tenant_id = dedicated_order.tenant_id and e.shop_id = dedicated_order.shop_id
        and e.order_id = dedicated_order.order_id)`.as('counts'),
    ])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where(sql<boolean>`order_id = any(${p.ids}::bigint[])`),
);
export type BookingRow = NonNullable<(typeof bookingsOf)['row']>;

/** A member's booking, with the columns that decide which actions are allowed. */
export const bookingById = prepare((p: OrderScope & { memberId: number }) =>
  tables
    .selectFrom('dedicatedOrder')
    .innerJoin('shopOrder', (join) =>
      sameShop(join, 'shopOrder', 'dedicatedOrder').onRef('shopOrder.id', '=', 'dedicatedOrder.orderId'),
    )
    .select([
      'shopOrder.id',
      'shopOrder.number',
      'shopOrder.countryId',
      sql<OrderStep>`shop_order.step`.as('step'),
      'dedicatedOrder.boxListAt',
      'dedicatedOrder.invoiceNumber',
      sql<number>`(select count(*)::int from expected_box e where e.tenant_id = shop_order.tenant_id
        and e.shop_id = shop_order.shop_id and e.order_id = shop_order.id)`.as('pieceCount'),
    ])
    .where('dedicatedOrder.tenantId', '=', p.tenantId)
    .where('dedicatedOrder.shopId', '=', p.shopId)
    .where('dedicatedOrder.orderId', '=', p.orderId)
    .where('shopOrder.memberId', '=', p.memberId),
);

/** A booking whose goods the shop declares and that has no box list. */
export const bookingWithoutBoxList = prepare((p: OrderScope) =>
  tables
    .selectFrom('dedicatedOrder')
    .select('orderId')
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('orderId', '=', p.orderId)
    .where('isCustoms', '=', true)
    .where('boxListAt', 'is', null),
);

/** Assigns a permanent invoice number; the first caller's number stays. */
export const setInvoiceNumber = prepareChange((p: OrderScope & { invoiceNumber: string }) =>
  tables
    .updateTable('dedicatedOrder')
    .set({ invoiceNumber: p.invoiceNumber, invoicedAt: sql`now()` })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('orderId', '=', p.orderId)
    .where('invoiceNumber', 'is', null)
    .returning('orderId'),
);

export const invoiceOf = prepare((p: OrderScope) =>
  tables
    .selectFrom('dedicatedOrder')
    .select(['invoiceNumber', 'invoicedAt', 'email as receiverEmail'])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('orderId', '=', p.orderId),
);
