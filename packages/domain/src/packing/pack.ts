import type { Box } from '../fee/shipment.ts';
import {
  type Corner,
  cornersAfter,
  firstCorner,
  isInside,
  fitsReach,
  overlaps,
  type Placed,
  isSupported,
  contactArea,
  type Triple,
  rotationsOf,
} from './spots.ts';

/** Inner dimensions and weight limit of a carton. */
export type Room = {
  readonly lengthMillimetres: number;
  readonly widthMillimetres: number;
  readonly heightMillimetres: number;
  readonly mostGrams: number;
};

export type Packed = {
  /** In packing order. */
  readonly placed: readonly Placed[];
  /** Indexes of boxes that do not fit. */
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

/** Sort keys, largest first; each packs some mixtures better than the others. */
const sortKeys: readonly Measure[] = [
  ({ sides }) => volume(sides),
  ({ sides }) => sides[0] * sides[1],
  ({ sides }) => sides[0],
  ({ sides }) => sides[2],
];

/** Tie-breakers, so that input order does not influence the result. */
const tieBreakers: readonly Measure[] = [...sortKeys, ({ grams }) => grams];

function sorted(items: readonly Item[], first: Measure): Item[] {
  const measures = [first, ...tieBreakers];
  return items.toSorted((a, b) => {
    const measure = measures.find((each) => each(a) !== each(b));
    return measure ? measure(b) - measure(a) : 0;
  });
}

/**
 * Placement strategies: lowest position first (layer by layer), or largest contact area first (wall by wall).
 */
const placementStrategies = ['low', 'snug'] as const;
type PlacementStrategy = (typeof placementStrategies)[number];

type Spot = { readonly at: Triple; readonly size: Triple; readonly touched: number };

/**
 * Comparator for positions, negative if `one` is better; ties go to the position nearest the origin corner.
 */
function compareSpots(taste: PlacementStrategy, one: Spot, other: Spot): number {
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

/** Finds the best position for one box among the open corners. */
function findSpot(
  item: Item,
  taste: PlacementStrategy,
  corners: readonly Corner[],
  placed: readonly Placed[],
  room: Triple,
): Placed | undefined {
  let best: Spot | undefined;
  for (const size of rotationsOf(item.sides))
    for (const { at, reach } of corners) {
      if (!fitsReach(reach, size)) continue;
      // Under `low`, a higher corner cannot win.
      if (best && taste === 'low' && at[2] > best.at[2]) continue;
      if (placed.some((other) => overlaps(at, size, other)) || !isSupported(at, size, placed)) continue;
      const spot = { at, size, touched: contactArea(at, size, placed, room) };
      if (!best || compareSpots(taste, spot, best) < 0) best = spot;
    }
  return best && { box: item.box, at: best.at, size: best.size };
}

type Carton = { readonly inside: Triple; readonly mostGrams: number };

/** Packs in the given order; aborts with undefined once it cannot exceed the volume `atLeast`. */
function packInOrder(
  items: readonly Item[],
  taste: PlacementStrategy,
  { inside, mostGrams }: Carton,
  atLeast: number,
): Packed | undefined {
  const placed: Placed[] = [];
  const left: number[] = [];
  let corners: readonly Corner[] = [firstCorner(inside)];
  let grams = 0;
  let reachable = items.reduce((total, { sides }) => total + volume(sides), 0);
  // Until another box is placed, boxes of the same dimensions will not fit either.
  let refused = '';
  for (const item of items) {
    const isTried = grams + item.grams <= mostGrams && refused !== item.sides.join();
    const spot = isTried ? findSpot(item, taste, corners, placed, inside) : undefined;
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

/** Whether the empty carton can hold the box. */
export function fits(box: Box, room: Room): boolean {
  const inside = insideOf(room);
  const { grams, sides } = itemOf(box, 0);
  return grams <= room.mostGrams && rotationsOf(sides).some((size) => isInside([0, 0, 0], size, inside));
}

const insideOf = ({ lengthMillimetres, widthMillimetres, heightMillimetres }: Room): Triple => [
  lengthMillimetres,
  widthMillimetres,
  heightMillimetres,
];

/** Distinct sort orders to try; orders that differ only among identical boxes are tried once. */
function sequencesOf(items: readonly Item[]): Item[][] {
  const found = new Map<string, Item[]>();
  for (const order of sortKeys) {
    const sequence = sorted(items, order);
    const key = sequence.map(({ sides, grams }) => `${sides.join()},${grams}`).join(' ');
    if (!found.has(key)) found.set(key, sequence);
  }
  return [...found.values()];
}

/**
 * Packs as much as possible into one carton, independent of input order. `isQuick` tries the volume order
 * only, for filling one of many cartons.
 */
export function pack(boxes: readonly Box[], room: Room, isQuick = false): Packed {
  const carton = { inside: insideOf(room), mostGrams: room.mostGrams };
  const sequences = sequencesOf(boxes.map(itemOf)).slice(0, isQuick ? 1 : undefined);
  let best: Packed = { placed: [], left: boxes.map((_, index) => index) };
  let filled = 0;
  for (const taste of placementStrategies)
    for (const sequence of sequences) {
      const packed = packInOrder(sequence, taste, carton, filled);
      if (packed?.left.length === 0) return packed;
      if (!packed) continue;
      best = packed;
      filled = packed.placed.reduce((total, { size }) => total + volume(size), 0);
    }
  return best;
}
