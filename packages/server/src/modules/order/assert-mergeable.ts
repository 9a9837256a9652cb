import { mergeRefusal } from '@onehaul/domain/order/merge';
import { Refusal } from '@onehaul/domain/refusal';
import { settingsFrom } from '@onehaul/domain/settings';
import type { OrderedParcel } from '../parcel/index.ts';

/** Throws if the parcels cannot form one order under the shop's settings. */
export function assertMergeable(
  parcels: readonly OrderedParcel[],
  own: Readonly<Record<string, unknown>>,
): void {
  const most = settingsFrom(own).orderMostParcels;
  const refusal = mergeRefusal(parcels, most);
  if (refusal) throw new Refusal(refusal, { most });
}
