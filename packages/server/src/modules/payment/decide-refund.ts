import { Refusal } from '@onehaul/domain/refusal';
import { pointsIn } from '@onehaul/domain/order/packed-price';
import { recharge, refundOrder as refundJournal, returnPoints } from '@onehaul/domain/wallet/journals';
import type { TransactionDb } from '../../db/database.ts';
import { emit } from '../../outbox/emit.ts';
import { countPaid, type LockedOrder, lockOrders, noteOrders } from '../order-move/index.ts';
import { isAnotherPerson } from '../second-person/index.ts';
import { postJournal } from '../wallet/index.ts';
import { journalOfRefund, subjectOfRefund } from './finish-refund.ts';
import { spreadRefund } from './refund-order.ts';
import {
  countRefunded,
  lockRefund,
  markDecided,
  type RefundAtDesk,
  sendAgain,
  takeToWallet,
  writePointsLeft,
} from './refund-desk.repository.ts';
import { closeReturned, lockRefundable, markRefundsDone } from './refund.repository.ts';

type Which = { readonly shopId: number; readonly id: number };

/** The order first, where there is one: whoever refunds it holds it. */
async function lockProposed(db: TransactionDb, which: Which): Promise<RefundAtDesk> {
  const known = await db.first(lockRefund, which);
  if (!known) throw new Refusal('record.notFound');
  if (known.state !== 'proposed') throw new Refusal('refund.over');
  return known;
}

async function assertSecondPerson(
  db: TransactionDb,
  { isForTwo, proposedBy }: RefundAtDesk,
  staffId: number,
): Promise<void> {
  if (isForTwo && !(await isAnotherPerson(db, staffId, proposedBy)))
    throw new Refusal('refund.needsSecondPerson');
}

/** The money goes back: at once into the wallet, or on its way through the gateway. */
export async function approveRefund(
  db: TransactionDb,
  staffId: number,
  which: Which & { readonly orderId: number | null },
): Promise<RefundAtDesk> {
  const [order] = which.orderId === null ? [] : await lockOrders(db, which.shopId, [which.orderId]);
  const refund = await lockProposed(db, which);
  await assertSecondPerson(db, refund, staffId);
  const { shopId, id, minor, paymentId, memberId } = refund;
  if (refund.why === 'notOwed') return approveReturn(db, staffId, refund);
  const payments = await db.all(lockRefundable, { shopId, orderId: order!.id });
  const payment = payments.find((each) => each.id === paymentId);
  // As it stands now: another refund may have come first.
  const [part] = spreadRefund(payment ? [payment] : [], minor);
  const { taxMinor, giftMinor, askedMinor, route } = part!;
  await db.all(markDecided, { shopId, id, staffId, state: 'sending', taxMinor, askedMinor, route });
  await db.all(countRefunded, { shopId, paymentId, minor });
  await countPaid(db, shopId, order!.id, -minor);
  const actor = { kind: 'staff', id: staffId } as const;
  const notice = route === 'wallet' ? 'orderRefunded' : 'orderChanged';
  // What a packer wrote beside a cheaper box is for the house.
  const reason = refund.why === 'cheaper' ? '' : refund.reason;
  const account = { actor, reason, notice, details: { minor, why: refund.why } } as const;
  await noteOrders(db, shopId, [order!.id], 'refund', account);
  await tellPayment(db, refund);
  const points = refund.why === 'cheaper' ? await freePoints(db, order!) : 0;
  const posting = { shopId, subject: { kind: 'order', id: order!.id }, actor, remark: reason };
  if (route === 'gateway') {
    if (points > 0) {
      const key = `order ${order!.id} of ${order!.points} points returned`;
      await postJournal(db, { ...posting, key, journal: returnPoints(memberId, points) });
    }
    return refund;
  }
  const journal = refundJournal(memberId, { cash: minor - giftMinor, gift: giftMinor, taxMinor, points });
  const { journalId } = await postJournal(db, { ...posting, key: `refund ${id} done`, journal });
  await db.all(markRefundsDone, { shopId, ids: [id], journalId });
  return refund;
}

/** Points that its bill no longer takes have waited in the order for the money they go back with. */
async function freePoints(db: TransactionDb, order: LockedOrder): Promise<number> {
  const left = order.bill ? Math.min(order.points, pointsIn(order.bill)) : order.points;
  if (left < order.points)
    await db.all(writePointsLeft, { shopId: order.shopId, id: order.id, points: left });
  return order.points - left;
}

const tellPayment = (db: TransactionDb, { shopId, memberId, paymentId, paymentNumber }: RefundAtDesk) =>
  emit(db, {
    shopId,
    memberId,
    topic: 'paymentChanged',
    subjectId: paymentId,
    details: { number: paymentNumber },
  });

