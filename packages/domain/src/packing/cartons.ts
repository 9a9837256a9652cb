import type { Box } from '../fee/shipment.ts';
import { pack, type Packed, type Room } from './pack.ts';

/** A carton of the shop, by its outside, which is what a line measures. */
export type CartonSize = {
  readonly lengthMillimetres: number;
  readonly widthMillimetres: number;
  readonly heightMillimetres: number;
  readonly ownGrams: number;
  /** The most it may weigh when it is full. */
  readonly mostGrams: number;
};

/** What cardboard and padding take on each side, and what filling a litre of empty space weighs (A49). */
const sideMillimetres = 10;
const fillGramsPerLitre = 5;

/** One carton with what goes into it; boxes by their index in the shipment. */
export type FilledCarton = {
  /** Its index in the shop's list. */
  readonly carton: number;
  readonly placed: Packed['placed'];
  /** Carton, boxes and padding. */
  readonly grams: number;
  /** How much of the room inside is used. */
  readonly fillBps: number;
};

/** A way to send boxes: filled cartons, and as they are the boxes no carton holds together with another. */
export type PackingPlan = { readonly cartons: readonly FilledCarton[]; readonly loose: readonly number[] };

const cubicMillimetres = (each: Pick<Box, 'lengthMillimetres' | 'widthMillimetres' | 'heightMillimetres'>) =>
  each.lengthMillimetres * each.widthMillimetres * each.heightMillimetres;

const fillGrams = (emptyCubicMillimetres: number) =>
  Math.ceil((emptyCubicMillimetres * fillGramsPerLitre) / 1_000_000);

export function roomOf(carton: CartonSize): Room {
  const inside = (outside: number) => Math.max(0, outside - 2 * sideMillimetres);
  const room = {
    lengthMillimetres: inside(carton.lengthMillimetres),
    widthMillimetres: inside(carton.widthMillimetres),
    heightMillimetres: inside(carton.heightMillimetres),
  };
  return { ...room, mostGrams: carton.mostGrams - carton.ownGrams - fillGrams(cubicMillimetres(room)) };
}

function filled(
  carton: CartonSize,
  index: number,
  boxes: readonly Box[],
  placed: Packed['placed'],
): FilledCarton {
  const inside = cubicMillimetres(roomOf(carton));
  const used = placed.reduce((total, { box }) => total + cubicMillimetres(boxes[box]!), 0);
  const goods = placed.reduce((total, { box }) => total + boxes[box]!.grams, 0);
  return {
    carton: index,
    placed,
    grams: carton.ownGrams + goods + fillGrams(inside - used),
    fillBps: Math.round((used * 10_000) / inside),
  };
}

/** Packs some of the boxes, named by index, and answers with the same names. */
function packSome(boxes: readonly Box[], some: readonly number[], carton: CartonSize): Packed {
  const { placed, left } = pack(
    some.map((index) => boxes[index]!),
    roomOf(carton),
  );
  return {
    placed: placed.map((each) => ({ ...each, box: some[each.box]! })),
    left: left.map((index) => some[index]!),
  };
}

/** The same contents in a smaller carton, where one holds them all. */
function shrunk(full: FilledCarton, boxes: readonly Box[], cartons: readonly CartonSize[]): FilledCarton {
  const contents = full.placed.map(({ box }) => box).toSorted((a, b) => a - b);
  const goods = contents.reduce((total, box) => total + cubicMillimetres(boxes[box]!), 0);
  const present = cubicMillimetres(cartons[full.carton]!);
  const smaller = cartons
    .map((carton, index) => ({ carton, index, outside: cubicMillimetres(carton) }))
    .filter(({ carton, outside }) => outside < present && cubicMillimetres(roomOf(carton)) >= goods)
    .toSorted((a, b) => a.outside - b.outside);
  for (const { carton, index } of smaller) {
    const { placed, left } = packSome(boxes, contents, carton);
    if (left.length === 0) return filled(carton, index, boxes, placed);
  }
  return full;
}

/** Fills one kind of carton after the other until the boxes are in, then takes the smallest that does for each. */
function planWith(first: number, boxes: readonly Box[], cartons: readonly CartonSize[]): PackingPlan {
  const carton = cartons[first]!;
  const full: FilledCarton[] = [];
  let waiting = boxes.map((_, index) => index);
  while (waiting.length > 0) {
    const { placed, left } = packSome(boxes, waiting, carton);
    if (placed.length === 0) break;
    full.push(filled(carton, first, boxes, placed));
    waiting = left.toSorted((a, b) => a - b);
  }
  // A carton around a single box is only one more box to pay for.
  const merged = full.filter(({ placed }) => placed.length > 1);
  const alone = full.flatMap(({ placed }) => (placed.length > 1 ? [] : placed.map(({ box }) => box)));
  return {
    cartons: merged.map((each) => shrunk(each, boxes, cartons)),
    loose: [...waiting, ...alone].toSorted((a, b) => a - b),
  };
}

/** One plan for each kind of carton the shop has that merges anything. */
export function packingPlans(boxes: readonly Box[], cartons: readonly CartonSize[]): PackingPlan[] {
  return cartons.map((_, index) => planWith(index, boxes, cartons)).filter((plan) => plan.cartons.length > 0);
}
