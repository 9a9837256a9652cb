import { dedicatedStages } from '@onehaul/domain/dedicated/progress';
import { orderExceptions, orderSteps } from '@onehaul/domain/order/order-state';
import { z } from 'zod';
import { bigRecordId, instant, pageRequest, recordId } from '../wire.ts';
import { GeneratedDocument } from './orders.ts';
import { pageOf, staffCall } from './staff-call.ts';

const recordRef = { shopId: recordId, id: bigRecordId };

/** Work queues of bookings. */
export const bookingQueues = ['boxList', 'arrival', 'house', 'away', 'done', 'exception'] as const;
export type BookingQueue = (typeof bookingQueues)[number];

const BookingForStaff = z.object({
  ...recordRef,
  number: z.string(),
  memberCode: z.string(),
  memberName: z.string(),
  goodsName: z.string(),
  lineName: z.string(),
  countryName: z.string(),
  warehouseName: z.string(),
  step: z.enum(orderSteps),
  exception: z.enum(orderExceptions).nullable(),
  exceptionNote: z.string(),
  isCustoms: z.boolean(),
  pieceCount: z.int(),
  receivedCount: z.int(),
  boxListAt: instant.nullable(),
  invoiceNumber: z.string().nullable(),
  stagesDone: z.array(z.enum(dedicatedStages)),
  totalMinor: z.int(),
  paidMinor: z.int(),
  createdAt: instant,
});
export type BookingForStaff = z.output<typeof BookingForStaff>;

const BoxListRow = z.object({
  boxFrom: z.int(),
  boxCount: z.int(),
  mark: z.string(),
  nameChinese: z.string(),
  nameEnglish: z.string(),
  material: z.string(),
  hsCode: z.string(),
  piecesPerBox: z.int(),
  lengthMm: z.int(),
  widthMm: z.int(),
  heightMm: z.int(),
  grossGrams: z.int(),
  netGrams: z.int(),
  unitMinor: z.int(),
  origin: z.string(),
});

export const dedicatedDeskCalls = {
  list: staffCall({
    path: '/console/dedicated/list',
    access: 'dedicated:read',
    effect: 'read',
    summary: 'Lists dedicated-line bookings by what is pending, newest first.',
    input: z.object({
      ...pageRequest(20, 100),
      queue: z.enum(bookingQueues).optional(),
      shopId: recordId.optional(),
    }),
    output: pageOf(BookingForStaff),
  }),
  counts: staffCall({
    path: '/console/dedicated/counts',
    access: 'dedicated:read',
    effect: 'read',
    summary: 'Returns the number of bookings by what is pending.',
    input: z.object({ shopId: recordId.optional() }),
    output: z.object({
      all: z.int(),
      boxList: z.int(),
      arrival: z.int(),
      house: z.int(),
      away: z.int(),
      done: z.int(),
      exception: z.int(),
    }),
  }),
  get: staffCall({
    path: '/console/dedicated/get',
    access: 'dedicated:read',
    effect: 'read',
    summary: 'Returns a booking with its box list.',
    input: z.object(recordRef),
    output: BookingForStaff.extend({ boxList: z.array(BoxListRow) }),
  }),
  boxListFile: staffCall({
    path: '/console/dedicated/boxListFile',
    access: 'dedicated:read',
    effect: 'read',
    summary: 'Returns the box list of a booking as a workbook.',
    input: z.object(recordRef),
    output: GeneratedDocument,
  }),
  issueInvoice: staffCall({
    path: '/console/dedicated/issueInvoice',
    access: 'dedicated:work',
    effect: 'change',
    summary: 'Assigns an invoice number to a booking. If it already has one, the number stays.',
    input: z.object(recordRef),
    output: z.object({ invoiceNumber: z.string() }),
  }),
  invoice: staffCall({
    path: '/console/dedicated/invoice',
    access: 'dedicated:read',
    effect: 'read',
    summary: 'Returns the invoice of a booking that has an invoice number.',
    input: z.object(recordRef),
    output: GeneratedDocument,
  }),
};
