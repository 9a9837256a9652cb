import type { OrderEventAct } from '../order/order-state.ts';
import { trackPhases } from './phase.ts';

/** What our own house did, before goods are on the way. */
const houseMilestones = [
  'parcelReceived',
  'parcelStored',
  'submitted',
  'paid',
  'picked',
  'packed',
  'loaded',
] as const;

/** Everything the way of an order is told in, in the order it usually happens. */
export const milestones = [...houseMilestones, ...trackPhases, 'completed'] as const;
export type Milestone = (typeof milestones)[number];

/** What of an order's own story anybody with its number may read; all else is its owner's or the house's. */
export const milestoneOfOrderAct: Partial<Record<OrderEventAct, Milestone>> = {
  submit: 'submitted',
  pay: 'paid',
  dispatch: 'paid',
  picked: 'picked',
  pack: 'packed',
  load: 'loaded',
  ship: 'departed',
  complete: 'completed',
};

/** What anybody with a courier's number may read of a parcel's story. */
export const milestoneOfParcelAct = {
  arrive: 'parcelReceived',
  receive: 'parcelReceived',
  measure: 'parcelStored',
  pack: 'packed',
  ship: 'departed',
  deliver: 'delivered',
} as const satisfies Readonly<Record<string, Milestone>>;
