import type { SealedTable } from '../../jobs/reseal.ts';
import { declarationSealOwner, addressSealOwner } from './seal-id-card.ts';
import { seal, unseal } from '../../sealed.ts';

const withIdCard = (table: string, owner: typeof addressSealOwner): SealedTable => ({
  table,
  sealed: 'id_card_sealed',
  rowKey: { sql: 'id', type: 'bigint' },
  columns: ['tenant_id', 'shop_id', 'id'],
  renew(keys, row) {
    const of = owner({ tenantId: Number(row['tenantId']), id: Number(row['shopId']) }, Number(row['id']));
    const idCard = unseal(keys, of, row.sealed!);
    return idCard === undefined ? undefined : { sealed: seal(keys, of, idCard) };
  },
});

export const sealedAddressTables: readonly SealedTable[] = [
  withIdCard('address', addressSealOwner),
  withIdCard('goods_declaration', declarationSealOwner),
];
