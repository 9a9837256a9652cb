import { useCallback } from 'react';
import { useMe } from './me.ts';

/** Names of the company's shops in the reader's language. Lists carry the id alone: the names are known already. */
export function useShopName(): (id: number) => string {
  const { shops } = useMe();
  return useCallback((id) => shops.find((shop) => shop.id === id)?.name ?? String(id), [shops]);
}

/** The name of one shop, for the cell of a list. */
export const ShopName = ({ id }: { readonly id: number }) => useShopName()(id);
