import { serviceFindings, serviceStates } from '@onehaul/domain/service/service-state';
import { z } from 'zod';
import { bigRecordId, bytes, instant, pageRequest, recordId } from '../wire.ts';
import { singleLine, staffCall } from './staff-call.ts';

const workplace = { shopId: recordId, warehouseId: recordId };
const recordRef = { shopId: recordId, id: bigRecordId };

/** Work queues in processing order, and recently handled services. */
export const serviceQueues = ['paid', 'assigned', 'requested', 'handled'] as const;
export type ServiceQueue = (typeof serviceQueues)[number];

const ServiceForStaff = z.object({
  ...recordRef,
  number: z.string(),
  target: z.enum(['order', 'parcel']),
  targetNumber: z.string(),
  piece: z.int().nullable(),
  /** Bins of the parcel, or of the order's parcels. */
  binCodes: z.array(z.string()),
  parcelCount: z.int(),
  weightGrams: z.int().nullable(),
  memberCode: z.string(),
  memberName: z.string(),
  goodsName: z.string(),
  name: z.string(),
  quantity: z.int(),
  /** The member's message. */
  words: z.string(),
  /** In fen; null until it is priced. */
  minor: z.int().nullable(),
  state: z.enum(serviceStates),
  finds: z.enum(serviceFindings).nullable(),
  staffId: z.int().nullable(),
  staffName: z.string(),
  answer: z.string(),
  foundCount: z.int().nullable(),
  foundGrams: z.int().nullable(),
  photoUrls: z.array(z.string()),
  createdAt: instant,
  paidAt: instant.nullable(),
  dueAt: instant.nullable(),
  /** Past its deadline. */
  isLate: z.boolean(),
  handledAt: instant.nullable(),
});
export type ServiceForStaff = z.output<typeof ServiceForStaff>;

const words = singleLine(500).default('');

export const serviceDeskCalls = {
  list: staffCall({
    path: '/console/services/list',
    access: 'service:read',
    effect: 'read',
    summary: 'Lists pending services of a warehouse, earliest due first, with the number in each queue.',
    input: z.object({ ...pageRequest(50, 100), ...workplace, queue: z.enum(serviceQueues) }),
    output: z.object({
      items: z.array(ServiceForStaff),
      total: z.int().min(0),
      counts: z.object({ paid: z.int(), assigned: z.int(), requested: z.int() }),
    }),
  }),
  find: staffCall({
    path: '/console/services/find',
    access: 'service:read',
    effect: 'read',
    summary: 'Lists the open services requested for a scanned parcel or order.',
    input: z.object({ ...workplace, code: singleLine(60).min(1) }),
    output: z.object({ items: z.array(ServiceForStaff) }),
  }),
  take: staffCall({
    path: '/console/services/take',
    access: 'service:work',
    effect: 'change',
    summary: 'Starts work on a service, which its owner can then no longer cancel.',
    input: z.object(recordRef),
    output: ServiceForStaff,
  }),
  putBack: staffCall({
    path: '/console/services/putBack',
    access: 'service:work',
    effect: 'change',
    summary: 'Unassigns a service, so that someone else can take it.',
    input: z.object(recordRef),
    output: ServiceForStaff,
  }),
  quote: staffCall({
    path: '/console/services/quote',
    access: 'service:work',
    effect: 'change',
    summary: 'Quotes the price of a service, in fen; its owner is notified and pays.',
    input: z.object({ ...recordRef, minor: z.int().min(1).max(10_000_000), answer: words }),
    output: ServiceForStaff,
  }),
  addPhoto: staffCall({
    path: '/console/services/addPhoto',
    access: 'service:work',
    effect: 'change',
    sends: 'multipart',
    summary: 'Adds a photo of the work, which is shown to the owner.',
    input: z.object({
      shopId: z.coerce.number().pipe(recordId),
      id: z.coerce.number().pipe(bigRecordId),
      file: bytes,
    }),
    output: ServiceForStaff,
  }),
  finish: staffCall({
    path: '/console/services/finish',
    access: 'service:work',
    effect: 'change',
    summary: 'Completes a service with its photos as proof and what was found.',
    input: z.object({
      ...recordRef,
      answer: words,
      count: z.int().min(0).max(1_000_000).optional(),
      weightGrams: z.int().min(1).max(1_000_000).optional(),
    }),
    output: ServiceForStaff,
  }),
  refuse: staffCall({
    path: '/console/services/refuse',
    access: 'service:work',
    effect: 'change',
    summary:
      'Refuses a service that cannot be done; its owner is notified why, and what was paid is refunded.',
    input: z.object({ ...recordRef, reason: singleLine(500).min(1) }),
    output: ServiceForStaff,
  }),
};
