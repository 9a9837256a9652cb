import { dueMinor, unpaidMinor } from '@onehaul/domain/order/order-state';
import type { ReceivedPayment } from '@onehaul/domain/payment/evaluate-facts';
import {
  isGateway,
  type PaymentHoldReason,
  paymentMachine,
  type PayMethod,
} from '@onehaul/domain/payment/payment-state';
import { prorate } from '@onehaul/domain/money';
import { Refusal } from '@onehaul/domain/refusal';
import type { Journal } from '@onehaul/domain/wallet/journal';
import { payOrder, payService, recharge } from '@onehaul/domain/wallet/journals';
import type { TransactionDb } from '../../db/database.ts';
import { emit } from '../../outbox/emit.ts';
import { notifyStaff } from '../../outbox/notify-staff.ts';
import { type Actor, addPaidAmount, type LockedOrder, lockOrders, stepOrders } from '../order-move/index.ts';
import {
  type LockedTargets,
  lockRequests,
  type LockedRequest,
  markPaid,
  serviceTargetRefusal,
} from '../service/index.ts';
import { postJournal } from '../wallet/index.ts';
import { deriveNotOwedRefundNumber } from './numbers.ts';
import {
  type LockedPayment,
  markHeld,
  markSettled,
  ordersOfPayment,
  insertNotOwedRefund,
  refundByNumber,
  servicesOfPayment,
} from './settle.repository.ts';

type Settlement = {
  readonly shopId: number;
  readonly actor: Actor;
  /** Amount received through a gateway; for staff and wallet settlements the requested amount applies. */
  readonly cameIn?: ReceivedPayment;
};
type Outcome = { readonly outcome: 'settled' | 'held' | 'already'; readonly journalId: number | null };
type Part = NonNullable<(typeof ordersOfPayment)['row']>;

/**
 * Settles a row-locked payment once, within the caller's transaction: moves its orders, then books the money
 * last.
 */
export async function settleHeld(
  db: TransactionDb,
  payment: LockedPayment,
  settlement: Settlement,
): Promise<Outcome> {
  const { shopId, cameIn } = settlement;
  if (payment.state === 'settled') return { outcome: 'already', journalId: payment.journalId };
  if (!paymentMachine.next(payment.state, 'settle')) throw new Refusal('payment.notOpen');
  if (cameIn && (await isDecidedElsewhere(db, payment, cameIn))) {
    return { outcome: 'already', journalId: null };
  }
  const misfit = cameIn && amountHoldReason(payment, cameIn);
  if (misfit) return holdPayment(db, payment, cameIn, misfit);
  if (payment.purpose === 'recharge') return bookPayment(db, payment, settlement, []);
  if (payment.purpose === 'service') return settleServices(db, payment, settlement);

  const parts = await db.all(ordersOfPayment, { shopId, paymentId: payment.id });
  const orders = await lockOrders(
    db,
    shopId,
    parts.map(({ orderId }) => orderId),
  );
  const changed = ordersHoldReason(orders, parts, payment.method);
  if (changed && cameIn) return holdPayment(db, payment, cameIn, changed);
  if (changed) throw new Refusal('order.notPayable');
  await movePaidOrders(db, shopId, orders, parts, settlement.actor);
  return bookPayment(db, payment, settlement, parts);
}

/** The same for services: they become due work, and their parcels or orders stay at their step. */
async function settleServices(
  db: TransactionDb,
  payment: LockedPayment,
  settlement: Settlement,
): Promise<Outcome> {
  const { shopId, cameIn } = settlement;
  const parts = await db.all(servicesOfPayment, { shopId, paymentId: payment.id });
  const { requests, targets } = await lockRequests(
    db,
    shopId,
    parts.map(({ requestId }) => requestId),
  );
  const changed = servicesHoldReason(requests, targets, parts);
  if (changed && cameIn) return holdPayment(db, payment, cameIn, changed);
  if (changed) throw new Refusal('service.over');
  await markPaid(db, shopId, requests, targets);
  return bookPayment(db, payment, settlement, []);
}

/** The services must still owe exactly this amount, and their goods must still be available to work on. */
function servicesHoldReason(
  requests: readonly LockedRequest[],
  targets: LockedTargets,
  parts: readonly { readonly requestId: number; readonly minor: number }[],
): PaymentHoldReason | undefined {
  const asked = new Map(parts.map(({ requestId, minor }) => [requestId, minor]));
  const isOwed = (request: LockedRequest) =>
    request.state === 'unpaid' &&
    request.minor === asked.get(request.id) &&
    serviceTargetRefusal(targets, request) === undefined;
  if (requests.every(isOwed)) return undefined;
  return requests.every(({ paidMinor }) => paidMinor > 0) ? 'paidTwice' : 'serviceChanged';
}

/** Money already proposed for return stays with staff; a repeated webhook must not settle it. */
async function isDecidedElsewhere(db: TransactionDb, payment: LockedPayment, cameIn: ReceivedPayment) {
  if (payment.state === 'pending') return false;
  const number = deriveNotOwedRefundNumber(payment.number, cameIn);
  return (await db.first(refundByNumber, { shopId: payment.shopId, number })) !== undefined;
}

function amountHoldReason(
  { askedMinor, currencyCode }: LockedPayment,
  { minor, currency }: ReceivedPayment,
): PaymentHoldReason | undefined {
  if (currency !== currencyCode) return 'currency';
  return minor === askedMinor ? undefined : 'amount';
}

