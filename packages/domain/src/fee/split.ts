import type { Box } from './shipment.ts';
import { longestSide } from './surcharges.ts';
import type { Weighing } from './tariff.ts';
import { weigh } from './weigh.ts';

type Division = readonly [readonly number[], readonly number[]];

/** Up to this count every division is tried: 127 of them. */
const maxExhaustiveBoxes = 8;

function everyDivision(count: number): Division[] {
  const indexes = Array.from({ length: count }, (_, index) => index);
  const apart = (mask: number): Division => [
    indexes.filter((index) => ((mask >> index) & 1) === 0),
    indexes.filter((index) => ((mask >> index) & 1) === 1),
  ];
  // The first box always stays in the first part, so that no division appears twice.
  const masks = Array.from({ length: 2 ** (count - 1) - 1 }, (_, index) => (index + 1) * 2);
  // Sorted so that among equally priced divisions the one that moves the fewest boxes wins.
  return masks.map(apart).toSorted((a, b) => a[1].length - b[1].length);
}

/** Sorts the boxes by a measure and cuts at each position. */
function cuts(sizes: readonly number[]): Division[] {
  const order = sizes.map((_, index) => index).toSorted((a, b) => (sizes[b] ?? 0) - (sizes[a] ?? 0));
  return order.slice(1).map((_, index) => {
    const [one, two] = [order.slice(0, index + 1), order.slice(index + 1)].map((part) =>
      part.toSorted((a, b) => a - b),
    ) as [number[], number[]];
    return one.includes(0) ? [one, two] : [two, one];
  });
}

/**
 * Divisions of boxes into two orders: all of them for a few boxes, otherwise cuts by billed quantity and by
 * length.
 */
export function divisions(weighing: Weighing, boxes: readonly Box[]): Division[] {
  if (boxes.length < 2) return [];
  if (boxes.length <= maxExhaustiveBoxes) return everyDivision(boxes.length);
  return [
    ...cuts(weigh(weighing, boxes).boxes.map(({ counted }) => counted)),
    ...cuts(boxes.map(longestSide)),
  ];
}
