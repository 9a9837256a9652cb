import type { OrderStep, PayPolicy } from '../order/order-state.ts';

/** Stages of a dedicated-line booking in order; `quote` precedes the booking itself. */
export const dedicatedStages = [
  'quote',
  'booked',
  'boxList',
  'received',
  'invoiced',
  'departed',
  'cleared',
  'delivered',
] as const;
export type DedicatedStage = (typeof dedicatedStages)[number];

/** Facts about a booking, from its order and related rows. */
export type DedicatedFacts = {
  readonly step: OrderStep;
  readonly hasBoxList: boolean;
  readonly hasInvoice: boolean;
  /** Tracking shows that destination customs released it. */
  readonly isCleared: boolean;
  readonly isDelivered: boolean;
};

const afterArrival: readonly OrderStep[] = [
  'packing',
  'packed',
  'ready',
  'inBatch',
  'shipped',
  'completed',
  'returned',
];
const afterDeparture: readonly OrderStep[] = ['shipped', 'completed', 'returned'];

/** Returns the completed stages. They may have gaps: a delivered booking can still lack its box list. */
export function completedStages(facts: DedicatedFacts): DedicatedStage[] {
  const isDelivered = facts.isDelivered || facts.step === 'completed';
  const done: Readonly<Record<DedicatedStage, boolean>> = {
    quote: true,
    booked: true,
    boxList: facts.hasBoxList,
    received: afterArrival.includes(facts.step),
    invoiced: facts.hasInvoice,
    departed: afterDeparture.includes(facts.step),
    // Delivered goods must have cleared customs, even without a tracking event.
    cleared: facts.isCleared || isDelivered,
    delivered: isDelivered,
  };
  return dedicatedStages.filter((stage) => done[stage]);
}

export const stageOfDedicated = (facts: DedicatedFacts): DedicatedStage => completedStages(facts).at(-1)!;

/** Payment policy of a booking: after its boxes are measured, unless the line charges the receiver. */
export const dedicatedPolicy = (ofLine: PayPolicy): PayPolicy =>
  ofLine === 'collect' ? 'collect' : 'afterPacking';
