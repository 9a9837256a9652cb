import type { StorageStep } from '@onehaul/domain/parcel/storage-clock';
import { sql } from 'kysely';
import { prepareChange, tables } from '../../db/statement.ts';

/**
 * Locks parcels whose storage clock is due, skipping rows locked by another run. Excludes stopped clocks
 * (holds, services) and parcels in an order, which wait for the warehouse, not for the member.
 */
export const lockDueParcels = prepareChange((p: { tenantId: number; limit: number }) =>
  tables
    .selectFrom('parcel')
    .select([
      'parcel.shopId',
      'parcel.id',
      sql<Date>`parcel.free_until`.as('freeUntil'),
      sql<Date>`parcel.abandon_at`.as('abandonAt'),
      'parcel.storageStep',
      ({ selectFrom }) =>
        selectFrom('setting')
          .select('setting.value')
          .where('setting.tenantId', '=', p.tenantId)
          .whereRef('setting.shopId', '=', 'parcel.shopId')
          .where('setting.name', '=', 'storageWarnDays')
          .as('ownWarnDays'),
      sql<Date>`now()`.as('now'),
    ])
    .where('parcel.tenantId', '=', p.tenantId)
    .where('parcel.storageLookAt', '<=', sql<Date>`now()`)
    .where('parcel.state', '=', 'stored')
    .where('parcel.pausedAt', 'is', null)
    .where('parcel.freeUntil', 'is not', null)
    .where('parcel.abandonAt', 'is not', null)
    .orderBy('parcel.storageLookAt')
    .limit(p.limit)
    .forUpdate()
    .skipLocked(),
);
export type DueParcel = NonNullable<(typeof lockDueParcels)['row']>;

type StorageStepUpdate = {
  tenantId: number;
  shopId: number;
  id: number;
  step: StorageStep;
  lookAt: Date | null;
};

export const writeStorageStep = prepareChange((p: StorageStepUpdate) =>
  tables
    .updateTable('parcel')
    .set({ storageStep: p.step, storageLookAt: p.lookAt })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.id),
);
