import { orderStages } from '@onehaul/domain/order/order-state';
import { overviewTasks } from '@onehaul/domain/overview/task';
import { parcelStages } from '@onehaul/domain/parcel/parcel-state';
import { milestones } from '@onehaul/domain/tracking/milestone';
import { z } from 'zod';
import { ownCall } from './call.ts';
import { kilograms } from './fee.ts';
import { bigRecordId, cnyCents, instant, wireObject } from './wire.ts';

const counts = <Stage extends string>(stages: readonly Stage[]) =>
  wireObject(Object.fromEntries(stages.map((stage) => [stage, z.int()])) as Record<Stage, z.ZodInt>);

const Task = wireObject(
  {
    kind: z.enum(overviewTasks),
    count: z.int(),
    /** Total amount due, for payment tasks. */
    minor: cnyCents,
    /** Earliest deadline among them. */
    dueAt: instant.nullable(),
    /** The record, if there is exactly one. */
    onlyId: bigRecordId.nullable(),
  },
  { kind: 'Type', minor: 'Amount' },
);

const OnTheWay = wireObject(
  {
    id: bigRecordId,
    number: z.string(),
    lineName: z.string(),
    countryName: z.string(),
    receiverName: z.string(),
    shippedAt: instant,
    /** Last observed and next expected milestone; no next one once it waits for the receiver. */
    last: z.enum(milestones),
    lastAt: instant,
    next: z.enum(milestones).nullable(),
    nextBy: instant.nullable(),
    isLate: z.boolean(),
  },
  { number: 'MainBillCode', receiverName: 'RecipientName' },
);

const StorageEnding = wireObject(
  {
    id: bigRecordId,
    courierNumber: z.string(),
    goodsName: z.string(),
    freeDaysLeft: z.int(),
    daysStored: z.int(),
    /** Price range of a further day; it depends on the line the parcel will leave by. */
    dayLeastMinor: cnyCents.nullable(),
    dayMostMinor: cnyCents.nullable(),
  },
  { courierNumber: 'CourierCode', dayLeastMinor: 'DayLeastAmount', dayMostMinor: 'DayMostAmount' },
);

const Overview = wireObject({
  tasks: z.array(Task),
  parcels: counts(parcelStages),
  orders: counts(orderStages),
  onTheWay: z.array(OnTheWay),
  /** Parcels whose free storage ends within a week or has ended: their number, and the first ones. */
  endingCount: z.int(),
  ending: z.array(StorageEnding),
  coupons: wireObject({
    usable: z.int(),
    /** Of these, expiring within a week, and the earliest expiry. */
    endingCount: z.int(),
    endsAt: instant.nullable(),
  }),
  addressCount: z.int(),
  /** The last twelve months including this one, in the shop's time zone: shipments and their cost. */
  months: z.array(
    wireObject(
      { month: z.string(), grams: kilograms, minor: cnyCents, orders: z.int() },
      { grams: 'Weight', minor: 'Amount' },
    ),
  ),
});
export type Overview = z.output<typeof Overview>;

export const overviewCalls = {
  get: ownCall({
    path: '/Client_Info/GetOverview',
    access: 'member',
    effect: 'read',
    summary: 'Returns everything shown on the first page of the member centre.',
    input: wireObject({}),
    output: Overview,
  }),
};
