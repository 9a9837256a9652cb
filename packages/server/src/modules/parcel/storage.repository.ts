import { sql } from 'kysely';
import { sameShop } from '../../db/same-shop.ts';
import { prepare, prepareChange, tables } from '../../db/statement.ts';

type ShopScope = { tenantId: number; shopId: number };

/** The warehouse's storage terms, the shop's warning period and the transaction time. */
export const storagePolicy = prepare((p: ShopScope & { warehouseId: number }) =>
  tables
    .selectFrom('warehouse')
    .leftJoin('setting', (join) =>
      sameShop(join, 'setting', 'warehouse').on('setting.name', '=', 'storageWarnDays'),
    )
    .select([
      'warehouse.freeDays',
      'warehouse.abandonDays',
      'setting.value as ownWarnDays',
      sql<Date>`now()`.as('now'),
    ])
    .where('warehouse.tenantId', '=', p.tenantId)
    .where('warehouse.shopId', '=', p.shopId)
    .where('warehouse.id', '=', p.warehouseId),
);

type Deadlines = {
  storedAt: Date;
  freeUntil: Date;
  abandonAt: Date;
  lookAt: Date;
  pausedAt: Date | null;
};

export const writeDeadlines = prepareChange((p: ShopScope & { id: number } & Deadlines) =>
  tables
    .updateTable('parcel')
    .set({
      storedAt: p.storedAt,
      freeUntil: p.freeUntil,
      abandonAt: p.abandonAt,
      storageLookAt: p.lookAt,
      storageStep: 'free',
      pausedAt: p.pausedAt,
      pausedSeconds: 0,
    })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.id),
);
