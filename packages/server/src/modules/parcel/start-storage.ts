import { deadlinesFrom } from '@onehaul/domain/parcel/storage-clock';
import { settingsFrom } from '@onehaul/domain/settings';
import type { TransactionDb } from '../../db/database.ts';
import { findServed } from './serve-parcel.ts';
import { storagePolicy, writeDeadlines } from './storage.repository.ts';

type Shelved = { readonly id: number; readonly warehouseId: number };

/**
 * Starts the storage clock with the deadlines in force today, which later policy changes do not alter (A32).
 * Requires a locked parcel. Returns the end of the free period.
 */
export async function startStorage(
  db: TransactionDb,
  shopId: number,
  { id, warehouseId }: Shelved,
): Promise<Date> {
  const policy = await db.first(storagePolicy, { shopId, warehouseId });
  const { now: storedAt, ownWarnDays, ...days } = policy!;
  const { storageWarnDays } = settingsFrom({ storageWarnDays: ownWarnDays });
  const deadlines = deadlinesFrom(storedAt, { ...days, warnDays: storageWarnDays });
  // With a service already in progress, the clock starts stopped.
  const isServed = (await findServed(db, shopId, [id])).has(id);
  await db.all(writeDeadlines, { shopId, id, storedAt, pausedAt: isServed ? storedAt : null, ...deadlines });
  return deadlines.freeUntil;
}
