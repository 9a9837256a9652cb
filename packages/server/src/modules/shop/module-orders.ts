import type { OrderKind } from '@onehaul/domain/order/order-kind';
import { orderSteps } from '@onehaul/domain/order/order-state';
import type { Module } from '@onehaul/domain/shop';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { prepare, tables } from '../../db/statement.ts';

/** Modules whose orders can be counted by their kind. */
export const kindsOfModule: Partial<Record<Module, readonly OrderKind[]>> = {
  consolidation: ['merge', 'instant'],
  cashOnDelivery: ['cod'],
  marketplace: ['marketplace'],
  returns: ['redispatch'],
  peers: ['peer'],
  dedicatedLine: ['dedicated'],
};

const finalSteps: readonly string[] = ['completed', 'returned', 'cancelled'];
export const openSteps = orderSteps.filter((step) => !finalSteps.includes(step));

const openOrders = prepare((p: { tenantId: number }) =>
  tables
    .selectFrom('shopOrder')
    .select([
      'shopId',
      'kind',
      sql<number>`count(*)::int`.as('orders'),
      sql<number>`count(pickup_point_id)::int`.as('toPickup'),
    ])
    .where('tenantId', '=', p.tenantId)
    .where(sql<boolean>`step = any(${openSteps}::text[])`)
    .groupBy(['shopId', 'kind']),
);

/** Counts a company's open orders once; the answer is asked by shop and module. */
export async function openOrdersByModule(db: Db): Promise<(shopId: number, module: Module) => number> {
  const rows = await db.all(openOrders, {});
  return (shopId, module) => {
    const kinds: readonly string[] = kindsOfModule[module] ?? [];
    return rows
      .filter((row) => row.shopId === shopId)
      .reduce(
        (sum, { kind, orders, toPickup }) =>
          sum + (kinds.includes(kind) ? orders : module === 'pickupPoint' ? toPickup : 0),
        0,
      );
  };
}
