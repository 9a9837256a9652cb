import { migrateShopeeSecret } from '../../gateways/marketplace/shopee-regions.ts';
import { sealOwnerOf } from '../../gateways/payment/create-gateways.ts';
import type { SealedTable } from '../../jobs/reseal.ts';
import { seal, unseal } from '../../sealed.ts';

/** Accounts at payment gateways, tracking providers and marketplaces. */
const accounts: SealedTable = {
  table: 'gateway_account',
  sealed: 'sealed',
  rowKey: { sql: "shop_id || '/' || gateway", type: 'text' },
  columns: ['tenant_id', 'shop_id', 'gateway'],
  renew(keys, row) {
    const gateway = String(row['gateway']);
    const of = sealOwnerOf({ tenantId: Number(row['tenantId']), shopId: Number(row['shopId']), gateway });
    const secret = unseal(keys, of, row.sealed!);
    if (secret === undefined) return undefined;
    return { sealed: seal(keys, of, gateway === 'shopee' ? migrateShopeeSecret(secret) : secret) };
  },
};

export const sealedPaymentTables: readonly SealedTable[] = [accounts];
