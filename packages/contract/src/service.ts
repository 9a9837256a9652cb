import { refundStates } from '@onehaul/domain/payment/payment-state';
import { serviceStages, serviceStates } from '@onehaul/domain/service/service-state';
import { z } from 'zod';
import { call, ownCall } from './call.ts';
import {
  bigRecordId,
  cnyCents,
  instant,
  singleLine,
  numberedEnum,
  page,
  pageRequest,
  recordId,
  thousandths,
  wireObject,
} from './wire.ts';

const serviceTarget = numberedEnum({ order: 1, parcel: 2 });

const AddedService = wireObject(
  { id: z.int(), target: serviceTarget, name: z.string(), note: z.string() },
  { target: 'Type', note: 'Rem' },
);

const AddedServiceOption = wireObject(
  {
    id: z.int(),
    serviceId: z.int(),
    name: z.string(),
    note: z.string(),
    minor: cnyCents,
    minorEach: cnyCents,
    minorPerKilogram: cnyCents,
    /** Priced individually on request. */
    isQuoted: z.boolean(),
  },
  {
    serviceId: 'AddedServiceId',
    note: 'Rem',
    minor: 'Price',
    minorEach: 'UnitPrice',
    minorPerKilogram: 'WeightPrice',
  },
);

export type AddedService = z.output<typeof AddedService>;

export const serviceCalls = {
  list: call('/Base_AddedService/GetDataPage', {
    summary: 'Lists the services the shop offers for an order or a parcel.',
    input: wireObject({ ...pageRequest(20, 100), target: serviceTarget.optional() }, { target: 'Type' }),
    output: page(AddedService),
  }),
  options: call('/Base_AddedServiceDetail/GetDataPage', {
    summary: 'Lists the options of a service with their prices.',
    input: wireObject(
      { ...pageRequest(20, 100), serviceId: recordId.optional() },
      { serviceId: 'AddedServiceId' },
    ),
    output: page(AddedServiceOption),
  }),
};

const rowFields = {
  id: bigRecordId,
  number: z.string(),
  target: serviceTarget,
  parcelId: bigRecordId.nullable(),
  orderId: bigRecordId.nullable(),
  /** Courier number of the parcel, or order number. */
  targetNumber: z.string(),
  goodsName: z.string(),
  warehouseName: z.string(),
  name: z.string(),
  quantity: z.int(),
  /** Null until it is priced. */
  price: cnyCents.nullable(),
  paid: cnyCents,
  state: z.enum(serviceStates),
  payState: numberedEnum({ unpaid: 0, paid: 1, refunded: 2 }),
  isHandled: z.boolean(),
  isCancellable: z.boolean(),
  words: z.string(),
  photoCount: z.int(),
  /** A pending payment of it. */
  openPaymentNumber: z.string().nullable(),
  createdAt: instant,
  paidAt: instant.nullable(),
  dueAt: instant.nullable(),
  handledAt: instant.nullable(),
};
const rowNames = {
  target: 'Type',
  isHandled: 'HandleState',
  words: 'Rem',
  createdAt: 'CreateTime',
  paidAt: 'PayTime',
  handledAt: 'HandleTime',
} as const;

const ServiceRequest = wireObject(rowFields, rowNames);
export type ServiceRequest = z.output<typeof ServiceRequest>;

/** History, oldest first. */
const serviceStoryActs = ['asked', 'quoted', 'paid', 'assigned', 'done', 'notPossible', 'cancelled'] as const;

const ServiceDetails = wireObject(
  {
    ...rowFields,
    answer: z.string(),
    /** Result, where the service is a count or a weighing. */
    foundCount: z.int().nullable(),
    foundGrams: thousandths.nullable(),
    photos: z.array(wireObject({ url: z.string(), takenAt: instant }, { takenAt: 'CreateTime' })),
    story: z.array(wireObject({ act: z.enum(serviceStoryActs), at: instant }, { at: 'CreateTime' })),
    refunds: z.array(
      wireObject(
        {
          minor: cnyCents,
          route: z.enum(['wallet', 'gateway']),
          state: z.enum(refundStates),
        },
        { minor: 'Amount' },
      ),
    ),
  },
  { ...rowNames, foundCount: 'FoundQuantity', foundGrams: 'FoundWeight', photos: 'Images' },
);
export type ServiceDetails = z.output<typeof ServiceDetails>;

export const serviceRequestCalls = {
  list: ownCall({
    path: '/Client_AddedService/GetDataPage',
    access: 'member',
    effect: 'read',
    summary: 'Lists the member’s service requests, newest first, with the number at each stage.',
    input: wireObject(
      {
        ...pageRequest(20, 100),
        stage: z.enum(serviceStages).optional(),
        target: serviceTarget.optional(),
        /** Prefix of the request, courier or order number. */
        search: singleLine(60).default(''),
      },
      { target: 'Type', search: 'KeyWord' },
    ),
    output: wireObject(
      {
        items: z.array(ServiceRequest),
        total: z.int().min(0),
        counts: wireObject({
          unpaid: z.int(),
          unprocessed: z.int(),
          processed: z.int(),
          cancelled: z.int(),
        }),
      },
      { items: 'Rows' },
    ),
  }),
  get: ownCall({
    path: '/Client_AddedService/GetTheData',
    access: 'member',
    effect: 'read',
    summary: 'Returns a service request with its history, photos and findings.',
    input: wireObject({ id: bigRecordId }),
    output: ServiceDetails,
  }),
  ask: ownCall({
    path: '/Client_AddedService/AddData',
    access: 'member',
    effect: 'change',
    summary: 'Requests a service for a parcel or an order in the warehouse.',
    input: wireObject(
      {
        parcelId: bigRecordId.optional(),
        orderId: bigRecordId.optional(),
        optionId: recordId,
        quantity: z.int().min(1).max(1000).default(1),
        words: singleLine(500).default(''),
      },
      { optionId: 'AddedServiceDetailId', words: 'Rem' },
    ),
    output: ServiceRequest,
  }),
  cancel: ownCall({
    path: '/Client_AddedService/Cancel',
    access: 'member',
    effect: 'change',
    summary:
      'Cancels a service request before work has started. Payments are refunded the way they were made.',
    input: wireObject({ id: bigRecordId }),
    output: ServiceRequest,
  }),
};
