import { maxDeclaredGoods } from '@onehaul/domain/order/instruction';
import { payPolicies } from '@onehaul/domain/order/order-state';
import { refundReasons, refundStates } from '@onehaul/domain/payment/payment-state';
import { payMethods, paymentStates } from '@onehaul/domain/payment/payment-state';
import { wayStops } from '@onehaul/domain/tracking/way-stop';
import { z } from 'zod';
import { call, ownCall } from './call.ts';
import { amount, Box, kilograms, orderOptionNames, orderOptions, PriceParts } from './fee.ts';
import { GeneratedFile } from './generated-file.ts';
import { DeclaredGoods, orderKind, orderStage, orderState, orderStep, ownerAct } from './order-fields.ts';
import { OrderReview } from './review.ts';
import {
  bigRecordId,
  cnyCents,
  instant,
  singleLine,
  page,
  pageRequest,
  recordId,
  wireObject,
  zeroOne,
} from './wire.ts';

/** Inputs of an order: the fields its quote was stored for, and free texts. */
const instruction = {
  ...orderOptions,
  lineId: recordId,
  parcelIds: z.array(bigRecordId).min(1),
  addressId: bigRecordId,
  declaration: z.array(DeclaredGoods).min(1).max(maxDeclaredGoods),
  insuredMinor: amount.default(0),
  collectionMinor: amount.default(0),
  isTaxHandled: z.boolean().default(false),
  goodsName: singleLine(200).default(''),
  remark: singleLine(500).default(''),
};
const instructionNames = {
  ...orderOptionNames,
  lineId: 'ChannelId',
  declaration: 'Declares',
  insuredMinor: 'InsuredAmount',
  collectionMinor: 'CollectionAmount',
  isTaxHandled: 'IsTax',
  remark: 'Rem',
};

/** Fields of every order list; the seller tools add to them. */
export const rowFields = {
  id: bigRecordId,
  number: z.string(),
  kind: orderKind,
  state: orderState,
  step: orderStep,
  stage: orderStage,
  /** Transport status from tracking; null before departure. */
  way: z.enum(wayStops).nullable(),
  payPolicy: z.enum(payPolicies),
  isPaid: zeroOne,
  isCollect: zeroOne,
  goodsName: z.string(),
  goodsTypeName: z.string(),
  receiverName: z.string(),
  receiverPhone: z.string(),
  receiverTelephone: z.string(),
  receiverPostcode: z.string(),
  receiverAddress: z.string(),
  delivery: z.enum(['dispatch', 'pickup']),
  pickupPointName: z.string().nullable(),
  countryName: z.string(),
  warehouseName: z.string(),
  lineName: z.string(),
  carrierName: z.string(),
  speedName: z.string(),
  parcelCount: z.int(),
  arrivedCount: z.int(),
  /** Packed boxes; before packing, announced boxes. */
  boxCount: z.int(),
  /** Pieces of stock items. */
  itemCount: z.int(),
  carrierBillNumber: z.string().nullable(),
  total: cnyCents,
  paid: cnyCents,
  /** Amount the owner must pay now. */
  due: cnyCents,
  currencyCode: z.string(),
  exchangeRate: z.number(),
  ceiling: cnyCents.nullable(),
  /** A pending payment of the order. */
  openPaymentNumber: z.string().nullable(),
  isReviewed: z.boolean(),
  createdAt: instant,
  payUntil: instant.nullable(),
  shippedAt: instant.nullable(),
  deliveredAt: instant.nullable(),
  completedAt: instant.nullable(),
};
/** Section 3 spells three of them in lower case: they are sent in both spellings (A21). */
export const rowNames = {
  number: ['MainBillCode', 'mainbillcode'],
  kind: 'OrderSource',
  isPaid: 'PayState',
  isCollect: ['IsToPay', 'istopay'],
  receiverName: 'RecipientName',
  receiverPhone: 'RecipientPhone',
  receiverTelephone: 'RecipientTel',
  receiverPostcode: 'PostCode',
  receiverAddress: 'RecipientAddress',
  pickupPointName: 'AgentName',
  countryName: 'DestinationName',
  warehouseName: 'WareHouseName',
  lineName: 'ChannelName',
  speedName: 'TimerName',
  carrierBillNumber: ['CarrierBillCode', 'carrierbillcode'],
  total: 'AccruedCharge',
  paid: 'PaidAmount',
  due: 'DueAmount',
  currencyCode: 'CurrencyName',
  ceiling: 'MaxAmount',
  createdAt: 'CreateTime',
  shippedAt: 'ShipTime',
  deliveredAt: 'DeliverTime',
  completedAt: 'CompleteTime',
};

