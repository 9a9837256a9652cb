import { Refusal } from '@onehaul/domain/refusal';
import type { StockMovementKind } from '@onehaul/domain/stock/stock';
import pg from 'pg';
import type { TransactionDb } from '../../db/database.ts';
import { emit } from '../../outbox/emit.ts';
import { type EventAudit, actorColumns } from '../../outbox/event-audit.ts';
import { move, type MovedStock } from './move.repository.ts';

/** A quantity of one SKU to move in one warehouse. */
export type StockMove = {
  readonly skuId: number;
  readonly warehouseId: number;
  readonly kind: StockMovementKind;
  /** Positive; only a correction may be negative. */
  readonly count: number;
  /**
   * Idempotency key for this SKU and warehouse, such as `inbound 12`. A repeated key returns the first
   * movement.
   */
  readonly key: string;
  readonly orderId?: number;
  readonly inboundId?: number;
  readonly returnId?: number;
};

/** SQLSTATE of `app.move_stock` when a quantity would become negative. */
const notEnough = 'OH003';

const transactionsWithMove = new WeakSet<TransactionDb>();

/**
 * The only way stock changes: all moves or none, in the caller's transaction; notifies owners of low stock.
 * Once per transaction: a call locks rows in a fixed order, but two calls could deadlock.
 */
export async function moveStock(
  db: TransactionDb,
  shopId: number,
  moves: readonly StockMove[],
  { actor, reason = '' }: Pick<EventAudit, 'actor' | 'reason'>,
): Promise<MovedStock[]> {
  if (moves.length === 0) return [];
  if (transactionsWithMove.has(db)) throw new Error('a transaction moves stock once');
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
      ...actorColumns(actor),
      moves: JSON.stringify(asked),
    })
    .catch((error: unknown) => {
      throw asRefusal(error);
    });
  transactionsWithMove.add(db);
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
