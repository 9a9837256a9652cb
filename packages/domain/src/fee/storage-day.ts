import type { StoragePolicy } from './tariff.ts';

/** What a further day of storage costs a parcel: it depends on the line it leaves by, so from and up to. */
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
