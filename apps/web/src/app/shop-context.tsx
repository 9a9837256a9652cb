import type { ShopInfo } from '@onehaul/contract/shop';
import { createContext, use } from 'react';

const ShopContext = createContext<ShopInfo | undefined>(undefined);

export const ShopProvider = ShopContext.Provider;

/** The shop of the host this page was opened on. */
export function useShop(): ShopInfo {
  const shop = use(ShopContext);
  if (!shop) throw new Error('useShop needs a ShopProvider above it');
  return shop;
}
