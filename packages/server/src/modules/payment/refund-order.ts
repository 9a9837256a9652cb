import { prorate } from '@onehaul/domain/money';
import { isGateway } from '@onehaul/domain/payment/payment-state';
import { Refusal } from '@onehaul/domain/refusal';
import { walletCurrency } from '@onehaul/domain/wallet/account';
import { refundOrder as refundJournal, returnPoints } from '@onehaul/domain/wallet/journals';
import type { TransactionDb } from '../../db/database.ts';
import { emit } from '../../outbox/emit.ts';
import { type Actor, addPaidAmount, type LockedOrder, recordOrderEvents } from '../order-move/index.ts';
import { postJournal } from '../wallet/index.ts';
import { generateExternalNumber } from './numbers.ts';
import { insertRefunds, lockRefundable, markRefundsDone, type Refundable } from './refund.repository.ts';

type OrderRefund = {
  readonly shopId: number;
  /** Row-locked by the caller. */
  readonly order: LockedOrder;
  readonly minor: number;
  readonly why: 'cancelled' | 'cheaper' | 'goodwill';
  readonly reason?: string;
  readonly actor: Actor;
  /** Points returned together with the money. */
  readonly points?: number;
};

export type RefundPart = {
  readonly payment: Refundable;
  readonly minor: number;
  readonly taxMinor: number;
  readonly giftMinor: number;
  readonly route: 'wallet' | 'gateway';
  /** In the minor units of the gateway's currency. */
  readonly askedMinor: number;
};

/**
 * One payment's share of a refund. Tax, gift and foreign amounts are prorated cumulatively, so that all parts
 * add up exactly. A share below one minor unit of the gateway's currency goes to the wallet.
 */
function partOf(payment: Refundable, minor: number): RefundPart {
  const { partMinor, partTaxMinor, backMinor, backTaxMinor, refundedMinor, fromGiftMinor } = payment;
  const taxSoFar = prorate(partTaxMinor, backMinor + minor, partMinor);
  const taxMinor = Math.min(Math.max(taxSoFar - backTaxMinor, 0), minor, partTaxMinor - backTaxMinor);
  const shareOf = (whole: number) =>
    prorate(whole, refundedMinor + minor, payment.minor) - prorate(whole, refundedMinor, payment.minor);
  const foreign = isGateway(payment.method) ? shareOf(payment.askedMinor) : 0;
  return {
    payment,
    minor,
    taxMinor,
    giftMinor: shareOf(fromGiftMinor),
    ...(foreign > 0
      ? { route: 'gateway' as const, askedMinor: foreign }
      : { route: 'wallet' as const, askedMinor: minor }),
  };
}

/** Spreads an amount over an order's settled payments, newest first; refuses when they do not cover it. */
export function spreadRefund(payments: readonly Refundable[], minor: number): RefundPart[] {
  let left = minor;
  const parts = payments.flatMap((payment) => {
    const taken = Math.min(left, payment.partMinor - payment.backMinor);
    left -= taken;
    return taken > 0 ? [partOf(payment, taken)] : [];
  });
  if (left > 0) throw new Refusal('refund.tooMuch');
  return parts;
}

const sumOf = (parts: readonly RefundPart[], of: (part: RefundPart) => number) =>
  parts.reduce((sum, part) => sum + of(part), 0);

/**
 * Refunds part of an order the way it was paid: balance immediately (gift money as gift money), gateway by a
 * job, bank deposits as wallet cash.
 */
export function refundOrder(
  db: TransactionDb,
  { order, minor, points = 0, ...about }: OrderRefund,
): Promise<{ refundIds: number[] }> {
  return refundOrders(db, { ...about, refunds: [{ order, minor, points }] });
}

type OrdersRefund = Pick<OrderRefund, 'shopId' | 'why' | 'reason' | 'actor'> & {
  /** All orders belong to one member. */
  readonly refunds: readonly Pick<OrderRefund, 'order' | 'minor' | 'points'>[];
};

