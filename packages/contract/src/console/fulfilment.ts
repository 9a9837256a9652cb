import { orderKinds } from '@onehaul/domain/order/order-kind';
import { maxOrderBoxes } from '@onehaul/domain/order/order-number';
import { orderExceptions, orderSteps, payPolicies } from '@onehaul/domain/order/order-state';
import { z } from 'zod';
import { bigRecordId, bytes, instant, recordId } from '../wire.ts';
import { Comparison } from './comparison.ts';
import { singleLine, staffCall } from './staff-call.ts';

/** A workplace: one warehouse of one shop. */
export const workplace = { shopId: recordId, warehouseId: recordId };
/** Time of the act by the station's clock. */
const scannedAt = instant;
/** Stations identify items by their label. */
const piece = {
  ...workplace,
  courierNumber: singleLine(60).min(1),
  piece: z.int().min(1).max(99).default(1),
};
export const orderRef = { ...workplace, orderNumber: singleLine(40).min(1) };

/** The same SKU is in many orders, so the station names the order it picked for. */
const item = { ...orderRef, code: singleLine(60).min(1) };

export const boxNumber = z.int().min(1).max(maxOrderBoxes);
export const weightGrams = z.int().min(1).max(1_000_000);
export const side = z.int().min(1).max(10_000);

const WaveParcel = z.object({
  orderNumber: z.string(),
  courierNumber: z.string(),
  piece: z.int(),
  binCode: z.string(),
  goodsName: z.string(),
  weightGrams: z.int().nullable(),
  memberCode: z.string(),
  pickedAt: instant.nullable(),
  /** The order needs attention; its parcels are skipped meanwhile. */
  exception: z.enum(orderExceptions).nullable(),
});
export type WaveParcel = z.output<typeof WaveParcel>;

/** Stock item of an order; all its pieces are picked together. */
const WaveItem = z.object({
  orderNumber: z.string(),
  code: z.string(),
  /** Alternative code to scan; empty without one. */
  barcode: z.string(),
  name: z.string(),
  quantity: z.int(),
  /** Weight of one piece. */
  weightGrams: z.int(),
  memberCode: z.string(),
  pickedAt: instant.nullable(),
  exception: z.enum(orderExceptions).nullable(),
});
export type WaveItem = z.output<typeof WaveItem>;

const Wave = z.object({
  id: z.int(),
  staffName: z.string(),
  isDone: z.boolean(),
  createdAt: instant,
  /** In walking order through the aisles. */
  parcels: z.array(WaveParcel),
  /** Stock items, grouped by SKU. */
  items: z.array(WaveItem),
});
export type Wave = z.output<typeof Wave>;

const WaveRow = z.object({
  id: z.int(),
  staffName: z.string(),
  createdAt: instant,
  orderCount: z.int(),
  /** Parcels, or SKUs of a stock order. */
  parcelCount: z.int(),
  pickedCount: z.int(),
  exceptionCount: z.int(),
});
export type WaveRow = z.output<typeof WaveRow>;

/**
 * `picked`; `complete`: the last item of its order; `again`: repeated scan; `known`: already picked before.
 */
const pickOutcomes = ['picked', 'complete', 'again', 'known'] as const;
export type PickOutcome = (typeof pickOutcomes)[number];

