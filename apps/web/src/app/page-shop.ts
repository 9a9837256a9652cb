import type { ShopClaim } from '@onehaul/contract/envelope';

/** The shop the page in this browser was written for, as its root element says. */
export function pageShop(): ShopClaim | undefined {
  const { tenant, shop } = document.documentElement.dataset;
  return tenant && shop ? { tenantId: Number(tenant), shopId: Number(shop) } : undefined;
}
