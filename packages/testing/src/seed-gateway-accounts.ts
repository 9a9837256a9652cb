// Gives the demo's shops accounts at the simulated gateways, for every way to pay they offer: after `npm run demo`.
import { isGateway } from '@onehaul/domain/payment/payment-state';
import { readConfig } from '@onehaul/server/config';
import { openDatabase } from '@onehaul/server/db/database';
import { prepare, tables } from '@onehaul/server/db/statement';
import { forEachTenant } from '@onehaul/server/jobs/job';
import { openKeys } from '@onehaul/server/keys';
import { setGatewayAccount } from '@onehaul/server/modules/payment/index';
import { simulatedPartner } from './marketplace-simulator.ts';
import { demoGatewayAccounts } from './payment-simulator-keys.ts';

const offered = prepare((p: { tenantId: number }) =>
  tables.selectFrom('payType').select(['shopId', 'kind']).where('tenantId', '=', p.tenantId),
);

const shops = prepare((p: { tenantId: number }) =>
  tables.selectFrom('shop').select(['id', 'modules']).where('tenantId', '=', p.tenantId),
);

const config = readConfig(process.env);
const marketplaceUrl = process.env.MARKETPLACE_URL;
const database = openDatabase(config.database);
const keys = openKeys(config.sessionSecrets);
await forEachTenant(database, (tenantId) =>
  database.transaction(tenantId, async (db) => {
    for (const { shopId, kind } of await db.all(offered, {})) {
      if (!isGateway(kind)) continue;
      const accounts = demoGatewayAccounts(`19${String(tenantId).padStart(8, '0')}`);
      const secret = accounts.find(({ gateway }) => gateway === kind)!;
      await setGatewayAccount(db, keys, { tenantId, shopId, secret });
    }
    if (!marketplaceUrl) return;
    const secret = { gateway: 'shopee', ...simulatedPartner, baseUrl: marketplaceUrl } as const;
    const sellers = (await db.all(shops, {})).filter(({ modules }) => modules.includes('marketplace'));
    for (const { id: shopId } of sellers) await setGatewayAccount(db, keys, { tenantId, shopId, secret });
  }),
);
await database.close();
