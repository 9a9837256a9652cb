import { confirmationMachine } from '@onehaul/domain/customs/confirmation-state';
import { Refusal } from '@onehaul/domain/refusal';
import type { Db } from '../../db/database.ts';
import { emit } from '../../outbox/emit.ts';
import { type Actor, lockOrders, noteOrders } from '../order-move/index.ts';
import { consigneeHours } from './ask-consignees.ts';
import {
  cause,
  flagCustoms,
  lockConfirmation,
  moveConfirmation,
  setNewTerm,
  unflagCustoms,
} from './consignee.repository.ts';

export type Answer = 'confirm' | 'deny';
type Given = {
  readonly shopId: number;
  readonly orderId: number;
  readonly note: string;
  readonly actor: Actor;
  /** Whose order it must be; left out for people of the house. */
  readonly memberId?: number;
};

async function lockWithOrder(db: Db, { shopId, orderId, memberId }: Given) {
  const [order] = await lockOrders(db, shopId, [orderId]);
  const confirmation = await db.first(lockConfirmation, { shopId, orderId });
  const isSomebodyElses = memberId !== undefined && order!.memberId !== memberId;
  if (!confirmation || isSomebodyElses) throw new Refusal('record.notFound');
  return { order: order!, confirmation };
}

async function step(db: Db, given: Given, act: Answer | 'askAgain') {
  const { shopId, orderId, note, actor } = given;
  const { order, confirmation } = await lockWithOrder(db, given);
  const { state: to } = confirmationMachine.step(confirmation, act);
  const staffId = actor.kind === 'staff' ? actor.id : null;
  const moved = { shopId, orderId, from: confirmation.state, to, staffId, note };
  if (!(await db.first(moveConfirmation, moved))) throw new Refusal('state.illegalStep');
  return order;
}

/** What the receiver said at customs, as the member or the broker tells it. What does not match needs a person. */
export async function answerConfirmation(db: Db, answer: Answer, given: Given): Promise<{ number: string }> {
  const { shopId, orderId, note, actor } = given;
  const { number, memberId } = await step(db, given, answer);
  if (answer === 'deny') {
    const flagged = await db.all(flagCustoms, { shopId, ids: [orderId], note });
    const details = { exception: 'customs', cause };
    await noteOrders(
      db,
      shopId,
      flagged.map(({ id }) => id),
      'exception',
      { actor, reason: note, details },
    );
  } else {
    const ended = await db.all(unflagCustoms, { shopId, ids: [orderId], cause });
    await noteOrders(
      db,
      shopId,
      ended.map(({ id }) => id),
      'resolve',
      { actor, reason: note, details: { cause } },
    );
  }
  await emit(db, { shopId, memberId, topic: 'orderChanged', subjectId: orderId, details: { number } });
  return { number };
}

/** Asks once more, with a new term, after it was denied or let go by. */
export async function askAgain(db: Db, given: Given): Promise<{ number: string }> {
  const { shopId, orderId } = given;
  const { number, memberId } = await step(db, given, 'askAgain');
  await db.all(setNewTerm, { shopId, orderId, hours: await consigneeHours(db, shopId) });
  await emit(db, { shopId, memberId, topic: 'consigneeAsked', subjectId: orderId, details: { number } });
  return { number };
}

/** Answers nobody gave in time. The order must have been found due; it is looked at again under its lock. */
export async function expireConfirmation(
  db: Db,
  shopId: number,
  orderIds: readonly number[],
  expire: (ids: number[], to: 'expired' | 'confirmed') => Promise<{ orderId: number }[]>,
): Promise<void> {
  const orders = await lockOrders(db, shopId, orderIds);
  const hasCome = orders.filter(({ deliveredAt, step: at }) => deliveredAt !== null || at !== 'shipped');
  const ids = (some: typeof orders) => some.map(({ id }) => id);
  // Goods that came were cleared: somebody has confirmed them.
  await expire(ids(hasCome), 'confirmed');
  const overdue = await expire(ids(orders.filter((order) => !hasCome.includes(order))), 'expired');
  const late = overdue.map(({ orderId }) => orderId);
  const flagged = new Set((await db.all(flagCustoms, { shopId, ids: late, note: '' })).map(({ id }) => id));
  const actor = { kind: 'system' } as const;
  const details = { exception: 'customs', cause };
  await noteOrders(db, shopId, [...flagged], 'exception', { actor, details, notice: 'consigneeOverdue' });
  // Where a person looks at the order already, its owner is told all the same.
  for (const { id, memberId, number } of orders.filter(
    (one) => late.includes(one.id) && !flagged.has(one.id),
  ))
    await emit(db, { shopId, memberId, topic: 'consigneeOverdue', subjectId: id, details: { number } });
}
