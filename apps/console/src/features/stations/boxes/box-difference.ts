import type { ArrivingOrder } from '@onehaul/contract/console/boxes';

type Expected = ArrivingOrder['expected'][number];
type Measured = ArrivingOrder['boxes'][number];

export type BoxDifference = {
  readonly grams: number;
  /** Differences of the longest, middle and shortest side; sides are sorted because a box may lie turned. */
  readonly millimetres: readonly number[];
  readonly isLarge: boolean;
};

const sides = (box: Pick<Measured, 'lengthMillimetres' | 'widthMillimetres' | 'heightMillimetres'>) =>
  [box.lengthMillimetres, box.widthMillimetres, box.heightMillimetres].toSorted((one, other) => other - one);

/** Tolerance between two scales or tapes; smaller differences are ignored. */
const maxShare = 0.05;
const maxMillimetres = 20;

/** Compares our measurements with the announced ones. */
export function boxDifference(expected: Expected, measured: Measured): BoxDifference {
  const grams = measured.grams - expected.grams;
  const announced = sides(expected);
  const millimetres = sides(measured).map((side, index) => side - announced[index]!);
  const isLarge =
    Math.abs(grams) > expected.grams * maxShare ||
    millimetres.some((difference) => Math.abs(difference) > maxMillimetres);
  return { grams, millimetres, isLarge };
}

/** Returns the next box to process: the first not received, then the first without a photo. */
export function nextBox({ expected, boxes }: Pick<ArrivingOrder, 'expected' | 'boxes'>): number | undefined {
  const missing = expected.find(({ receivedAt }) => receivedAt === null);
  return missing?.boxNumber ?? boxes.find(({ hasProof }) => !hasProof)?.boxNumber;
}
