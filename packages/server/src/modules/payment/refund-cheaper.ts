import type { TransactionDb } from '../../db/database.ts';
import { type LockedOrder, noteOrders } from '../order-move/index.ts';
import { insertProposed, secondPersonCentsOf } from './propose-refund.ts';
import { lockRefundable } from './refund.repository.ts';
import { refundOrder, spreadRefund } from './refund-order.ts';
import { withdrawProposed } from './refund-desk.repository.ts';

type CheaperRefund = {
  readonly shopId: number;
  /** Held. */
  readonly order: LockedOrder;
  /** All that was paid above what the boxes cost. */
  readonly minor: number;
  readonly points: number;
  /** Above this a person decides. */
  readonly limitMinor: number;
  readonly staffId: number;
  /** What the desk reads beside it; its owner does not. */
  readonly reason?: string | undefined;
};

/**
 * Gives back what measured boxes cost less than was paid for them: at once up to the shop's limit, above it when
 * somebody at the refunds desk has approved it. What was proposed for earlier measures of the same order is withdrawn,
 * because this is all of it.
 */
export async function refundCheaper(
  db: TransactionDb,
  { shopId, order, minor, points, limitMinor, staffId, reason = '' }: CheaperRefund,
): Promise<void> {
  const { id: orderId } = order;
  await withdrawCheaper(db, { shopId, orderId, staffId });
  const actor = { kind: 'staff', id: staffId } as const;
  if (minor <= limitMinor) {
    await refundOrder(db, { shopId, order, minor, why: 'cheaper', actor, ...(points > 0 && { points }) });
    return;
  }
  const parts = spreadRefund(await db.all(lockRefundable, { shopId, orderId }), minor);
  const isForTwo = minor > (await secondPersonCentsOf(db, shopId));
  await insertProposed(db, parts, { shopId, orderId, why: 'cheaper', reason, isForTwo, staffId });
  const details = { minor, why: 'cheaper', state: 'proposed' };
  await noteOrders(db, shopId, [orderId], 'refund', { actor, details });
}

type Withdrawn = { readonly shopId: number; readonly orderId: number; readonly staffId: number };

/** Boxes that are opened or measured again are no ground for the refund that waits. The order must be held. */
export async function withdrawCheaper(
  db: TransactionDb,
  { shopId, orderId, staffId }: Withdrawn,
): Promise<void> {
  const gone = await db.all(withdrawProposed, { shopId, orderId, staffId });
  if (gone.length === 0) return;
  const minor = gone.reduce((sum, refund) => sum + refund.minor, 0);
  const actor = { kind: 'staff', id: staffId } as const;
  const details = { minor, why: 'cheaper', state: 'withdrawn' };
  await noteOrders(db, shopId, [orderId], 'refund', { actor, details });
}
