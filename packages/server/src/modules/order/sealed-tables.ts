import type { SealedTable } from '../../jobs/reseal.ts';
import { receiverPrint } from '../consignee/index.ts';
import { unsealReceiverId, sealReceiverId } from './receiver-id.ts';

/** An order's encrypted receiver identity number and the keyed hash of the receiver. */
const orders: SealedTable = {
  table: 'shop_order',
  sealed: 'receiver_id_sealed',
  print: 'receiver_print',
  rowKey: { sql: 'id', type: 'bigint' },
  columns: ['tenant_id', 'shop_id', 'number', 'receiver_name', 'receiver_phone', 'receiver_print'],
  renew(keys, row) {
    const shop = { tenantId: Number(row['tenantId']), id: Number(row['shopId']) };
    const number = String(row['number']);
    const stored = row.sealed?.length ? row.sealed : null;
    const idCard = stored ? unsealReceiverId(keys, shop, number, stored) : undefined;
    if (stored && idCard === undefined) return undefined;
    const receiver = {
      receiverName: String(row['receiverName']),
      phone: String(row['receiverPhone']),
      idCard,
    };
    const before = row['receiverPrint'] as Buffer | null;
    return {
      sealed: idCard === undefined ? row.sealed : sealReceiverId(keys, shop, number, idCard),
      print: before?.length ? receiverPrint(keys, shop, receiver) : before,
    };
  },
};

export const sealedOrderTables: readonly SealedTable[] = [orders];
