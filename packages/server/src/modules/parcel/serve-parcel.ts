import { runningAgain, stopped } from '@onehaul/domain/parcel/storage-clock';
import { Refusal } from '@onehaul/domain/refusal';
import type { Db } from '../../db/database.ts';
import type { LockedParcel } from './move.repository.ts';
import { instantNow, servedParcels } from './served.repository.ts';
import { writeClock } from './station.repository.ts';

/** The parcels, of which somebody was paid to work on and has not finished with. */
export async function findServed(
  db: Db,
  shopId: number,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db.all(servedParcels, { shopId, ids: [...ids] });
  return new Set(rows.map(({ parcelId }) => parcelId));
}

/** Refuses what would take a parcel away from who works on it. The parcels must be held. */
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

/** Somebody begins to work on parcels, which are held: from now on their storage costs nobody a day (A32). */
export async function stopStorage(db: Db, parcels: readonly LockedParcel[]): Promise<void> {
  const running = parcels.filter(({ pausedAt }) => pausedAt === null);
  if (running.length === 0) return;
  const { now } = (await db.first(instantNow, {}))!;
  await Promise.all(running.map((parcel) => db.all(writeClock, stopped(parcel, now))));
}

/** The work on a parcel has ended; its clock runs again unless something else keeps the parcel. */
export async function resumeStorage(db: Db, parcel: LockedParcel): Promise<void> {
  const { shopId, id } = parcel;
  if (parcel.state === 'onHold' || (await findServed(db, shopId, [id])).has(id)) return;
  const { now } = (await db.first(instantNow, {}))!;
  await db.all(writeClock, runningAgain(parcel, now));
}
