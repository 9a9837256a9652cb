import { holdReasons, parcelStates } from '@onehaul/domain/parcel/parcel-state';
import { z } from 'zod';
import { bigRecordId, bytes, instant, recordId } from '../wire.ts';
import { singleLine, staffCall } from './staff-call.ts';

/** A workplace: one warehouse of one shop. */
const workplace = { shopId: recordId, warehouseId: recordId };
/** Stations identify items by their label, so that an offline scan keeps its meaning until it is uploaded. */
const piece = {
  ...workplace,
  courierNumber: singleLine(60).min(1),
  piece: z.int().min(1).max(99).default(1),
};
/** Scan time by the station's clock. */
const scannedAt = instant;

const weightGrams = z.int().min(1).max(1_000_000);
const side = z.int().min(1).max(10_000);

const StationParcel = z.object({
  id: bigRecordId,
  courierNumber: z.string(),
  piece: z.int(),
  /** Pieces of this number already here. */
  pieces: z.int(),
  state: z.enum(parcelStates),
  memberCode: z.string(),
  memberName: z.string(),
  goodsName: z.string(),
  goodsTypeName: z.string(),
  isSensitive: z.boolean(),
  quantity: z.int(),
  remark: z.string(),
  binCode: z.string(),
  weightGrams: z.int().nullable(),
  lengthMillimetres: z.int().nullable(),
  widthMillimetres: z.int().nullable(),
  heightMillimetres: z.int().nullable(),
  holdReason: z.enum(holdReasons).nullable(),
  photoCount: z.int(),
  receivedAt: instant.nullable(),
});
export type StationParcel = z.output<typeof StationParcel>;

/**
 * `expected`: forecast here; `misrouted`: forecast for another warehouse of the shop; `member`: owner from
 * the label; `unclaimed`: no owner; `contested`: forecast by several members; `again`: repeated scan;
 * `known`: already here, no change; `otherShop`: forecast at another shop of the company, no change.
 */
export const receiveOutcomes = [
  'expected',
  'misrouted',
  'member',
  'unclaimed',
  'contested',
  'again',
  'known',
  'otherShop',
] as const;
export type ReceiveOutcome = (typeof receiveOutcomes)[number];

const Bin = z.object({ code: z.string(), parcels: z.int() });

export const stationCalls = {
  workplaces: staffCall({
    path: '/console/stations/workplaces',
    access: 'parcel:read',
    effect: 'read',
    places: 'rows',
    summary: 'Lists the company’s warehouses, where stations are.',
    input: z.object({}),
    output: z.object({
      items: z.array(
        z.object({
          ...workplace,
          shopName: z.string(),
          warehouseName: z.string(),
          warehouseCode: z.string(),
          binCount: z.int(),
        }),
      ),
    }),
  }),
  find: staffCall({
    path: '/console/stations/find',
    access: 'parcel:read',
    effect: 'read',
    summary:
      'Lists the pieces of a courier number in the shop’s warehouses or expected; the list may be empty.',
    input: z.object({ ...workplace, courierNumber: singleLine(60).min(1) }),
    output: z.object({ items: z.array(StationParcel) }),
  }),
  receive: staffCall({
    path: '/console/stations/receive',
    access: 'parcel:work',
    effect: 'change',
    summary:
      'Receives a parcel: it is matched to a forecast, assigned to the member on its label, or unclaimed.',
    input: z.object({
      ...workplace,
      courierNumber: singleLine(60).min(1),
      /** Member code on the label, besides the number. */
      memberCode: singleLine(20).default(''),
      /** An additional piece of a number that is already here. */
      isFurtherPiece: z.boolean().default(false),
      scannedAt,
    }),
    output: z.object({
      outcome: z.enum(receiveOutcomes),
      parcel: StationParcel.nullable(),
      /** The other warehouse it was forecast for or is stored in; null if it is this one. */
      elsewhere: z.string().nullable(),
    }),
  }),
  assign: staffCall({
    path: '/console/stations/assign',
    access: 'parcel:work',
    effect: 'change',
    summary: 'Assigns an unclaimed parcel to the member whose code is on it.',
    input: z.object({ ...piece, memberCode: singleLine(20).min(1), scannedAt }),
    output: StationParcel,
  }),
  addPhoto: staffCall({
    path: '/console/stations/addPhoto',
    access: 'parcel:work',
    effect: 'change',
    sends: 'multipart',
    summary: 'Adds a photo of a received piece.',
    input: z.object({
      shopId: z.coerce.number().pipe(recordId),
      warehouseId: z.coerce.number().pipe(recordId),
      courierNumber: singleLine(60).min(1),
      piece: z.coerce.number().pipe(z.int().min(1).max(99)).default(1),
      kind: z.enum(['label', 'whole', 'damage']),
      file: bytes,
    }),
    output: z.object({ id: z.uuid(), photoCount: z.int() }),
  }),
  measure: staffCall({
    path: '/console/stations/measure',
    access: 'parcel:work',
    effect: 'change',
    summary:
      'Records the weight and size of a piece, which must have its photos. The owner’s storage clock starts.',
    input: z.object({
      ...piece,
      weightGrams,
      lengthMillimetres: side,
      widthMillimetres: side,
      heightMillimetres: side,
      /** Source of the weight. */
      scale: z.enum(['typed', 'wedge', 'serial']).default('typed'),
      scannedAt,
    }),
    output: StationParcel,
  }),
  limits: staffCall({
    path: '/console/stations/limits',
    access: 'parcel:read',
    effect: 'read',
    summary: 'Lists the limits of a warehouse’s open lines, for a warning at the scale.',
    input: z.object(workplace),
    output: z.object({
      lines: z.array(
        z.object({
          name: z.string(),
          mostSideMillimetres: z.int().nullable(),
          mostBoxGrams: z.int().nullable(),
          /** Surcharges apply from here on. */
          surchargedSideMillimetres: z.int().nullable(),
          surchargedGrams: z.int().nullable(),
        }),
      ),
    }),
  }),
  bins: staffCall({
    path: '/console/stations/bins',
    access: 'parcel:read',
    effect: 'read',
    summary:
      'Lists the codes of all bins of a warehouse, so that a station detects a wrong bin without a request.',
    input: z.object(workplace),
    output: z.object({ codes: z.array(z.string()) }),
  }),
  suggestBin: staffCall({
    path: '/console/stations/suggestBin',
    access: 'parcel:read',
    effect: 'read',
    summary: 'Suggests a bin for a piece: with its owner’s other pieces, otherwise where there is most room.',
    input: z.object(piece),
    output: z.object({ parcel: StationParcel, withSiblings: Bin.nullable(), emptiest: Bin.nullable() }),
  }),
  shelve: staffCall({
    path: '/console/stations/shelve',
    access: 'parcel:work',
    effect: 'change',
    summary: 'Records that a piece was put away in a bin.',
    input: z.object({ ...piece, binCode: singleLine(20).min(1), scannedAt }),
    output: StationParcel,
  }),
  hold: staffCall({
    path: '/console/stations/hold',
    access: 'parcel:hold',
    effect: 'change',
    summary: 'Holds a parcel, for a reason shown to its owner. Its storage clock stops.',
    input: z.object({
      ...piece,
      reason: z.enum(holdReasons),
      note: singleLine(300).default(''),
      scannedAt,
    }),
    output: StationParcel,
  }),
  release: staffCall({
    path: '/console/stations/release',
    access: 'parcel:hold',
    effect: 'change',
    summary: 'Releases a held parcel. Its storage clock runs again.',
    input: z.object({ ...piece, note: singleLine(300).default(''), scannedAt }),
    output: StationParcel,
  }),
};
