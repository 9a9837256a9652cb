import type { Bill } from '@onehaul/domain/fee/bill';
import type { Shipment } from '@onehaul/domain/fee/shipment';
import type { OrderKind } from '@onehaul/domain/order/order-kind';
import type { RequestedService, DeclaredGoods } from '@onehaul/domain/order/instruction';
import type { OrderException, OrderStep, PayPolicy } from '@onehaul/domain/order/order-state';
import { sql } from 'kysely';
import { type ReaderParameters, translatedText } from '../../db/page.ts';
import { sameShop } from '../../db/same-shop.ts';
import { prepare, prepareChange, tables } from '../../db/statement.ts';
import { isOrderItselfServed, isOrderServed } from '../service/index.ts';

type ShopScope = { tenantId: number; shopId: number };

export const goodsTypeName = prepare((p: ReaderParameters & { id: number }) =>
  tables
    .selectFrom('goodsType')
    .select(({ ref }) => translatedText(ref('names'), p).as('name'))
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.id),
);

/** Initial values of an order. */
export type NewOrder = {
  number: string;
  memberId: number;
  accountId: number;
  kind: OrderKind;
  step: OrderStep;
  payPolicy: PayPolicy;
  totalMinor: number;
  warehouseId: number;
  lineId: number;
  version: number | null;
  quoteId: string | null;
  countryId: number;
  delivery: 'dispatch' | 'pickup';
  pickupPointId: number | null;
  receiverName: string;
  receiverPhone: string;
  receiverTelephone: string;
  receiverPostcode: string;
  receiverRegionId: string | null;
  receiverRegion: string;
  receiverDetail: string;
  receiverIdSealed: Buffer | null;
  receiverPrint: Buffer;
  goodsName: string;
  goodsTypeId: number | null;
  declaration: readonly DeclaredGoods[];
  declaredMinor: number;
  insuredMinor: number;
  collectionMinor: number;
  isTaxHandled: boolean;
  packing: 'together' | 'asTheyAre';
  services: readonly RequestedService[];
  couponId: number | null;
  points: number;
  shipment: Shipment | null;
  bill: Bill | null;
  ceilingMinor: number | null;
  currencyCode: string;
  exchangeRate: number;
  remark: string;
  /** Days it may stay unpaid; null when no payment is due yet. */
  payDays: number | null;
};
type OrderRowValues = Omit<NewOrder, 'declaration' | 'services' | 'shipment' | 'bill'> & {
  declaration: string;
  services: string;
  shipment: string | null;
  bill: string | null;
};

export const insertOrder = prepareChange((p: ShopScope & OrderRowValues) =>
  tables
    .insertInto('shopOrder')
    .values({
      tenantId: p.tenantId,
      shopId: p.shopId,
      number: p.number,
      memberId: p.memberId,
      accountId: p.accountId,
      kind: p.kind,
      step: p.step,
      payPolicy: p.payPolicy,
      totalMinor: p.totalMinor,
      warehouseId: p.warehouseId,
      lineId: p.lineId,
      version: p.version,
      quoteId: p.quoteId,
      countryId: p.countryId,
      delivery: p.delivery,
      pickupPointId: p.pickupPointId,
      receiverName: p.receiverName,
      receiverPhone: p.receiverPhone,
      receiverTelephone: p.receiverTelephone,
      receiverPostcode: p.receiverPostcode,
      receiverRegionId: p.receiverRegionId,
      receiverRegion: p.receiverRegion,
      receiverDetail: p.receiverDetail,
      receiverIdSealed: p.receiverIdSealed,
      receiverPrint: p.receiverPrint,
      goodsName: p.goodsName,
      goodsTypeId: p.goodsTypeId,
      declaration: sql`${p.declaration}::jsonb`,
      declaredMinor: p.declaredMinor,
      insuredMinor: p.insuredMinor,
      collectionMinor: p.collectionMinor,
      isTaxHandled: p.isTaxHandled,
      packing: p.packing,
      services: sql`${p.services}::jsonb`,
      couponId: p.couponId,
      points: p.points,
      shipment: sql`${p.shipment}::jsonb`,
      quotedBill: sql`${p.bill}::jsonb`,
      bill: sql`${p.bill}::jsonb`,
      ceilingMinor: p.ceilingMinor,
      currencyCode: p.currencyCode,
      exchangeRate: p.exchangeRate,
      remark: p.remark,
      payUntil: sql`now() + make_interval(days => ${p.payDays}::int)`,
    })
    // On a number collision the caller draws another one; reuse of a quote still raises a unique violation.
    .onConflict((conflict) => conflict.columns(['tenantId', 'shopId', 'number']).doNothing())
    .returning('id'),
);

const json = (value: unknown) => (value === null ? null : JSON.stringify(value));

/** Serialises the JSON columns for the insert statement. */
export const orderValues = (order: NewOrder): OrderRowValues => ({
  ...order,
  declaration: JSON.stringify(order.declaration),
  services: JSON.stringify(order.services),
  shipment: json(order.shipment),
  bill: json(order.bill),
});

