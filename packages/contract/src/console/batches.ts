import { batchStates } from '@onehaul/domain/order/batch-state';
import { unitKinds, unitStates } from '@onehaul/domain/order/load-unit';
import { orderExceptions, orderSteps } from '@onehaul/domain/order/order-state';
import { trackPhases, trackSources } from '@onehaul/domain/tracking/phase';
import { z } from 'zod';
import { bigRecordId, bytes, instant, pageRequest, recordId } from '../wire.ts';
import { GeneratedDocument } from './orders.ts';
import { singleLine, pageOf, staffCall } from './staff-call.ts';

const recordRef = { shopId: recordId, id: recordId };
/** Scanned text of a box label. */
const boxScan = { ...recordRef, boxCode: singleLine(40).min(1) };
const place = singleLine(100).default('');

const BatchRow = z.object({
  ...recordRef,
  number: z.string(),
  state: z.enum(batchStates),
  warehouseId: z.int(),
  warehouseName: z.string(),
  lineId: z.int(),
  lineName: z.string(),
  countryName: z.string(),
  carrierName: z.string(),
  sealNumber: z.string(),
  vehicle: z.string(),
  driverName: z.string(),
  note: z.string(),
  openedBy: z.string(),
  orders: z.int(),
  boxes: z.int(),
  loadedBoxes: z.int(),
  weightGrams: z.int(),
  createdAt: instant,
  closedAt: instant.nullable(),
  departedAt: instant.nullable(),
  arrivedAt: instant.nullable(),
  clearedAt: instant.nullable(),
});
export type BatchRow = z.output<typeof BatchRow>;

const LoadedOrder = z.object({
  id: bigRecordId,
  number: z.string(),
  step: z.enum(orderSteps),
  memberCode: z.string(),
  carrierBillNumber: z.string().nullable(),
  exception: z.enum(orderExceptions).nullable(),
  boxes: z.int(),
  loadedBoxes: z.int(),
  weightGrams: z.int(),
  /** Bags and pallets that hold its boxes. */
  unitNumbers: z.array(z.string()),
});
export type LoadedOrder = z.output<typeof LoadedOrder>;

const LoadUnit = z.object({
  id: recordId,
  number: z.string(),
  kind: z.enum(unitKinds),
  state: z.enum(unitStates),
  /** Gross weight from the scale; null before the unit is closed. */
  weightGrams: z.int().nullable(),
  boxes: z.int(),
  /** Total weight of its boxes. */
  boxGrams: z.int(),
});
export type LoadUnit = z.output<typeof LoadUnit>;

const WaitingOrder = z.object({
  id: bigRecordId,
  number: z.string(),
  memberCode: z.string(),
  boxes: z.int(),
  weightGrams: z.int(),
  exception: z.enum(orderExceptions).nullable(),
});
export type WaitingOrder = z.output<typeof WaitingOrder>;

const Batch = BatchRow.extend({
  signatureUrl: z.string().nullable(),
  loaded: z.array(LoadedOrder),
  units: z.array(LoadUnit),
});
export type Batch = z.output<typeof Batch>;

