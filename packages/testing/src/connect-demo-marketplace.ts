import type { TransactionDb } from '@onehaul/server/db/database';
import { prepare, tables } from '@onehaul/server/db/statement';
import type { MarketplacePlatform } from '@onehaul/server/gateways/marketplace/marketplace-platform';
import type { Keys } from '@onehaul/server/keys';
import { writeTokens } from '@onehaul/server/modules/marketplace/marketplace-shop.repository';
import { sealTokens } from '@onehaul/server/modules/marketplace/call-marketplace';

const expiredShops = prepare((p: { tenantId: number; shopId: number }) =>
  tables
    .selectFrom('marketplaceShop')
    .select(['id', 'platform', 'externalId'])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('state', '=', 'expired'),
);

type ShopScope = { readonly tenantId: number; readonly shopId: number };

/** Gets tokens for expired marketplace shops from the simulator's consent page. */
export async function connectDemoShops(
  {
    db,
    keys,
    platform,
  }: { readonly db: TransactionDb; readonly keys: Keys; readonly platform: MarketplacePlatform },
  { tenantId, shopId }: ShopScope,
): Promise<void> {
  for (const { id, platform: name, externalId } of await db.all(expiredShops, { shopId })) {
    const answer = await fetch(platform.authorizationUrl('http://127.0.0.1/back'), {
      method: 'POST',
      body: new URLSearchParams({ shop_id: externalId }),
      redirect: 'manual',
    });
    const code = new URL(answer.headers.get('location')!).searchParams.get('code')!;
    const tokens = await platform.exchangeCode(code, externalId);
    const sealed = sealTokens(keys, { tenantId, shopId, platform: name, externalId }, tokens);
    const { accessUntil, refreshUntil } = tokens;
    await db.all(writeTokens, { shopId, id, sealed, accessUntil, refreshUntil });
  }
}
