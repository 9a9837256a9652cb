import { orderMachine } from '@onehaul/domain/order/order-state';
import { Refusal } from '@onehaul/domain/refusal';
import type { TransactionDb } from '../../db/database.ts';
import { lockOrders } from '../order-move/index.ts';
import { refuseRefund as refuse } from '../payment/index.ts';
import { raiseException } from './raise-exception.ts';
import { reopenBoxes } from './repack-order.ts';

type RefundRefusal = { readonly shopId: number; readonly id: number; readonly reason: string };

/**
 * Refuses a refund. A cheaper packing is owed to the member (A42), so a refusal disputes the boxes: the order
 * returns to the packing table with an exception. Once loaded, the boxes cannot be inspected and the refund
 * can no longer be refused.
 */
export async function refuseRefund(
  db: TransactionDb,
  staffId: number,
  { orderId, ...refusing }: RefundRefusal & { readonly orderId: number | null },
): Promise<{ number: string }> {
  const { shopId, reason } = refusing;
  const [order] = orderId === null ? [] : await lockOrders(db, shopId, [orderId]);
  const refund = await refuse(db, staffId, refusing);
  if (!order || refund.why !== 'cheaper') return refund;
  if (!orderMachine.next(order.step, 'repack')) throw new Refusal('refund.owed', { number: order.number });
  await reopenBoxes(db, order, staffId);
  const actor = { kind: 'staff', id: staffId } as const;
  if (order.exception === null)
    await raiseException(db, { shopId, order, exception: 'other', note: reason, actor });
  return refund;
}
