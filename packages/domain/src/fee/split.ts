import type { Box } from './shipment.ts';
import { longestSide } from './surcharges.ts';
import type { Weighing } from './tariff.ts';
import { weigh } from './weigh.ts';

type Division = readonly [readonly number[], readonly number[]];

/** Up to here every way to divide is tried: 127 of them. */
const mostTriedWhole = 8;

function everyDivision(count: number): Division[] {
  const indexes = Array.from({ length: count }, (_, index) => index);
  const apart = (mask: number): Division => [
    indexes.filter((index) => ((mask >> index) & 1) === 0),
    indexes.filter((index) => ((mask >> index) & 1) === 1),
  ];
  // Without the first box in the second part, or each way would be found twice.
  const masks = Array.from({ length: 2 ** (count - 1) - 1 }, (_, index) => (index + 1) * 2);
  // Of ways that cost the same the one that takes the fewest boxes out is found first.
  return masks.map(apart).toSorted((a, b) => a[1].length - b[1].length);
}

/** The boxes in order of a measure, cut at each place. */
function cuts(sizes: readonly number[]): Division[] {
  const order = sizes.map((_, index) => index).toSorted((a, b) => (sizes[b] ?? 0) - (sizes[a] ?? 0));
  return order.slice(1).map((_, index) => {
    const [one, two] = [order.slice(0, index + 1), order.slice(index + 1)].map((part) =>
      part.toSorted((a, b) => a - b),
    ) as [number[], number[]];
    return one.includes(0) ? [one, two] : [two, one];
  });
}

/** Ways to divide boxes into two orders: all of them for a few boxes, else by what they count as and how long they are. */
export function divisions(weighing: Weighing, boxes: readonly Box[]): Division[] {
  if (boxes.length < 2) return [];
  if (boxes.length <= mostTriedWhole) return everyDivision(boxes.length);
  return [
    ...cuts(weigh(weighing, boxes).boxes.map(({ counted }) => counted)),
    ...cuts(boxes.map(longestSide)),
  ];
}
