import type { OrderEventAct } from '../order/order-state.ts';
import { trackPhases } from './phase.ts';

/** Warehouse milestones before dispatch. */
const houseMilestones = [
  'parcelReceived',
  'parcelStored',
  'submitted',
  'paid',
  'picked',
  'packed',
  'loaded',
] as const;

/** All milestones of an order's tracking, in their usual order. */
export const milestones = [...houseMilestones, ...trackPhases, 'completed'] as const;
export type Milestone = (typeof milestones)[number];

/** Order events that are public to anyone with the order number; others are limited to the owner or staff. */
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

/** Parcel events that are public to anyone with the courier number. */
export const milestoneOfParcelAct = {
  arrive: 'parcelReceived',
  receive: 'parcelReceived',
  measure: 'parcelStored',
  pack: 'packed',
  ship: 'departed',
  deliver: 'delivered',
} as const satisfies Readonly<Record<string, Milestone>>;
