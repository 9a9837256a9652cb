import type { PickupPoint } from '@onehaul/contract/pickup-point';

type Place = Pick<PickupPoint, 'name' | 'provinceName' | 'cityName' | 'areaName' | 'address' | 'postcode'>;

/** The district a point is in, as fine as it is known without ending at every street. */
const areaOf = ({ cityName, provinceName, areaName }: Place) => cityName || provinceName || areaName;

/** Districts there are points in, each once. */
export function areasOf(points: readonly Place[]): string[] {
  return [...new Set(points.map(areaOf))]
    .filter((name) => name !== '')
    .toSorted((a, b) => a.localeCompare(b));
}

/** Points in a district whose name or address holds every word that was typed. */
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
