import { type ShopeeRegion, shopeeRegions } from '@onehaul/contract/console/gateways';
import { isObject, textOf } from '@onehaul/domain/tracking/carrier-event';

/** Base URLs of Shopee's Open Platform by region. */
export const shopeeUrls: Readonly<Record<ShopeeRegion, string>> = {
  global: 'https://partner.shopeemobile.com',
  mainland: 'https://openplatform.shopee.cn',
  america: 'https://openplatform.shopee.com.br',
  sandbox: 'https://openplatform.sandbox.test-stable.shopee.sg',
  mainlandSandbox: 'https://openplatform.sandbox.test-stable.shopee.cn',
};
export const shopeeHosts: readonly string[] = Object.values(shopeeUrls).map((url) => new URL(url).hostname);

/** Base URLs stored in accounts from before regions were selectable, including the older sandboxes. */
const regionByLegacyUrl: Readonly<Record<string, ShopeeRegion>> = {
  ...Object.fromEntries(shopeeRegions.map((region) => [shopeeUrls[region], region])),
  'https://partner.test-stable.shopeemobile.com': 'sandbox',
  'https://openplatform.test-stable.shopee.cn': 'mainlandSandbox',
};

type ShopeeSecret = {
  readonly gateway: 'shopee';
  readonly partnerId: string;
  readonly partnerKey: string;
  readonly region: ShopeeRegion;
};

/** Converts a stored account to the current format: with a region, or without if its URL was not Shopee's. */
export function migrateShopeeSecret(text: string): string {
  const { baseUrl: _, ...rest } = JSON.parse(text) as Readonly<Record<string, unknown>>;
  return JSON.stringify(parseShopeeSecret(text) ?? rest);
}

/**
 * Reads a stored account. One that still has a URL gets the region of that URL; undefined if the URL is not
 * Shopee's: such an account is never used and its credentials must be entered again.
 */
export function parseShopeeSecret(text: string): ShopeeSecret | undefined {
  const stored: unknown = JSON.parse(text);
  if (!isObject(stored)) return undefined;
  const { partnerId, partnerKey, region: chosen, baseUrl } = stored;
  const origin = typeof baseUrl === 'string' && URL.canParse(baseUrl) ? new URL(baseUrl).origin : '';
  const region = shopeeRegions.find((known) => known === chosen) ?? regionByLegacyUrl[origin];
  return (
    region && { gateway: 'shopee', partnerId: textOf(partnerId), partnerKey: textOf(partnerKey), region }
  );
}
