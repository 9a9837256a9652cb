import type { ArrivingOrder } from '@onehaul/contract/console/boxes';

type Expected = ArrivingOrder['expected'][number];
type Measured = ArrivingOrder['boxes'][number];

export type BoxDifference = {
  readonly grams: number;
  /** By how much the longest side, the next and the shortest differ: a box may lie on another side than was said. */
  readonly millimetres: readonly number[];
  readonly isLarge: boolean;
};

const sides = (box: Pick<Measured, 'lengthMillimetres' | 'widthMillimetres' | 'heightMillimetres'>) =>
  [box.lengthMillimetres, box.widthMillimetres, box.heightMillimetres].toSorted((one, other) => other - one);

/** Scales and tapes of two houses never agree to the gram: so much is no difference. */
const mostShare = 0.05;
const mostMillimetres = 20;

/** What our scale and tape say against what was announced. */
export function boxDifference(expected: Expected, measured: Measured): BoxDifference {
  const grams = measured.grams - expected.grams;
  const announced = sides(expected);
  const millimetres = sides(measured).map((side, index) => side - announced[index]!);
  const isLarge =
    Math.abs(grams) > expected.grams * mostShare ||
    millimetres.some((difference) => Math.abs(difference) > mostMillimetres);
  return { grams, millimetres, isLarge };
}

/** The box that is asked for next: the first that has not come, then the first without a photo. */
export function nextBox({ expected, boxes }: Pick<ArrivingOrder, 'expected' | 'boxes'>): number | undefined {
  const missing = expected.find(({ receivedAt }) => receivedAt === null);
  return missing?.boxNumber ?? boxes.find(({ hasProof }) => !hasProof)?.boxNumber;
}
