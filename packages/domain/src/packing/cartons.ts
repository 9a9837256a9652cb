import type { Box } from '../fee/shipment.ts';
import { fits, pack, type Packed, type Room } from './pack.ts';

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

/** Packs some of the boxes, named by index, into a kind of carton, and answers with the same names. */
type Packer = (some: readonly number[], kind: number) => Packed;

/** Cartons of the same contents are packed once: sellers send hundreds of equal boxes. */
function openPacker(boxes: readonly Box[], cartons: readonly CartonSize[]): Packer {
  const known = new Map<string, Packed>();
  const isQuick = boxes.length > mostOffered;
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

/** The same contents in a smaller carton, where one holds them all. */
function shrunk(
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
    if (left.length === 0) return filled(carton, index, boxes, placed);
  }
  return full;
}

/**
 * Of more boxes than this a carton is offered some of every size, a few times what it holds: all of them would take
 * seconds, and a carton that is full of one mixture is as full of another.
 */
const mostOffered = 100;
const timesTheRoom = 3;

/** Which of the waiting boxes, largest first, are offered to the next carton. */
function offeredOf(waiting: readonly number[], boxes: readonly Box[], room: Room): readonly number[] {
  if (waiting.length <= mostOffered) return waiting;
  const whole = waiting.reduce((total, index) => total + cubicMillimetres(boxes[index]!), 0);
  const share = (cubicMillimetres(room) * timesTheRoom) / whole;
  const count = Math.max(20, Math.min(mostOffered, Math.ceil(share * waiting.length)));
  return Array.from({ length: count }, (_, place) => waiting[Math.floor((place * waiting.length) / count)]!);
}

/** Largest first. Only equal boxes are told apart by where they were typed, which decides nothing. */
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

/** Fills one kind of carton after the other until the boxes are in, then takes the smallest that does for each. */
function planWith(first: number, boxes: readonly Box[], cartons: readonly CartonSize[]): PackingPlan {
  const carton = cartons[first]!;
  const room = roomOf(carton);
  const packer = openPacker(boxes, cartons);
  const full: FilledCarton[] = [];
  const tooLarge = boxes.flatMap((box, index) => (fits(box, room) ? [] : index));
  let waiting = boxes.flatMap((box, index) => (fits(box, room) ? index : [])).toSorted(bySize(boxes));
  while (waiting.length > 0) {
    const { placed } = packer(offeredOf(waiting, boxes, room), first);
    if (placed.length === 0) break;
    full.push(filled(carton, first, boxes, placed));
    const gone = new Set(placed.map(({ box }) => box));
    waiting = waiting.filter((index) => !gone.has(index));
  }
  // A carton around a single box is only one more box to pay for.
  const merged = full.filter(({ placed }) => placed.length > 1);
  const alone = full.flatMap(({ placed }) => (placed.length > 1 ? [] : placed.map(({ box }) => box)));
  return {
    cartons: merged.map((each) => shrunk(each, boxes, cartons, packer)),
    loose: [...tooLarge, ...waiting, ...alone].toSorted((a, b) => a - b),
  };
}

/** Of many boxes only the roomiest kinds of carton are tried: hundreds of small ones are no way to send them. */
const mostKindsOfMany = 3;

function kindsFor(boxes: readonly Box[], cartons: readonly CartonSize[]): number[] {
  const kinds = cartons.map((_, index) => index);
  if (boxes.length <= mostOffered) return kinds;
  const roomy = kinds.toSorted(
    (a, b) => cubicMillimetres(roomOf(cartons[b]!)) - cubicMillimetres(roomOf(cartons[a]!)) || a - b,
  );
  return roomy.slice(0, mostKindsOfMany).toSorted((a, b) => a - b);
}

/** One plan for each kind of carton the shop has that merges anything. */
export function packingPlans(boxes: readonly Box[], cartons: readonly CartonSize[]): PackingPlan[] {
  return kindsFor(boxes, cartons)
    .map((kind) => planWith(kind, boxes, cartons))
    .filter((plan) => plan.cartons.length > 0);
}
