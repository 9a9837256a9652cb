import {
  refundOrder as orderJournal,
  refundService as serviceJournal,
} from '@onehaul/domain/wallet/journals';
import type { Journal } from '@onehaul/domain/wallet/journal';
import type { TransactionDb } from '../../db/database.ts';
import { emit } from '../../outbox/emit.ts';
import { postJournal } from '../wallet/index.ts';
import {
  closeReturned,
  lockRefundByNumber,
  markRefundFailed,
  markRefundsDone,
  orderNumberById,
  requestNumberById,
} from './refund.repository.ts';

type EndedRefund = {
  readonly shopId: number;
  readonly number: string;
  /** Amount the gateway reports as refunded; absent where it reports only success. */
  readonly cameMinor?: number;
};

/** Books a completed gateway refund once. Money that was never booked is only marked as returned. */
export async function finishRefund(
  db: TransactionDb,
  { shopId, number, cameMinor }: EndedRefund,
): Promise<boolean> {
  const refund = await db.first(lockRefundByNumber, { shopId, number });
  if (!refund || !['sending', 'failed'].includes(refund.state)) return false;
  // An amount other than the requested one is left for reconciliation to report.
  if (cameMinor !== undefined && cameMinor !== refund.askedMinor) return false;
  const { id, paymentId, orderId, requestId, memberId, minor } = refund;
  const details = { number: refund.paymentNumber };
  await emit(db, { shopId, memberId, topic: 'paymentChanged', subjectId: paymentId, details });
  if (orderId !== null) {
    const order = await db.first(orderNumberById, { shopId, id: orderId });
    const told = { number: order!.number, minor };
    await emit(db, { shopId, memberId, topic: 'orderRefunded', subjectId: orderId, details: told });
  }
  if (requestId !== null) {
    const request = await db.first(requestNumberById, { shopId, id: requestId });
    const told = { number: request!.number, minor };
    await emit(db, { shopId, memberId, topic: 'serviceChanged', subjectId: requestId, details: told });
  }
  // Held money was never booked, so its return posts no journal.
  if (refund.why === 'notOwed') {
    await db.all(markRefundsDone, { shopId, ids: [id], journalId: null });
    await db.all(closeReturned, { shopId, paymentId });
    return true;
  }
  const { journalId } = await postJournal(db, {
    shopId,
    key: `refund ${id} done`,
    journal: journalOfRefund(refund, 'gateway'),
    subject: subjectOfRefund(refund),
    actor: { kind: 'system' },
  });
  await db.all(markRefundsDone, { shopId, ids: [id], journalId });
  return true;
}

type RefundBooking = {
  readonly memberId: number;
  readonly minor: number;
  readonly taxMinor: number;
  readonly paymentId: number;
  readonly orderId: number | null;
  readonly requestId: number | null;
};

/** The journal for a refund that ends at the gateway, or in the wallet as the fallback. */
export function journalOfRefund(
  { memberId, minor, taxMinor, requestId }: RefundBooking,
  to: 'gateway' | 'cash',
): Journal {
  if (requestId !== null) return serviceJournal(memberId, { [to]: minor });
  return orderJournal(memberId, { [to]: minor, taxMinor });
}

export function subjectOfRefund({ paymentId, orderId, requestId }: RefundBooking) {
  if (requestId !== null) return { kind: 'service', id: requestId };
  return orderId === null ? { kind: 'payment', id: paymentId } : { kind: 'order', id: orderId };
}

/** Marks a refund the gateway rejected; staff must choose another route. */
export async function failRefund(
  db: TransactionDb,
  { shopId, number }: { readonly shopId: number; readonly number: string },
): Promise<void> {
  await db.all(markRefundFailed, { shopId, number });
}
