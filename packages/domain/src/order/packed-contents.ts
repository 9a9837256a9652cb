import { boxCode } from './order-number.ts';

/** Something an order is made of, and how much of it lies in boxes that exist. */
type PackedPart = {
  /** What is written on it: a courier's number, a SKU code, the label of an announced box. */
  readonly name: string;
  readonly quantity: number;
  readonly boxed: number;
};

/** What closing an order must not pass over without a second press and a reason. */
export const packingDoubts = ['lighter', 'emptyBox'] as const;
type PackingDoubt = (typeof packingDoubts)[number];

/** The parts that do not lie in boxes with all their pieces, as a clerk would look for them. */
function unboxedParts(parts: readonly PackedPart[]): string[] {
  return parts
    .filter(({ quantity, boxed }) => boxed < quantity)
    .map(({ name, quantity, boxed }) => (quantity === 1 ? name : `${quantity - boxed} × ${name}`));
}

type Weights = {
  /** Of all boxes together. */
  readonly packedGrams: number;
  /** Of what is in them, as it was measured when it arrived; what was never weighed counts nothing. */
  readonly measuredGrams: number;
  /** How much lighter the boxes may be: outer packaging is often taken off. */
  readonly percent: number;
};

/** Boxes that weigh so much less than what is said to be in them that something may have been left out. */
const isLighter = ({ packedGrams, measuredGrams, percent }: Weights): boolean =>
  (measuredGrams - packedGrams) * 100 > measuredGrams * percent;

type Packing = {
  readonly boxes: readonly { readonly boxNumber: number; readonly grams: number }[];
  readonly parcels: readonly {
    readonly courierNumber: string;
    readonly piece: number;
    readonly weightGrams: number | null;
    readonly boxNumber: number | null;
  }[];
  /** Goods of stock; the weight is that of one piece. */
  readonly items: readonly {
    readonly code: string;
    readonly quantity: number;
    readonly weightGrams: number;
    readonly boxed: readonly { readonly boxNumber: number; readonly quantity: number }[];
  }[];
  /** What a returned parcel weighed that goes out again whole; 0 where there is none. */
  readonly returnedGrams: number;
  /** Boxes that came packed, and leave as they came. */
  readonly receivedBoxes: readonly { readonly orderNumber: string; readonly boxNumber: number }[];
  readonly lighterPercent: number;
};

export type PackedContents = {
  /** What lies in no box, by what is written on it. */
  readonly unboxed: readonly string[];
  /** Boxes that nothing of the order is said to be in. */
  readonly emptyBoxes: readonly number[];
  readonly packedGrams: number;
  readonly measuredGrams: number;
  readonly doubts: readonly PackingDoubt[];
};

/** Holds what an order is made of against the boxes it is to be closed with. */
export function judgePacked({
  boxes,
  parcels,
  items,
  receivedBoxes,
  returnedGrams,
  lighterPercent: percent,
}: Packing): PackedContents {
  const numbers = new Set(boxes.map(({ boxNumber }) => boxNumber));
  const parts: PackedPart[] = [
    ...parcels.map(({ courierNumber, piece, boxNumber }) => ({
      name: piece > 1 ? `${courierNumber} (${piece})` : courierNumber,
      quantity: 1,
      boxed: boxNumber !== null && numbers.has(boxNumber) ? 1 : 0,
    })),
    ...items.map(({ code, quantity, boxed }) => ({ name: code, quantity, boxed: sumOf(boxed) })),
    ...receivedBoxes.map(({ orderNumber, boxNumber }) => ({
      name: boxCode(orderNumber, boxNumber),
      quantity: 1,
      boxed: numbers.has(boxNumber) ? 1 : 0,
    })),
  ];
  const used = new Set(
    [...parcels, ...items.flatMap(({ boxed }) => boxed), ...receivedBoxes].map(boxNumberOf),
  );
  const emptyBoxes = parts.length === 0 ? [] : [...numbers].filter((number) => !used.has(number));
  const packedGrams = boxes.reduce((sum, { grams }) => sum + grams, 0);
  const measuredGrams =
    parcels.reduce((sum, { weightGrams }) => sum + (weightGrams ?? 0), 0) +
    items.reduce((sum, { weightGrams, quantity }) => sum + weightGrams * quantity, 0) +
    returnedGrams;
  const doubts = packingDoubts.filter((doubt) =>
    doubt === 'emptyBox'
      ? emptyBoxes.length > 0
      : boxes.length > 0 && isLighter({ packedGrams, measuredGrams, percent }),
  );
  return { unboxed: unboxedParts(parts), emptyBoxes, packedGrams, measuredGrams, doubts };
}

const boxNumberOf = ({ boxNumber }: { readonly boxNumber: number | null }) => boxNumber;
const sumOf = (some: readonly { readonly quantity: number }[]) =>
  some.reduce((sum, { quantity }) => sum + quantity, 0);
