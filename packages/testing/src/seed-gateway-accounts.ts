// Run after `npm run demo`: gives the demo's shops accounts at the simulated gateways for every way to pay
// they offer, and authorizes their marketplace shops at the simulator.
import { isGateway } from '@onehaul/domain/payment/payment-state';
import { workerConfig } from '@onehaul/server/config';
import { openDatabase } from '@onehaul/server/db/database';
import { prepare, tables } from '@onehaul/server/db/statement';
import { forEachTenant } from '@onehaul/server/jobs/job';
import {
  marketplaceUrlsFrom,
  createMarketplaces,
} from '@onehaul/server/gateways/marketplace/create-marketplaces';
import { createKeys } from '@onehaul/server/keys';
import { platformAccount } from '@onehaul/server/modules/marketplace/marketplace-shop.repository';
import { setGatewayAccount } from '@onehaul/server/modules/payment/index';
import { ownSettings } from '@onehaul/settings/read-settings';
import { connectDemoShops } from './connect-demo-marketplace.ts';
import { simulatedPartner } from './marketplace-simulator.ts';
import { demoGatewayAccounts } from './payment-simulator-keys.ts';

const offered = prepare((p: { tenantId: number }) =>
  tables.selectFrom('payType').select(['shopId', 'kind']).where('tenantId', '=', p.tenantId),
);

const shops = prepare((p: { tenantId: number }) =>
  tables.selectFrom('shop').select(['id', 'modules']).where('tenantId', '=', p.tenantId),
);

const settings = ownSettings('worker');
const config = workerConfig(settings);
const database = openDatabase(config.database);
const keys = createKeys(config.sessionSecrets, config.dataKeys);
const marketplaces = createMarketplaces(keys, marketplaceUrlsFrom(settings));
await forEachTenant(database, (tenantId) =>
  database.transaction(tenantId, async (db) => {
    for (const { shopId, kind } of await db.all(offered, {})) {
      if (!isGateway(kind)) continue;
      const accounts = demoGatewayAccounts(`19${String(tenantId).padStart(8, '0')}`);
      const secret = accounts.find(({ gateway }) => gateway === kind)!;
      await setGatewayAccount(db, keys, { tenantId, shopId, secret });
    }
    if (!settings.SHOPEE_URL) return;
    const secret = { gateway: 'shopee', ...simulatedPartner } as const;
    const sellers = (await db.all(shops, {})).filter(({ modules }) => modules.includes('marketplace'));
    for (const { id: shopId } of sellers) {
      await setGatewayAccount(db, keys, { tenantId, shopId, secret });
      const account = await db.first(platformAccount, { shopId, platform: 'shopee' });
      const platform = marketplaces.open({ ...account!, platform: 'shopee' })!;
      await connectDemoShops({ db, keys, platform }, { tenantId, shopId });
    }
  }),
);
await database.close();
