import type { ConfirmationState } from '../customs/confirmation-state.ts';
import type { OrderStep } from '../order/order-state.ts';
import type { TrackPhase } from './phase.ts';

/** Where an order is between our door and the receiver's: one word, the same in the order list, the order and tracking. */
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

/** How far goods have come once this is known of them. */
const stopOf: Readonly<Record<TrackPhase, WayStop>> = {
  collected: 'onTheWay',
  departed: 'onTheWay',
  inTransit: 'onTheWay',
  arrived: 'arrived',
  atCustoms: 'arrived',
  customsHeld: 'customsHeld',
  cleared: 'cleared',
  // Only goods that were let in can be brought to a door in vain.
  failed: 'cleared',
  outForDelivery: 'outForDelivery',
  readyForPickup: 'readyForPickup',
  delivered: 'delivered',
  returning: 'returning',
};

const rankOf = (stop: WayStop) => wayStops.indexOf(stop);

/** Customs has let goods in of which this is known, whatever anybody else waits for. */
export const isPastCustoms = (phase: TrackPhase) =>
  rankOf(stopOf[phase]) >= rankOf('cleared') && phase !== 'returning';

type Facts = {
  readonly step: OrderStep;
  /** What is known to have happened; no estimates. */
  readonly phases: readonly TrackPhase[];
  readonly confirmation: ConfirmationState | null;
};

/** Null for an order that has not left, or whose way is over. What customs has let in waits for nobody's confirmation. */
export function wayStopOf({ step, phases, confirmation }: Facts): WayStop | null {
  if (step !== 'shipped') return null;
  const furthest = Math.max(0, ...phases.map((phase) => rankOf(stopOf[phase])));
  if (furthest >= rankOf('cleared')) return wayStops[furthest]!;
  if (confirmation === 'mismatch') return 'customsHeld';
  if (confirmation === 'waiting' || confirmation === 'expired')
    return furthest === rankOf('customsHeld') ? 'customsHeld' : 'confirmationDue';
  return wayStops[furthest]!;
}
