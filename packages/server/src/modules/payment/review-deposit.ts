import { Refusal } from '@onehaul/domain/refusal';
import type { TransactionDb } from '../../db/database.ts';
import { emit } from '../../outbox/emit.ts';
import { resolveStaffNotices } from '../../outbox/notify-staff.ts';
import { markRejected, markReviewed } from './receipt.repository.ts';
import { settleHeld } from './settle-payment.ts';
import { lockPayment } from './settle.repository.ts';

type RecordKey = { readonly shopId: number; readonly id: number };

/** Locks a deposit to decide about it. */
async function lockUnderReview(db: TransactionDb, which: RecordKey) {
  const payment = await db.first(lockPayment, which);
  if (payment?.method !== 'bankDeposit') throw new Refusal('record.notFound');
  if (payment.state !== 'underReview') throw new Refusal('payment.notOpen');
  const { shopId, id: subjectId } = payment;
  await resolveStaffNotices(db, { kind: 'money', shopId, subjectId }, ['deposit']);
  return payment;
}

/** Settles a deposit once, even under concurrent approval. Money its orders no longer owe is held. */
export async function approveDeposit(db: TransactionDb, staffId: number, which: RecordKey): Promise<string> {
  const payment = await lockUnderReview(db, which);
  const { shopId, id, askedMinor, currencyCode, number } = payment;
  const receipt = await db.first(markReviewed, {
    shopId,
    paymentId: id,
    reviewerId: staffId,
    isAccepted: true,
  });
  const actor = { kind: 'staff', id: staffId } as const;
  // The reviewer has compared the bank statement with what was asked for, in its currency.
  const cameIn = {
    minor: askedMinor,
    currency: currencyCode,
    gatewayNumber: receipt!.transactionNumber,
  };
  await settleHeld(db, payment, { shopId, actor, cameIn });
  return number;
}

/** Rejects the receipt; the member is notified of the reason and may submit another. */
export async function rejectDeposit(
  db: TransactionDb,
  staffId: number,
  { reason, ...which }: RecordKey & { readonly reason: string },
): Promise<string> {
  const { shopId, id, memberId, number } = await lockUnderReview(db, which);
  await db.all(markReviewed, { shopId, paymentId: id, reviewerId: staffId, isAccepted: false });
  await db.all(markRejected, { shopId, id, reason });
  const details = { number, reason };
  await emit(db, { shopId, memberId, topic: 'depositRejected', subjectId: id, details });
  return number;
}
