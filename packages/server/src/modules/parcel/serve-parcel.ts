import { resumeClock, pauseClock } from '@onehaul/domain/parcel/storage-clock';
import { Refusal } from '@onehaul/domain/refusal';
import type { Db, TransactionDb } from '../../db/database.ts';
import type { LockedParcel } from './move.repository.ts';
import { instantNow, servedParcels } from './served.repository.ts';
import { writeClock } from './station.repository.ts';

/** Returns which of the parcels have a paid service in progress. */
export async function findServed(
  db: Db,
  shopId: number,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db.all(servedParcels, { shopId, ids: [...ids] });
  return new Set(rows.map(({ parcelId }) => parcelId));
}

/** Throws when a service on one of the parcels is in progress. Requires locked parcels. */
export async function assertNotServed(
  db: Db,
  shopId: number,
  parcels: readonly Pick<LockedParcel, 'id' | 'courierNumber'>[],
): Promise<void> {
  if (parcels.length === 0) return;
  const served = await db.all(servedParcels, { shopId, ids: parcels.map(({ id }) => id) });
  const [first] = served;
  if (!first) return;
  const { courierNumber: number } = parcels.find(({ id }) => id === first.parcelId)!;
  throw new Refusal(first.isMeasured ? 'case.measuring' : 'service.open', { number });
}

/** Stops the storage clocks during a service: its days are not charged (A32). Requires locked parcels. */
export async function stopStorage(db: TransactionDb, parcels: readonly LockedParcel[]): Promise<void> {
  const running = parcels.filter(({ pausedAt }) => pausedAt === null);
  if (running.length === 0) return;
  const { now } = (await db.first(instantNow, {}))!;
  await Promise.all(running.map((parcel) => db.all(writeClock, pauseClock(parcel, now))));
}

/** Restarts the storage clock after a service, unless a hold or another service still stops it. */
export async function resumeStorage(db: TransactionDb, parcel: LockedParcel): Promise<void> {
  const { shopId, id } = parcel;
  if (parcel.state === 'onHold' || (await findServed(db, shopId, [id])).has(id)) return;
  const { now } = (await db.first(instantNow, {}))!;
  await db.all(writeClock, resumeClock(parcel, now));
}
