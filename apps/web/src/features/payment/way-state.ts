import { limitProblem, type LimitProblem, type PayLimits } from '@onehaul/domain/payment/pay-limits';

type Priced = {
  /** In fen: amount due, wallet balance, and a sub-account's remaining pay limit. */
  readonly minor: number;
  readonly balance: number | null;
  readonly limit: number | null;
};

export type WayState =
  | { readonly kind: 'open' }
  /** The way does not take this amount. */
  | LimitProblem
  /** The balance is insufficient. */
  | { readonly kind: 'missing'; readonly missing: number }
  /** The balance suffices, but this account's pay limit does not (A16). */
  | { readonly kind: 'overLimit'; readonly left: number };

/** Whether a way can pay the amount: within its limits and, for the balance, covered. */
export function wayState({ minor, balance, limit }: Priced, limits: PayLimits): WayState {
  const problem = limitProblem(minor, limits);
  if (problem) return problem;
  if (balance === null) return { kind: 'open' };
  if (balance < minor) return { kind: 'missing', missing: minor - balance };
  if (limit !== null && limit < minor) return { kind: 'overLimit', left: limit };
  return { kind: 'open' };
}
