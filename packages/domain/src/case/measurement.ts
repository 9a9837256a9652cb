/** One thing on the scale: a parcel, or a box of an order. */
export type MeasuredPiece = {
  readonly boxNumber: number;
  readonly grams: number;
  readonly lengthMillimetres: number;
  readonly widthMillimetres: number;
  readonly heightMillimetres: number;
};

/** What was measured, and what an order cost by it; a parcel has no price of its own. */
export type Measured = {
  readonly pieces: readonly MeasuredPiece[];
  readonly totalMinor: number | null;
};

/** What scales and tapes of one house may differ by without anybody having been wrong (A68). */
export const toleranceGrams = 50;
export const toleranceMillimetres = 10;

/** Sides in the order of their size: a box lies on the scale as it likes. */
const sidesOf = ({ lengthMillimetres, widthMillimetres, heightMillimetres }: MeasuredPiece) =>
  [lengthMillimetres, widthMillimetres, heightMillimetres].sort((one, other) => one - other);

/** Whether the second person found something else than the first. */
export function differs(first: MeasuredPiece, second: MeasuredPiece): boolean {
  if (Math.abs(first.grams - second.grams) > toleranceGrams) return true;
  const before = sidesOf(first);
  return sidesOf(second).some((side, index) => Math.abs(side - before[index]!) > toleranceMillimetres);
}

/** How a doubted measurement ends. `stands`: what was measured before was right. */
export const measureOutcomes = ['stands', 'corrected', 'cheaper', 'promiseStands'] as const;
export type MeasureOutcome = (typeof measureOutcomes)[number];
