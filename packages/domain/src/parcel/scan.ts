import type { ParcelState } from './parcel-state.ts';

/**
 * States in which a parcel is inside one of our warehouses; a piece of a courier number exists there only
 * once.
 */
export const inWarehouseStates: readonly ParcelState[] = [
  'received',
  'stored',
  'reserved',
  'packed',
  'unclaimed',
  'claimPending',
  'onHold',
];
export const isInWarehouse = ({ state }: { readonly state: ParcelState }) =>
  inWarehouseStates.includes(state);

const minuteMs = 60_000;
/** Scans of one label within this time count as one, as when the trigger is held down. */
export const sameScanMs = minuteMs;
export const isSameScan = (first: Date, second: Date) =>
  Math.abs(first.getTime() - second.getTime()) <= sameScanMs;

const maxAheadMs = 5 * minuteMs;
const maxLateMs = 7 * 24 * 60 * minuteMs;

/** A station may be offline for days and its clock some minutes fast; other timestamps are rejected. */
export function isScanCredible(scannedAt: Date, now: Date): boolean {
  const lateMs = now.getTime() - scannedAt.getTime();
  return lateMs >= -maxAheadMs && lateMs <= maxLateMs;
}
