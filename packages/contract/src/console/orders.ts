import { orderKinds } from '@onehaul/domain/order/order-kind';
import {
  orderEventActs,
  orderExceptions,
  orderSteps,
  payPolicies,
  manualExceptions,
} from '@onehaul/domain/order/order-state';
import { payMethods, paymentStates, refundStates } from '@onehaul/domain/payment/payment-state';
import { trackPhases, trackSources } from '@onehaul/domain/tracking/phase';
import { z } from 'zod';
import { bigRecordId, instant, pageRequest, recordId } from '../wire.ts';
import { daysOf, isWithinShop, singleLine, pageOf, searchText, staffCall } from './staff-call.ts';

const recordRef = { shopId: recordId, id: bigRecordId };
const orderRefs = { shopId: recordId, ids: z.array(bigRecordId).min(1).max(200) };

/** A generated file, small enough to be embedded in the response. */
export const GeneratedDocument = z.object({
  name: z.string(),
  type: z.enum(['application/pdf', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet']),
  /** Base64. */
  content: z.string(),
});
export type GeneratedDocument = z.output<typeof GeneratedDocument>;

const OrderRow = z.object({
  ...recordRef,
  number: z.string(),
  kind: z.enum(orderKinds),
  step: z.enum(orderSteps),
  payPolicy: z.enum(payPolicies),
  totalMinor: z.int(),
  paidMinor: z.int(),
  warehouseId: z.int(),
  warehouseName: z.string(),
  lineName: z.string(),
  countryName: z.string(),
  memberId: z.int(),
  memberCode: z.string(),
  memberName: z.string(),
  receiverName: z.string(),
  carrierBillNumber: z.string().nullable(),
  batchId: z.int().nullable(),
  exception: z.enum(orderExceptions).nullable(),
  exceptionNote: z.string(),
  exceptionAt: instant.nullable(),
  createdAt: instant,
  shippedAt: instant.nullable(),
  deliveredAt: instant.nullable(),
});
export type OrderRow = z.output<typeof OrderRow>;

const OrderForStaff = OrderRow.extend({
  /** Masked in the middle. */
  receiverPhone: z.string(),
  receiverAddress: z.string(),
  receiverPostcode: z.string(),
  idCardTail: z.string(),
  delivery: z.enum(['dispatch', 'pickup']),
  pickupPointName: z.string(),
  carrierName: z.string(),
  goodsName: z.string(),
  remark: z.string(),
  batchNumber: z.string().nullable(),
  /** The seller's own order number; empty for other orders. */
  clientNumber: z.string(),
  dueMinor: z.int(),
  declaredMinor: z.int(),
  collectionMinor: z.int(),
  parcels: z.array(
    z.object({
      id: bigRecordId,
      courierNumber: z.string(),
      goodsName: z.string(),
      quantity: z.int(),
      weightGrams: z.int().nullable(),
      isPicked: z.boolean(),
      boxNumber: z.int().nullable(),
    }),
  ),
  /** Items of a stock order. */
  items: z.array(z.object({ code: z.string(), name: z.string(), quantity: z.int(), isPicked: z.boolean() })),
  boxes: z.array(
    z.object({
      boxNumber: z.int(),
      weightGrams: z.int(),
      lengthMm: z.int(),
      widthMm: z.int(),
      heightMm: z.int(),
      loadedAt: instant.nullable(),
    }),
  ),
  photos: z.array(
    z.object({
      id: z.uuid(),
      kind: z.enum(['scale', 'box', 'label', 'exception', 'delivery']),
      boxNumber: z.int().nullable(),
      url: z.string(),
      takenAt: instant,
    }),
  ),
  payments: z.array(
    z.object({
      number: z.string(),
      method: z.enum(payMethods),
      state: z.enum(paymentStates),
      /** This order's share of a payment for several orders. */
      minor: z.int(),
      settledAt: instant.nullable(),
      createdAt: instant,
    }),
  ),
  refunds: z.array(
    z.object({
      number: z.string(),
      minor: z.int(),
      route: z.enum(['wallet', 'gateway']),
      state: z.enum(refundStates),
      createdAt: instant,
    }),
  ),
  events: z.array(
    z.object({
      id: bigRecordId,
      act: z.enum(orderEventActs),
      from: z.enum(orderSteps).nullable(),
      to: z.enum(orderSteps),
      actor: z.enum(['member', 'staff', 'system']),
      actorName: z.string(),
      reason: z.string(),
      details: z.record(z.string(), z.unknown()),
      createdAt: instant,
    }),
  ),
  track: z.array(
    z.object({
      id: bigRecordId,
      source: z.enum(trackSources),
      phase: z.enum(trackPhases),
      words: z.string(),
      place: z.string(),
      happenedAt: instant,
    }),
  ),
});
export type OrderForStaff = z.output<typeof OrderForStaff>;

/** What the days of a list are about. */
export const orderDays = ['placed', 'shipped'] as const;
/** Orders of the list. Newest and oldest by the time that the days are about, else by when they were placed. */
export const orderSorts = ['newest', 'oldest', 'amount'] as const;
export type OrderSort = (typeof orderSorts)[number];

/** What narrows and orders the list. */
export const orderFilters = {
  search: searchText,
  shopId: recordId.optional(),
  warehouseId: recordId.optional(),
  lineId: recordId.optional(),
  step: z.enum(orderSteps).optional(),
  days: daysOf(orderDays).optional(),
  sort: z.enum(orderSorts).optional(),
};

export const orderDeskCalls = {
  list: staffCall({
    path: '/console/orders/list',
    access: 'order:read',
    effect: 'read',
    summary:
      'Lists orders, newest first unless sorted otherwise; searchable by the beginning or end of their or the carrier’s number, or a member code.',
    input: z.object({ ...pageRequest(20, 100), ...orderFilters }).refine(isWithinShop),
    output: pageOf(OrderRow),
  }),
  get: staffCall({
    path: '/console/orders/get',
    access: 'order:read',
    effect: 'read',
    summary: 'Returns an order with its parcels, boxes, photos, payments and history.',
    input: z.object(recordRef),
    output: OrderForStaff,
  }),
  printLabels: staffCall({
    path: '/console/orders/printLabels',
    access: 'order:read',
    effect: 'read',
    summary: 'Returns a label for each box of the orders, in the shop’s layout.',
    input: z.object(orderRefs),
    output: GeneratedDocument,
  }),
  printSheet: staffCall({
    path: '/console/orders/printSheet',
    access: 'order:read',
    effect: 'read',
    summary: 'Returns a sheet for each order, with its bill.',
    input: z.object(orderRefs),
    output: GeneratedDocument,
  }),
  setBillNumber: staffCall({
    path: '/console/orders/setBillNumber',
    access: 'order:work',
    effect: 'change',
    summary: 'Sets the carrier bill number of an order; an empty value removes it.',
    input: z.object({
      ...recordRef,
      billNumber: singleLine(40).regex(/^[0-9A-Za-z-]*$/),
    }),
    output: z.null(),
  }),
  refuse: staffCall({
    path: '/console/orders/refuse',
    access: 'order:work',
    effect: 'change',
    summary: 'Records that the receiver refused a cash on delivery order, which comes back as a return.',
    input: z.object({ ...recordRef, reason: singleLine(300).min(1) }),
    output: z.object({ returnNumber: z.string() }),
  }),
  withdraw: staffCall({
    path: '/console/orders/withdraw',
    access: 'order:decide',
    effect: 'change',
    summary: 'Cancels an order that is not packed: its parcels are released and everything paid is refunded.',
    input: z.object({ ...recordRef, reason: singleLine(300).min(1) }),
    output: z.null(),
  }),
};

export const exceptionCalls = {
  list: staffCall({
    path: '/console/exceptions/list',
    access: 'order:read',
    effect: 'read',
    summary: 'Lists orders with an exception, longest waiting first.',
    input: z.object({
      ...pageRequest(20, 100),
      shopId: recordId.optional(),
      exception: z.enum(orderExceptions).optional(),
    }),
    output: pageOf(OrderRow),
  }),
  ages: staffCall({
    path: '/console/exceptions/ages',
    access: 'order:read',
    effect: 'read',
    summary: 'Returns the number of orders for each exception, and since when.',
    input: z.object({ shopId: recordId.optional() }),
    output: z.object({
      items: z.array(
        z.object({
          exception: z.enum(orderExceptions),
          orders: z.int(),
          /** Of these, waiting longer than one day and longer than three. */
          overDay: z.int(),
          overThreeDays: z.int(),
          oldestAt: instant,
        }),
      ),
    }),
  }),
  raise: staffCall({
    path: '/console/exceptions/raise',
    access: 'order:work',
    effect: 'change',
    summary: 'Raises an exception on an order, which cannot be loaded until it is resolved.',
    input: z.object({ ...recordRef, exception: z.enum(manualExceptions), note: singleLine(300).min(1) }),
    output: z.null(),
  }),
  resolve: staffCall({
    path: '/console/exceptions/resolve',
    access: 'order:decide',
    effect: 'change',
    summary: 'Resolves an exception: the order continues from its step.',
    input: z.object({ ...recordRef, note: singleLine(300).min(1) }),
    output: z.null(),
  }),
};
