import { marketplaceMachine } from '@onehaul/domain/marketplace/marketplace-state';
import { isCancellable } from '@onehaul/domain/order/order-state';
import { Refusal } from '@onehaul/domain/refusal';
import type { ChangeContext } from '../../http/context.ts';
import { lockCouponsOf } from '../coupon/index.ts';
import { abandonOrders } from '../order/index.ts';
import { lockOrdersOfMember } from '../order-move/index.ts';
import { closePayments } from '../payment/index.ts';
import { lockOrderRows, updateOrderStates, orderRows } from './marketplace-order.repository.ts';

/** Cancels our order before picking starts; the marketplace order waits for parcels again. */
export async function unlinkOrder(
  { db, shop, member }: ChangeContext,
  { id }: { readonly id: number },
): Promise<null> {
  const shopId = shop.id;
  const [seen] = await db.all(orderRows, { shopId, memberId: member.ownerId, ids: [id] });
  if (!seen) throw new Refusal('record.notFound');
  if (seen.orderId === null) throw new Refusal('marketplace.over');
  const orderIds = [seen.orderId];
  // Global lock order: coupons, payments, orders, parcels, own rows, money.
  await lockCouponsOf(db, { shopId, orderIds });
  await closePayments(db, { shopId, orderIds });
  const orders = await lockOrdersOfMember(db, shopId, member.ownerId, orderIds);
  if (!orders.every(({ step }) => isCancellable(step))) throw new Refusal('order.notCancellable');
  const [row] = await db.all(lockOrderRows, { shopId, ids: [id] });
  const to = marketplaceMachine.next(row!.state, 'unlink');
  if (!to || row!.state === 'cancelling' || row!.orderId !== seen.orderId)
    throw new Refusal('marketplace.over');
  await db.all(updateOrderStates, { shopId, ids: [id], from: row!.state, to });
  await abandonOrders(db, shopId, orders, 'cancel', { actor: { kind: 'member', id: member.id } });
  return null;
}
