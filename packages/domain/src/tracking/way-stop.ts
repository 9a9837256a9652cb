import type { ConfirmationState } from '../customs/confirmation-state.ts';
import type { OrderStep } from '../order/order-state.ts';
import type { TrackPhase } from './phase.ts';

/** Transport status of an order as one value, shared by the order list, the order page and tracking. */
export const wayStops = [
  'onTheWay',
  'arrived',
  'confirmationDue',
  'customsHeld',
  'cleared',
  'outForDelivery',
  'readyForPickup',
  'delivered',
  'returning',
] as const;
export type WayStop = (typeof wayStops)[number];

/** The stop each phase proves to be reached. */
const stopOf: Readonly<Record<TrackPhase, WayStop>> = {
  collected: 'onTheWay',
  departed: 'onTheWay',
  inTransit: 'onTheWay',
  arrived: 'arrived',
  atCustoms: 'arrived',
  customsHeld: 'customsHeld',
  cleared: 'cleared',
  // A delivery can fail only after customs clearance.
  failed: 'cleared',
  outForDelivery: 'outForDelivery',
  readyForPickup: 'readyForPickup',
  delivered: 'delivered',
  returning: 'returning',
};

const rankOf = (stop: WayStop) => wayStops.indexOf(stop);

/** Phases that prove customs clearance, even while a confirmation is pending. */
export const isPastCustoms = (phase: TrackPhase) =>
  rankOf(stopOf[phase]) >= rankOf('cleared') && phase !== 'returning';

type Facts = {
  readonly step: OrderStep;
  /** Known phases, without estimates. */
  readonly phases: readonly TrackPhase[];
  readonly confirmation: ConfirmationState | null;
};

/**
 * Null for an order not yet shipped or already finished. After customs clearance a pending confirmation is
 * ignored.
 */
export function wayStopOf({ step, phases, confirmation }: Facts): WayStop | null {
  if (step !== 'shipped') return null;
  const furthest = Math.max(0, ...phases.map((phase) => rankOf(stopOf[phase])));
  if (furthest >= rankOf('cleared')) return wayStops[furthest]!;
  if (confirmation === 'mismatch') return 'customsHeld';
  if (confirmation === 'waiting' || confirmation === 'expired')
    return furthest === rankOf('customsHeld') ? 'customsHeld' : 'confirmationDue';
  return wayStops[furthest]!;
}
