import type { Box } from '../fee/shipment.ts';
import {
  cornersOf,
  isInside,
  isWithin,
  overlaps,
  type Placed,
  stands,
  touching,
  type Triple,
  turnsOf,
} from './spots.ts';

/** The room inside a carton and the weight that may go into it. */
export type Room = {
  readonly lengthMillimetres: number;
  readonly widthMillimetres: number;
  readonly heightMillimetres: number;
  readonly mostGrams: number;
};

export type Packed = {
  /** In the order in which they go in. */
  readonly placed: readonly Placed[];
  /** Boxes for which there is no room, by index. */
  readonly left: readonly number[];
};

type Item = { readonly box: number; readonly grams: number; readonly sides: Triple };

const volume = ([x, y, z]: Triple) => x * y * z;

function itemOf(box: Box, index: number): Item {
  const sides = [box.lengthMillimetres, box.widthMillimetres, box.heightMillimetres];
  const [long = 0, middle = 0, short = 0] = sides.toSorted((a, b) => b - a);
  return { box: index, grams: box.grams, sides: [long, middle, short] };
}

type Measure = (item: Item) => number;

/** Which boxes go in first, the largest by one of these; each order packs some mixtures better than the others. */
const orders: readonly Measure[] = [
  ({ sides }) => volume(sides),
  ({ sides }) => sides[0] * sides[1],
  ({ sides }) => sides[0],
  ({ sides }) => sides[2],
];

/** Equals by the first measure are told apart by these, or the order in which they were typed would decide. */
const decisive: readonly Measure[] = [...orders, ({ grams }) => grams];

function sorted(items: readonly Item[], first: Measure): Item[] {
  const measures = [first, ...decisive];
  return items.toSorted((a, b) => {
    const measure = measures.find((each) => each(a) !== each(b));
    return measure ? measure(b) - measure(a) : 0;
  });
}

/** Low first or snug first: floor by floor, or wall by wall. */
const tastes = ['low', 'snug'] as const;
type Taste = (typeof tastes)[number];

function isBefore(one: readonly number[], other: readonly number[]): boolean {
  const index = one.findIndex((value, at) => value !== other[at]);
  return index >= 0 && one[index]! < other[index]!;
}

/** The best spot for one box among the open corners; of equals the one nearest to the far corner. */
function spotFor(
  item: Item,
  taste: Taste,
  corners: readonly Triple[],
  placed: readonly Placed[],
  room: Triple,
): Placed | undefined {
  let best: { readonly spot: Placed; readonly score: readonly number[] } | undefined;
  for (const size of turnsOf(item.sides))
    for (const at of corners) {
      if (!isInside(at, size, room) || placed.some((other) => overlaps(at, size, other))) continue;
      if (!stands(at, size, placed)) continue;
      const loose = 0 - touching(at, size, placed, room);
      const first = taste === 'low' ? [at[2], loose] : [loose, at[2]];
      const score = [...first, at[0] + at[1], at[0], size[2], size[0]];
      if (!best || isBefore(score, best.score)) best = { spot: { box: item.box, at, size }, score };
    }
  return best?.spot;
}

function packInOrder(items: readonly Item[], taste: Taste, room: Triple, mostGrams: number): Packed {
  const placed: Placed[] = [];
  const left: number[] = [];
  let corners: Triple[] = [[0, 0, 0]];
  let grams = 0;
  for (const item of items) {
    const isLight = grams + item.grams <= mostGrams;
    const spot = isLight ? spotFor(item, taste, corners, placed, room) : undefined;
    if (!spot) {
      left.push(item.box);
      continue;
    }
    grams += item.grams;
    placed.push(spot);
    corners = [...corners.filter((point) => !isWithin(point, spot)), ...cornersOf(spot, placed)];
  }
  return { placed, left };
}

/** Puts as much as it can into one carton. The order of the boxes does not matter to it. */
export function pack(boxes: readonly Box[], room: Room): Packed {
  const inside: Triple = [room.lengthMillimetres, room.widthMillimetres, room.heightMillimetres];
  const items = boxes.map(itemOf);
  const filled = ({ placed }: Packed) => placed.reduce((total, { size }) => total + volume(size), 0);
  let best: Packed = { placed: [], left: boxes.map((_, index) => index) };
  for (const taste of tastes)
    for (const order of orders) {
      const packed = packInOrder(sorted(items, order), taste, inside, room.mostGrams);
      if (packed.left.length === 0) return packed;
      if (filled(packed) > filled(best)) best = packed;
    }
  return best;
}
