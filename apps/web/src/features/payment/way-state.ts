type Priced = {
  /** In fen: what is asked, what lies in the wallet, what a sub-account may still spend of it. */
  readonly minor: number;
  readonly balance: number | null;
  readonly limit: number | null;
};

export type WayState =
  | { readonly kind: 'open' }
  /** The wallet does not hold enough. */
  | { readonly kind: 'missing'; readonly missing: number }
  /** The wallet does, but not all of it may be spent by this account (A16). */
  | { readonly kind: 'overLimit'; readonly left: number };

/** Whether the balance can pay; every other way always can. */
export function wayState({ minor, balance, limit }: Priced): WayState {
  if (balance === null) return { kind: 'open' };
  if (balance < minor) return { kind: 'missing', missing: minor - balance };
  if (limit !== null && limit < minor) return { kind: 'overLimit', left: limit };
  return { kind: 'open' };
}
