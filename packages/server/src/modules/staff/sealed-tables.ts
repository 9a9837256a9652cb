import type { SealedTable } from '../../jobs/reseal.ts';
import { seal, unseal } from './sealed-secret.ts';

const people: SealedTable = {
  table: 'staff',
  sealed: 'totp_secret',
  rowKey: { sql: 'id', type: 'bigint' },
  columns: ['tenant_id', 'id'],
  renew(keys, row) {
    const owner = { tenantId: Number(row['tenantId']), id: Number(row['id']) };
    const secret = unseal(keys, owner, row.sealed!);
    return secret === undefined ? undefined : { sealed: seal(keys, owner, secret) };
  },
};

export const sealedStaffTables: readonly SealedTable[] = [people];
