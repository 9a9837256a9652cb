import type { ParcelState } from './parcel-state.ts';

/**
 * States in which a parcel is inside one of our warehouses; a piece of a courier number exists there only
 * once.
 */
export const inHouseStates: readonly ParcelState[] = [
  'received',
  'stored',
  'reserved',
  'packed',
  'unclaimed',
  'claimPending',
  'onHold',
];
export const isInHouse = ({ state }: { readonly state: ParcelState }) => inHouseStates.includes(state);

const minuteMs = 60_000;
/** Scans of one label within this time count as one, as when the trigger is held down. */
export const sameScanMs = minuteMs;
export const isSameScan = (first: Date, second: Date) =>
  Math.abs(first.getTime() - second.getTime()) <= sameScanMs;

const mostAheadMs = 5 * minuteMs;
const mostLateMs = 7 * 24 * 60 * minuteMs;

/** A station may be offline for days and its clock some minutes fast; other timestamps are rejected. */
export function isScanCredible(scannedAt: Date, now: Date): boolean {
  const lateMs = now.getTime() - scannedAt.getTime();
  return lateMs >= -mostAheadMs && lateMs <= mostLateMs;
}
