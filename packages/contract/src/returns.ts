import { orderKinds } from '@onehaul/domain/order/order-kind';
import { orderStates } from '@onehaul/domain/order/order-state';
import { returnStates } from '@onehaul/domain/returns/return-state';
import { z } from 'zod';
import { call, ownCall } from './call.ts';
import { PriceParts } from './fee.ts';
import {
  bigRecordId,
  cnyCents,
  instant,
  singleLine,
  page,
  pageRequest,
  recordId,
  tenths,
  thousandths,
  wireObject,
} from './wire.ts';

const count = z.int().min(0).max(100_000);
/** Whether good pieces are restocked automatically, or the owner is asked. */
export const returnWishes = ['ask', 'restock'] as const;

const rowFields = {
  id: bigRecordId,
  number: z.string(),
  state: z.enum(returnStates),
  /** The original order, if it is one of ours. */
  orderId: bigRecordId.nullable(),
  orderNumber: z.string(),
  clientNumber: z.string(),
  courierNumber: z.string(),
  warehouseId: recordId,
  warehouseName: z.string(),
  goodsName: z.string(),
  /** Pieces announced, found good, and waiting for a decision. */
  quantity: z.int(),
  good: z.int(),
  left: z.int(),
  reason: z.string(),
  wish: z.enum(returnWishes),
  createdAt: instant,
  receivedAt: instant.nullable(),
  gradedAt: instant.nullable(),
  closedAt: instant.nullable(),
};
const rowNames = {
  warehouseId: 'WareHouseId',
  warehouseName: 'WareHouseName',
  orderNumber: 'OrderCode',
  clientNumber: 'ClientCode',
  courierNumber: 'CourierCode',
  createdAt: 'CreateTime',
} as const;

const Return = wireObject(rowFields, rowNames);
export type Return = z.output<typeof Return>;

const ReturnItem = wireObject(
  {
    position: z.int(),
    skuId: bigRecordId.nullable(),
    skuCode: z.string(),
    goodsName: z.string(),
    quantity: z.int(),
    /** Null until graded. */
    good: z.int().nullable(),
    damaged: z.int().nullable(),
    missing: z.int().nullable(),
    restocked: z.int(),
    redispatched: z.int(),
    disposed: z.int(),
    left: z.int(),
  },
  { skuCode: 'SkuCode' },
);
export type ReturnItem = z.output<typeof ReturnItem>;

const Sending = wireObject(
  {
    orderId: bigRecordId,
    orderNumber: z.string(),
    kind: z.enum(orderKinds),
    state: z.enum(orderStates),
    position: z.int(),
    quantity: z.int(),
    sentAt: instant,
  },
  { orderNumber: 'OrderCode', sentAt: 'CreateTime' },
);

const ReturnDetails = wireObject(
  {
    ...rowFields,
    /** Of the original order. */
    orderKind: z.enum(orderKinds).nullable(),
    orderState: z.enum(orderStates).nullable(),
    receiverName: z.string(),
    items: z.array(ReturnItem),
    photoUrls: z.array(z.string()),
    /** Orders in which its units were shipped again. */
    sendings: z.array(Sending),
    note: z.string(),
    /** Measurements, if taken. */
    weightGrams: thousandths.nullable(),
    lengthMm: tenths.nullable(),
    widthMm: tenths.nullable(),
    heightMm: tenths.nullable(),
  },
  {
    ...rowNames,
    photoUrls: 'Images',
    weightGrams: 'Weight',
    lengthMm: 'Length',
    widthMm: 'Width',
    heightMm: 'Height',
  },
);
export type ReturnDetails = z.output<typeof ReturnDetails>;

/** Units in a warehouse that can be shipped again: of a SKU, or a whole parcel of goods without one. */
const Unit = wireObject(
  {
    warehouseId: recordId,
    warehouseName: z.string(),
    countryId: recordId,
    countryName: z.string(),
    skuId: bigRecordId.nullable(),
    skuCode: z.string(),
    returnId: bigRecordId.nullable(),
    returnNumber: z.string(),
    goodsName: z.string(),
    left: z.int(),
    /** Arrival of the oldest unit. */
    since: instant,
  },
  {
    warehouseId: 'WareHouseId',
    warehouseName: 'WareHouseName',
    countryId: 'DestinationId',
    countryName: 'DestinationName',
  },
);
export type ReturnedUnit = z.output<typeof Unit>;

/** A waiting order whose goods are available as returns in its destination country. */
const Match = wireObject(
  {
    orderId: bigRecordId,
    orderNumber: z.string(),
    clientNumber: z.string(),
    receiverName: z.string(),
    warehouseId: recordId,
    warehouseName: z.string(),
    items: z.array(
      wireObject({
        skuId: bigRecordId,
        skuCode: z.string(),
        goodsName: z.string(),
        quantity: z.int(),
        returned: z.int(),
      }),
    ),
    total: cnyCents,
    createdAt: instant,
  },
  {
    orderNumber: 'OrderCode',
    clientNumber: 'ClientCode',
    warehouseId: 'WareHouseId',
    warehouseName: 'WareHouseName',
    createdAt: 'CreateTime',
  },
);
export type ReturnMatch = z.output<typeof Match>;

/** A line that delivers within the country of a warehouse. */
const LocalLine = wireObject(
  { id: recordId, name: z.string(), warehouseId: recordId },
  { warehouseId: 'WareHouseId' },
);

/**
 * What is shipped again: a waiting order's goods, units of SKUs, or a whole parcel. Exactly one of the three.
 */
