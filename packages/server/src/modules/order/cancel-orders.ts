import { isCancellable } from '@onehaul/domain/order/order-state';
import { Refusal } from '@onehaul/domain/refusal';
import type { ChangeContext } from '../../http/context.ts';
import { lockCouponsOf } from '../coupon/index.ts';
import { lockOrdersOfMember } from '../order-move/index.ts';
import { closePayments } from '../payment/index.ts';
import { abandonOrders } from './abandon-orders.ts';

/** Cancels orders before picking starts: all or none. */
export async function cancelOrders(
  { db, shop, member }: ChangeContext,
  { ids, reason }: { readonly ids: readonly number[]; readonly reason: string },
): Promise<{ cancelled: number }> {
  const shopId = shop.id;
  const orderIds = [...new Set(ids)];
  // Global lock order: coupons, payments, orders, parcels, money.
  await lockCouponsOf(db, { shopId, orderIds });
  await closePayments(db, { shopId, orderIds });
  const orders = await lockOrdersOfMember(db, shopId, member.ownerId, orderIds);
  if (!orders.every(({ step }) => isCancellable(step))) throw new Refusal('order.notCancellable');
  await abandonOrders(db, shopId, orders, 'cancel', { actor: { kind: 'member', id: member.id }, reason });
  return { cancelled: orders.length };
}
