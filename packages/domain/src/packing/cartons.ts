import type { Box } from '../fee/shipment.ts';
import { fits, pack, type Packed, type Room } from './pack.ts';

/** Outer dimensions of one of the shop's cartons, because lines measure the outside. */
export type CartonSize = {
  readonly lengthMillimetres: number;
  readonly widthMillimetres: number;
  readonly heightMillimetres: number;
  readonly ownGrams: number;
  /** Maximum gross weight. */
  readonly mostGrams: number;
};

/** Wall and padding thickness per side, and filler weight per litre of empty space (A49). */
const wallMillimetres = 10;
const fillGramsPerLitre = 5;

/** A carton and its contents; boxes by their index in the shipment. */
export type FilledCarton = {
  /** Index in the shop's list. */
  readonly carton: number;
  readonly placed: Packed['placed'];
  /** Carton, boxes and padding. */
  readonly grams: number;
  /** Share of the inner volume in use. */
  readonly fillBps: number;
};

/** Filled cartons plus loose boxes, which no carton can combine with another box. */
export type PackingPlan = { readonly cartons: readonly FilledCarton[]; readonly loose: readonly number[] };

const cubicMillimetres = (each: Pick<Box, 'lengthMillimetres' | 'widthMillimetres' | 'heightMillimetres'>) =>
  each.lengthMillimetres * each.widthMillimetres * each.heightMillimetres;

const fillGrams = (emptyCubicMillimetres: number) =>
  Math.ceil((emptyCubicMillimetres * fillGramsPerLitre) / 1_000_000);

export function roomOf(carton: CartonSize): Room {
  const inside = (outside: number) => Math.max(0, outside - 2 * wallMillimetres);
  const room = {
    lengthMillimetres: inside(carton.lengthMillimetres),
    widthMillimetres: inside(carton.widthMillimetres),
    heightMillimetres: inside(carton.heightMillimetres),
  };
  return { ...room, mostGrams: carton.mostGrams - carton.ownGrams - fillGrams(cubicMillimetres(room)) };
}

