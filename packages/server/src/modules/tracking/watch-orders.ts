import type { TransactionDb } from '../../db/database.ts';
import { insertWatches } from './watch.repository.ts';

/** Subscribes shipped orders with a carrier number at the shop's tracking provider, if it has one. */
export async function watchOrders(
  db: TransactionDb,
  { shopId, orderIds }: { readonly shopId: number; readonly orderIds: readonly number[] },
): Promise<void> {
  if (orderIds.length > 0) await db.all(insertWatches, { shopId, orderIds: [...orderIds] });
}
