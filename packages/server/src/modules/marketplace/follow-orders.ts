import {
  nextMarketplaceAct,
  marketplaceMachine,
  type MarketplaceState,
} from '@onehaul/domain/marketplace/marketplace-state';
import type { Database } from '../../db/database.ts';
import { emit } from '../../outbox/emit.ts';
import { markHandedOver } from './first-mile.repository.ts';
import { updateOrderStates, ordersToFollow } from './marketplace-order.repository.ts';

const batchRows = 200;

/**
 * Advances marketplace orders to match our own orders: in stock, shipped, delivered, cancelled. Returns true
 * when there may be more.
 */
export async function followOrders(database: Database, tenantId: number): Promise<boolean> {
  const rows = await database.tenant(tenantId).all(ordersToFollow, { limit: batchRows });
  const moves = rows.flatMap(({ shopId, id, state, standing, step }) => {
    const act = nextMarketplaceAct(state, step, standing);
    const to = act && marketplaceMachine.next(state, act);
    return to ? [{ shopId, id, from: state, to }] : [];
  });
  const alike = Map.groupBy(moves, ({ shopId, from, to }) => `${shopId}/${from}/${to}`);
  for (const group of alike.values()) {
    const { shopId, from, to } = group[0]!;
    const ids = group.map(({ id }) => id);
    await database.transaction(tenantId, async (db) => {
      const moved = await db.all(updateOrderStates, { shopId, ids, from, to });
      if (to === ('shipped' satisfies MarketplaceState))
        await db.all(markHandedOver, {
          shopId,
          ids: moved.flatMap(({ firstMileId }) => (firstMileId === null ? [] : [firstMileId])),
        });
      // The owner was already notified by our own order; this event only refreshes an open page.
      for (const memberId of new Set(moved.map((row) => row.memberId)))
        await emit(db, { shopId, memberId, topic: 'marketplaceChanged', subjectId: memberId });
    });
  }
  return rows.length === batchRows && moves.length > 0;
}
