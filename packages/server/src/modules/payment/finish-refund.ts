import { refundOrder as refundJournal } from '@onehaul/domain/wallet/journals';
import type { TransactionDb } from '../../db/database.ts';
import { emit } from '../../outbox/emit.ts';
import { postJournal } from '../wallet/index.ts';
import {
  closeReturned,
  lockRefundByNumber,
  markRefundFailed,
  markRefundsDone,
  numberOfOrder,
} from './refund.repository.ts';

type Ended = {
  readonly shopId: number;
  readonly number: string;
  /** What the gateway says went back; none where it only says that it did. */
  readonly cameMinor?: number;
};

/** A gateway has given money back: it is booked, once. What was never counted is only marked. */
export async function finishRefund(
  db: TransactionDb,
  { shopId, number, cameMinor }: Ended,
): Promise<boolean> {
  const refund = await db.first(lockRefundByNumber, { shopId, number });
  if (!refund || !['sending', 'failed'].includes(refund.state)) return false;
  // Another amount than we asked for is for the reconciliation to show.
  if (cameMinor !== undefined && cameMinor !== refund.askedMinor) return false;
  const { id, paymentId, orderId, memberId, minor, taxMinor } = refund;
  const details = { number: refund.paymentNumber };
  await emit(db, { shopId, memberId, topic: 'paymentChanged', subjectId: paymentId, details });
  if (orderId !== null) {
    const order = await db.first(numberOfOrder, { shopId, id: orderId });
    const told = { number: order!.number, minor };
    await emit(db, { shopId, memberId, topic: 'orderRefunded', subjectId: orderId, details: told });
  }
  // What was held was never booked, and so is not booked back.
  if (refund.why === 'notOwed') {
    await db.all(markRefundsDone, { shopId, ids: [id], journalId: null });
    await db.all(closeReturned, { shopId, paymentId });
    return true;
  }
  const { journalId } = await postJournal(db, {
    shopId,
    key: `refund ${id} done`,
    journal: refundJournal(memberId, { gateway: minor, taxMinor }),
    subject: orderId === null ? { kind: 'payment', id: paymentId } : { kind: 'order', id: orderId },
    actor: { kind: 'system' },
  });
  await db.all(markRefundsDone, { shopId, ids: [id], journalId });
  return true;
}

/** The gateway will not do it: a person has to find another way. */
export async function failRefund(
  db: TransactionDb,
  { shopId, number }: { readonly shopId: number; readonly number: string },
): Promise<void> {
  await db.all(markRefundFailed, { shopId, number });
}
