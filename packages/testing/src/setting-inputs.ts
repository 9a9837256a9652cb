import type { Shop } from './actors.ts';
import type { TestDatabase } from './test-database.ts';

/** Minimal valid inputs for the console's settings calls. */
export function openSettingInputs(
  database: TestDatabase,
  shop: Shop,
): Record<string, () => Promise<Record<string, unknown>>> {
  const newestVersion = async (): Promise<number> => {
    const [row] = await database.sql(
      `select coalesce(max(version), 1)::int as version from record_version
       where shop_id = $1 and resource = 'settings' and record_key = 'orders'`,
      [shop.id],
    );
    return row!.version as number;
  };
  return {
    '/console/settings/get': async () => ({ shopId: shop.id }),
    '/console/settings/history': async () => ({ shopId: shop.id, group: 'orders' }),
    '/console/settings/save': async () => ({
      shopId: shop.id,
      versions: { orders: await newestVersion() },
      values: { quoteDays: 8 },
    }),
    '/console/settings/revert': async () => {
      await database.sql(
        `insert into record_version (tenant_id, shop_id, resource, record_key, version, act, content, is_archived)
         values ($1, $2, 'settings', 'orders', 1, 'baseline', '{}', false) on conflict do nothing`,
        [shop.tenantId, shop.id],
      );
      return { shopId: shop.id, group: 'orders', version: await newestVersion(), to: 1 };
    },
  };
}
