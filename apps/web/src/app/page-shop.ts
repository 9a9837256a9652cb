import type { ShopClaim } from '@onehaul/contract/envelope';

/** The shop this document was rendered for, from the root element's data attributes. */
export function pageShop(): ShopClaim | undefined {
  const { tenant, shop } = document.documentElement.dataset;
  return tenant && shop ? { tenantId: Number(tenant), shopId: Number(shop) } : undefined;
}
