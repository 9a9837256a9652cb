import { stateMachine } from '../state-machine.ts';

/** Where an order is. What lies between paid and sent is the warehouse's work, step by step (A40). */
export const orderSteps = [
  'awaitingArrival',
  'unpaid',
  'toPick',
  'picking',
  'packing',
  'packed',
  'ready',
  'inBatch',
  'shipped',
  'completed',
  'cancelled',
  'returned',
] as const;
export type OrderStep = (typeof orderSteps)[number];

/** What a member is told of it. */
export const orderStates = [
  'awaitingArrival',
  'unpaid',
  'toShip',
  'shipped',
  'completed',
  'cancelled',
  'returned',
] as const;
export type OrderState = (typeof orderStates)[number];

/** What moves an order. */
export const orderActs = [
  'price',
  'dispatch',
  'release',
  'receive',
  'pay',
  'cancel',
  'expire',
  'withdraw',
  'pick',
  'putBack',
  'picked',
  'pack',
  'repack',
  'clear',
  'load',
  'unload',
  'ship',
  'complete',
  'comeBack',
] as const;
export type OrderAct = (typeof orderActs)[number];

/** What is written down of an order that stays where it is. */
const orderNotes = [
  'submit',
  'quoted',
  'overCeiling',
  'payDifference',
  'refund',
  'box',
  'doubt',
  'photo',
  'remeasure',
  'short',
  'exception',
  'resolve',
  'billNumber',
  'arrive',
  'deliver',
  'review',
  'bind',
  'unbind',
  'boxList',
  'boxReceived',
  'refused',
  'collected',
  'label',
  'stop',
] as const;
export type OrderNote = (typeof orderNotes)[number];

/** Everything an order's story is told in; screens have words for each. */
export const orderEventActs = [...orderActs, ...orderNotes] as const;
export type OrderEventAct = (typeof orderEventActs)[number];

/** Of those, what the house keeps to itself. */
const houseActs = [
  'putBack',
  'repack',
  'unload',
  'short',
  'exception',
  'resolve',
  'doubt',
] as const satisfies readonly OrderEventAct[];
export type OwnerOrderAct = Exclude<OrderEventAct, (typeof houseActs)[number]>;
export const ownerOrderActs = orderEventActs.filter(
  (act): act is OwnerOrderAct => !houseActs.some((house) => house === act),
);

export const orderMachine = stateMachine<OrderStep, OrderAct>({
  // What comes already packed is measured as it is received.
  awaitingArrival: {
    price: 'unpaid',
    dispatch: 'toPick',
    receive: 'packed',
    cancel: 'cancelled',
    withdraw: 'cancelled',
  },
  unpaid: { pay: 'toPick', cancel: 'cancelled', expire: 'cancelled' },
  toPick: { pick: 'picking', release: 'awaitingArrival', cancel: 'cancelled', withdraw: 'cancelled' },
  picking: { picked: 'packing', putBack: 'toPick', withdraw: 'cancelled' },
  packing: { pack: 'packed', withdraw: 'cancelled' },
  packed: { clear: 'ready', repack: 'packing' },
  ready: { load: 'inBatch', repack: 'packing' },
  inBatch: { unload: 'ready', ship: 'shipped' },
  shipped: { complete: 'completed', comeBack: 'returned' },
  completed: {},
  cancelled: {},
  returned: {},
});

const inHouse: readonly OrderStep[] = ['toPick', 'picking', 'packing', 'packed', 'ready', 'inBatch'];

/** The database computes the same; a test holds the two together. */
export function stateOfStep(step: OrderStep): OrderState {
  return inHouse.includes(step) ? 'toShip' : (step as OrderState);
}

/** What a member's list is divided by; the first four are the spec's tabs. */
export const orderStages = [
  'unpaid',
  'toShip',
  'shipped',
  'completed',
  'awaitingArrival',
  'cancelled',
  'returned',
] as const;
export type OrderStage = (typeof orderStages)[number];

/** When a line is paid (A41). */
export const payPolicies = ['onSubmit', 'afterPacking', 'collect', 'fromCollection', 'monthly'] as const;
export type PayPolicy = (typeof payPolicies)[number];

/** What a line may be set to: only orders that collect money for their seller can be paid out of it. */
export const linePayPolicies = ['onSubmit', 'afterPacking', 'collect', 'monthly'] as const;

/** Whether the owner is asked for an order's own price; otherwise it comes from its receiver, or with an account. */
export const isAskedOfOwner = (policy: PayPolicy) => policy === 'onSubmit' || policy === 'afterPacking';

type Standing = {
  readonly step: OrderStep;
  readonly totalMinor: number;
  readonly paidMinor: number;
  readonly payPolicy: PayPolicy;
};

/** A packed order that is not paid in full waits for its owner. */
export function stageOfOrder(order: Standing): OrderStage {
  return order.step === 'packed' && dueMinor(order) > 0 ? 'unpaid' : stateOfStep(order.step);
}

/** What the owner has to pay now: nothing before it is asked for, and nothing where somebody else pays, or all at once. */
export function dueMinor({ step, totalMinor, paidMinor, payPolicy }: Standing): number {
  const isAsked = isAskedOfOwner(payPolicy) && (step === 'unpaid' || step === 'packed');
  return isAsked ? unpaidMinor({ totalMinor, paidMinor }) : 0;
}

/** What nobody has paid of it so far, whoever is to. */
export const unpaidMinor = ({ totalMinor, paidMinor }: Pick<Standing, 'totalMinor' | 'paidMinor'>) =>
  Math.max(0, totalMinor - paidMinor);

/** Where an order begins: what is paid later is worked on at once. */
export const firstStep = (policy: PayPolicy): OrderStep => (policy === 'onSubmit' ? 'unpaid' : 'toPick');

/** A member may take it back until somebody goes to fetch the goods (A40). */
export const isCancellable = (step: OrderStep) => orderMachine.next(step, 'cancel') !== undefined;

/** Why an order needs a person. */
export const orderExceptions = [
  'short',
  'damage',
  'overLimit',
  'customs',
  'address',
  'unpriced',
  'late',
  // A marketplace took it back: it goes nowhere but home.
  'stopped',
  'other',
] as const;
export type OrderException = (typeof orderExceptions)[number];

/** What a person may say is wrong; that an order was stopped is not theirs to say. */
export const raisedExceptions = orderExceptions.filter((exception) => exception !== 'stopped');

/** What brings an order closer to its receiver: never one that was stopped. */
export const isOnward = (act: OrderAct) => onward.includes(act);
const onward: readonly OrderAct[] = ['receive', 'pick', 'picked', 'pack', 'clear', 'load', 'ship'];
