import type { TransactionDb } from '../../db/database.ts';
import { emit } from '../../outbox/emit.ts';
import { markOpenPaymentsClosed, lockOpenPayments } from './facts.repository.ts';

/**
 * Closes the open payments of orders or services that are about to be cancelled: here immediately, at the
 * gateway by the poller. Money that still arrives is held. A receipt under review stays open because that
 * money may already be in the bank.
 */
export async function closePayments(
  db: TransactionDb,
  which: {
    readonly shopId: number;
    readonly orderIds?: readonly number[];
    readonly requestIds?: readonly number[];
  },
): Promise<void> {
  const orderIds = [...(which.orderIds ?? [])];
  const requestIds = [...(which.requestIds ?? [])];
  const open = await db.all(lockOpenPayments, { shopId: which.shopId, orderIds, requestIds });
  if (open.length === 0) return;
  await db.all(markOpenPaymentsClosed, { shopId: which.shopId, ids: open.map(({ id }) => id) });
  await Promise.all(
    open.map(({ id, memberId, number }) =>
      emit(db, {
        shopId: which.shopId,
        memberId,
        topic: 'paymentChanged',
        subjectId: id,
        details: { number },
      }),
    ),
  );
}
