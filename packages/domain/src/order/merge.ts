import type { ParcelState } from '../parcel/parcel-state.ts';
import type { RefusalCode } from '../refusal.ts';

type Mergeable = {
  readonly warehouseId: number;
  readonly state: ParcelState;
  readonly orderId: number | null;
};

/** Parcel limit of an order from the shop's settings; 0 means no limit (A50). */
const isTooMany = (count: number, most: number) => most > 0 && count > most;

/**
 * Returns why parcels cannot be merged into one order (§5, §8); shared by the server's refusal and the
 * button's hint.
 */
export function mergeRefusal(parcels: readonly Mergeable[], most: number): RefusalCode | undefined {
  const [first] = parcels;
  if (!first) return 'order.nothingSelected';
  if (isTooMany(parcels.length, most)) return 'order.tooManyParcels';
  if (parcels.some(({ warehouseId }) => warehouseId !== first.warehouseId))
    return 'order.differentWarehouses';
  if (parcels.some(({ orderId }) => orderId !== null)) return 'order.alreadyMerged';
  if (parcels.some(({ state }) => state !== 'stored')) return 'order.notReceived';
  return undefined;
}

/** The same for instant dispatch, where parcels may still be on their way. */
export function instantOrderRefusal(parcels: readonly Mergeable[], most: number): RefusalCode | undefined {
  const [first] = parcels;
  if (!first) return 'order.nothingSelected';
  if (isTooMany(parcels.length, most)) return 'order.tooManyParcels';
  if (parcels.some(({ warehouseId }) => warehouseId !== first.warehouseId))
    return 'order.differentWarehouses';
  if (parcels.some(({ orderId }) => orderId !== null)) return 'order.alreadyMerged';
  const coming: readonly ParcelState[] = ['forecast', 'received', 'stored'];
  return parcels.every(({ state }) => coming.includes(state)) ? undefined : 'order.notReceived';
}
