import { z } from 'zod';
import { call } from './call.ts';
import { cnyCents, singleLine, page, pageRequest, recordId, wireObject } from './wire.ts';

const PickupPoint = wireObject(
  {
    id: z.int(),
    name: z.string(),
    kind: z.enum(['counter', 'partner', 'locker']),
    countryId: z.int(),
    countryName: z.string(),
    provinceName: z.string(),
    cityName: z.string(),
    areaName: z.string(),
    address: z.string(),
    postcode: z.string(),
    phone: z.string(),
    telephone: z.string(),
    hours: z.string(),
    note: z.string(),
    serviceChargeCents: cnyCents,
    storageDays: z.int(),
    longitude: z.number(),
    latitude: z.number(),
    isOpen: z.boolean(),
  },
  {
    kind: 'TypeText',
    countryId: 'DestinationId',
    countryName: 'Destination',
    provinceName: 'Province',
    cityName: 'City',
    areaName: 'Area',
    telephone: 'Tel',
    hours: 'BusinessHours',
    note: 'Rem',
    serviceChargeCents: 'ServiceCharge',
    storageDays: 'StorageLife',
  },
);
export type PickupPoint = z.output<typeof PickupPoint>;

export const pickupPointCalls = {
  list: call('/Base_Agent/GetDataPage', {
    summary: 'Lists the pickup points where members can collect orders.',
    input: wireObject(
      { ...pageRequest(20, 1000), countryId: recordId.optional(), search: singleLine(60).default('') },
      { countryId: 'DestinationId', search: 'Name' },
    ),
    output: page(PickupPoint),
  }),
};
