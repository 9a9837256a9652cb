import { sql } from 'kysely';
import { prepare, prepareChange, tables } from '../../db/statement.ts';
import type { OrderScope, ShopScope } from './workplace.repository.ts';

/** The order's pricing columns, without a lock. */
export const orderToPrice = prepare((p: OrderScope) =>
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

/** The tariff version an order is priced by permanently. */
export const tariffOf = prepare((p: ShopScope & { lineId: number; version: number }) =>
  tables
    .selectFrom('tariffVersion')
    .select('tariff')
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('lineId', '=', p.lineId)
    .where('version', '=', p.version),
);

/** The bill of the measured boxes, the bill and total of the order, and the points still in it. */
export const writePrice = prepareChange(
  (p: ShopScope & { id: number; packedBill: string; bill: string; totalMinor: number; points: number }) =>
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

/** Restores the quoted bill as the price. */
export const restoreQuotedPrice = prepareChange(
  (p: ShopScope & { id: number; bill: string; totalMinor: number }) =>
    tables
      .updateTable('shopOrder')
      .set({ bill: sql`${p.bill}::jsonb`, totalMinor: p.totalMinor })
      .where('tenantId', '=', p.tenantId)
      .where('shopId', '=', p.shopId)
      .where('id', '=', p.id),
);
