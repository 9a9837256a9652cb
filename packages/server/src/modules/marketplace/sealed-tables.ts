import type { SealedTable } from '../../jobs/reseal.ts';
import { seal, unseal } from '../../sealed.ts';
import { tokenSealOwner } from './call-marketplace.ts';

const shops: SealedTable = {
  table: 'marketplace_shop',
  sealed: 'tokens_sealed',
  rowKey: { sql: 'id', type: 'bigint' },
  columns: ['tenant_id', 'shop_id', 'platform', 'external_id'],
  renew(keys, row) {
    const of = tokenSealOwner({
      tenantId: Number(row['tenantId']),
      shopId: Number(row['shopId']),
      platform: String(row['platform']),
      externalId: String(row['externalId']),
    });
    const tokens = unseal(keys, of, row.sealed!);
    return tokens === undefined ? undefined : { sealed: seal(keys, of, tokens) };
  },
};

export const sealedMarketplaceTables: readonly SealedTable[] = [shops];