export const batchCalls = {
  list: staffCall({
    path: '/console/batches/list',
    access: 'order:read',
    effect: 'read',
    summary: 'Lists batches, newest first.',
    input: z.object({
      ...pageRequest(20, 100),
      shopId: recordId.optional(),
      state: z.enum(batchStates).optional(),
    }),
    output: pageOf(BatchRow),
  }),
  get: staffCall({
    path: '/console/batches/get',
    access: 'order:read',
    effect: 'read',
    summary: 'Returns a batch with all its orders.',
    input: z.object(recordRef),
    output: Batch,
  }),
  choices: staffCall({
    path: '/console/batches/choices',
    access: 'order:read',
    effect: 'read',
    places: 'rows',
    summary: 'Lists the company’s lines that leave from a warehouse.',
    input: z.object({}),
    output: z.object({
      items: z.array(
        z.object({
          shopId: z.int(),
          warehouseId: z.int(),
          warehouseName: z.string(),
          lineId: z.int(),
          lineName: z.string(),
        }),
      ),
    }),
  }),
  open: staffCall({
    path: '/console/batches/open',
    access: 'order:work',
    effect: 'change',
    summary: 'Opens a batch of a line.',
    input: z.object({
      shopId: recordId,
      warehouseId: recordId,
      lineId: recordId,
      note: singleLine(200).default(''),
    }),
    output: z.object({ id: recordId, number: z.string() }),
  }),
  load: staffCall({
    path: '/console/batches/load',
    access: 'order:work',
    effect: 'change',
    summary: 'Loads a box by the number on its label. Repeating the scan has no effect.',
    input: z.object({
      ...boxScan,
      /** Target bag or pallet; without one the box stays in its unit, or loose. */
      unitId: recordId.nullable().default(null),
    }),
    output: z.object({ outcome: z.enum(['loaded', 'moved', 'again']), order: LoadedOrder }),
  }),
  unload: staffCall({
    path: '/console/batches/unload',
    access: 'order:work',
    effect: 'change',
    summary: 'Unloads a box. An order leaves the batch with its last box.',
    input: z.object(boxScan),
    output: z.object({ isOut: z.boolean() }),
  }),
  waiting: staffCall({
    path: '/console/batches/waiting',
    access: 'order:read',
    effect: 'read',
    summary: 'Lists ready orders of the batch’s line and warehouse that are in no batch, oldest first.',
    input: z.object(recordRef),
    output: z.object({ total: z.int(), items: z.array(WaitingOrder) }),
  }),
  openUnit: staffCall({
    path: '/console/batches/openUnit',
    access: 'order:work',
    effect: 'change',
    summary: 'Opens a bag or pallet in a batch that is being loaded.',
    input: z.object({ ...recordRef, kind: z.enum(unitKinds) }),
    output: LoadUnit,
  }),
  closeUnit: staffCall({
    path: '/console/batches/closeUnit',
    access: 'order:work',
    effect: 'change',
    summary: 'Closes a bag or pallet with its gross weight.',
    input: z.object({ ...recordRef, unitId: recordId, weightGrams: z.int().min(1).max(2_000_000) }),
    output: LoadUnit,
  }),
  reopenUnit: staffCall({
    path: '/console/batches/reopenUnit',
    access: 'order:work',
    effect: 'change',
    summary: 'Reopens a bag or pallet, which is then weighed again.',
    input: z.object({ ...recordRef, unitId: recordId }),
    output: LoadUnit,
  }),
  unitLabel: staffCall({
    path: '/console/batches/unitLabel',
    access: 'order:read',
    effect: 'read',
    summary: 'Returns the label of a bag or pallet.',
    input: z.object({ ...recordRef, unitId: recordId }),
    output: GeneratedDocument,
  }),
  close: staffCall({
    path: '/console/batches/close',
    access: 'order:work',
    effect: 'change',
    summary: 'Closes a batch for loading. Every box of every order must be loaded.',
    input: z.object(recordRef),
    output: z.null(),
  }),
  reopen: staffCall({
    path: '/console/batches/reopen',
    access: 'order:work',
    effect: 'change',
    summary: 'Reopens a batch that has not left, to continue loading.',
    input: z.object(recordRef),
    output: z.null(),
  }),
  depart: staffCall({
    path: '/console/batches/depart',
    access: 'order:work',
    effect: 'change',
    sends: 'multipart',
    summary: 'Hands over the batch, signed by the driver: its orders are shipped and their owners notified.',
    input: z.object({
      shopId: z.coerce.number().pipe(recordId),
      id: z.coerce.number().pipe(recordId),
      sealNumber: singleLine(60).default(''),
      vehicle: singleLine(60).default(''),
      driverName: singleLine(60).min(1),
      file: bytes,
    }),
    output: z.object({ shipped: z.int() }),
  }),
  arrive: staffCall({
    path: '/console/batches/arrive',
    access: 'order:work',
    effect: 'change',
    summary: 'Records that the batch has arrived at its destination; every owner is notified.',
    input: z.object({ ...recordRef, place, happenedAt: instant.optional() }),
    output: z.object({ told: z.int() }),
  }),
  clear: staffCall({
    path: '/console/batches/clear',
    access: 'order:work',
    effect: 'change',
    summary: 'Records that the batch has cleared customs.',
    input: z.object({ ...recordRef, place, happenedAt: instant.optional() }),
    output: z.object({ told: z.int() }),
  }),
  manifest: staffCall({
    path: '/console/batches/manifest',
    access: 'order:read',
    effect: 'read',
    summary: 'Returns the manifest the driver signs.',
    input: z.object(recordRef),
    output: GeneratedDocument,
  }),
  customs: staffCall({
    path: '/console/batches/customs',
    access: 'order:read',
    effect: 'read',
    summary: 'Returns the customs declaration of a batch, with a row for each kind of goods of each order.',
    input: z.object(recordRef),
    output: GeneratedDocument,
  }),
  setBillNumbers: staffCall({
    path: '/console/batches/setBillNumbers',
    access: 'order:work',
    effect: 'change',
    summary:
      'Sets carrier bill numbers in a batch from pasted lines, each with an order number and the carrier’s number.',
    input: z.object({ ...recordRef, text: z.string().min(1).max(100_000) }),
    output: z.object({
      set: z.int(),
      problems: z.array(
        z.object({
          line: z.int(),
          text: z.string(),
          reason: z.enum(['unreadable', 'notInBatch', 'repeated', 'taken']),
        }),
      ),
    }),
  }),
};

