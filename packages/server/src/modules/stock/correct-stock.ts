import { randomUUID } from 'node:crypto';
import { Refusal } from '@onehaul/domain/refusal';
import type { TransactionDb } from '../../db/database.ts';
import { moveStock } from './move-stock.ts';
import { stockRowOf } from './stock.repository.ts';

type Correction = {
  readonly shopId: number;
  readonly skuId: number;
  readonly warehouseId: number;
  readonly kind: 'adjust' | 'dispose';
  readonly count: number;
  readonly reason: string;
};

/** Corrects stock to a physical count or disposes of units. Reserved units stay reserved. */
export async function correctStock(
  db: TransactionDb,
  staffId: number,
  { shopId, skuId, warehouseId, kind, count, reason }: Correction,
): Promise<{ code: string; onHand: number; reserved: number }> {
  if (kind === 'dispose' && count < 0) throw new Refusal('input.invalid', { field: 'count' });
  if (!(await db.first(stockRowOf, { shopId, skuId, warehouseId }))) throw new Refusal('record.notFound');
  // The call itself is idempotent (A48), so each correction gets a random key.
  const moves = [{ skuId, warehouseId, kind, count, key: `correction ${randomUUID()}` }];
  const [after] = await moveStock(db, shopId, moves, { actor: { kind: 'staff', id: staffId }, reason });
  const { code, onHand, reserved } = after!;
  return { code, onHand, reserved };
}
