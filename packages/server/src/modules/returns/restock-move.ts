import type { StockMove } from '../stock/index.ts';

type Lying = { readonly id: number; readonly warehouseId: number };
type Restocked = { readonly position: number; readonly skuId: number | null; readonly restocked: number };

/** Units go into stock where they lie. What is in stock of this return then names the move: it happens once. */
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
