import type { ParcelState } from '../parcel/parcel-state.ts';
import type { RefusalCode } from '../refusal.ts';

type Mergeable = {
  readonly warehouseId: number;
  readonly state: ParcelState;
  readonly orderId: number | null;
};

/** More would keep everybody waiting while ways to pack them are looked for. */
export const mostMergedParcels = 100;

/** Why parcels cannot go into one order (§5, §8): the server refuses with it, the button explains with it. */
export function whyNotMergeable(parcels: readonly Mergeable[]): RefusalCode | undefined {
  const [first] = parcels;
  if (!first) return 'order.nothingSelected';
  if (parcels.some(({ warehouseId }) => warehouseId !== first.warehouseId))
    return 'order.differentWarehouses';
  if (parcels.some(({ orderId }) => orderId !== null)) return 'order.alreadyMerged';
  if (parcels.some(({ state }) => state !== 'stored')) return 'order.notReceived';
  return undefined;
}

/** The same for goods that are sent on when the last of them has come: they may still be on their way. */
export function whyNotInstant(parcels: readonly Mergeable[], most: number): RefusalCode | undefined {
  const [first] = parcels;
  if (!first) return 'order.nothingSelected';
  if (parcels.length > most) return 'order.tooManyParcels';
  if (parcels.some(({ warehouseId }) => warehouseId !== first.warehouseId))
    return 'order.differentWarehouses';
  if (parcels.some(({ orderId }) => orderId !== null)) return 'order.alreadyMerged';
  const coming: readonly ParcelState[] = ['forecast', 'received', 'stored'];
  return parcels.every(({ state }) => coming.includes(state)) ? undefined : 'order.notReceived';
}
