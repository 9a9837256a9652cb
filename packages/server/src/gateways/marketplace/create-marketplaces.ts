import type { Platform } from '@onehaul/domain/marketplace/marketplace-state';
import type { SettingValues } from '@onehaul/settings/table';
import type { Keys } from '../../keys.ts';
import { unseal } from '../../sealed.ts';
import { createOutbound } from '../outbound.ts';
import type { MarketplacePlatform } from './marketplace-platform.ts';
import { createShopee } from './shopee.ts';
import { parseShopeeSecret, shopeeHosts, shopeeUrls } from './shopee-regions.ts';

/** A tenant's marketplace credentials, encrypted, as stored. */
type SealedPlatformAccount = {
  readonly tenantId: number;
  readonly shopId: number;
  readonly platform: Platform;
  readonly sealed: Buffer;
};

export type Marketplaces = {
  /** The marketplace as reached with a shop's account; undefined when the account cannot be used. */
  open(account: SealedPlatformAccount): MarketplacePlatform | undefined;
};

/** URL of a simulator that replaces the marketplace in every region; set by the operator. */
export type MarketplaceUrls = { readonly shopee?: string | undefined };
export const marketplaceUrlsFrom = (env: Partial<Pick<SettingValues, 'SHOPEE_URL'>>): MarketplaceUrls => ({
  shopee: env.SHOPEE_URL,
});

/** Opens each account once, and again after its credentials were replaced. */
export function createMarketplaces(keys: Keys, urls: MarketplaceUrls = {}): Marketplaces {
  const outbound = createOutbound({ gateway: 'shopee', hosts: shopeeHosts, operatorUrls: [urls.shopee] });
  const opened = new Map<string, { sealed: Buffer; platform: MarketplacePlatform | undefined }>();

  function openAccount({ tenantId, shopId, platform, sealed }: SealedPlatformAccount) {
    const owner = { purpose: 'gateway account', owner: [tenantId, shopId, platform] };
    const text = unseal(keys, owner, sealed);
    const secret = text === undefined ? undefined : parseShopeeSecret(text);
    if (!secret) return undefined;
    const { partnerId, partnerKey, region } = secret;
    return createShopee({ partnerId, partnerKey, url: urls.shopee ?? shopeeUrls[region] }, outbound);
  }

  return {
    open(account) {
      const { tenantId, shopId, platform: gateway, sealed } = account;
      const name = `${tenantId}/${shopId}/${gateway}`;
      const known = opened.get(name);
      if (known?.sealed.equals(sealed)) return known.platform;
      const platform = openAccount(account);
      opened.set(name, { sealed, platform });
      return platform;
    },
  };
}
