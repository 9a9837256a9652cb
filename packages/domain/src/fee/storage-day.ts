import type { StoragePolicy } from './tariff.ts';

/** Cost range of one more day of storage; the exact price depends on the line the parcel will leave by. */
export function storageDayRange(
  policies: readonly StoragePolicy[],
  grams: number,
): { readonly leastMinor: number; readonly mostMinor: number } | null {
  const days = policies.flatMap(({ bands }) => {
    const band = bands.find(({ upToGrams }) => upToGrams === null || grams <= upToGrams);
    return band ? [band.minorPerDay] : [];
  });
  return days.length === 0 ? null : { leastMinor: Math.min(...days), mostMinor: Math.max(...days) };
}