/** Refunds several orders of one member, with one journal for the wallet. */
export async function refundOrders(
  db: TransactionDb,
  { shopId, refunds, why, reason = '', actor }: OrdersRefund,
): Promise<{ refundIds: number[] }> {
  const [first] = refunds;
  if (!first) return { refundIds: [] };
  const about = { shopId, why, reason, actor };
  const refundIds: number[] = [];
  const walletIds: number[] = [];
  const toWallet: RefundPart[] = [];
  for (const { order, minor } of refunds) {
    if (minor === 0) continue;
    const { parts, made } = await insertOrderRefund(db, about, order, minor);
    refundIds.push(...made.map(({ id }) => id));
    walletIds.push(...made.filter(({ route }) => route === 'wallet').map(({ id }) => id));
    toWallet.push(...parts.filter(({ route }) => route === 'wallet'));
  }

  const points = refunds.reduce((sum, refund) => sum + (refund.points ?? 0), 0);
  const { memberId, id: orderId } = first.order;
  const posting = { shopId, subject: { kind: 'order', id: orderId }, actor, remark: reason };
  if (walletIds.length > 0) {
    const gift = sumOf(toWallet, (part) => part.giftMinor);
    const cash = sumOf(toWallet, (part) => part.minor) - gift;
    const taxMinor = sumOf(toWallet, (part) => part.taxMinor);
    const journal = refundJournal(memberId, { cash, gift, taxMinor, points });
    const { journalId } = await postJournal(db, {
      ...posting,
      key: `refund ${walletIds[0]} done`,
      journal,
    });
    await db.all(markRefundsDone, { shopId, ids: walletIds, journalId });
  } else if (points > 0) {
    const journal = returnPoints(memberId, points);
    // The held points make the idempotency key differ from that of a later return after repacking.
    const key = `order ${orderId} of ${first.order.points} points returned`;
    await postJournal(db, { ...posting, key, journal });
  }
  return { refundIds };
}

/** Records the refund of one order; the caller books the wallet's part. */
async function insertOrderRefund(
  db: TransactionDb,
  { shopId, why, reason, actor }: Required<Pick<OrderRefund, 'shopId' | 'why' | 'reason' | 'actor'>>,
  { id: orderId, memberId }: LockedOrder,
  minor: number,
) {
  const payments = await db.all(lockRefundable, { shopId, orderId });
  const parts = spreadRefund(payments, minor);
  const made = await insertParts(db, { shopId, orderId, requestId: null, why, reason }, parts);
  await addPaidAmount(db, shopId, orderId, -minor);
  const isAllBack = made.every(({ route }) => route === 'wallet');
  const notice = isAllBack ? 'orderRefunded' : 'orderChanged';
  await recordOrderEvents(db, shopId, [orderId], 'refund', {
    actor,
    reason,
    notice,
    details: { minor, why },
  });
  await Promise.all(
    parts.map(({ payment: { id, number } }) =>
      emit(db, { shopId, memberId, topic: 'paymentChanged', subjectId: id, details: { number } }),
    ),
  );
  return { parts, made };
}

type RefundDetails = {
  readonly shopId: number;
  readonly why: 'cancelled' | 'cheaper' | 'goodwill' | 'notPossible';
  readonly reason: string;
  readonly orderId: number | null;
  readonly requestId: number | null;
};

/** Inserts refund parts; the refunded order or service is row-locked. */
export async function insertParts(db: TransactionDb, about: RefundDetails, parts: readonly RefundPart[]) {
  if (parts.length === 0) return [];
  return db.all(insertRefunds, {
    ...about,
    numbers: parts.map(generateExternalNumber),
    paymentIds: parts.map(({ payment }) => payment.id),
    minors: parts.map(({ minor }) => minor),
    taxMinors: parts.map(({ taxMinor }) => taxMinor),
    routes: parts.map(({ route }) => route),
    askedMinors: parts.map(({ askedMinor }) => askedMinor),
    currencyCodes: parts.map(({ route, payment }) =>
      route === 'gateway' ? payment.currencyCode : walletCurrency,
    ),
    gatewayNumbers: parts.map(({ payment }) => payment.gatewayNumber),
  });
}
