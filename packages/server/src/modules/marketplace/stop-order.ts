import { marketplaceMachine } from '@onehaul/domain/marketplace/marketplace-state';
import { isCancellable, orderMachine } from '@onehaul/domain/order/order-state';
import type { TransactionDb } from '../../db/database.ts';
import { emit } from '../../outbox/emit.ts';
import { lockCouponsOf } from '../coupon/index.ts';
import { abandonOrders } from '../order/index.ts';
import { type LockedOrder, lockOrders, recordOrderEvents } from '../order-move/index.ts';
import { clearException, raiseException } from '../fulfilment/index.ts';
import { closePayments } from '../payment/index.ts';
import { type LockedOrderRow, lockOrderRows, updateOrderStates } from './marketplace-order.repository.ts';

const actor = { kind: 'system' } as const;

type OrderToStop = { readonly shopId: number; readonly id: number; readonly orderId: number };

/**
 * Reconciles our order with its marketplace. Cancelled there: untouched orders are cancelled and refunded;
 * orders in progress are stopped, and stations refuse them from then on. Reinstated: it continues.
 * Idempotent.
 */
export async function stopOrder(db: TransactionDb, { shopId, id, orderId }: OrderToStop): Promise<void> {
  // Global lock order: coupons, payments, orders, parcels, own rows, money.
  await lockCouponsOf(db, { shopId, orderIds: [orderId] });
  await closePayments(db, { shopId, orderIds: [orderId] });
  const [order] = await lockOrders(db, shopId, [orderId]);
  const [row] = await db.all(lockOrderRows, { shopId, ids: [id] });
  if (row?.orderId !== orderId) return;
  if (row.standing !== 'cancelled') return resumeOrder(db, shopId, row, order!);
  const isNews = row.state !== 'cancelling';
  // Shipped or finished orders cannot be stopped.
  if (isNews && (!marketplaceMachine.next(row.state, 'cancel') || !isStoppable(order!))) return;
  if (isNews) await beginCancellation(db, shopId, row);
  if (isCancellable(order!.step)) {
    await clearException(db, { shopId, order: order!, actor });
    await db.all(updateOrderStates, { shopId, ids: [id], from: 'cancelling', to: 'cancelled' });
    // Money last: the shop's ledger account row is the most contended lock.
    await abandonOrders(db, shopId, [order!], 'cancel', { actor, reason: row.externalNumber });
  } else if (isNews) {
    const note = row.externalNumber;
    await raiseException(db, { shopId, order: order!, exception: 'stopped', note, actor });
    await recordOrderEvents(db, shopId, [orderId], 'stop', { actor, reason: note });
  }
}

const isStoppable = ({ step }: LockedOrder) =>
  orderMachine.events(step).length > 0 && step !== 'shipped' && step !== 'completed';

async function beginCancellation(db: TransactionDb, shopId: number, row: LockedOrderRow): Promise<void> {
  await db.all(updateOrderStates, { shopId, ids: [row.id], from: row.state, to: 'cancelling' });
  const { memberId, externalNumber: number } = row;
  await emit(db, {
    shopId,
    memberId,
    topic: 'marketplaceCancelled',
    subjectId: row.id,
    details: { number },
  });
}

/** Resumes an order whose cancellation was reversed while it was in progress. */
async function resumeOrder(
  db: TransactionDb,
  shopId: number,
  row: LockedOrderRow,
  order: LockedOrder,
): Promise<void> {
  if (row.state !== 'cancelling' || order.step === 'cancelled') return;
  if (order.exception === 'stopped') await clearException(db, { shopId, order, actor });
  await db.all(updateOrderStates, { shopId, ids: [row.id], from: 'cancelling', to: 'linked' });
}
