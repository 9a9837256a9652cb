import { boxCode } from './order-number.ts';

/** A component of an order, and how much of it is assigned to existing boxes. */
type PackedPart = {
  /** The text on the item: a courier number, a SKU code, or the label of an announced box. */
  readonly name: string;
  readonly quantity: number;
  readonly boxed: number;
};

/** Warnings that closing an order must confirm with a second press and a reason. */
export const packingDoubts = ['lighter', 'emptyBox'] as const;
type PackingDoubt = (typeof packingDoubts)[number];

/** Names of components not completely boxed, as a clerk would look for them. */
function unboxedParts(parts: readonly PackedPart[]): string[] {
  return parts
    .filter(({ quantity, boxed }) => boxed < quantity)
    .map(({ name, quantity, boxed }) => (quantity === 1 ? name : `${quantity - boxed} × ${name}`));
}

type Weights = {
  readonly packedGrams: number;
  /** Weight of the contents as measured on arrival; unweighed items count as zero. */
  readonly measuredGrams: number;
  /** Allowed shortfall in percent, because outer packaging is often removed. */
  readonly percent: number;
};

/** Boxes so much lighter than their contents that something may be missing. */
const isLighter = ({ packedGrams, measuredGrams, percent }: Weights): boolean =>
  (measuredGrams - packedGrams) * 100 > measuredGrams * percent;

type PackingInput = {
  readonly boxes: readonly { readonly boxNumber: number; readonly grams: number }[];
  readonly parcels: readonly {
    readonly courierNumber: string;
    readonly piece: number;
    readonly weightGrams: number | null;
    readonly boxNumber: number | null;
  }[];
  /** Stock items; the weight is per piece. */
  readonly items: readonly {
    readonly code: string;
    readonly quantity: number;
    readonly weightGrams: number;
    readonly boxed: readonly { readonly boxNumber: number; readonly quantity: number }[];
  }[];
  /** Weight of a returned parcel that is shipped again unopened; 0 without one. */
  readonly returnedGrams: number;
  /** Boxes that arrived packed and leave unchanged. */
  readonly receivedBoxes: readonly { readonly orderNumber: string; readonly boxNumber: number }[];
  readonly lighterPercent: number;
};

export type PackedContents = {
  /** Labels of items that are in no box. */
  readonly unboxed: readonly string[];
  /** Boxes with no assigned contents. */
  readonly emptyBoxes: readonly number[];
  readonly packedGrams: number;
  readonly measuredGrams: number;
  readonly doubts: readonly PackingDoubt[];
};

/** Compares the contents of an order with the boxes it is being closed with. */
export function evaluatePackedContents({
  boxes,
  parcels,
  items,
  receivedBoxes,
  returnedGrams,
  lighterPercent: percent,
}: PackingInput): PackedContents {
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