/** Money that was never booked: the gateway sends it back; what came by the bank becomes the member's cash. */
async function approveReturn(
  db: TransactionDb,
  staffId: number,
  refund: RefundAtDesk,
): Promise<RefundAtDesk> {
  const { shopId, id, taxMinor, askedMinor, route, paymentId } = refund;
  await db.all(markDecided, { shopId, id, staffId, state: 'sending', taxMinor, askedMinor, route });
  await tellPayment(db, refund);
  if (route === 'gateway') return refund;
  await bookAsCash(db, staffId, refund);
  await db.all(closeReturned, { shopId, paymentId });
  return refund;
}

/** Money nobody asked for becomes its sender's cash. */
async function bookAsCash(db: TransactionDb, staffId: number, refund: RefundAtDesk): Promise<void> {
  const { shopId, id, minor, memberId, paymentId, method } = refund;
  const { journalId } = await postJournal(db, {
    shopId,
    key: `refund ${id} done`,
    journal: recharge(memberId, { by: method === 'bankDeposit' ? 'bank' : 'gateway', minor }),
    subject: { kind: 'payment', id: paymentId },
    actor: { kind: 'staff', id: staffId },
  });
  await db.all(markRefundsDone, { shopId, ids: [id], journalId });
}

/** The money stays. Whoever proposed it may take it back. */
export async function refuseRefund(
  db: TransactionDb,
  staffId: number,
  { reason, ...which }: Which & { readonly reason: string },
): Promise<RefundAtDesk> {
  const refund = await lockProposed(db, which);
  // Money that is not owed goes one of two ways; it is never simply kept.
  if (refund.why === 'notOwed') throw new Refusal('refund.over');
  const { shopId, id, taxMinor, askedMinor, route, minor, why, orderId } = refund;
  await db.all(markDecided, { shopId, id, staffId, state: 'refused', taxMinor, askedMinor, route });
  const details = { minor, why, state: 'refused' };
  const actor = { kind: 'staff', id: staffId } as const;
  if (orderId !== null) await noteOrders(db, shopId, [orderId], 'refund', { actor, details });
  return { ...refund, reason };
}

/** What becomes of money that does not fit: back the way it came, or into the member's wallet. */
export async function decideReturn(
  db: TransactionDb,
  staffId: number,
  refund: RefundAtDesk,
  decision: 'refund' | 'wallet',
): Promise<void> {
  if (decision === 'refund') return void (await approveReturn(db, staffId, refund));
  const { shopId, id, paymentId, minor, taxMinor } = refund;
  // Yuan are known of yuan alone; another currency goes back the way it came.
  if (refund.reason === 'currency') throw new Refusal('money.currencyMismatch');
  const decided = { state: 'sending', route: 'wallet', taxMinor, askedMinor: minor } as const;
  await db.all(markDecided, { shopId, id, staffId, ...decided });
  await tellPayment(db, refund);
  const { memberId, paymentNumber: number } = refund;
  await emit(db, { shopId, memberId, topic: 'rechargeSettled', subjectId: paymentId, details: { number } });
  await bookAsCash(db, staffId, refund);
  await db.all(closeReturned, { shopId, paymentId });
}

/** A refund the gateway did not do: once more, or into the wallet. */
export async function resendRefund(
  db: TransactionDb,
  staffId: number,
  { way, ...which }: Which & { readonly way: 'gateway' | 'wallet' },
): Promise<RefundAtDesk> {
  const refund = await db.first(lockRefund, which);
  if (!refund) throw new Refusal('record.notFound');
  if (refund.state !== 'failed') throw new Refusal('refund.over');
  const { shopId, id, paymentId } = refund;
  if (way === 'gateway') {
    await db.all(sendAgain, { shopId, id });
    return refund;
  }
  if (refund.why === 'notOwed' && refund.reason === 'currency') throw new Refusal('money.currencyMismatch');
  await db.all(takeToWallet, { shopId, id });
  await tellPayment(db, refund);
  if (refund.why === 'notOwed') {
    await bookAsCash(db, staffId, refund);
    await db.all(closeReturned, { shopId, paymentId });
    return refund;
  }
  const { journalId } = await postJournal(db, {
    shopId,
    key: `refund ${id} done`,
    journal: journalOfRefund(refund, 'cash'),
    subject: subjectOfRefund(refund),
    actor: { kind: 'staff', id: staffId },
  });
  await db.all(markRefundsDone, { shopId, ids: [id], journalId });
  return refund;
}
