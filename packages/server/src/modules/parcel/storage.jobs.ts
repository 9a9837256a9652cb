import type { NoticeKind } from '@onehaul/domain/notice';
import { nextCheckAt, nextStorageStep, type StorageStep } from '@onehaul/domain/parcel/storage-clock';
import { settingsFrom } from '@onehaul/domain/settings';
import type { TransactionDb } from '../../db/database.ts';
import { forEachTenant, type Job } from '../../jobs/job.ts';
import { recordParcelEvents } from './move-parcels.ts';
import { type DueParcel, lockDueParcels, writeStorageStep } from './storage-clock.repository.ts';

const batchRows = 100;

/** Notice to the owner at each step; abandoned parcels are followed up by staff. */
const noticeOf: Readonly<Record<Exclude<StorageStep, 'free'>, NoticeKind>> = {
  warned: 'storageEnding',
  due: 'storageDue',
  abandoned: 'storageAbandoned',
};

/** Advances the storage step of a parcel, notifies the owner and schedules the next look. */
async function advanceStorageStep(
  db: TransactionDb,
  { shopId, id, ownWarnDays, now, ...clock }: DueParcel,
): Promise<void> {
  const { storageWarnDays } = settingsFrom({ storageWarnDays: ownWarnDays });
  const next = nextStorageStep(clock, storageWarnDays, now);
  // No step is due: the shop has shortened its warning period since the parcel was stored.
  const { step, lookAt } = next ?? {
    step: clock.storageStep,
    lookAt: nextCheckAt(clock, storageWarnDays, now),
  };
  await db.all(writeStorageStep, { shopId, id, step, lookAt });
  if (!next || step === 'free') return;
  const { freeUntil, abandonAt } = clock;
  await recordParcelEvents(db, shopId, [id], step, {
    actor: { kind: 'system' },
    details: { freeUntil: freeUntil.toISOString(), abandonAt: abandonAt.toISOString() },
    notice: noticeOf[step],
  });
}

/** Advances storage clocks: warns before fees, notifies when they are due, marks abandoned parcels (A32). */
const storageClockJob: Job = {
  name: 'storage-clock',
  cron: '*/15 * * * *',
  run: ({ database }) =>
    forEachTenant(database, async (tenantId) => {
      const takeBatch = () =>
        database.transaction(tenantId, async (db) => {
          const parcels = await db.all(lockDueParcels, { limit: batchRows });
          for (const parcel of parcels) await advanceStorageStep(db, parcel);
          return parcels.length;
        });
      while ((await takeBatch()) === batchRows);
    }),
};

export const parcelJobs: readonly Job[] = [storageClockJob];
