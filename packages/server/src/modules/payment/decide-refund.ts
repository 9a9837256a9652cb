import { Refusal } from '@onehaul/domain/refusal';
import { countPointsUsed } from '@onehaul/domain/order/packed-price';
import { recharge, refundOrder as refundJournal, returnPoints } from '@onehaul/domain/wallet/journals';
import type { TransactionDb } from '../../db/database.ts';
import { emit } from '../../outbox/emit.ts';
import { resolveStaffNotices } from '../../outbox/notify-staff.ts';
import { addPaidAmount, type LockedOrder, lockOrders, recordOrderEvents } from '../order-move/index.ts';
import { isAnotherPerson } from '../second-person/index.ts';
import { postJournal } from '../wallet/index.ts';
import { journalOfRefund, subjectOfRefund } from './finish-refund.ts';
import { spreadRefund } from './refund-order.ts';
import {
  addRefundedAmount,
  markDecided,
  sendAgain,
  redirectToWallet,
  writePointsLeft,
} from './refund-desk.repository.ts';
import {
  closeReturned,
  lockRefund,
  lockRefundable,
  markRefundsDone,
  type LockedRefund,
} from './refund.repository.ts';

type RecordKey = { readonly shopId: number; readonly id: number };

/** Callers that refund an order lock the order row before the refund row. */
async function lockProposed(db: TransactionDb, which: RecordKey): Promise<LockedRefund> {
  const known = await db.first(lockRefund, which);
  if (!known) throw new Refusal('record.notFound');
  if (known.state !== 'proposed') throw new Refusal('refund.over');
  return known;
}

async function assertSecondPerson(
  db: TransactionDb,
  { isForTwo, proposedBy }: LockedRefund,
  staffId: number,
): Promise<void> {
  if (isForTwo && !(await isAnotherPerson(db, staffId, proposedBy)))
    throw new Refusal('refund.needsSecondPerson');
}