/** The orders must still owe exactly this amount. */
function ordersHoldReason(
  orders: readonly LockedOrder[],
  parts: readonly Part[],
  method: PayMethod,
): PaymentHoldReason | undefined {
  const asked = new Map(parts.map(({ orderId, minor }) => [orderId, minor]));
  // Where the receiver pays, the owner owes nothing, so the unpaid amount is compared.
  const dueOf = method === 'collect' ? unpaidMinor : dueMinor;
  if (orders.every((order) => dueOf(order) === asked.get(order.id))) return undefined;
  return orders.every((order) => dueOf(order) === 0 && order.paidMinor > 0) ? 'paidTwice' : 'orderChanged';
}

/** Adds the money to its orders; unpaid orders move on to the warehouse, packed ones may leave. */
async function movePaidOrders(
  db: TransactionDb,
  shopId: number,
  orders: readonly LockedOrder[],
  parts: readonly Part[],
  actor: Actor,
): Promise<void> {
  await Promise.all(parts.map(({ orderId, minor }) => addPaidAmount(db, shopId, orderId, minor)));
  const account = { actor, notice: 'orderPaid' } as const;
  const at = (step: LockedOrder['step']) => orders.filter((order) => order.step === step);
  await stepOrders(db, shopId, at('unpaid'), 'pay', account);
  await stepOrders(db, shopId, at('packed'), 'clear', account);
}

export function journalFor(
  payment: Pick<LockedPayment, 'memberId' | 'method' | 'purpose' | 'minor' | 'giftMinor'>,
  parts: readonly Pick<Part, 'taxMinor'>[],
): Journal {
  const { memberId, method, minor, giftMinor } = payment;
  // Cash collected by a carrier reaches the shop through its bank.
  const outside = isGateway(method) ? 'gateway' : 'bank';
  if (payment.purpose === 'recharge') return recharge(memberId, { by: outside, minor, giftMinor });
  const by = method === 'balance' ? method : outside;
  if (payment.purpose === 'service') return payService(memberId, { by, minor });
  const taxMinor = parts.reduce((sum, part) => sum + part.taxMinor, 0);
  return payOrder(memberId, { by, minor: minor - taxMinor, taxMinor });
}

async function bookPayment(
  db: TransactionDb,
  payment: LockedPayment,
  { shopId, actor, cameIn }: Settlement,
  parts: readonly Part[],
): Promise<Outcome> {
  const { id, number, memberId } = payment;
  const topic = payment.purpose === 'recharge' ? 'rechargeSettled' : 'paymentChanged';
  await emit(db, { shopId, memberId, topic, subjectId: id, details: { number, minor: payment.minor } });
  const { journalId, legs } = await postJournal(db, {
    shopId,
    key: `payment ${id} settled`,
    journal: journalFor(payment, parts),
    subject: { kind: 'payment', id },
    actor,
  });
  const gift = payment.method === 'balance' ? legs.find(({ account }) => account === 'gift') : undefined;
  await db.all(markSettled, {
    shopId,
    id,
    journalId,
    gatewayNumber: cameIn?.gatewayNumber ?? null,
    fromGiftMinor: -(gift?.minor ?? 0),
  });
  return { outcome: 'settled', journalId };
}

/** Holds money that does not match the request: nothing is booked, and its refund is proposed. */
async function holdPayment(
  db: TransactionDb,
  payment: LockedPayment,
  cameIn: ReceivedPayment,
  heldFor: PaymentHoldReason,
): Promise<Outcome> {
  const { shopId, id, memberId, number } = payment;
  await proposeReturn(db, payment, cameIn, heldFor);
  await emit(db, { shopId, memberId, topic: 'paymentChanged', subjectId: id, details: { number } });
  await db.all(markHeld, { shopId, id, heldFor });
  return { outcome: 'held', journalId: null };
}

/** Proposes the return of received money, once per piece of money. */
export async function proposeReturn(
  db: TransactionDb,
  payment: LockedPayment,
  cameIn: ReceivedPayment,
  reason: PaymentHoldReason,
): Promise<void> {
  if (cameIn.minor <= 0) return;
  const { shopId, id, number } = payment;
  const refundNumber = deriveNotOwedRefundNumber(number, cameIn);
  await db.all(insertNotOwedRefund, {
    shopId,
    id,
    number: refundNumber,
    minor: yuanOf(payment, cameIn),
    reason,
    orderId: null,
    askedMinor: cameIn.minor,
    currencyCode: cameIn.currency,
    gatewayNumber: cameIn.gatewayNumber,
    route: isGateway(payment.method) ? 'gateway' : 'wallet',
  });
  // A repeated webhook notifies nobody again: the number is derived from the money.
  await notifyStaff(db, {
    kind: 'money',
    key: `held ${refundNumber}`,
    shopId,
    subjectId: id,
    details: { event: 'held', number, minor: cameIn.minor, currencyCode: cameIn.currency },
  });
}

/**
 * The received amount in yuan at the payment's own rate; for another currency only the requested amount is
 * known.
 */
function yuanOf(
  { minor, askedMinor, currencyCode }: Pick<LockedPayment, 'minor' | 'askedMinor' | 'currencyCode'>,
  cameIn: Pick<ReceivedPayment, 'minor' | 'currency'>,
): number {
  if (cameIn.currency !== currencyCode) return minor;
  return Math.max(1, prorate(minor, cameIn.minor, askedMinor));
}
