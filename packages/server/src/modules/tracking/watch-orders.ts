import type { Db } from '../../db/database.ts';
import { insertWatches } from './watch.repository.ts';

/** Has a provider tell of orders that are on their way under a carrier's number, where the shop has one. */
export async function watchOrders(
  db: Db,
  { shopId, orderIds }: { readonly shopId: number; readonly orderIds: readonly number[] },
): Promise<void> {
  if (orderIds.length > 0) await db.all(insertWatches, { shopId, orderIds: [...orderIds] });
}
