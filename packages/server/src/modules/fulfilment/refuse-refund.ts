import { orderMachine } from '@onehaul/domain/order/order-state';
import { Refusal } from '@onehaul/domain/refusal';
import type { TransactionDb } from '../../db/database.ts';
import { lockOrders } from '../order-move/index.ts';
import { refuseRefund as refuse } from '../payment/index.ts';
import { raiseException } from './raise-exception.ts';
import { reopenBoxes } from './repack-order.ts';

type Refusing = { readonly shopId: number; readonly id: number; readonly reason: string };

/**
 * The money stays. What packed boxes cost less is owed (A42), so whoever refuses it doubts the boxes: the order goes
 * back to the packing table and waits for a person there. Once it is loaded nobody can look into them, and the refund
 * cannot be refused any more.
 */
export async function refuseRefund(
  db: TransactionDb,
  staffId: number,
  { orderId, ...refusing }: Refusing & { readonly orderId: number | null },
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
