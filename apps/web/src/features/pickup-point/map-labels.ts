import type { PickupPoint } from '@onehaul/contract/pickup-point';
import type { Cluster } from './map-projection.ts';

type Named = Pick<PickupPoint, 'name' | 'areaName' | 'cityName' | 'provinceName' | 'countryName'>;

/** The most specific place name all points share. */
export function commonName(points: readonly Named[]): string {
  const [first] = points;
  if (!first) return '';
  if (points.length === 1) return first.name;
  const levels = ['areaName', 'cityName', 'provinceName', 'countryName'] as const;
  const level = levels.find((one) => first[one] !== '' && points.every((point) => point[one] === first[one]));
  return level ? first[level] : '';
}

export type Label = { readonly x: number; readonly y: number; readonly text: string; readonly key: number };

/** Distance between a mark and its label. */
const gap = 21;
const lineHeight = 18;
/** Estimated width: Han characters are about as wide as the line is high, others half. */
const widthOf = (text: string) =>
  [...text].reduce((sum, sign) => sum + (/\p{Script=Han}/u.test(sign) ? 14 : 7.5), 0);

/** Labels below the marks; on overlap the smaller cluster loses its label. */
export function labelsOf<Point extends Named & { readonly id: number }>(
  clusters: readonly Cluster<Point>[],
  width: number,
): Label[] {
  const taken: { left: number; right: number; y: number }[] = [];
  return clusters
    .toSorted((one, other) => other.points.length - one.points.length)
    .flatMap(({ x, y, points }) => {
      const text = commonName(points);
      const half = widthOf(text) / 2;
      const at = Math.min(Math.max(x, half + 4), width - half - 4);
      const box = { left: at - half, right: at + half, y: y + gap };
      const isFree =
        text !== '' &&
        taken.every(
          (other) =>
            Math.abs(other.y - box.y) >= lineHeight || other.right < box.left || other.left > box.right,
        ) &&
        clusters.every(
          (other) =>
            other.points === points ||
            Math.abs(other.y - box.y) > lineHeight ||
            other.x + 16 < box.left ||
            other.x - 16 > box.right,
        );
      if (!isFree) return [];
      taken.push(box);
      return [{ x: at, y: box.y, text, key: points[0]!.id }];
    });
}