/** Sends the money back: booked to the wallet immediately, or queued for the gateway. */
export async function approveRefund(
  db: TransactionDb,
  staffId: number,
  which: RecordKey & { readonly orderId: number | null },
): Promise<LockedRefund> {
  const [order] = which.orderId === null ? [] : await lockOrders(db, which.shopId, [which.orderId]);
  const refund = await lockProposed(db, which);
  await assertSecondPerson(db, refund, staffId);
  const { shopId, id, minor, paymentId, memberId } = refund;
  if (refund.why === 'notOwed') return approveReturn(db, staffId, refund);
  const payments = await db.all(lockRefundable, { shopId, orderId: order!.id });
  const payment = payments.find((each) => each.id === paymentId);
  // Recomputes the split, because another refund may have been made since the proposal.
  const [part] = spreadRefund(payment ? [payment] : [], minor);
  const { taxMinor, giftMinor, askedMinor, route } = part!;
  await db.all(markDecided, { shopId, id, staffId, state: 'sending', taxMinor, askedMinor, route });
  await db.all(addRefundedAmount, { shopId, paymentId, minor });
  await addPaidAmount(db, shopId, order!.id, -minor);
  const actor = { kind: 'staff', id: staffId } as const;
  const notice = route === 'wallet' ? 'orderRefunded' : 'orderChanged';
  // A packer's remark on a cheaper box is internal and must not reach the member.
  const reason = refund.why === 'cheaper' ? '' : refund.reason;
  const account = { actor, reason, notice, details: { minor, why: refund.why } } as const;
  await recordOrderEvents(db, shopId, [order!.id], 'refund', account);
  await notifyPaymentChanged(db, refund);
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

/** Releases points the bill no longer uses; they stay reserved in the order until the refund is approved. */
async function freePoints(db: TransactionDb, order: LockedOrder): Promise<number> {
  const left = order.bill ? Math.min(order.points, countPointsUsed(order.bill)) : order.points;
  if (left < order.points)
    await db.all(writePointsLeft, { shopId: order.shopId, id: order.id, points: left });
  return order.points - left;
}

const notifyPaymentChanged = (
  db: TransactionDb,
  { shopId, memberId, paymentId, paymentNumber }: LockedRefund,
) =>
  emit(db, {
    shopId,
    memberId,
    topic: 'paymentChanged',
    subjectId: paymentId,
    details: { number: paymentNumber },
  });

const resolveHeld = (db: TransactionDb, { shopId, paymentId }: LockedRefund) =>
  resolveStaffNotices(db, { kind: 'money', shopId, subjectId: paymentId }, ['held']);

/** Returns money that was never booked: through the gateway, or as member cash where it arrived by bank. */
async function approveReturn(
  db: TransactionDb,
  staffId: number,
  refund: LockedRefund,
): Promise<LockedRefund> {
  const { shopId, id, taxMinor, askedMinor, route, paymentId } = refund;
  await resolveHeld(db, refund);
  await db.all(markDecided, { shopId, id, staffId, state: 'sending', taxMinor, askedMinor, route });
  await notifyPaymentChanged(db, refund);
  if (route === 'gateway') return refund;
  await bookAsCash(db, staffId, refund);
  await db.all(closeReturned, { shopId, paymentId });
  return refund;
}

/** Books unrequested money as cash of the member who sent it. */
async function bookAsCash(db: TransactionDb, staffId: number, refund: LockedRefund): Promise<void> {
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

/** Rejects the refund, so the money stays. The staff member who proposed it may reject it too. */
export async function refuseRefund(
  db: TransactionDb,
  staffId: number,
  { reason, ...which }: RecordKey & { readonly reason: string },
): Promise<LockedRefund> {
  const refund = await lockProposed(db, which);
  // Money that is not owed is either sent back or credited to the wallet; the shop never keeps it.
  if (refund.why === 'notOwed') throw new Refusal('refund.over');
  const { shopId, id, taxMinor, askedMinor, route, minor, why, orderId } = refund;
  await db.all(markDecided, { shopId, id, staffId, state: 'refused', taxMinor, askedMinor, route });
  const details = { minor, why, state: 'refused' };
  const actor = { kind: 'staff', id: staffId } as const;
  if (orderId !== null) await recordOrderEvents(db, shopId, [orderId], 'refund', { actor, details });
  return { ...refund, reason };
}

/** Decides on mismatched money: back the way it came, or into the member's wallet. */
export async function decideReturn(
  db: TransactionDb,
  staffId: number,
  refund: LockedRefund,
  decision: 'refund' | 'wallet',
): Promise<void> {
  if (decision === 'refund') return void (await approveReturn(db, staffId, refund));
  const { shopId, id, paymentId, askedMinor, taxMinor } = refund;
  // Without a known yuan amount, money in another currency can only go back the way it came.
  if (refund.reason === 'currency') throw new Refusal('money.currencyMismatch');
  await resolveHeld(db, refund);
  const decided = { state: 'sending', route: 'wallet', taxMinor, askedMinor } as const;
  await db.all(markDecided, { shopId, id, staffId, ...decided });
  await notifyPaymentChanged(db, refund);
  const { memberId, paymentNumber: number } = refund;
  await emit(db, { shopId, memberId, topic: 'rechargeSettled', subjectId: paymentId, details: { number } });
  await bookAsCash(db, staffId, refund);
  await db.all(closeReturned, { shopId, paymentId });
}

/** Retries a refund that failed at the gateway, or redirects it to the wallet. */
export async function resendRefund(
  db: TransactionDb,
  staffId: number,
  { way, ...which }: RecordKey & { readonly way: 'gateway' | 'wallet' },
): Promise<LockedRefund> {
  const refund = await db.first(lockRefund, which);
  if (!refund) throw new Refusal('record.notFound');
  if (refund.state !== 'failed') throw new Refusal('refund.over');
  const { shopId, id, paymentId } = refund;
  if (way === 'gateway') {
    await db.all(sendAgain, { shopId, id });
    return refund;
  }
  if (refund.why === 'notOwed' && refund.reason === 'currency') throw new Refusal('money.currencyMismatch');
  await db.all(redirectToWallet, { shopId, id });
  await notifyPaymentChanged(db, refund);
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
