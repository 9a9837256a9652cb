import { weekdays } from '@onehaul/domain/opening-hours';
import { z } from 'zod';
import { call } from './call.ts';
import { cnyCents, singleLine, page, pageRequest, recordId, wireObject } from './wire.ts';

const WeekdayGroup = wireObject({
  first: z.enum(weekdays),
  last: z.enum(weekdays),
  intervals: z.array(wireObject({ from: z.string(), to: z.string() })),
});

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
    /** The city or district in which it lies: its second level, or the only one of its country. */
    districtId: z.string(),
    address: z.string(),
    postcode: z.string(),
    phone: z.string(),
    telephone: z.string(),
    /** Consecutive weekdays with the same hours; empty when the shop gives no weekly hours. */
    week: z.array(WeekdayGroup),
    /** Days of the coming month on which it is closed. */
    closedOn: z.array(z.string()),
    /** By the clock of the point; null without weekly hours. */
    isOpenNow: z.boolean().nullable(),
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
    week: 'BusinessWeek',
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
