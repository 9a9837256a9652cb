import { useCallback } from 'react';
import { useMe } from './me.ts';

/** Returns a lookup of shop names by id: list rows contain only ids, and `useMe` has the names. */
export function useShopName(): (id: number) => string {
  const { shops } = useMe();
  return useCallback((id) => shops.find((shop) => shop.id === id)?.name ?? String(id), [shops]);
}

/** Shop name for a table cell. */
export const ShopName = ({ id }: { readonly id: number }) => useShopName()(id);
