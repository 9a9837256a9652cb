import type { OrderException } from '@onehaul/domain/order/order-state';
import type { TransactionDb } from '../../db/database.ts';
import { type Actor, type LockedOrder, recordOrderEvents } from '../order-move/index.ts';
import { writeException } from './exception.repository.ts';

type ExceptionReport = {
  readonly shopId: number;
  /** Locked. */
  readonly order: Pick<LockedOrder, 'id'>;
  readonly exception: OrderException;
  readonly note: string;
  readonly actor: Actor;
  readonly proof?: readonly string[];
};

/**
 * Raises an exception; the order keeps its step. It replaces the previous one, which stays in the history.
 */
export async function raiseException(
  db: TransactionDb,
  { shopId, order, exception, note, actor, proof = [] }: ExceptionReport,
): Promise<void> {
  await db.all(writeException, { shopId, id: order.id, exception, note });
  const act = exception === 'short' ? 'short' : 'exception';
  await recordOrderEvents(db, shopId, [order.id], act, {
    actor,
    reason: note,
    proof,
    details: { exception },
  });
}

type ExceptionClearing = Pick<ExceptionReport, 'shopId' | 'actor'> & {
  readonly order: Pick<LockedOrder, 'id' | 'exception'>;
  readonly reason?: string;
};

/** Clears the exception; the order continues from its step. */
export async function clearException(
  db: TransactionDb,
  { shopId, order, actor, reason = '' }: ExceptionClearing,
): Promise<void> {
  if (order.exception === null) return;
  await db.all(writeException, { shopId, id: order.id, exception: null, note: '' });
  const details = { exception: order.exception };
  await recordOrderEvents(db, shopId, [order.id], 'resolve', { actor, reason, details });
}
