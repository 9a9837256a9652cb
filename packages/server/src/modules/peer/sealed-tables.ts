import type { SealedTable } from '../../jobs/reseal.ts';
import { unsealSecret, sealSecret } from './key-secret.ts';

const apiKeys: SealedTable = {
  table: 'api_key',
  sealed: 'secret_sealed',
  rowKey: { sql: 'id', type: 'bigint' },
  columns: ['tenant_id', 'shop_id', 'prefix'],
  renew(keys, row) {
    const shop = { tenantId: Number(row['tenantId']), id: Number(row['shopId']) };
    const prefix = String(row['prefix']);
    const secret = unsealSecret(keys, shop, prefix, row.sealed!);
    return secret === undefined ? undefined : { sealed: sealSecret(keys, shop, prefix, secret) };
  },
};

export const sealedPeerTables: readonly SealedTable[] = [apiKeys];
