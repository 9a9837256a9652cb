import { deadlinesFrom } from '@onehaul/domain/parcel/storage-clock';
import { settingsFrom } from '@onehaul/domain/settings';
import type { Db } from '../../db/database.ts';
import { findServed } from './serve-parcel.ts';
import { storagePolicy, writeDeadlines } from './storage.repository.ts';

type Shelved = { readonly id: number; readonly warehouseId: number };

/** The clock begins: what is promised today stays promised (A32). The parcel must be held. Answers until when it is free. */
export async function startStorage(db: Db, shopId: number, { id, warehouseId }: Shelved): Promise<Date> {
  const policy = await db.first(storagePolicy, { shopId, warehouseId });
  const { now: storedAt, ownWarnDays, ...days } = policy!;
  const { storageWarnDays } = settingsFrom({ storageWarnDays: ownWarnDays });
  const deadlines = deadlinesFrom(storedAt, { ...days, warnDays: storageWarnDays });
  // Somebody may work on it already: then the clock stands from its first instant.
  const isServed = (await findServed(db, shopId, [id])).has(id);
  await db.all(writeDeadlines, { shopId, id, storedAt, pausedAt: isServed ? storedAt : null, ...deadlines });
  return deadlines.freeUntil;
}
