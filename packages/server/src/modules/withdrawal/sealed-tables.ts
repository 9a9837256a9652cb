import type { SealedTable } from '../../jobs/reseal.ts';
import { cardPrint, unsealCard, sealCard } from './card-secret.ts';

const bankCards: SealedTable = {
  table: 'bank_card',
  sealed: 'number_sealed',
  print: 'number_print',
  rowKey: { sql: 'id', type: 'bigint' },
  columns: ['tenant_id', 'shop_id', 'member_id', 'is_removed', 'number_print'],
  renew(keys, row) {
    const shop = { tenantId: Number(row['tenantId']), id: Number(row['shopId']) };
    const memberId = Number(row['memberId']);
    // For an erased member, neither number nor fingerprint is left.
    if (!row.sealed || row.sealed.length === 0)
      return { sealed: row.sealed, print: row['numberPrint'] as Buffer };
    const number = unsealCard(keys, shop, memberId, row.sealed);
    if (number === undefined) return undefined;
    return { sealed: sealCard(keys, shop, memberId, number), print: cardPrint(keys, number) };
  },
};

export const sealedWithdrawalTables: readonly SealedTable[] = [bankCards];
