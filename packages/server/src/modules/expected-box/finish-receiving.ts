import type { Language } from '@onehaul/domain/language';
import { Refusal } from '@onehaul/domain/refusal';
import type { TransactionDb } from '../../db/database.ts';
import { type LockedOrder, recordOrderEvents } from '../order-move/index.ts';
import {
  clearException,
  closeBoxes,
  type PackingResult,
  lockOrder,
  type OrderNumberScope,
  type ScanTime,
} from '../fulfilment/index.ts';
import { expectedBoxesOf } from './expected-box.repository.ts';

type ReceivingFinish = OrderNumberScope & ScanTime & { readonly language: Language };

/**
 * Closes receiving once all boxes have arrived: prices the boxes and moves the order on by its pay policy.
 */
export async function finishReceiving(
  db: TransactionDb,
  staffId: number,
  { language, ...scan }: ReceivingFinish,
): Promise<PackingResult> {
  const { shopId } = scan;
  const { order, missing } = await lockArrivingOrder(db, scan);
  if (missing.length > 0) throw new Refusal('box.missing', { count: missing.length });
  const cleared = await clearShortage(db, shopId, order, { staffId, reason: '' });
  return closeBoxes(db, { shopId, order: cleared, act: 'receive', staffId, language });
}

/** Ships the received boxes without the missing ones, by a staff decision. */
export async function shipWithoutMissing(
  db: TransactionDb,
  staffId: number,
  { language, reason, ...scan }: ReceivingFinish & { readonly reason: string },
): Promise<PackingResult> {
  const { shopId } = scan;
  const { order, missing } = await lockArrivingOrder(db, scan);
  const actor = { kind: 'staff', id: staffId } as const;
  if (missing.length > 0)
    await recordOrderEvents(db, shopId, [order.id], 'short', {
      actor,
      reason,
      details: { missing, isSent: true },
    });
  const cleared = await clearShortage(db, shopId, order, { staffId, reason });
  return closeBoxes(db, { shopId, order: cleared, act: 'receive', staffId, language });
}

/** Locks an order that still awaits boxes, and returns the missing ones. */
export async function lockArrivingOrder(
  db: TransactionDb,
  scan: OrderNumberScope & ScanTime,
): Promise<{ readonly order: LockedOrder; readonly missing: readonly number[] }> {
  const { order } = await lockOrder(db, scan);
  const expected = await db.all(expectedBoxesOf, { shopId: scan.shopId, orderId: order.id });
  if (expected.length === 0) throw new Refusal('box.unexpected', { mark: order.number });
  if (order.step !== 'awaitingArrival')
    throw new Refusal('state.illegalStep', { from: order.step, event: 'receive' });
  return {
    order,
    missing: expected.flatMap(({ boxNumber, receivedAt }) => (receivedAt === null ? [boxNumber] : [])),
  };
}

/** Clears the exception for missing boxes. */
async function clearShortage(
  db: TransactionDb,
  shopId: number,
  order: LockedOrder,
  { staffId, reason }: { readonly staffId: number; readonly reason: string },
): Promise<LockedOrder> {
  if (order.exception !== 'short') return order;
  await clearException(db, { shopId, order, actor: { kind: 'staff', id: staffId }, reason });
  return { ...order, exception: null };
}
