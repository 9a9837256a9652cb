import { dedicatedStages } from '@onehaul/domain/dedicated/progress';
import { payPolicies } from '@onehaul/domain/order/order-state';
import { exclusions } from '@onehaul/domain/fee/exclusions';
import { z } from 'zod';
import { call, ownCall } from './call.ts';
import { kilograms, PriceParts } from './fee.ts';
import { StartedImport } from './import.ts';
import { GeneratedFile } from './generated-file.ts';
import { rowFields, rowNames } from './order.ts';
import { orderStage } from './order-fields.ts';
import {
  bigRecordId,
  bytes,
  cnyCents,
  instant,
  singleLine,
  page,
  pageRequest,
  recordId,
  tenths,
  thousandths,
  wireObject,
  zeroOne,
} from './wire.ts';

const quantity = z.int().min(1).max(50).default(1);

/** §3: a number of packages of one weight. */
const WeightRow = wireObject(
  { grossGrams: thousandths, tareGrams: kilograms.default(0), quantity },
  { grossGrams: 'GrossWeight', tareGrams: 'TareWeight' },
);
/** §3: a number of packages of one size. */
const SizeRow = wireObject(
  { lengthMm: tenths, widthMm: tenths, heightMm: tenths, quantity },
  { lengthMm: 'Length', widthMm: 'Width', heightMm: 'Height' },
);

/** Inputs of a price: route and packages. */
const goods = {
  warehouseId: recordId,
  countryId: recordId,
  carrierId: recordId,
  speedId: recordId,
  goodsTypeId: recordId.optional(),
  receiverPostcode: singleLine(20).default(''),
  weights: z.array(WeightRow).min(1).max(50),
  sizes: z.array(SizeRow).min(1).max(50),
};
const goodsNames = {
  warehouseId: 'WareHouseId',
  countryId: 'DestinationId',
  speedId: 'TimerId',
  receiverPostcode: 'RecipientPostCode',
};

/** A line identified by warehouse, destination, carrier and speed, as in the form. */
const BookableLine = wireObject(
  {
    lineId: z.int(),
    lineName: z.string(),
    warehouseId: z.int(),
    warehouseName: z.string(),
    countryId: z.int(),
    countryName: z.string(),
    carrierId: z.int(),
    carrierName: z.string(),
    speedId: z.int(),
    speedName: z.string(),
    minimumDays: z.int(),
    maximumDays: z.int(),
    goodsTypeIds: z.array(z.int()),
  },
  {
    lineId: 'ChannelId',
    lineName: 'ChannelName',
    warehouseId: 'WareHouseId',
    warehouseName: 'WareHouseName',
    countryId: 'DestinationId',
    countryName: 'DestinationName',
    speedId: 'TimerId',
    speedName: 'TimerName',
    minimumDays: 'MinDays',
    maximumDays: 'MaxDays',
  },
);
export type BookableLine = z.output<typeof BookableLine>;

const bookingFields = {
  ...rowFields,
  isCustoms: zeroOne,
  /** Announced packages, and those received in the warehouse. */
  pieceCount: z.int(),
  receivedCount: z.int(),
  boxListAt: instant.nullable(),
  invoiceNumber: z.string().nullable(),
  /** Completed stages of a booking, in order. */
  stagesDone: z.array(z.enum(dedicatedStages)),
};
const bookingNames = {
  ...rowNames,
  boxListAt: 'BoxListTime',
  invoiceNumber: 'InvoiceCode',
  stagesDone: 'Stages',
};
const Booking = wireObject(bookingFields, bookingNames);
export type Booking = z.output<typeof Booking>;

const BoxListRow = wireObject(
  {
    boxFrom: z.int(),
    boxCount: z.int(),
    mark: z.string(),
    nameChinese: z.string(),
    nameEnglish: z.string(),
    material: z.string(),
    hsCode: z.string(),
    piecesPerBox: z.int(),
    lengthMm: tenths,
    widthMm: tenths,
    heightMm: tenths,
    grossGrams: kilograms,
    netGrams: kilograms,
    unitMinor: cnyCents,
    origin: z.string(),
  },
  {
    boxFrom: 'BoxNo',
    boxCount: 'Boxes',
    nameChinese: 'GoodsNameCN',
    nameEnglish: 'GoodsNameEN',
    hsCode: 'HSCode',
    piecesPerBox: 'PiecesPerBox',
    lengthMm: 'Length',
    widthMm: 'Width',
    heightMm: 'Height',
    grossGrams: 'GrossWeight',
    netGrams: 'NetWeight',
    unitMinor: 'Price',
  },
);

