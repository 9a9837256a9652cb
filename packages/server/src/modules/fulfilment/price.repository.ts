import { sql } from 'kysely';
import { prepare, tables } from '../../db/statement.ts';
import type { OfOrder, OfShop } from './workplace.repository.ts';

/** The order as it is priced, to look at. */
export const orderToPrice = prepare((p: OfOrder) =>
  tables
    .selectFrom('shopOrder')
    .select([
      'id',
      'lineId',
      'version',
      'payPolicy',
      'totalMinor',
      'paidMinor',
      'points',
      'shipment',
      'bill',
      'quotedBill',
      'packedBill',
    ])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.orderId),
);

/** What the order is priced by for ever. */
export const tariffOf = prepare((p: OfShop & { lineId: number; version: number }) =>
  tables
    .selectFrom('tariffVersion')
    .select('tariff')
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('lineId', '=', p.lineId)
    .where('version', '=', p.version),
);

/** What the measured boxes cost, what the order costs, and the points that are still in it. */
export const writePrice = prepare(
  (p: OfShop & { id: number; packedBill: string; bill: string; totalMinor: number; points: number }) =>
    tables
      .updateTable('shopOrder')
      .set({
        packedBill: sql`${p.packedBill}::jsonb`,
        bill: sql`${p.bill}::jsonb`,
        totalMinor: p.totalMinor,
        points: p.points,
      })
      .where('tenantId', '=', p.tenantId)
      .where('shopId', '=', p.shopId)
      .where('id', '=', p.id),
);

/** The promise is the price again. */
export const writePromised = prepare((p: OfShop & { id: number; bill: string; totalMinor: number }) =>
  tables
    .updateTable('shopOrder')
    .set({ bill: sql`${p.bill}::jsonb`, totalMinor: p.totalMinor })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.id),
);
