import type { ChangeContext } from '../../http/context.ts';
import type { StockMove } from '../stock/index.ts';
import { recordPlacedUnits } from './move-return.ts';
import type { SkuCount } from './plan-redispatch.ts';
import { insertSendings, type Lot } from './redispatch.repository.ts';

/** A number of units taken from one return lot. */
export type TakenUnits = { readonly lot: Lot; readonly count: number };

/** Records which units were shipped in which order and marks them as placed. */
export async function writeSent(
  { db, shop, member }: ChangeContext,
  orderId: number,
  taken: readonly TakenUnits[],
): Promise<void> {
  const shopId = shop.id;
  await db.all(insertSendings, {
    shopId,
    memberId: member.ownerId,
    orderId,
    returnIds: taken.map(({ lot }) => lot.returnId),
    positions: taken.map(({ lot }) => lot.position),
    quantities: taken.map(({ count }) => count),
  });
  await recordPlacedUnits(
    db,
    shopId,
    taken.map(({ lot, count }) => ({ returnId: lot.returnId, position: lot.position, redispatched: count })),
  );
}

/**
 * Stock movement that restocks returned units for an order; `bindMove` reserves them in the same `moveStock`
 * call.
 */
export const sentMove = (warehouseId: number, orderId: number, { lot, count }: TakenUnits): StockMove => ({
  skuId: lot.skuId!,
  warehouseId,
  kind: 'restock',
  count,
  key: `return ${lot.returnId} ${lot.position} order ${orderId}`,
  returnId: lot.returnId,
  orderId,
});

export const bindMove = (
  warehouseId: number,
  orderId: number,
  { skuId, quantity, turns }: SkuCount & { readonly turns: number },
): StockMove => ({
  skuId,
  warehouseId,
  kind: 'bind',
  count: quantity,
  key: `order ${orderId} bind ${turns}`,
  orderId,
});
