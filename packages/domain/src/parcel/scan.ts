import type { ParcelState } from './parcel-state.ts';

/** States in which a parcel lies in one of our houses; a piece of a number lies there once. */
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
/** Two readings of one label in this time are one reading: a finger stayed on the trigger. */
export const sameScanMs = minuteMs;
export const isSameScan = (first: Date, second: Date) =>
  Math.abs(first.getTime() - second.getTime()) <= sameScanMs;

const mostAheadMs = 5 * minuteMs;
const mostLateMs = 7 * 24 * 60 * minuteMs;

/** A station may have been without a network for days, and its clock may be some minutes ahead; no more than that. */
export function isScanCredible(scannedAt: Date, now: Date): boolean {
  const lateMs = now.getTime() - scannedAt.getTime();
  return lateMs >= -mostAheadMs && lateMs <= mostLateMs;
}
