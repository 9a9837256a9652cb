import type { CodOrder } from '@onehaul/contract/cod';

export type Missing = { readonly code: string; readonly count: number };

/** Stock missing for a set of waiting orders combined, per warehouse. */
export function missingFor(orders: readonly Pick<CodOrder, 'items' | 'warehouseName'>[]): Missing[] {
  const wanted = new Map<string, { code: string; count: number; free: number }>();
  for (const { items, warehouseName } of orders) {
    for (const { skuId, code, quantity, bound, free } of items) {
      const key = `${skuId} ${warehouseName}`;
      const before = wanted.get(key)?.count ?? 0;
      wanted.set(key, { code, count: before + quantity - bound, free });
    }
  }
  return [...wanted.values()]
    .map(({ code, count, free }) => ({ code, count: count - free }))
    .filter(({ count }) => count > 0);
}
