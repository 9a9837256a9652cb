import { randomUUID } from 'node:crypto';
import type { ShopState } from '@onehaul/domain/shop';
import type { Shop } from './actors.ts';
import { aShop } from './builders.ts';
import type { TestDatabase } from './test-database.ts';

/** Minimal valid inputs for the calls that open, pause and preview a shop: each another shop of the company. */
export function openLaunchInputs(
  database: TestDatabase,
  { tenantId }: Shop,
): Record<string, () => Promise<Record<string, unknown>>> {
  const aShopThatIs = (state: ShopState) => async () => {
    const { id } = await aShop(database, { tenantId, host: `${randomUUID()}.test`, state });
    return { shopId: id };
  };
  return {
    '/console/launch/get': aShopThatIs('preparing'),
    '/console/launch/goLive': aShopThatIs('preparing'),
    '/console/launch/pause': aShopThatIs('live'),
    '/console/launch/resume': aShopThatIs('paused'),
    '/console/launch/addPractice': aShopThatIs('preparing'),
    '/console/launch/renewPreviewLink': aShopThatIs('preparing'),
    '/console/launch/openPreview': aShopThatIs('preparing'),
  };
}
