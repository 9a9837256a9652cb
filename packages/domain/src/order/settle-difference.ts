/** Consequence of packed boxes costing more or less than quoted (A42). */
export type Difference =
  | { readonly outcome: 'same'; readonly totalMinor: number }
  /** The exact difference is refunded. */
  | { readonly outcome: 'cheaper'; readonly totalMinor: number; readonly backMinor: number }
  /** More expensive within the shop's tolerance: the quote stands and the shop bears the difference. */
  | { readonly outcome: 'borne'; readonly totalMinor: number; readonly borneMinor: number }
  | { readonly outcome: 'due'; readonly totalMinor: number; readonly dueMinor: number };

type Priced = {
  /** The quoted total. */
  readonly quotedMinor: number;
  /** Price of the measured boxes under the same tariff version. */
  readonly packedMinor: number;
  readonly toleranceMinor: number;
};

export function differenceOf({ quotedMinor, packedMinor, toleranceMinor }: Priced): Difference {
  const over = packedMinor - quotedMinor;
  if (over === 0) return { outcome: 'same', totalMinor: quotedMinor };
  if (over < 0) return { outcome: 'cheaper', totalMinor: packedMinor, backMinor: -over };
  if (over <= toleranceMinor) return { outcome: 'borne', totalMinor: quotedMinor, borneMinor: over };
  return { outcome: 'due', totalMinor: packedMinor, dueMinor: over };
}
