/** What a way to pay takes at least and at most, in fen; null for no limit. */
export type PayLimits = { readonly least: number | null; readonly most: number | null };

export type LimitProblem =
  | { readonly kind: 'belowLeast'; readonly least: number }
  | { readonly kind: 'aboveMost'; readonly most: number };

/** Why an amount cannot be paid in this way; both limits are included. */
export function limitProblem(minor: number, { least, most }: PayLimits): LimitProblem | undefined {
  if (least !== null && minor < least) return { kind: 'belowLeast', least };
  if (most !== null && minor > most) return { kind: 'aboveMost', most };
  return undefined;
}