export const pickCalls = {
  openWaves: staffCall({
    path: '/console/pick/openWaves',
    access: 'order:read',
    effect: 'read',
    summary: 'Lists the open waves of a warehouse, with the number of orders not yet in one.',
    input: z.object(workplace),
    output: z.object({ waves: z.array(WaveRow), waiting: z.int() }),
  }),
  getWave: staffCall({
    path: '/console/pick/getWave',
    access: 'order:read',
    effect: 'read',
    summary: 'Returns a wave with what is left to pick, in the order of the bins.',
    input: z.object({ ...workplace, id: recordId }),
    output: Wave,
  }),
  startWave: staffCall({
    path: '/console/pick/startWave',
    access: 'order:work',
    effect: 'change',
    summary: 'Starts a wave of the longest-waiting orders or the given ones; null when there are none.',
    input: z.object({
      ...workplace,
      most: z.int().min(1).max(100).default(20),
      orderNumbers: z.array(singleLine(40).min(1)).min(1).max(100).optional(),
      scannedAt,
    }),
    output: z.object({ wave: Wave.nullable() }),
  }),
  pickParcel: staffCall({
    path: '/console/pick/pickParcel',
    access: 'order:work',
    effect: 'change',
    summary: 'Records that a parcel was taken from its bin. With its last parcel, an order can be packed.',
    input: z.object({ ...piece, waveId: recordId.optional(), scannedAt }),
    output: z.object({
      outcome: z.enum(pickOutcomes),
      orderNumber: z.string(),
      waveId: z.int().nullable(),
      goodsName: z.string(),
      binCode: z.string(),
      /** Within the order. */
      pickedCount: z.int(),
      parcelCount: z.int(),
      isWaveDone: z.boolean(),
    }),
  }),
  shortPick: staffCall({
    path: '/console/pick/shortPick',
    access: 'order:work',
    effect: 'change',
    summary: 'Reports a parcel missing from its bin: its order gets an exception, the others continue.',
    input: z.object({ ...piece, note: singleLine(300).default(''), scannedAt }),
    output: z.object({ orderNumber: z.string() }),
  }),
  pickItem: staffCall({
    path: '/console/pick/pickItem',
    access: 'order:work',
    effect: 'change',
    summary: 'Records that all pieces of one kind of goods were taken from stock for an order.',
    input: z.object({
      ...item,
      quantity: z.int().min(1).max(100_000),
      waveId: recordId.optional(),
      scannedAt,
    }),
    output: z.object({
      outcome: z.enum(pickOutcomes),
      orderNumber: z.string(),
      waveId: z.int().nullable(),
      name: z.string(),
      /** SKUs of the order. */
      pickedCount: z.int(),
      itemCount: z.int(),
      isWaveDone: z.boolean(),
    }),
  }),
  shortItem: staffCall({
    path: '/console/pick/shortItem',
    access: 'order:work',
    effect: 'change',
    summary: 'Reports that stock is short: the order gets an exception.',
    input: z.object({ ...item, note: singleLine(300).default(''), scannedAt }),
    output: z.object({ orderNumber: z.string() }),
  }),
  putBack: staffCall({
    path: '/console/pick/putBack',
    access: 'order:work',
    effect: 'change',
    summary: 'Returns an order to the orders to be picked and its parcels to their bins.',
    input: z.object({ ...orderRef, scannedAt }),
    output: z.object({ orderNumber: z.string() }),
  }),
};

const Measurements = z.object({
  grams: z.int(),
  lengthMillimetres: z.int(),
  widthMillimetres: z.int(),
  heightMillimetres: z.int(),
});

const OrderPhoto = z.object({
  id: z.uuid(),
  kind: z.enum(['scale', 'box', 'label', 'exception', 'delivery']),
  url: z.string(),
  takenAt: instant,
});

export const PackedBox = Measurements.extend({
  boxNumber: z.int(),
  cartonId: z.int().nullable(),
  cartonName: z.string(),
  photos: z.array(OrderPhoto),
  /** Whether a photo shows it with its latest measurements. */
  hasProof: z.boolean(),
});
export type PackedBox = z.output<typeof PackedBox>;

