import type { SealedTable } from '../../jobs/reseal.ts';
import { declarationOwner, ownerOf } from './seal-id-card.ts';
import { seal, unseal } from '../../sealed.ts';

const withIdCard = (table: string, owner: typeof ownerOf): SealedTable => ({
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
  withIdCard('address', ownerOf),
  withIdCard('goods_declaration', declarationOwner),
];
