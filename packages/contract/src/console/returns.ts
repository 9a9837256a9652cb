import { orderKinds } from '@onehaul/domain/order/order-kind';
import { returnStates } from '@onehaul/domain/returns/return-state';
import { z } from 'zod';
import { returnWishes } from '../returns.ts';
import { bigRecordId, bytes, instant, pageRequest, recordId } from '../wire.ts';
import { singleLine, searchText, staffCall } from './staff-call.ts';

const workplace = { shopId: recordId, warehouseId: recordId };
const recordRef = { shopId: recordId, id: bigRecordId };
const count = z.int().min(0).max(100_000);

const ReturnItemForStaff = z.object({
  position: z.int(),
  skuId: bigRecordId.nullable(),
  skuCode: z.string(),
  barcode: z.string(),
  goodsName: z.string(),
  quantity: z.int(),
  good: z.int().nullable(),
  damaged: z.int().nullable(),
  missing: z.int().nullable(),
  restocked: z.int(),
  redispatched: z.int(),
  disposed: z.int(),
});

const rowFields = {
  ...recordRef,
  number: z.string(),
  state: z.enum(returnStates),
  memberId: z.int(),
  memberCode: z.string(),
  memberName: z.string(),
  warehouseId: z.int(),
  warehouseName: z.string(),
  orderId: bigRecordId.nullable(),
  orderNumber: z.string(),
  clientNumber: z.string(),
  courierNumber: z.string(),
  goodsName: z.string(),
  quantity: z.int(),
  left: z.int(),
  reason: z.string(),
  createdAt: instant,
  receivedAt: instant.nullable(),
  gradedAt: instant.nullable(),
  closedAt: instant.nullable(),
};
const ReturnRowForStaff = z.object(rowFields);
export type ReturnRowForStaff = z.output<typeof ReturnRowForStaff>;

const ReturnForStaff = z.object({
  ...rowFields,
  wish: z.enum(returnWishes),
  orderKind: z.enum(orderKinds).nullable(),
  items: z.array(ReturnItemForStaff),
  photoUrls: z.array(z.string()),
  sendings: z.array(
    z.object({ orderNumber: z.string(), position: z.int(), quantity: z.int(), sentAt: instant }),
  ),
  staffName: z.string(),
  note: z.string(),
  weightGrams: z.int().nullable(),
  lengthMm: z.int().nullable(),
  widthMm: z.int().nullable(),
  heightMm: z.int().nullable(),
});
export type ReturnForStaff = z.output<typeof ReturnForStaff>;

/** Age filters of returns, in days. */
export const returnAges = [3, 7, 14, 30] as const;

export const returnDeskCalls = {
  list: staffCall({
    path: '/console/returns/list',
    access: 'return:read',
    effect: 'read',
    summary: 'Lists returns by state, warehouse and age.',
    input: z.object({
      ...pageRequest(50, 100),
      state: z.enum(returnStates),
      warehouseId: recordId.optional(),
      /** Announced at least this many days ago. */
      olderDays: z.literal(returnAges).optional(),
      search: searchText,
    }),
    output: z.object({
      items: z.array(ReturnRowForStaff),
      total: z.int().min(0),
      counts: z.object({
        expected: z.int(),
        received: z.int(),
        graded: z.int(),
        closed: z.int(),
        cancelled: z.int(),
      }),
      warehouses: z.array(z.object({ id: recordId, name: z.string() })),
    }),
  }),
  get: staffCall({
    path: '/console/returns/get',
    access: 'return:read',
    effect: 'read',
    summary: 'Returns a return with its goods, photos and outcome.',
    input: z.object(recordRef),
    output: ReturnForStaff,
  }),
  find: staffCall({
    path: '/console/returns/find',
    access: 'return:read',
    effect: 'read',
    summary: 'Finds returns of the warehouse by a scanned courier, return or order number.',
    input: z.object({ ...workplace, code: singleLine(60).min(1) }),
    /** A single match is opened; several are offered as choices. */
    output: z.object({ found: ReturnForStaff.nullable(), choices: z.array(ReturnRowForStaff) }),
  }),
  open: staffCall({
    path: '/console/returns/open',
    access: 'return:work',
    effect: 'change',
    summary: 'Opens a return that was not announced, for the member whose code is on it.',
    input: z.object({
      ...workplace,
      memberCode: singleLine(20).min(1),
      courierNumber: singleLine(40).default(''),
      items: z
        .array(z.object({ goods: singleLine(200).min(1), quantity: z.int().min(1).max(10_000) }))
        .min(1)
        .max(50),
    }),
    output: ReturnForStaff,
  }),
  receive: staffCall({
    path: '/console/returns/receive',
    access: 'return:work',
    effect: 'change',
    summary: 'Records that a return has arrived; its owner is notified.',
    input: z.object(recordRef),
    output: ReturnForStaff,
  }),
  addPhoto: staffCall({
    path: '/console/returns/addPhoto',
    access: 'return:work',
    effect: 'change',
    sends: 'multipart',
    summary: 'Adds a photo of returned goods, which is shown to the owner.',
    input: z.object({
      shopId: z.coerce.number().pipe(recordId),
      id: z.coerce.number().pipe(bigRecordId),
      file: bytes,
    }),
    output: ReturnForStaff,
  }),
  grade: staffCall({
    path: '/console/returns/grade',
    access: 'return:work',
    effect: 'change',
    summary:
      'Grades each piece as good, damaged or missing. Good pieces are restocked if the owner asked for it.',
    input: z.object({
      ...recordRef,
      grades: z
        .array(z.object({ position: z.int().min(1).max(50), good: count, damaged: count, missing: count }))
        .min(1)
        .max(50),
      note: singleLine(500).default(''),
      /** Measurements of the whole parcel; goods without a SKU need them to be shipped again. */
      box: z
        .object({
          weightGrams: z.int().min(1).max(1_000_000),
          lengthMm: z.int().min(1).max(10_000),
          widthMm: z.int().min(1).max(10_000),
          heightMm: z.int().min(1).max(10_000),
        })
        .optional(),
    }),
    output: ReturnForStaff,
  }),
};
