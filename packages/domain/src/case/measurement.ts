/** One weighed item: a parcel, or a box of an order. */
export type MeasuredPiece = {
  readonly boxNumber: number;
  readonly grams: number;
  readonly lengthMillimetres: number;
  readonly widthMillimetres: number;
  readonly heightMillimetres: number;
};

/** Measurements and the resulting order price; a parcel has no price of its own. */
export type MeasurementResult = {
  readonly pieces: readonly MeasuredPiece[];
  readonly totalMinor: number | null;
};

/** Tolerances within which two correct measurements may differ (A68). */
export const toleranceGrams = 50;
export const toleranceMillimetres = 10;

/** Sorts the sides, because a box can be measured in any orientation. */
const sidesOf = ({ lengthMillimetres, widthMillimetres, heightMillimetres }: MeasuredPiece) =>
  [lengthMillimetres, widthMillimetres, heightMillimetres].sort((one, other) => one - other);

/** Whether the second measurement differs from the first beyond the tolerance. */
export function measurementsDiffer(first: MeasuredPiece, second: MeasuredPiece): boolean {
  if (Math.abs(first.grams - second.grams) > toleranceGrams) return true;
  const before = sidesOf(first);
  return sidesOf(second).some((side, index) => Math.abs(side - before[index]!) > toleranceMillimetres);
}

/**
 * Outcomes of a disputed measurement: `stands`, the first one was correct; `corrected`, a parcel gets the
 * second figures; `cheaper`, the difference of an order is refunded; `promiseStands`, the figures differ
 * but do not make the order cheaper, so its price stays.
 */
export const measureOutcomes = ['stands', 'corrected', 'cheaper', 'promiseStands'] as const;
export type MeasureOutcome = (typeof measureOutcomes)[number];
