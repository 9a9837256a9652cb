import type { SealedTable } from '../../jobs/reseal.ts';
import type { Keys } from '../../keys.ts';
import { seal, type SealOwner, unseal } from '../../sealed.ts';

type KeyOwner = { readonly tenantId: number; readonly shopId: number; readonly selector: string };
const ownerOf = ({ tenantId, shopId, selector }: KeyOwner): SealOwner => ({
  purpose: 'mail sender',
  owner: [tenantId, shopId, selector],
});

export const sealSenderKey = (keys: Keys, owner: KeyOwner, privateKey: string): Buffer =>
  seal(keys, ownerOf(owner), privateKey);

export const unsealSenderKey = (keys: Keys, owner: KeyOwner, sealed: Buffer): string | undefined =>
  unseal(keys, ownerOf(owner), sealed);

const senders: SealedTable = {
  table: 'mail_sender',
  sealed: 'key_sealed',
  rowKey: { sql: 'shop_id', type: 'bigint' },
  columns: ['tenant_id', 'shop_id', 'selector'],
  renew(keys, row) {
    const owner = {
      tenantId: Number(row['tenantId']),
      shopId: Number(row['shopId']),
      selector: String(row['selector']),
    };
    const secret = unsealSenderKey(keys, owner, row.sealed!);
    return secret === undefined ? undefined : { sealed: sealSenderKey(keys, owner, secret) };
  },
};

export const sealedSenderTables: readonly SealedTable[] = [senders];