const subjectFields = {
  lineId: recordId,
  orderId: bigRecordId.optional(),
  items: z
    .array(wireObject({ skuId: bigRecordId, quantity: z.int().min(1).max(1000) }))
    .max(50)
    .default([]),
  returnId: bigRecordId.optional(),
};
const receiver = wireObject(
  {
    name: singleLine(80).min(1),
    phone: singleLine(30).min(1),
    postcode: singleLine(20).default(''),
    region: singleLine(200).default(''),
    detail: singleLine(300).min(1),
  },
  { name: 'Recipient', postcode: 'PostCode', detail: 'Address' },
);

const RedispatchResult = wireObject(
  {
    orderId: bigRecordId,
    orderNumber: z.string(),
    kind: z.enum(orderKinds),
    state: z.enum(orderStates),
    receiverName: z.string(),
    goodsName: z.string(),
    warehouseName: z.string(),
    lineName: z.string(),
    units: z.int(),
    total: cnyCents,
    due: cnyCents,
    sentAt: instant,
  },
  { orderNumber: 'OrderCode', warehouseName: 'WareHouseName', sentAt: 'CreateTime' },
);
export type RedispatchResult = z.output<typeof RedispatchResult>;

export const returnCalls = {
  list: ownCall({
    path: '/Base_Return/GetDataPage',
    access: 'member',
    effect: 'read',
    module: 'returns',
    summary: 'Lists the member’s returns, newest first, with the number in each state.',
    input: wireObject(
      {
        ...pageRequest(20, 100),
        state: z.enum(returnStates).optional(),
        /** Prefix of the return, order or courier number. */
        search: singleLine(60).default(''),
      },
      { search: 'KeyWord' },
    ),
    output: wireObject(
      {
        items: z.array(Return),
        total: z.int().min(0),
        counts: wireObject({
          expected: z.int(),
          received: z.int(),
          graded: z.int(),
          closed: z.int(),
          cancelled: z.int(),
        }),
      },
      { items: 'Rows' },
    ),
  }),
  get: call('/Base_Return/ReturnOrderInfo', {
    summary:
      'Returns a return with its goods, grades, photos and outcome, and the order the goods came from.',
    input: wireObject({ id: bigRecordId }),
    output: ReturnDetails,
  }),
  add: ownCall({
    path: '/Base_Return/AddData',
    access: 'member',
    effect: 'change',
    module: 'returns',
    summary: 'Announces a return.',
    input: wireObject(
      {
        /** Our, the seller's or the carrier's number. */
        orderNumber: singleLine(60).min(1),
        courierNumber: singleLine(40).default(''),
        warehouseId: recordId,
        reason: singleLine(200).default(''),
        wish: z.enum(returnWishes).default('ask'),
        items: z
          .array(
            wireObject(
              { goods: singleLine(200).min(1), quantity: z.int().min(1).max(10_000) },
              { goods: 'Sku' },
            ),
          )
          .min(1)
          .max(50),
      },
      { orderNumber: 'OrderCode', courierNumber: 'CourierCode', warehouseId: 'WareHouseId' },
    ),
    output: ReturnDetails,
  }),
  cancel: ownCall({
    path: '/Base_Return/Cancel',
    access: 'member',
    effect: 'change',
    module: 'returns',
    summary: 'Cancels an announced return before anything has arrived.',
    input: wireObject({ id: bigRecordId }),
    output: ReturnDetails,
  }),
  decide: ownCall({
    path: '/Base_Return/Decide',
    access: 'member',
    effect: 'change',
    module: 'returns',
    summary: 'Decides what happens to good pieces of a return: restocked or disposed of.',
    input: wireObject({
      id: bigRecordId,
      decisions: z
        .array(
          wireObject({
            position: z.int().min(1).max(50),
            restock: count.default(0),
            dispose: count.default(0),
          }),
        )
        .min(1)
        .max(50),
    }),
    output: ReturnDetails,
  }),
  matches: ownCall({
    path: '/Base_Return/GetMatches',
    access: 'member',
    effect: 'read',
    module: 'returns',
    summary: 'Lists returned units that can be redispatched and the orders they match, oldest first.',
    input: wireObject({}),
    output: wireObject({ units: z.array(Unit), matches: z.array(Match), lines: z.array(LocalLine) }),
  }),
  quote: ownCall({
    path: '/Base_Return/QuoteRedispatch',
    access: 'member',
    effect: 'read',
    module: 'returns',
    summary: 'Returns the price of a redispatch, itemised.',
    input: wireObject({ ...subjectFields, postcode: singleLine(20).default('') }, { postcode: 'PostCode' }),
    output: wireObject({
      price: PriceParts,
      /** Current price of the waiting order, if there is one. */
      before: cnyCents.nullable(),
    }),
  }),
  redispatch: ownCall({
    path: '/Base_Return/Redispatch',
    access: 'member',
    effect: 'change',
    module: 'returns',
    summary: 'Redispatches returned goods to a pending order or to another receiver.',
    input: wireObject(
      { ...subjectFields, receiver: receiver.optional(), remark: singleLine(200).default('') },
      { remark: 'Rem' },
    ),
    output: wireObject({ orderId: bigRecordId, orderNumber: z.string() }, { orderNumber: 'OrderCode' }),
  }),
  sent: ownCall({
    path: '/Base_Return/GetRedispatchPage',
    access: 'member',
    effect: 'read',
    module: 'returns',
    summary: 'Lists the orders in which returned goods were redispatched, newest first.',
    input: wireObject(pageRequest(20, 100)),
    output: page(RedispatchResult),
  }),
};
