import type { Parcel } from '@onehaul/contract/parcel';

type Stored = Pick<Parcel, 'state' | 'daysStored' | 'freeDaysLeft' | 'isClockPaused'>;

/** Days left from which storage shows a warning: still free, but not for long (U16). */
const soonDays = 7;

export type StorageTone = 'none' | 'free' | 'soon' | 'due' | 'paused';

const inHouse: readonly Parcel['state'][] = ['received', 'stored', 'onHold', 'reserved', 'packed'];

/** Tone of the storage clock: 'none' before the parcel is on a shelf and after it has left. */
export function storageTone({ state, freeDaysLeft, isClockPaused }: Stored): StorageTone {
  if (freeDaysLeft === null || !inHouse.includes(state)) return 'none';
  if (isClockPaused) return 'paused';
  if (freeDaysLeft === 0) return 'due';
  return freeDaysLeft <= soonDays ? 'soon' : 'free';
}

/** Used share of the free time, from 0 to 1. */
export function usedShare({ daysStored, freeDaysLeft }: Pick<Stored, 'daysStored' | 'freeDaysLeft'>): number {
  const all = daysStored + (freeDaysLeft ?? 0);
  return all === 0 ? 0 : Math.min(1, daysStored / all);
}