const Order = wireObject(rowFields, rowNames);
export type Order = z.output<typeof Order>;

const OrderParcel = wireObject(
  {
    id: bigRecordId,
    courierNumber: z.string(),
    goodsName: z.string(),
    quantity: z.int(),
    weightGrams: kilograms.nullable(),
    hasArrived: z.boolean(),
    boxNumber: z.int().nullable(),
  },
  { courierNumber: 'Code', quantity: 'Account', weightGrams: 'Weight', boxNumber: 'BoxNo' },
);

const OrderBox = wireObject(
  {
    boxNumber: z.int(),
    box: Box,
    cartonName: z.string().nullable(),
    photoUrls: z.array(z.string()),
    /** The same photos with their kind: the scale photo proves the weight, the box photo its size. */
    photos: z.array(
      wireObject(
        {
          kind: z.enum(['scale', 'box', 'label', 'exception', 'delivery']),
          url: z.string(),
          takenAt: instant,
        },
        { takenAt: 'CreateTime' },
      ),
    ),
  },
  { boxNumber: 'BoxNo', photoUrls: 'Images' },
);

const OrderEvent = wireObject(
  {
    id: bigRecordId,
    act: ownerAct,
    actor: z.enum(['member', 'staff', 'system']),
    reason: z.string(),
    details: z.record(z.string(), z.unknown()),
    photoUrls: z.array(z.string()),
    createdAt: instant,
  },
  { createdAt: 'CreateTime', photoUrls: 'Images' },
);

const OrderPayment = wireObject(
  {
    number: z.string(),
    method: z.enum(payMethods),
    state: z.enum(paymentStates),
    minor: cnyCents,
    refunded: cnyCents,
    createdAt: instant,
    settledAt: instant.nullable(),
    reason: z.string(),
  },
  { minor: 'Amount', createdAt: 'CreateTime', settledAt: 'PayTime' },
);

const OrderRefund = wireObject(
  {
    number: z.string(),
    minor: cnyCents,
    route: z.enum(['wallet', 'gateway']),
    why: z.enum(refundReasons),
    state: z.enum(refundStates),
    createdAt: instant,
  },
  { minor: 'Amount', createdAt: 'CreateTime' },
);

const OrderDetails = wireObject(
  {
    ...rowFields,
    idCardTail: z.string(),
    /** Transit days of the line, as published by the shop. */
    minimumDays: z.int(),
    maximumDays: z.int(),
    declaration: z.array(DeclaredGoods),
    declaredMinor: cnyCents,
    insuredMinor: cnyCents,
    collectionMinor: cnyCents,
    isTaxHandled: z.boolean(),
    packing: z.enum(['together', 'asTheyAre']),
    remark: z.string(),
    points: z.int(),
    services: z.array(
      wireObject(
        { optionId: z.int(), name: z.string(), quantity: z.int() },
        { optionId: 'AddedServiceDetailId' },
      ),
    ),
    /** Names of the bill's remote areas, by key. */
    areaNames: z.record(z.string(), z.string()),
    /** The bill in force; null while an instant order waits for parcels. */
    price: PriceParts.nullable(),
    /**
     * Quoted total and price of the measured boxes; where they differ, the drawer explains the consequence.
     */
    quotedTotal: cnyCents.nullable(),
    packedTotal: cnyCents.nullable(),
    parcels: z.array(OrderParcel),
    boxes: z.array(OrderBox),
    events: z.array(OrderEvent),
    payments: z.array(OrderPayment),
    refunds: z.array(OrderRefund),
    review: OrderReview.nullable(),
  },
  {
    ...rowNames,
    minimumDays: 'MinDays',
    maximumDays: 'MaxDays',
    declaration: 'Declares',
    declaredMinor: 'DeclaredAmount',
    insuredMinor: 'InsuredAmount',
    collectionMinor: 'CollectionAmount',
    isTaxHandled: 'IsTax',
    packing: 'PackType',
    remark: 'Rem',
    points: 'Integral',
    services: 'AddedServices',
    price: 'Fee',
    quotedTotal: 'QuotedCharge',
    packedTotal: 'PackedCharge',
  },
);
export type OrderDetails = z.output<typeof OrderDetails>;

