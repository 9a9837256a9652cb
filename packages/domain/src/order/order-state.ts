import { stateMachine } from '../state-machine.ts';

/** Steps of an order. Those between paid and shipped are warehouse work (A40). */
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

/** The coarser state shown to members. */
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

/** Acts that change the step of an order. */
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

/** Logged events that leave the step unchanged. */
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
  'allowReview',
  'withdrawReview',
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

/** All event kinds of an order's history; screens have a text for each. */
export const orderEventActs = [...orderActs, ...orderNotes] as const;
export type OrderEventAct = (typeof orderEventActs)[number];

/** The subset that only staff can see. */
const staffOnlyActs = [
  'putBack',
  'repack',
  'unload',
  'short',
  'exception',
  'resolve',
  'doubt',
] as const satisfies readonly OrderEventAct[];
export type OwnerOrderAct = Exclude<OrderEventAct, (typeof staffOnlyActs)[number]>;
export const ownerOrderActs = orderEventActs.filter(
  (act): act is OwnerOrderAct => !staffOnlyActs.some((house) => house === act),
);

export const orderMachine = stateMachine<OrderStep, OrderAct>({
  // Orders that arrive packed are measured on receipt.
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

const warehouseSteps: readonly OrderStep[] = ['toPick', 'picking', 'packing', 'packed', 'ready', 'inBatch'];

/** The database computes the same value; a test keeps both in sync. */
export function stateOfStep(step: OrderStep): OrderState {
  return warehouseSteps.includes(step) ? 'toShip' : (step as OrderState);
}

/** Tabs of a member's order list; the first four are the spec's. */
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

/** When an order is paid (A41). */
export const payPolicies = ['onSubmit', 'afterPacking', 'collect', 'fromCollection', 'monthly'] as const;
export type PayPolicy = (typeof payPolicies)[number];

/**
 * Policies a line may use: `fromCollection` is reserved for cash-on-delivery orders, which are paid from the
 * collected money.
 */
export const linePayPolicies = ['onSubmit', 'afterPacking', 'collect', 'monthly'] as const;

/** Whether the owner pays the order's own price; otherwise the receiver pays, or a periodic account. */
export const isPaidByOwner = (policy: PayPolicy) => policy === 'onSubmit' || policy === 'afterPacking';

type OrderPaymentStatus = {
  readonly step: OrderStep;
  readonly totalMinor: number;
  readonly paidMinor: number;
  readonly payPolicy: PayPolicy;
};

/** A packed order that is not fully paid waits for its owner. */
export function stageOfOrder(order: OrderPaymentStatus): OrderStage {
  return order.step === 'packed' && dueMinor(order) > 0 ? 'unpaid' : stateOfStep(order.step);
}

/**
 * Amount the owner must pay now: zero before payment is requested, and where someone else pays or a monthly
 * statement covers it.
 */
export function dueMinor({ step, totalMinor, paidMinor, payPolicy }: OrderPaymentStatus): number {
  const isAsked = isPaidByOwner(payPolicy) && (step === 'unpaid' || step === 'packed');
  return isAsked ? unpaidMinor({ totalMinor, paidMinor }) : 0;
}

/** Outstanding amount, regardless of who pays it. */
export const unpaidMinor = ({
  totalMinor,
  paidMinor,
}: Pick<OrderPaymentStatus, 'totalMinor' | 'paidMinor'>) => Math.max(0, totalMinor - paidMinor);

/** Initial step: orders that are paid later start processing immediately. */
export const firstStep = (policy: PayPolicy): OrderStep => (policy === 'onSubmit' ? 'unpaid' : 'toPick');

/** A member may cancel until picking starts (A40). */
export const isCancellable = (step: OrderStep) => orderMachine.next(step, 'cancel') !== undefined;

/** Reasons an order needs staff attention. */
export const orderExceptions = [
  'short',
  'damage',
  'overLimit',
  'customs',
  'address',
  'unpriced',
  'late',
  // Cancelled by its marketplace: the goods must not leave, only be put back.
  'stopped',
  'other',
] as const;
export type OrderException = (typeof orderExceptions)[number];

/** Exceptions staff may raise by hand; `stopped` comes from the marketplace only. */
export const manualExceptions = orderExceptions.filter((exception) => exception !== 'stopped');

/** Acts that move an order towards its receiver; forbidden for stopped orders. */
export const isForwardAct = (act: OrderAct) => forwardActs.includes(act);
const forwardActs: readonly OrderAct[] = ['receive', 'pick', 'picked', 'pack', 'clear', 'load', 'ship'];
