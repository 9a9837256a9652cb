import { disposableFrom } from '@onehaul/domain/parcel/disposal';
import { parcelMachine } from '@onehaul/domain/parcel/parcel-state';
import { Refusal } from '@onehaul/domain/refusal';
import { settingsFrom } from '@onehaul/domain/settings';
import type { Db } from '../../db/database.ts';
import { noticeDaysNow } from './disposal.repository.ts';
import type { LockedParcel } from './move.repository.ts';
import { assertNotServed } from './serve-parcel.ts';

/** Throws unless the parcel may be disposed of: in no order, not being serviced, notice period over. */
export async function assertDisposable(db: Db, parcel: LockedParcel): Promise<void> {
  parcelMachine.step(parcel, 'dispose');
  if (parcel.orderId !== null) throw new Refusal('order.alreadyMerged');
  await assertNotServed(db, parcel.shopId, [parcel]);
  const { now, ownNoticeDays } = (await db.first(noticeDaysNow, { shopId: parcel.shopId }))!;
  const { unclaimedNoticeDays } = settingsFrom({ unclaimedNoticeDays: ownNoticeDays });
  const from = disposableFrom(parcel, unclaimedNoticeDays, now);
  if (from && from <= now) return;
  const date = (from ?? parcel.abandonAt)?.toISOString().slice(0, 10) ?? '';
  throw new Refusal('disposal.tooSoon', { date });
}
