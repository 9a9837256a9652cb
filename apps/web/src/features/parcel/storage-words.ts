import type { Parcel } from '@onehaul/contract/parcel';

type Stored = Pick<Parcel, 'state' | 'daysStored' | 'freeDaysLeft' | 'isClockPaused'>;

/** From here on the days left are a warning: it is still free, and not for long (U16). */
const soonDays = 7;

export type StorageTone = 'none' | 'free' | 'soon' | 'due' | 'paused';

const inHouse: readonly Parcel['state'][] = ['received', 'stored', 'onHold', 'reserved', 'packed'];

/** What the storage clock has to say of a parcel: nothing before it lies on a shelf and after it has left. */
export function storageTone({ state, freeDaysLeft, isClockPaused }: Stored): StorageTone {
  if (freeDaysLeft === null || !inHouse.includes(state)) return 'none';
  if (isClockPaused) return 'paused';
  if (freeDaysLeft === 0) return 'due';
  return freeDaysLeft <= soonDays ? 'soon' : 'free';
}

/** How much of the free time is used, from 0 to 1. */
export function usedShare({ daysStored, freeDaysLeft }: Pick<Stored, 'daysStored' | 'freeDaysLeft'>): number {
  const all = daysStored + (freeDaysLeft ?? 0);
  return all === 0 ? 0 : Math.min(1, daysStored / all);
}
