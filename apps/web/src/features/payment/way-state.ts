type Priced = {
  /** In fen: amount due, wallet balance, and a sub-account's remaining pay limit. */
  readonly minor: number;
  readonly balance: number | null;
  readonly limit: number | null;
};

export type WayState =
  | { readonly kind: 'open' }
  /** The balance is insufficient. */
  | { readonly kind: 'missing'; readonly missing: number }
  /** The balance suffices, but this account's pay limit does not (A16). */
  | { readonly kind: 'overLimit'; readonly left: number };

/** Whether the balance can pay; every other way always can. */
export function wayState({ minor, balance, limit }: Priced): WayState {
  if (balance === null) return { kind: 'open' };
  if (balance < minor) return { kind: 'missing', missing: minor - balance };
  if (limit !== null && limit < minor) return { kind: 'overLimit', left: limit };
  return { kind: 'open' };
}
