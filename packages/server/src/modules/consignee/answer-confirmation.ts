import { confirmationMachine } from '@onehaul/domain/customs/confirmation-state';
import { Refusal } from '@onehaul/domain/refusal';
import type { TransactionDb } from '../../db/database.ts';
import { emit } from '../../outbox/emit.ts';
import { type Actor, lockOrders, recordOrderEvents } from '../order-move/index.ts';
import { loadConsigneeHours } from './request-confirmations.ts';
import {
  consigneeCause,
  raiseCustomsExceptions,
  lockConfirmation,
  updateConfirmationState,
  renewDeadline,
  clearCustomsExceptions,
} from './consignee.repository.ts';

export type Answer = 'confirm' | 'deny';
type ConfirmationAnswer = {
  readonly shopId: number;
  readonly orderId: number;
  readonly note: string;
  readonly actor: Actor;
  /** Required owner of the order; omitted for staff. */
  readonly memberId?: number;
};

async function lockWithOrder(db: TransactionDb, { shopId, orderId, memberId }: ConfirmationAnswer) {
  const [order] = await lockOrders(db, shopId, [orderId]);
  const confirmation = await db.first(lockConfirmation, { shopId, orderId });
  const isSomebodyElses = memberId !== undefined && order!.memberId !== memberId;
  if (!confirmation || isSomebodyElses) throw new Refusal('record.notFound');
  return { order: order!, confirmation };
}

async function stepConfirmation(db: TransactionDb, given: ConfirmationAnswer, act: Answer | 'askAgain') {
  const { shopId, orderId, note, actor } = given;
  const { order, confirmation } = await lockWithOrder(db, given);
  const { state: to } = confirmationMachine.step(confirmation, act);
  const staffId = actor.kind === 'staff' ? actor.id : null;
  const moved = { shopId, orderId, from: confirmation.state, to, staffId, note };
  if (!(await db.first(updateConfirmationState, moved))) throw new Refusal('state.illegalStep');
  return order;
}

/** Records the receiver's answer at customs, by the member or the broker. A denial raises an exception. */
export async function answerConfirmation(
  db: TransactionDb,
  answer: Answer,
  given: ConfirmationAnswer,
): Promise<{ number: string }> {
  const { shopId, orderId, note, actor } = given;
  const { number, memberId } = await stepConfirmation(db, given, answer);
  if (answer === 'deny') {
    const flagged = await db.all(raiseCustomsExceptions, { shopId, ids: [orderId], note });
    const details = { exception: 'customs', cause: consigneeCause };
    await recordOrderEvents(
      db,
      shopId,
      flagged.map(({ id }) => id),
      'exception',
      { actor, reason: note, details },
    );
  } else {
    const ended = await db.all(clearCustomsExceptions, { shopId, ids: [orderId], cause: consigneeCause });
    await recordOrderEvents(
      db,
      shopId,
      ended.map(({ id }) => id),
      'resolve',
      { actor, reason: note, details: { cause: consigneeCause } },
    );
  }
  await emit(db, { shopId, memberId, topic: 'orderChanged', subjectId: orderId, details: { number } });
  return { number };
}

/** Requests confirmation again with a new deadline, after a denial or an expiry. */
export async function requestConfirmationAgain(
  db: TransactionDb,
  given: ConfirmationAnswer,
): Promise<{ number: string }> {
  const { shopId, orderId } = given;
  const { number, memberId } = await stepConfirmation(db, given, 'askAgain');
  await db.all(renewDeadline, { shopId, orderId, hours: await loadConsigneeHours(db, shopId) });
  await emit(db, { shopId, memberId, topic: 'consigneeAsked', subjectId: orderId, details: { number } });
  return { number };
}

/** Expires overdue confirmations; rechecks each due order under its lock. */
export async function expireConfirmation(
  db: TransactionDb,
  shopId: number,
  orderIds: readonly number[],
  expire: (ids: number[], to: 'expired' | 'confirmed') => Promise<{ orderId: number }[]>,
): Promise<void> {
  const orders = await lockOrders(db, shopId, orderIds);
  const hasCome = orders.filter(({ deliveredAt, step: at }) => deliveredAt !== null || at !== 'shipped');
  const ids = (some: typeof orders) => some.map(({ id }) => id);
  // Delivered goods have cleared customs, which implies a confirmation.
  await expire(ids(hasCome), 'confirmed');
  const overdue = await expire(ids(orders.filter((order) => !hasCome.includes(order))), 'expired');
  const late = overdue.map(({ orderId }) => orderId);
  const flagged = new Set(
    (await db.all(raiseCustomsExceptions, { shopId, ids: late, note: '' })).map(({ id }) => id),
  );
  const actor = { kind: 'system' } as const;
  const details = { exception: 'customs', cause: consigneeCause };
  await recordOrderEvents(db, shopId, [...flagged], 'exception', {
    actor,
    details,
    notice: 'consigneeOverdue',
  });
  // The owner is notified even when the order already has an exception.
  for (const { id, memberId, number } of orders.filter(
    (one) => late.includes(one.id) && !flagged.has(one.id),
  ))
    await emit(db, { shopId, memberId, topic: 'consigneeOverdue', subjectId: id, details: { number } });
}
