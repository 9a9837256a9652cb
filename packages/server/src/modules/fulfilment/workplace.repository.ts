import type { ParcelState } from '@onehaul/domain/parcel/parcel-state';
import { sql } from 'kysely';
import { sameShop } from '../../db/same-shop.ts';
import { prepare, tables } from '../../db/statement.ts';

export type ShopScope = { tenantId: number; shopId: number };
export type OrderScope = ShopScope & { orderId: number };

/** The station's workplace and the single timestamp of its change. */
export const workplaceNow = prepare((p: ShopScope & { warehouseId: number }) =>
  tables
    .selectFrom('warehouse')
    .select(['id', sql<Date>`now()`.as('now')])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.warehouseId),
);

export const orderByNumber = prepare((p: ShopScope & { number: string }) =>
  tables
    .selectFrom('shopOrder')
    .innerJoin('warehouse', (join) =>
      sameShop(join, 'warehouse', 'shopOrder').onRef('warehouse.id', '=', 'shopOrder.warehouseId'),
    )
    .select([
      'shopOrder.id',
      'shopOrder.number',
      'shopOrder.warehouseId',
      'warehouse.names as warehouseNames',
    ])
    .where('shopOrder.tenantId', '=', p.tenantId)
    .where('shopOrder.shopId', '=', p.shopId)
    .where('shopOrder.number', '=', p.number),
);

const statesInOrders: readonly ParcelState[] = ['reserved', 'packed'];

/** Pieces of a courier number in this warehouse, in piece order. */
export const piecesInWarehouse = prepare((p: ShopScope & { warehouseId: number; courierNumber: string }) =>
  tables
    .selectFrom('parcel')
    .leftJoin('bin', (join) => sameShop(join, 'bin', 'parcel').onRef('bin.id', '=', 'parcel.binId'))
    .select([
      'parcel.id',
      'parcel.piece',
      'parcel.orderId',
      'parcel.goodsName',
      sql<string>`coalesce(bin.code, '')`.as('binCode'),
    ])
    .where('parcel.tenantId', '=', p.tenantId)
    .where('parcel.shopId', '=', p.shopId)
    .where('parcel.warehouseId', '=', p.warehouseId)
    .where('parcel.courierNumber', '=', p.courierNumber)
    .where('parcel.joinedId', 'is', null)
    // A literal list, so that the planner can match the partial index of parcels in the warehouse.
    .where(
      sql<boolean>`parcel.state in ('received', 'stored', 'reserved', 'packed', 'unclaimed', 'claimPending', 'onHold')`,
    )
    .orderBy(sql`parcel.state in (${sql.join(statesInOrders.map((state) => sql.lit(state)))})`, 'desc')
    .orderBy('parcel.piece'),
);

export const settingsOfShop = prepare((p: ShopScope & { names: readonly string[] }) =>
  tables
    .selectFrom('setting')
    .select(['name', sql<unknown>`value`.as('value')])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where(sql<boolean>`name = any(${p.names}::text[])`),
);
