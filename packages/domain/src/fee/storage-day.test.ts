import { expect, test } from 'vitest';
import { storageDayRange } from './storage-day.ts';

const policy = (...bands: { upToGrams: number | null; minorPerDay: number }[]) => ({
  freeDays: 10,
  bands,
  mostDays: null,
  clock: 'perParcel' as const,
});

test('a day costs what the band of the parcel says, from the cheapest line to the dearest', () => {
  const policies = [
    policy({ upToGrams: 1000, minorPerDay: 50 }, { upToGrams: null, minorPerDay: 200 }),
    policy({ upToGrams: null, minorPerDay: 100 }),
  ];
  expect(storageDayRange(policies, 1000)).toEqual({ leastMinor: 50, mostMinor: 100 });
  expect(storageDayRange(policies, 1001)).toEqual({ leastMinor: 100, mostMinor: 200 });
  expect(storageDayRange([], 500)).toBeNull();
});
