import type { Platform } from '@onehaul/domain/marketplace/marketplace-state';
import type { Keys } from '../../keys.ts';
import { unseal } from '../../sealed.ts';
import type { MarketplacePlatform } from './marketplace-platform.ts';
import { openShopee } from './shopee.ts';
import type { ShopeeAccount } from './shopee-wire.ts';

/** What a company got from a marketplace, sealed, as the database has it. */
type SealedPlatformAccount = {
  readonly tenantId: number;
  readonly shopId: number;
  readonly platform: Platform;
  readonly sealed: Buffer;
};

export type Marketplaces = {
  /** The marketplace as a shop of ours reaches it; undefined when our keys do not open its account. */
  open(account: SealedPlatformAccount): MarketplacePlatform | undefined;
};

/** Opens each account once, and again when it was replaced. Every account says where its marketplace is. */
export function openMarketplaces(keys: Keys): Marketplaces {
  const opened = new Map<string, { sealed: Buffer; platform: MarketplacePlatform | undefined }>();
  return {
    open({ tenantId, shopId, platform: gateway, sealed }) {
      const name = `${tenantId}/${shopId}/${gateway}`;
      const known = opened.get(name);
      if (known?.sealed.equals(sealed)) return known.platform;
      const owner = { purpose: 'gateway account', owner: [tenantId, shopId, gateway] };
      const text = unseal(keys, owner, sealed);
      const platform = text === undefined ? undefined : openShopee(JSON.parse(text) as ShopeeAccount);
      opened.set(name, { sealed, platform });
      return platform;
    },
  };
}
