import { isForwardAct, type OrderAct, orderMachine, type OrderNote } from '@onehaul/domain/order/order-state';
import { Refusal } from '@onehaul/domain/refusal';
import { getAllRows } from '../../db/get-all-rows.ts';
import type { Db, TransactionDb } from '../../db/database.ts';
import { type EventAudit, eventAuditParameters } from '../../outbox/event-audit.ts';
import {
  addPaid,
  addPaidToAll,
  disputedOrder,
  type LockedOrder,
  lockOrderRows,
  moveOrders,
  moveOrdersPaid,
  insertOrderEvents,
  stoppedOrder,
} from './order-move.repository.ts';

/** Locks the orders; throws when one does not exist. */
export async function lockOrders(
  db: TransactionDb,
  shopId: number,
  ids: readonly number[],
): Promise<LockedOrder[]> {
  return getAllRows(ids, (wanted) => db.all(lockOrderRows, { shopId, ids: wanted }));
}

/** Locks a member's orders. Other members' orders throw the same record.notFound as missing ones. */
export async function lockOrdersOfMember(
  db: TransactionDb,
  shopId: number,
  memberId: number,
  ids: readonly number[],
): Promise<LockedOrder[]> {
  const orders = await lockOrders(db, shopId, ids);
  if (orders.some((order) => order.memberId !== memberId)) throw new Refusal('record.notFound');
  return orders;
}

/**
 * The way an order changes its step, beside `stepOrdersPaid`: checked by the state machine, conditional on the step read before,
 * with event and outbox row in the same statement. All orders must be at the same step.
 */
export async function stepOrders(
  db: TransactionDb,
  shopId: number,
  orders: readonly Pick<LockedOrder, 'id' | 'step'>[],
  act: OrderAct,
  account: EventAudit,
): Promise<void> {
  const [first] = orders;
  if (!first) return;
  const to = orderMachine.next(first.step, act);
  if (!to) throw new Refusal('state.illegalStep', { from: first.step, event: act });
  const ids = orders.map(({ id }) => id);
  await assertUndisputed(db, shopId, ids, act);
  const move = { act, from: first.step, to, isOnward: isForwardAct(act) };
  const moved = await db.all(moveOrders, {
    ...eventAuditParameters(account, 'orderChanged'),
    shopId,
    ids,
    ...move,
  });
  if (moved.length === ids.length) return;
  const stopped = move.isOnward ? await db.first(stoppedOrder, { shopId, ids }) : undefined;
  if (stopped) throw stoppedRefusal(stopped);
  throw new Refusal('state.illegalStep', { from: first.step, event: act });
}

/**
 * Adds what was paid and steps the orders in one statement, which fails unless all of them move. They are
 * locked and at one step.
 */
export function stepOrdersPaid(
  db: TransactionDb,
  shopId: number,
  orders: readonly (Pick<LockedOrder, 'id' | 'step'> & { readonly minor: number })[],
  account: EventAudit,
): Promise<unknown> {
  const from = orders[0]!.step;
  // Unpaid orders move on to the warehouse, packed ones may leave.
  const act = from === 'unpaid' ? 'pay' : 'clear';
  const to = orderMachine.next(from, act);
  if (!to) throw new Refusal('state.illegalStep', { from, event: act });
  return db.all(moveOrdersPaid, {
    ...eventAuditParameters(account, 'orderChanged'),
    shopId,
    ids: orders.map(({ id }) => id),
    minors: orders.map(({ minor }) => minor),
    act,
    from,
    to,
  });
}

const stoppedRefusal = ({ number, clientNumber }: Pick<LockedOrder, 'number' | 'clientNumber'>) =>
  new Refusal('marketplace.cancelled', { number: clientNumber ?? number });

/** Throws for a locked order that its marketplace cancelled, before anyone handles the goods. */
export function assertNotStopped(order: Pick<LockedOrder, 'exception' | 'number' | 'clientNumber'>): void {
  if (order.exception === 'stopped') throw stoppedRefusal(order);
}

/** Acts that would move or replace boxes awaiting remeasurement. */
const actsBlockedByDispute: readonly OrderAct[] = ['load', 'ship', 'repack'];

async function assertUndisputed(db: Db, shopId: number, ids: number[], act: OrderAct): Promise<void> {
  if (!actsBlockedByDispute.includes(act)) return;
  const disputed = await db.first(disputedOrder, { shopId, ids });
  if (disputed) throw new Refusal('case.measuring', { number: disputed.number });
}

/** Records events that do not change the step; `submit` is the first event of an order. */
export async function recordOrderEvents(
  db: TransactionDb,
  shopId: number,
  ids: readonly number[],
  act: OrderNote,
  account: EventAudit,
): Promise<void> {
  if (ids.length === 0) return;
  await db.all(insertOrderEvents, {
    ...eventAuditParameters(account, 'orderChanged'),
    shopId,
    ids: [...ids],
    act,
    isFirst: act === 'submit',
  });
}

/** Adds a settled amount to the order's paid total; negative for a refund. Requires a locked order. */
export async function addPaidAmount(db: TransactionDb, shopId: number, id: number, minor: number) {
  return (await db.first(addPaid, { shopId, id, minor }))!;
}

/** Batch version of `addPaidAmount`: skips zero amounts and throws when an order is missing. */
export async function addPaidAmounts(
  db: TransactionDb,
  shopId: number,
  paid: readonly { readonly orderId: number; readonly minor: number }[],
): Promise<void> {
  const nonZero = paid.filter(({ minor }) => minor !== 0);
  if (nonZero.length === 0) return;
  const counted = await db.all(addPaidToAll, {
    shopId,
    ids: nonZero.map(({ orderId }) => orderId),
    minors: nonZero.map(({ minor }) => minor),
  });
  if (counted.length < nonZero.length) throw new Error('an order of these is not there');
}