/** Orders whose parcels are all in stock; those with an exception are left to staff. */
export const arrivedOrders = prepare((p: { tenantId: number; limit: number }) =>
  tables
    .selectFrom('shopOrder')
    .select(['shopOrder.shopId', 'shopOrder.id'])
    .where('shopOrder.tenantId', '=', p.tenantId)
    .where('shopOrder.step', '=', 'awaitingArrival')
    .where('shopOrder.exception', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('parcel')
          .select('parcel.id')
          .whereRef('parcel.tenantId', '=', 'shopOrder.tenantId')
          .whereRef('parcel.shopId', '=', 'shopOrder.shopId')
          .whereRef('parcel.orderId', '=', 'shopOrder.id'),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('parcel')
            .select('parcel.id')
            .whereRef('parcel.tenantId', '=', 'shopOrder.tenantId')
            .whereRef('parcel.shopId', '=', 'shopOrder.shopId')
            .whereRef('parcel.orderId', '=', 'shopOrder.id')
            .where('parcel.state', '<>', 'stored'),
        ),
      ),
    )
    .where(({ not }) => not(isOrderServed))
    .orderBy('shopOrder.id')
    .limit(p.limit),
);

type Pricing = ShopScope & {
  id: number;
  version: number;
  shipment: string;
  bill: string;
  totalMinor: number;
  currencyCode: string;
  exchangeRate: number;
  payDays: number;
};

/** Stores the price of an order that waited for its parcels. */
export const writePrice = prepareChange((p: Pricing) =>
  tables
    .updateTable('shopOrder')
    .set({
      version: p.version,
      shipment: sql`${p.shipment}::jsonb`,
      quotedBill: sql`${p.bill}::jsonb`,
      bill: sql`${p.bill}::jsonb`,
      totalMinor: p.totalMinor,
      currencyCode: p.currencyCode,
      exchangeRate: p.exchangeRate,
      payUntil: sql`now() + make_interval(days => ${p.payDays}::int)`,
    })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.id)
    .where('step', '=', 'awaitingArrival'),
);

export const writeException = prepareChange(
  (p: ShopScope & { id: number; exception: OrderException; note: string }) =>
    tables
      .updateTable('shopOrder')
      .set({ exception: p.exception, exceptionNote: p.note, exceptionAt: sql`now()` })
      .where('tenantId', '=', p.tenantId)
      .where('shopId', '=', p.shopId)
      .where('id', '=', p.id),
);

/** Overdue unpaid orders. Orders with a payment under staff review are excluded. */
export const unpaidOrdersDue = prepare((p: { tenantId: number; afterId: number; limit: number }) =>
  tables
    .selectFrom('shopOrder')
    .select(['shopOrder.shopId', 'shopOrder.id'])
    .where('shopOrder.tenantId', '=', p.tenantId)
    .where('shopOrder.step', '=', 'unpaid')
    .where('shopOrder.payUntil', '<=', sql<Date>`now()`)
    .where('shopOrder.paidMinor', '=', 0)
    .where('shopOrder.id', '>', p.afterId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('paymentOrder')
            .innerJoin('payment', (join) =>
              sameShop(join, 'payment', 'paymentOrder').onRef('payment.id', '=', 'paymentOrder.paymentId'),
            )
            .select('payment.id')
            .whereRef('paymentOrder.tenantId', '=', 'shopOrder.tenantId')
            .whereRef('paymentOrder.shopId', '=', 'shopOrder.shopId')
            .whereRef('paymentOrder.orderId', '=', 'shopOrder.id')
            .where('payment.state', 'in', ['underReview', 'held']),
        ),
      ),
    )
    // A paid service shows that the owner still wants the order.
    .where(({ not }) => not(isOrderItselfServed))
    .orderBy('shopOrder.id')
    .limit(p.limit),
);

type CompletionRule = { tenantId: number; days: number; min: number; max: number; limit: number };

/**
 * Locks delivered orders that their owner has not confirmed. The waiting period is the shop's setting, or the
 * default when that is outside its range.
 */
export const deliveredOrdersDue = prepareChange((p: CompletionRule) =>
  tables
    .selectFrom('shopOrder')
    .select(['shopOrder.shopId', 'shopOrder.id', 'shopOrder.step'])
    .where('shopOrder.tenantId', '=', p.tenantId)
    .where('shopOrder.step', '=', 'shipped')
    .where('shopOrder.exception', 'is', null)
    .where(
      'shopOrder.deliveredAt',
      '<=',
      sql<Date>`now() - make_interval(days => coalesce((select case when jsonb_typeof(setting.value) = 'number'
        and (setting.value)::numeric between ${p.min} and ${p.max} then (setting.value)::int end from setting
        where setting.tenant_id = ${p.tenantId} and setting.shop_id = shop_order.shop_id
          and setting.name = 'completeAfterDays'), ${p.days}::int))`,
    )
    .orderBy('shopOrder.shopId')
    .orderBy('shopOrder.id')
    .limit(p.limit)
    .forUpdate()
    .skipLocked(),
);
