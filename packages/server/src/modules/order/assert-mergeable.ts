import { whyNotMergeable } from '@onehaul/domain/order/merge';
import { Refusal } from '@onehaul/domain/refusal';
import { settingsFrom } from '@onehaul/domain/settings';
import type { OrderedParcel } from '../parcel/index.ts';

/** Refuses parcels that cannot go into one order, by the shop's own settings. */
export function assertMergeable(
  parcels: readonly OrderedParcel[],
  own: Readonly<Record<string, unknown>>,
): void {
  const most = settingsFrom(own).orderMostParcels;
  const refusal = whyNotMergeable(parcels, most);
  if (refusal) throw new Refusal(refusal, { most });
}
