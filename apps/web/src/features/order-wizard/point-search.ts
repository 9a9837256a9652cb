import type { PickupPoint } from '@onehaul/contract/pickup-point';

type Place = Pick<PickupPoint, 'name' | 'provinceName' | 'cityName' | 'areaName' | 'address' | 'postcode'>;

/** District of a point, coarse enough to group streets. */
const areaOf = ({ cityName, provinceName, areaName }: Place) => cityName || provinceName || areaName;

/** Distinct districts with points. */
export function areasOf(points: readonly Place[]): string[] {
  return [...new Set(points.map(areaOf))]
    .filter((name) => name !== '')
    .toSorted((a, b) => a.localeCompare(b));
}

/** Points in a district whose name or address contains every search word. */
export function pointsMatching<Point extends Place>(
  points: readonly Point[],
  text: string,
  area: string,
): Point[] {
  const words = text.trim().toLowerCase().split(/\s+/).filter(Boolean);
  return points.filter((point) => {
    const { name, provinceName, cityName, areaName, address, postcode } = point;
    const all = [name, provinceName, cityName, areaName, address, postcode].join(' ').toLowerCase();
    return (area === '' || areaOf(point) === area) && words.every((word) => all.includes(word));
  });
}
