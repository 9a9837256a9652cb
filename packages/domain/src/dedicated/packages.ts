import type { Box } from '../fee/shipment.ts';
import type { RefusalCode } from '../refusal.ts';
import type { SizeRow, WeightRow } from './rows.ts';

/** As many as one order announces. */
export const mostAnnouncedBoxes = 50;

const pieces = (rows: readonly { readonly quantity: number }[]) =>
  rows.reduce((sum, { quantity }) => sum + quantity, 0);

/** Each row as often as it says, in the order they were typed. */
const spread = <Row extends { readonly quantity: number }>(rows: readonly Row[]) =>
  rows.flatMap((row) => Array.from({ length: row.quantity }, () => row));

/** Weights and sizes are of the same packages: as many of one as of the other. */
export function whyNotPackages(
  weights: readonly WeightRow[],
  sizes: readonly SizeRow[],
): RefusalCode | undefined {
  const count = pieces(weights);
  if (count === 0 || count !== pieces(sizes)) return 'dedicated.rowsDiffer';
  return count > mostAnnouncedBoxes ? 'fee.tooManyBoxes' : undefined;
}

/**
 * The packages that weight rows and size rows are about: the first weight has the first size, and so on piece by piece,
 * however the rows are cut. What all of them weigh and measure together is what the rows say.
 */
export function packagesOf(weights: readonly WeightRow[], sizes: readonly SizeRow[]): Box[] {
  const measured = spread(sizes);
  return spread(weights).flatMap(({ grossGrams }, piece) => {
    const size = measured[piece];
    if (!size) return [];
    const { lengthMm, widthMm, heightMm } = size;
    return [
      {
        grams: grossGrams,
        lengthMillimetres: lengthMm,
        widthMillimetres: widthMm,
        heightMillimetres: heightMm,
      },
    ];
  });
}

export type PackageTotals = {
  readonly weighedPieces: number;
  readonly measuredPieces: number;
  readonly grossGrams: number;
  readonly netGrams: number;
  readonly cubicCentimetres: number;
};

/** What rows come to while they are being typed, whether they fit together already or not. */
export function packageTotals(weights: readonly WeightRow[], sizes: readonly SizeRow[]): PackageTotals {
  const cubicMillimetres = sizes.reduce(
    (sum, { lengthMm, widthMm, heightMm, quantity }) => sum + lengthMm * widthMm * heightMm * quantity,
    0,
  );
  return {
    weighedPieces: pieces(weights),
    measuredPieces: pieces(sizes),
    grossGrams: weights.reduce((sum, { grossGrams, quantity }) => sum + grossGrams * quantity, 0),
    netGrams: weights.reduce(
      (sum, { grossGrams, tareGrams, quantity }) => sum + (grossGrams - tareGrams) * quantity,
      0,
    ),
    cubicCentimetres: Math.ceil(cubicMillimetres / 1000),
  };
}
