import type { Box } from '../fee/shipment.ts';
import {
  type Corner,
  cornersAfter,
  firstCorner,
  isInside,
  isReached,
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

type Spot = { readonly at: Triple; readonly size: Triple; readonly touched: number };

/** Which of two spots is better; of equals the one nearest to the far corner. Negative for the first. */
function compareSpots(taste: Taste, one: Spot, other: Spot): number {
  const low = one.at[2] - other.at[2];
  const snug = other.touched - one.touched;
  return (
    (taste === 'low' ? low || snug : snug || low) ||
    one.at[0] + one.at[1] - other.at[0] - other.at[1] ||
    one.at[0] - other.at[0] ||
    one.size[2] - other.size[2] ||
    one.size[0] - other.size[0]
  );
}

/** The best spot for one box among the open corners. */
function spotFor(
  item: Item,
  taste: Taste,
  corners: readonly Corner[],
  placed: readonly Placed[],
  room: Triple,
): Placed | undefined {
  let best: Spot | undefined;
  for (const size of turnsOf(item.sides))
    for (const { at, reach } of corners) {
      if (!isReached(reach, size)) continue;
      // A higher corner cannot win where low comes first.
      if (best && taste === 'low' && at[2] > best.at[2]) continue;
      if (placed.some((other) => overlaps(at, size, other)) || !stands(at, size, placed)) continue;
      const spot = { at, size, touched: touching(at, size, placed, room) };
      if (!best || compareSpots(taste, spot, best) < 0) best = spot;
    }
  return best && { box: item.box, at: best.at, size: best.size };
}

type Carton = { readonly inside: Triple; readonly mostGrams: number };

/** Packs in one order; undefined as soon as it cannot fill more than `atLeast`. */
function packInOrder(
  items: readonly Item[],
  taste: Taste,
  { inside, mostGrams }: Carton,
  atLeast: number,
): Packed | undefined {
  const placed: Placed[] = [];
  const left: number[] = [];
  let corners: readonly Corner[] = [firstCorner(inside)];
  let grams = 0;
  let reachable = items.reduce((total, { sides }) => total + volume(sides), 0);
  // Until something is placed, boxes of the same sides find no room either.
  let refused = '';
  for (const item of items) {
    const isTried = grams + item.grams <= mostGrams && refused !== item.sides.join();
    const spot = isTried ? spotFor(item, taste, corners, placed, inside) : undefined;
    if (!spot) {
      if (isTried) refused = item.sides.join();
      reachable -= volume(item.sides);
      if (reachable <= atLeast) return undefined;
      left.push(item.box);
      continue;
    }
    refused = '';
    grams += item.grams;
    placed.push(spot);
    corners = cornersAfter(corners, spot, placed, inside);
  }
  return { placed, left };
}

/** Whether a carton holds a box at all. */
export function fits(box: Box, room: Room): boolean {
  const inside = insideOf(room);
  const { grams, sides } = itemOf(box, 0);
  return grams <= room.mostGrams && turnsOf(sides).some((size) => isInside([0, 0, 0], size, inside));
}

const insideOf = ({ lengthMillimetres, widthMillimetres, heightMillimetres }: Room): Triple => [
  lengthMillimetres,
  widthMillimetres,
  heightMillimetres,
];

/** The orders to try: equal boxes come in one order, however they are sorted. */
function sequencesOf(items: readonly Item[]): Item[][] {
  const found = new Map<string, Item[]>();
  for (const order of orders) {
    const sequence = sorted(items, order);
    const key = sequence.map(({ sides, grams }) => `${sides.join()},${grams}`).join(' ');
    if (!found.has(key)) found.set(key, sequence);
  }
  return [...found.values()];
}

/**
 * Puts as much as it can into one carton. The order of the boxes does not matter to it. Quickly: by their volume alone,
 * where one carton of many is filled.
 */
export function pack(boxes: readonly Box[], room: Room, isQuick = false): Packed {
  const carton = { inside: insideOf(room), mostGrams: room.mostGrams };
  const sequences = sequencesOf(boxes.map(itemOf)).slice(0, isQuick ? 1 : undefined);
  let best: Packed = { placed: [], left: boxes.map((_, index) => index) };
  let filled = 0;
  for (const taste of tastes)
    for (const sequence of sequences) {
      const packed = packInOrder(sequence, taste, carton, filled);
      if (packed?.left.length === 0) return packed;
      if (!packed) continue;
      best = packed;
      filled = packed.placed.reduce((total, { size }) => total + volume(size), 0);
    }
  return best;
}
