import type { Box } from '../fee/shipment.ts';
import type { RefusalCode } from '../refusal.ts';
import type { SizeRow, WeightRow } from './rows.ts';

/** Maximum number of packages an order announces. */
export const maxAnnouncedBoxes = 50;

const countPieces = (rows: readonly { readonly quantity: number }[]) =>
  rows.reduce((sum, { quantity }) => sum + quantity, 0);

/** Repeats each row by its quantity, in input order. */
const repeatByQuantity = <Row extends { readonly quantity: number }>(rows: readonly Row[]) =>
  rows.flatMap((row) => Array.from({ length: row.quantity }, () => row));

/** Weight rows and size rows describe the same packages, so their piece counts must match. */
export function packagesRefusal(
  weights: readonly WeightRow[],
  sizes: readonly SizeRow[],
): RefusalCode | undefined {
  const count = countPieces(weights);
  if (count === 0 || count !== countPieces(sizes)) return 'dedicated.rowsDiffer';
  return count > maxAnnouncedBoxes ? 'fee.tooManyBoxes' : undefined;
}

/**
 * Pairs weights and sizes piece by piece in input order, however the rows are grouped. Total weight and
 * volume equal those of the rows.
 */
export function packagesOf(weights: readonly WeightRow[], sizes: readonly SizeRow[]): Box[] {
  const measured = repeatByQuantity(sizes);
  return repeatByQuantity(weights).flatMap(({ grossGrams }, piece) => {
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

/** Totals of rows while they are being edited, whether the counts match yet or not. */
export function packageTotals(weights: readonly WeightRow[], sizes: readonly SizeRow[]): PackageTotals {
  const cubicMillimetres = sizes.reduce(
    (sum, { lengthMm, widthMm, heightMm, quantity }) => sum + lengthMm * widthMm * heightMm * quantity,
    0,
  );
  return {
    weighedPieces: countPieces(weights),
    measuredPieces: countPieces(sizes),
    grossGrams: weights.reduce((sum, { grossGrams, quantity }) => sum + grossGrams * quantity, 0),
    netGrams: weights.reduce(
      (sum, { grossGrams, tareGrams, quantity }) => sum + (grossGrams - tareGrams) * quantity,
      0,
    ),
    cubicCentimetres: Math.ceil(cubicMillimetres / 1000),
  };
}
