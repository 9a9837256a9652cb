import type { TransactionDb } from '../../db/database.ts';
import { type LockedOrder, recordOrderEvents } from '../order-move/index.ts';
import { insertProposed, secondPersonCentsOf } from './propose-refund.ts';
import { lockRefundable } from './refund.repository.ts';
import { refundOrder, spreadRefund } from './refund-order.ts';
import { withdrawProposed } from './refund-desk.repository.ts';

type PriceDifferenceRefund = {
  readonly shopId: number;
  /** Row-locked by the caller. */
  readonly order: LockedOrder;
  /** The whole amount paid above the cost of the boxes. */
  readonly minor: number;
  readonly points: number;
  /** A refund above this amount needs staff approval. */
  readonly limitMinor: number;
  readonly staffId: number;
  /** Visible to the refund desk, not to the member. */
  readonly reason?: string | undefined;
};

/**
 * Refunds the difference when measured boxes cost less than was paid: immediately up to the shop's limit,
 * above it after approval at the refund desk. Withdraws earlier proposals of the order, because this amount
 * is the full one.
 */
export async function refundPriceDifference(
  db: TransactionDb,
  { shopId, order, minor, points, limitMinor, staffId, reason = '' }: PriceDifferenceRefund,
): Promise<void> {
  const { id: orderId } = order;
  await withdrawPriceDifferenceRefund(db, { shopId, orderId, staffId });
  const actor = { kind: 'staff', id: staffId } as const;
  if (minor <= limitMinor) {
    await refundOrder(db, { shopId, order, minor, why: 'cheaper', actor, ...(points > 0 && { points }) });
    return;
  }
  const parts = spreadRefund(await db.all(lockRefundable, { shopId, orderId }), minor);
  const isForTwo = minor > (await secondPersonCentsOf(db, shopId));
  await insertProposed(db, parts, { shopId, orderId, why: 'cheaper', reason, isForTwo, staffId });
  const details = { minor, why: 'cheaper', state: 'proposed' };
  await recordOrderEvents(db, shopId, [orderId], 'refund', { actor, details });
}

type RefundWithdrawal = { readonly shopId: number; readonly orderId: number; readonly staffId: number };

/** Withdraws the pending refund of boxes that are reopened or remeasured. The order row must be locked. */
export async function withdrawPriceDifferenceRefund(
  db: TransactionDb,
  { shopId, orderId, staffId }: RefundWithdrawal,
): Promise<void> {
  const gone = await db.all(withdrawProposed, { shopId, orderId, staffId });
  if (gone.length === 0) return;
  const minor = gone.reduce((sum, refund) => sum + refund.minor, 0);
  const actor = { kind: 'staff', id: staffId } as const;
  const details = { minor, why: 'cheaper', state: 'withdrawn' };
  await recordOrderEvents(db, shopId, [orderId], 'refund', { actor, details });
}