export const PackOrder = z.object({
  id: bigRecordId,
  number: z.string(),
  kind: z.enum(orderKinds),
  step: z.enum(orderSteps),
  exception: z.enum(orderExceptions).nullable(),
  exceptionNote: z.string(),
  payPolicy: z.enum(payPolicies),
  memberCode: z.string(),
  memberName: z.string(),
  lineName: z.string(),
  carrierName: z.string(),
  countryName: z.string(),
  delivery: z.enum(['dispatch', 'pickup']),
  goodsName: z.string(),
  goodsTypeName: z.string(),
  isSensitive: z.boolean(),
  /** Chosen by the owner. */
  packing: z.enum(['together', 'asTheyAre']),
  remark: z.string(),
  insuredMinor: z.int(),
  services: z.array(z.object({ name: z.string(), quantity: z.int() })),
  parcels: z.array(
    z.object({
      id: bigRecordId,
      courierNumber: z.string(),
      piece: z.int(),
      goodsName: z.string(),
      weightGrams: z.int().nullable(),
      binCode: z.string(),
      isPicked: z.boolean(),
      boxNumber: z.int().nullable(),
    }),
  ),
  /** Contents of a stock order. */
  items: z.array(
    z.object({
      skuId: bigRecordId,
      code: z.string(),
      /** Alternative code to scan; empty without one. */
      barcode: z.string(),
      name: z.string(),
      quantity: z.int(),
      isPicked: z.boolean(),
      /** Boxes that hold its pieces. */
      boxed: z.array(z.object({ boxNumber: z.int(), quantity: z.int() })),
    }),
  ),
  /** Boxes assumed by the quote. */
  plannedBoxes: z.array(Measurements),
  boxes: z.array(PackedBox),
  cartons: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      lengthMillimetres: z.int(),
      widthMillimetres: z.int(),
      heightMillimetres: z.int(),
      ownGrams: z.int(),
      mostGrams: z.int(),
    }),
  ),
  /** Limits of the line; null for no limit. */
  limits: z.object({
    sideMillimetres: z.int().nullable(),
    boxGrams: z.int().nullable(),
    totalGrams: z.int().nullable(),
    boxes: z.int().nullable(),
  }),
});
export type PackOrder = z.output<typeof PackOrder>;

export const packCalls = {
  openOrder: staffCall({
    path: '/console/pack/openOrder',
    access: 'order:read',
    effect: 'read',
    summary: 'Returns an order by its number, a box’s or a parcel’s, with its contents and packing plan.',
    input: z.object({ ...workplace, code: singleLine(60).min(1) }),
    output: PackOrder,
  }),
  saveBox: staffCall({
    path: '/console/pack/saveBox',
    access: 'order:work',
    effect: 'change',
    summary: 'Saves a box with its measured weight and size. Changed measurements require a new photo.',
    input: z.object({
      ...orderRef,
      boxNumber,
      /** Null for a box of another size. */
      cartonId: recordId.nullable().default(null),
      weightGrams,
      lengthMillimetres: side,
      widthMillimetres: side,
      heightMillimetres: side,
      /** Its contents, if recorded. */
      parcelIds: z.array(bigRecordId).optional(),
      items: z
        .array(z.object({ skuId: bigRecordId, quantity: z.int().min(1).max(100_000) }))
        .max(2000)
        .optional(),
      scannedAt,
    }),
    output: PackOrder,
  }),
  removeBox: staffCall({
    path: '/console/pack/removeBox',
    access: 'order:work',
    effect: 'change',
    summary: 'Deletes a box that was not used.',
    input: z.object({ ...orderRef, boxNumber, scannedAt }),
    output: PackOrder,
  }),
  addBoxPhoto: staffCall({
    path: '/console/pack/addBoxPhoto',
    access: 'order:work',
    effect: 'change',
    sends: 'multipart',
    summary: 'Adds a photo of a box: on the scale, closed, or with its label.',
    input: z.object({
      shopId: z.coerce.number().pipe(recordId),
      warehouseId: z.coerce.number().pipe(recordId),
      orderNumber: singleLine(40).min(1),
      boxNumber: z.coerce.number().pipe(boxNumber),
      kind: z.enum(['scale', 'box', 'label', 'exception']),
      file: bytes,
    }),
    output: z.object({ id: z.uuid(), photoCount: z.int() }),
  }),
  comparePacked: staffCall({
    path: '/console/pack/comparePacked',
    access: 'order:read',
    effect: 'read',
    summary: 'Compares what the boxes cost as measured now with the promised price.',
    input: z.object(orderRef),
    output: Comparison,
  }),
  finish: staffCall({
    path: '/console/pack/finish',
    access: 'order:work',
    effect: 'change',
    summary: 'Completes packing: the order is ready, overpayment is refunded, or an extra payment is due.',
    input: z.object({
      ...orderRef,
      /** Reason for closing despite packing warnings; required only with warnings. */
      reason: singleLine(300).min(1).optional(),
      scannedAt,
    }),
    output: z.object({ order: PackOrder, comparison: Comparison }),
  }),
  repack: staffCall({
    path: '/console/pack/repack',
    access: 'order:work',
    effect: 'change',
    summary: 'Reopens a packed order, as long as it is in no batch.',
    input: z.object({ ...orderRef, scannedAt }),
    output: PackOrder,
  }),
};