function fillCarton(
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

/** Packs a subset of the boxes, given by index, into one kind of carton; the result uses the same indexes. */
type Packer = (some: readonly number[], kind: number) => Packed;

/** Memoizes packing by contents, because sellers send hundreds of identical boxes. */
function createPacker(boxes: readonly Box[], cartons: readonly CartonSize[]): Packer {
  const known = new Map<string, Packed>();
  const isQuick = boxes.length > maxOfferedBoxes;
  return (some, kind) => {
    const contents = some.map((index) => boxes[index]!);
    const sizes = contents.map(
      ({ grams, lengthMillimetres, widthMillimetres, heightMillimetres }) =>
        `${grams} ${lengthMillimetres} ${widthMillimetres} ${heightMillimetres}`,
    );
    const key = `${kind}: ${sizes.join()}`;
    const packed = known.get(key) ?? pack(contents, roomOf(cartons[kind]!), isQuick);
    known.set(key, packed);
    return {
      placed: packed.placed.map((each) => ({ ...each, box: some[each.box]! })),
      left: packed.left.map((index) => some[index]!),
    };
  };
}

/** Moves the contents to the smallest carton that holds them all. */
function shrinkCarton(
  full: FilledCarton,
  boxes: readonly Box[],
  cartons: readonly CartonSize[],
  packer: Packer,
): FilledCarton {
  const contents = full.placed.map(({ box }) => box).toSorted((a, b) => a - b);
  const goods = contents.reduce((total, box) => total + cubicMillimetres(boxes[box]!), 0);
  const present = cubicMillimetres(cartons[full.carton]!);
  const smaller = cartons
    .map((carton, index) => ({ carton, index, outside: cubicMillimetres(carton) }))
    .filter(({ carton, outside }) => outside < present && cubicMillimetres(roomOf(carton)) >= goods)
    .toSorted((a, b) => a.outside - b.outside);
  for (const { carton, index } of smaller) {
    const { placed, left } = packer(contents, index);
    if (left.length === 0) return fillCarton(carton, index, boxes, placed);
  }
  return full;
}

/**
 * Above this count a carton is offered a sample of all sizes, a few times its volume: trying all would take
 * seconds, and another mixture fills it equally well.
 */
const maxOfferedBoxes = 100;
const offeredVolumeFactor = 3;

/** Selects which waiting boxes, sorted largest first, are offered to the next carton. */
function selectOfferedBoxes(
  waiting: readonly number[],
  boxes: readonly Box[],
  room: Room,
): readonly number[] {
  if (waiting.length <= maxOfferedBoxes) return waiting;
  const whole = waiting.reduce((total, index) => total + cubicMillimetres(boxes[index]!), 0);
  const share = (cubicMillimetres(room) * offeredVolumeFactor) / whole;
  const count = Math.max(20, Math.min(maxOfferedBoxes, Math.ceil(share * waiting.length)));
  return Array.from({ length: count }, (_, place) => waiting[Math.floor((place * waiting.length) / count)]!);
}

/** Sorts largest first; input order breaks ties only between identical boxes, where it does not matter. */
function bySize(boxes: readonly Box[]): (a: number, b: number) => number {
  const measures = boxes.map((box) => {
    const sides = [box.lengthMillimetres, box.widthMillimetres, box.heightMillimetres];
    return [cubicMillimetres(box), box.grams, ...sides.toSorted((a, b) => b - a)];
  });
  return (a, b) => {
    const at = measures[a]!.findIndex((measure, index) => measure !== measures[b]![index]);
    return at < 0 ? a - b : measures[b]![at]! - measures[a]![at]!;
  };
}

/**
 * Fills cartons of one kind until all boxes are placed, then shrinks each to the smallest carton that fits.
 */
function planWith(first: number, boxes: readonly Box[], cartons: readonly CartonSize[]): PackingPlan {
  const carton = cartons[first]!;
  const room = roomOf(carton);
  const packer = createPacker(boxes, cartons);
  const full: FilledCarton[] = [];
  const tooLarge = boxes.flatMap((box, index) => (fits(box, room) ? [] : index));
  let waiting = boxes.flatMap((box, index) => (fits(box, room) ? index : [])).toSorted(bySize(boxes));
  while (waiting.length > 0) {
    const { placed } = packer(selectOfferedBoxes(waiting, boxes, room), first);
    if (placed.length === 0) break;
    full.push(fillCarton(carton, first, boxes, placed));
    const gone = new Set(placed.map(({ box }) => box));
    waiting = waiting.filter((index) => !gone.has(index));
  }
  // A carton around a single box only adds weight and volume.
  const merged = full.filter(({ placed }) => placed.length > 1);
  const alone = full.flatMap(({ placed }) => (placed.length > 1 ? [] : placed.map(({ box }) => box)));
  return {
    cartons: merged.map((each) => shrinkCarton(each, boxes, cartons, packer)),
    loose: [...tooLarge, ...waiting, ...alone].toSorted((a, b) => a - b),
  };
}

/**
 * With many boxes only the largest kinds of carton are tried: hundreds of small ones are not a useful plan.
 */
const maxKindsForManyBoxes = 3;

function cartonKindsToTry(boxes: readonly Box[], cartons: readonly CartonSize[]): number[] {
  const kinds = cartons.map((_, index) => index);
  if (boxes.length <= maxOfferedBoxes) return kinds;
  const roomy = kinds.toSorted(
    (a, b) => cubicMillimetres(roomOf(cartons[b]!)) - cubicMillimetres(roomOf(cartons[a]!)) || a - b,
  );
  return roomy.slice(0, maxKindsForManyBoxes).toSorted((a, b) => a - b);
}

/** Returns one plan per kind of carton that merges at least two boxes. */
export function packingPlans(boxes: readonly Box[], cartons: readonly CartonSize[]): PackingPlan[] {
  return cartonKindsToTry(boxes, cartons)
    .map((kind) => planWith(kind, boxes, cartons))
    .filter((plan) => plan.cartons.length > 0);
}
