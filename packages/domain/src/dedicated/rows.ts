/** So many packages of one weight (§3): gross and tare in grams. */
export type WeightRow = {
  readonly grossGrams: number;
  readonly tareGrams: number;
  readonly quantity: number;
};

/** So many packages of one size (§3). */
export type SizeRow = {
  readonly lengthMm: number;
  readonly widthMm: number;
  readonly heightMm: number;
  readonly quantity: number;
};

/** As the form begins (§9). */
export const newWeightRow = { tareGrams: 0, quantity: 1 } as const;
export const newSizeRow = { quantity: 1 } as const;
