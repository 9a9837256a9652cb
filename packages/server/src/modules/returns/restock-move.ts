import type { StockMove } from '../stock/index.ts';

type Lying = { readonly id: number; readonly warehouseId: number };
type Restocked = { readonly position: number; readonly skuId: number | null; readonly restocked: number };

/**
 * Restocks units where they lie. The idempotency key is the restocked total after the move, so it happens
 * once.
 */
export const restockMove = (
  { id, warehouseId }: Lying,
  { position, skuId, restocked }: Restocked,
  count: number,
): StockMove => ({
  skuId: skuId!,
  warehouseId,
  kind: 'restock',
  count,
  key: `return ${id} ${position} to ${restocked}`,
  returnId: id,
});