const someOrders = z.array(bigRecordId).min(1).max(200);

export const orderCalls = {
  create: call('/Order/CreateOrder', {
    summary: 'Merges parcels into an order at the price quoted for exactly this instruction.',
    input: wireObject({ quoteId: z.uuid(), ...instruction }, { quoteId: 'BudgetFeeId', ...instructionNames }),
    output: Order,
  }),
  createInstant: call('/Order/ArrivalCreateOrder', {
    summary:
      'Creates an instant order, sent as soon as its last parcel arrives, up to a maximum price (A43).',
    input: wireObject(
      { ceilingMinor: amount, ...instruction },
      { ceilingMinor: 'MaxAmount', ...instructionNames },
    ),
    output: Order,
  }),
  list: call('/Order/ClientGetDataPage', {
    summary: 'Lists the member’s orders, newest first.',
    input: wireObject(
      {
        ...pageRequest(20, 100),
        stage: orderStage.optional(),
        /** Restricts to one order kind; all by default. */
        kind: orderKind.optional(),
        /** Prefix of an order, carrier or courier number. */
        search: singleLine(60).default(''),
        warehouseId: recordId.optional(),
        lineId: recordId.optional(),
        createdFrom: instant.optional(),
        createdBefore: instant.optional(),
      },
      {
        search: 'KeyWord',
        kind: 'OrderSource',
        warehouseId: 'WareHouseId',
        lineId: 'ChannelId',
        createdFrom: 'BeginTime',
        createdBefore: 'EndTime',
      },
    ),
    output: page(Order),
  }),
  count: ownCall({
    path: '/Order/GetOrderCount',
    access: 'member',
    effect: 'read',
    summary: 'Returns the number of the member’s orders at each stage.',
    input: wireObject({}),
    output: wireObject({
      unpaid: z.int(),
      toShip: z.int(),
      shipped: z.int(),
      completed: z.int(),
      awaitingArrival: z.int(),
      cancelled: z.int(),
      returned: z.int(),
    }),
  }),
  get: call('/Order/ClientGetOrderDetailsDataPage', {
    summary: 'Returns an order with its bill, boxes, photos and history.',
    input: wireObject({ id: bigRecordId }),
    output: OrderDetails,
  }),
  cancel: call('/Order/DeleteData', {
    summary: 'Cancels orders: all of them, or none. Payments are refunded the way they were made.',
    input: wireObject({ ids: someOrders, reason: singleLine(300).default('') }, { reason: 'Rem' }),
    output: wireObject({ cancelled: z.int() }),
  }),
  receive: call('/Order/OrderReceiveGoods', {
    summary: 'Confirms that the member has received the goods.',
    input: wireObject({ ids: someOrders }),
    output: wireObject({ completed: z.int() }),
  }),
  billNumbers: call('/OrderOperate/GetCarrierBillCode', {
    summary: 'Returns the carrier bill numbers of orders; null if the carrier has not assigned one yet.',
    input: wireObject({ ids: someOrders }),
    output: z.array(
      wireObject(
        { id: bigRecordId, number: z.string(), carrierBillNumber: z.string().nullable() },
        { number: 'MainBillCode', carrierBillNumber: 'CarrierBillCode' },
      ),
    ),
  }),
  printSheet: call('/OrderOperate/GetPrintSheet', {
    summary: 'Returns a printable file of orders: a sheet for each, or the labels of their boxes.',
    input: wireObject(
      { ids: someOrders, kind: z.enum(['sheet', 'labels']).default('sheet') },
      { kind: 'Type' },
    ),
    output: GeneratedFile,
  }),
  exportSheet: call('/OrderOperate/ExportSheetFile', {
    summary: 'Exports orders as a workbook, in the caller’s language.',
    input: wireObject({
      ids: z.array(bigRecordId).max(1000).optional(),
      stage: orderStage.optional(),
    }),
    output: GeneratedFile,
  }),
};
