import type { Db } from '../../db/database.ts';
import { emit } from '../../outbox/emit.ts';
import { closeOpenOf, lockOpenOf } from './facts.repository.ts';

/**
 * Orders or services are about to come to nothing: what is open for them is over, here at once and at the gateway by the poller.
 * Money that comes all the same is held. A receipt under review stays: that money may be in the bank already.
 */
export async function closePayments(
  db: Db,
  which: {
    readonly shopId: number;
    readonly orderIds?: readonly number[];
    readonly requestIds?: readonly number[];
  },
): Promise<void> {
  const orderIds = [...(which.orderIds ?? [])];
  const requestIds = [...(which.requestIds ?? [])];
  const open = await db.all(lockOpenOf, { shopId: which.shopId, orderIds, requestIds });
  if (open.length === 0) return;
  await db.all(closeOpenOf, { shopId: which.shopId, ids: open.map(({ id }) => id) });
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