const Arrival = z.object({
  shopId: recordId,
  id: bigRecordId,
  number: z.string(),
  step: z.enum(orderSteps),
  carrierBillNumber: z.string().nullable(),
  memberCode: z.string(),
  receiverName: z.string(),
  countryName: z.string(),
  batchNumber: z.string().nullable(),
  isCollect: z.boolean(),
  /** Amount to collect from the receiver on delivery: the freight of a collect order. */
  toCollectMinor: z.int(),
  deliveredAt: instant.nullable(),
  track: z.array(
    z.object({
      id: bigRecordId,
      source: z.enum(trackSources),
      phase: z.enum(trackPhases),
      place: z.string(),
      happenedAt: instant,
    }),
  ),
});
export type Arrival = z.output<typeof Arrival>;

const trackEventFields = {
  phase: z.enum(trackPhases),
  /** Source: observed by our staff, or reported by customs. */
  source: z.enum(['scan', 'customs']),
  place,
  happenedAt: instant.optional(),
};

export const arrivalCalls = {
  find: staffCall({
    path: '/console/arrivals/find',
    access: 'order:read',
    effect: 'read',
    places: 'rows',
    summary: 'Finds shipped orders by their number, the carrier’s number or the number of a box.',
    input: z.object({ code: singleLine(60).min(1) }),
    output: z.object({ items: z.array(Arrival) }),
  }),
  track: staffCall({
    path: '/console/arrivals/track',
    access: 'order:work',
    effect: 'change',
    summary: 'Records a track event for one order or for all orders of a batch.',
    input: z.object({
      shopId: recordId,
      ...trackEventFields,
      orderId: bigRecordId.optional(),
      batchId: recordId.optional(),
    }),
    output: z.object({ added: z.int() }),
  }),
  deliver: staffCall({
    path: '/console/arrivals/deliver',
    access: 'order:work',
    effect: 'change',
    summary: 'Records that an order was delivered, with the amount collected at the door.',
    input: z.object({
      shopId: recordId,
      id: bigRecordId,
      place,
      happenedAt: instant.optional(),
      collectedMinor: z.int().min(0).max(1_000_000_000).default(0),
    }),
    output: z.null(),
  }),
};