const BookingDetails = wireObject(
  {
    ...bookingFields,
    receiverEmail: z.string(),
    weights: z.array(WeightRow),
    sizes: z.array(SizeRow),
    boxList: z.array(BoxListRow),
  },
  { ...bookingNames, receiverEmail: 'RecipientEmail' },
);
export type BookingDetails = z.output<typeof BookingDetails>;

const recordRef = wireObject({ id: bigRecordId });

/** Upload of a packing list, processed by the sheet import. */
export const boxListCalls = {
  upload: call('/order/uploadTheOrderBoxList', {
    summary: 'Uploads the box list of a booking and starts checking it; OrderImport commits it.',
    sends: 'multipart',
    input: wireObject(
      { file: bytes, name: singleLine(200).default(''), orderId: z.coerce.number().pipe(bigRecordId) },
      { file: 'file' },
    ),
    output: StartedImport,
  }),
};

const Quote = wireObject(
  {
    lineId: z.int(),
    lineName: z.string(),
    payPolicy: z.enum(payPolicies),
    minimumDays: z.int(),
    maximumDays: z.int(),
    pieceCount: z.int(),
    price: PriceParts,
    /** What may follow besides the price. */
    notIncluded: z.array(z.enum(exclusions)),
  },
  {
    lineId: 'ChannelId',
    lineName: 'ChannelName',
    minimumDays: 'MinDays',
    maximumDays: 'MaxDays',
    price: 'Fee',
  },
);
export type Quote = z.output<typeof Quote>;

export const dedicatedCalls = {
  ways: ownCall({
    path: '/Dedicated_Order/GetWays',
    access: 'member',
    effect: 'read',
    module: 'dedicatedLine',
    summary: 'Lists the lines that can be booked, as named in the booking form.',
    input: wireObject({}),
    output: wireObject({ items: z.array(BookableLine) }, { items: 'Rows' }),
  }),
  quote: ownCall({
    path: '/Dedicated_Order/Quote',
    access: 'member',
    effect: 'read',
    module: 'dedicatedLine',
    summary: 'Returns what the announced packages cost on a line, with an explained bill.',
    input: wireObject(goods, goodsNames),
    output: Quote,
  }),
  add: ownCall({
    path: '/Dedicated_Order/AddData',
    access: 'member',
    effect: 'change',
    module: 'dedicatedLine',
    summary: 'Books packages onto a line. They are measured, and payment is due, when they arrive.',
    input: wireObject(
      {
        ...goods,
        /** The member's own code; any other is refused. */
        memberCode: singleLine(20).optional(),
        goodsName: singleLine(200).min(1),
        receiverName: singleLine(60).min(1),
        receiverPhone: singleLine(40).min(1),
        receiverEmail: z.union([z.literal(''), z.email().max(200)]).default(''),
        receiverAddress: singleLine(300).min(1),
        remark: singleLine(500).default(''),
        isCustoms: zeroOne,
      },
      {
        ...goodsNames,
        memberCode: 'ClientCode',
        receiverName: 'RecipientName',
        receiverPhone: 'RecipientPhone',
        receiverEmail: 'RecipientEmail',
        receiverAddress: 'RecipientAddress',
        remark: 'Rem',
      },
    ),
    output: Booking,
  }),
  list: ownCall({
    path: '/Dedicated_Order/GetDataPage',
    access: 'member',
    effect: 'read',
    module: 'dedicatedLine',
    summary: 'Lists the member’s bookings, newest first.',
    input: wireObject(
      {
        ...pageRequest(20, 100),
        stage: orderStage.optional(),
        /** Prefix of an order or carrier number. */
        search: singleLine(60).default(''),
      },
      { search: 'KeyWord' },
    ),
    output: page(Booking),
  }),
  get: ownCall({
    path: '/Dedicated_Order/GetTheData',
    access: 'member',
    effect: 'read',
    module: 'dedicatedLine',
    summary: 'Returns a booking with its rows and its box list.',
    input: recordRef,
    output: BookingDetails,
  }),
  invoice: ownCall({
    path: '/Dedicated_Order/GetInvoice',
    access: 'member',
    effect: 'read',
    module: 'dedicatedLine',
    summary: 'Returns the commercial invoice of a booking as a PDF. Its number is assigned once.',
    input: recordRef,
    output: GeneratedFile,
  }),
};
