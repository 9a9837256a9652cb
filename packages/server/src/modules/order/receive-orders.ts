import { Refusal } from '@onehaul/domain/refusal';
import type { ChangeContext } from '../../http/context.ts';
import { lockOrdersOfMember } from '../order-move/index.ts';
import { completeOrders } from './complete-orders.ts';

/** Confirms receipt of the orders by the member: all or none. */
export async function receiveOrders(
  { db, shop, member }: ChangeContext,
  { ids }: { readonly ids: readonly number[] },
): Promise<{ completed: number }> {
  const orders = await lockOrdersOfMember(db, shop.id, member.ownerId, ids);
  if (!orders.every(({ step }) => step === 'shipped')) throw new Refusal('order.notShipped');
  await completeOrders(db, shop.id, orders, { kind: 'member', id: member.id });
  return { completed: orders.length };
}
