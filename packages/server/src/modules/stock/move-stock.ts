import { Refusal } from '@onehaul/domain/refusal';
import type { StockMovementKind } from '@onehaul/domain/stock/stock';
import pg from 'pg';
import type { TransactionDb } from '../../db/database.ts';
import { emit } from '../../outbox/emit.ts';
import type { Account } from '../order-move/index.ts';
import { move, type MovedStock } from './move.repository.ts';

/** So many pieces of one SKU in one warehouse. */
export type StockMove = {
  readonly skuId: number;
  readonly warehouseId: number;
  readonly kind: StockMovementKind;
  /** More than nothing; a correction may take away. */
  readonly count: number;
  /** What it happens once for, for this SKU here: `inbound 12`. The same again is the first one. */
  readonly key: string;
  readonly orderId?: number;
  readonly inboundId?: number;
  readonly returnId?: number;
};

/** What the database's function says when something would fall below nothing. */
const notEnough = 'OH003';

const moved = new WeakSet<TransactionDb>();

/**
 * The only way stock changes: all moves or none, in the caller's transaction, and their owner is told what runs out.
 * One transaction moves stock once: rows are held in one order within a call, and two calls could wait in a circle.
 */
export async function moveStock(
  db: TransactionDb,
  shopId: number,
  moves: readonly StockMove[],
  { actor, reason = '' }: Pick<Account, 'actor' | 'reason'>,
): Promise<MovedStock[]> {
  if (moves.length === 0) return [];
  if (moved.has(db)) throw new Error('a transaction moves stock once');
  const asked = moves.map(({ skuId, warehouseId, kind, count, key, orderId, inboundId, returnId }) => ({
    sku: skuId,
    warehouse: warehouseId,
    kind,
    count,
    key,
    order_id: orderId,
    inbound_id: inboundId,
    return_id: returnId,
    remark: reason,
  }));
  const after = await db
    .all(move, {
      shopId,
      actor: actor.kind,
      actorId: actor.kind === 'system' ? null : actor.id,
      moves: JSON.stringify(asked),
    })
    .catch((error: unknown) => {
      throw asRefusal(error);
    });
  moved.add(db);
  for (const { memberId, skuId, code } of after.filter(({ isLow }) => isLow)) {
    await emit(db, { shopId, memberId, topic: 'stockLow', subjectId: skuId, details: { number: code } });
  }
  return after;
}

function asRefusal(error: unknown): unknown {
  if (!(error instanceof pg.DatabaseError) || error.code !== notEnough) return error;
  const { code, free } = JSON.parse(error.detail ?? '{}') as { code: string; free: number };
  return new Refusal('stock.notEnough', { code, free });
}
