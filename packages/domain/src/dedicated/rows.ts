/** A number of packages of one weight (§3): gross and tare in grams. */
export type WeightRow = {
  readonly grossGrams: number;
  readonly tareGrams: number;
  readonly quantity: number;
};

/** A number of packages of one size (§3). */
export type SizeRow = {
  readonly lengthMm: number;
  readonly widthMm: number;
  readonly heightMm: number;
  readonly quantity: number;
};

/** Initial values of the form rows (§9). */
export const newWeightRow = { tareGrams: 0, quantity: 1 } as const;
export const newSizeRow = { quantity: 1 } as const;
