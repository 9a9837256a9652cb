import type { OrderStep, PayPolicy } from '../order/order-state.ts';

/** The way of a booking as its people speak of it; what was only priced is no booking yet. */
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

/** What is known of a booking: its order, and the rows beside it. */
export type DedicatedFacts = {
  readonly step: OrderStep;
  readonly hasBoxList: boolean;
  readonly hasInvoice: boolean;
  /** Customs of the destination let it go, by what was tracked. */
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

/** What of it is done. A box list or an invoice may be missing from a booking that has long arrived. */
export function stagesDone(facts: DedicatedFacts): DedicatedStage[] {
  const isDelivered = facts.isDelivered || facts.step === 'completed';
  const done: Readonly<Record<DedicatedStage, boolean>> = {
    quote: true,
    booked: true,
    boxList: facts.hasBoxList,
    received: afterArrival.includes(facts.step),
    invoiced: facts.hasInvoice,
    departed: afterDeparture.includes(facts.step),
    // What is in its receiver's hands went through customs, whoever said so.
    cleared: facts.isCleared || isDelivered,
    delivered: isDelivered,
  };
  return dedicatedStages.filter((stage) => done[stage]);
}

/** How far it has come. */
export const stageOfDedicated = (facts: DedicatedFacts): DedicatedStage => stagesDone(facts).at(-1)!;

/** Boxes come first and are measured: then it is paid, or the receiver pays. */
export const dedicatedPolicy = (ofLine: PayPolicy): PayPolicy =>
  ofLine === 'collect' ? 'collect' : 'afterPacking';
