import { sql } from 'kysely';
import { prepare, tables } from '../db/statement.ts';

type Wanted = { tenantId: number; shopId: number; ids: readonly number[] };
type Placed = { tenantId: number; shopId: number; id: number; warehouseId: number };

/** The distinct warehouses of records of a table. */
const warehousesOf = (table: string) =>
  prepare((p: Wanted) =>
    tables
      .selectFrom(sql<Placed>`${sql.table(table)}`.as('record'))
      .select('warehouseId')
      .distinct()
      .where('tenantId', '=', p.tenantId)
      .where('shopId', '=', p.shopId)
      .where(sql<boolean>`id = any(${p.ids}::bigint[])`),
  );

export const warehousesOfOrders = warehousesOf('shop_order');
export const warehousesOfBatches = warehousesOf('batch');

/** Warehouses of the records that a group of calls names by `id`. */
export const warehousesById = {
  adjust: warehousesOfOrders,
  arrivals: warehousesOfOrders,
  batches: warehousesOfBatches,
  exceptions: warehousesOfOrders,
  orders: warehousesOfOrders,
  parcels: warehousesOf('parcel'),
  returns: warehousesOf('return_parcel'),
  services: warehousesOf('service_request'),
  stockIn: warehousesOf('stock_inbound'),
} as const;
