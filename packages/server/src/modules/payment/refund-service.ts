import { refundService as refundJournal } from '@onehaul/domain/wallet/journals';
import type { TransactionDb } from '../../db/database.ts';
import { emit } from '../../outbox/emit.ts';
import type { Actor } from '../order-move/index.ts';
import type { LockedRequest } from '../service/index.ts';
import { postJournal } from '../wallet/index.ts';
import { insertParts, spreadRefund } from './refund-order.ts';
import { lockRefundableService, markRefundsDone } from './refund.repository.ts';

type ServiceRefund = {
  /** Row-locked, in its state while it was paid. */
  readonly request: LockedRequest;
  readonly why: 'cancelled' | 'notPossible';
  readonly reason?: string;
  readonly actor: Actor;
};

/**
 * Refunds everything paid for a service that is not performed, the way it was paid: see `refundOrders`. Must
 * run last in its transaction: journal locks come last in the lock order.
 */
export async function refundService(
  db: TransactionDb,
  { request, why, reason = '', actor }: ServiceRefund,
): Promise<void> {
  const { shopId, id, memberId, paidMinor } = request;
  if (paidMinor === 0) return;
  const payments = await db.all(lockRefundableService, { shopId, requestId: id });
  const parts = spreadRefund(payments, paidMinor);
  const made = await insertParts(db, { shopId, orderId: null, requestId: id, why, reason }, parts);
  await Promise.all(
    parts.map(({ payment }) =>
      emit(db, {
        shopId,
        memberId,
        topic: 'paymentChanged',
        subjectId: payment.id,
        details: { number: payment.number },
      }),
    ),
  );
  const ids = made.filter(({ route }) => route === 'wallet').map((refund) => refund.id);
  if (ids.length === 0) return;
  const toWallet = parts.filter(({ route }) => route === 'wallet');
  const gift = toWallet.reduce((sum, { giftMinor }) => sum + giftMinor, 0);
  const cash = toWallet.reduce((sum, { minor }) => sum + minor, 0) - gift;
  const { journalId } = await postJournal(db, {
    shopId,
    key: `refund ${ids[0]} done`,
    journal: refundJournal(memberId, { cash, gift }),
    subject: { kind: 'service', id },
    actor,
    remark: reason,
  });
  await db.all(markRefundsDone, { shopId, ids, journalId });
}
