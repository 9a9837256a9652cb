import { z } from 'zod';
import { call } from './call.ts';
import { cnyCents, numbered, page, pageRequest, recordId, wireObject } from './wire.ts';

/** What a service is done to. */
export const serviceTarget = numbered({ order: 1, parcel: 2 });

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
    /** What it costs is said when it is asked for. */
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

export const addedServiceCalls = {
  list: call('/Base_AddedService/GetDataPage', {
    summary: 'Services the shop does to an order or a parcel.',
    input: wireObject({ ...pageRequest(20, 100), target: serviceTarget.optional() }, { target: 'Type' }),
    output: page(AddedService),
  }),
  options: call('/Base_AddedServiceDetail/GetDataPage', {
    summary: 'What can be asked for within a service, and its price.',
    input: wireObject(
      { ...pageRequest(20, 100), serviceId: recordId.optional() },
      { serviceId: 'AddedServiceId' },
    ),
    output: page(AddedServiceOption),
  }),
};
