/** What follows when the packed boxes cost something else than was promised (A42). */
export type Difference =
  | { readonly outcome: 'same'; readonly totalMinor: number }
  /** The difference goes back, to the cent. */
  | { readonly outcome: 'cheaper'; readonly totalMinor: number; readonly backMinor: number }
  /** Dearer within the shop's tolerance: the promise stands and the shop bears it. */
  | { readonly outcome: 'borne'; readonly totalMinor: number; readonly borneMinor: number }
  | { readonly outcome: 'due'; readonly totalMinor: number; readonly dueMinor: number };

type Priced = {
  /** What was promised. */
  readonly quotedMinor: number;
  /** What the measured boxes cost under the same version. */
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
