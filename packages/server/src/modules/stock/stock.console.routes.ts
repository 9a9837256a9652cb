import { stockDeskCalls, stockStationCalls } from '@onehaul/contract/console/stock';
import { bindStaff, type StaffRoute } from '../../http/bind-staff.ts';
import { recordName } from '../../http/record-name.ts';
import type { StaffContext } from '../../http/staff-context.ts';
import type { Services } from '../../services.ts';
import { correctStock } from './correct-stock.ts';
import {
  findMovementsForStaff,
  findExpectedInbounds,
  findInboundByCode,
  findStock,
  type StockReader,
} from './find-for-staff.ts';
import { receiveInbound } from './receive-inbound.ts';

export function createStockConsoleRoutes({ keys }: Services): StaffRoute[] {
  const readerOf = ({ db, staff, language }: StaffContext): StockReader => ({
    db,
    keys,
    tenantId: staff.tenantId,
    language,
  });
  return [
    ...bindStaff(stockStationCalls, {
      expected: (context, where) => findExpectedInbounds(readerOf(context), where),
      find: (context, scan) => findInboundByCode(readerOf(context), scan),
      receive: async ({ db, staff, audit }, receipt) => {
        const received = await receiveInbound(db, staff.id, receipt);
        const { number, putAway: pieces } = received;
        audit('inbound', recordName(receipt.shopId, receipt.id), { number, pieces });
        return received;
      },
    }),
    ...bindStaff(stockDeskCalls, {
      list: (context, asked) => findStock(readerOf(context), asked),
      movements: (context, asked) => findMovementsForStaff(readerOf(context), asked),
      correct: async ({ db, staff, audit }, correction) => {
        const { code, ...after } = await correctStock(db, staff.id, correction);
        const { shopId, skuId, kind, count, reason } = correction;
        const pieces = kind === 'dispose' ? -count : count;
        audit('sku', recordName(shopId, skuId), { sku: code, pieces, reason });
        return after;
      },
    }),
  ];
}
