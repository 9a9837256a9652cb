import type { TransactionDb } from '../../db/database.ts';
import { type Actor, recordOrderEvents } from '../order-move/index.ts';
import { consigneeCause, confirmCleared, clearCustomsExceptions } from './consignee.repository.ts';

/** Confirms orders that have cleared customs. The caller holds the order locks. */
export async function confirmClearedOrders(
  db: TransactionDb,
  { shopId, ids, actor }: { readonly shopId: number; readonly ids: readonly number[]; readonly actor: Actor },
): Promise<void> {
  if (ids.length === 0) return;
  const ended = (await db.all(confirmCleared, { shopId, ids: [...ids] })).map(({ orderId }) => orderId);
  if (ended.length === 0) return;
  const unflagged = await db.all(clearCustomsExceptions, { shopId, ids: ended, cause: consigneeCause });
  await recordOrderEvents(
    db,
    shopId,
    unflagged.map(({ id }) => id),
    'resolve',
    { actor, details: { cause: consigneeCause } },
  );
}
