import type { RefusalCode } from '../refusal.ts';

/** Accounts that staff may correct. Points have lots with an expiry and are not corrected here. */
export const adjustedAccounts = ['cash', 'gift'] as const;
export type AdjustedAccount = (typeof adjustedAccounts)[number];

export const adjustmentStates = ['requested', 'posted', 'rejected'] as const;
export type AdjustmentState = (typeof adjustmentStates)[number];

/** Largest correction, in fen: a typing error of two digits is refused. */
export const maxAdjustmentMinor = 10_000_000;

type Adjustment = {
  /** Balance of the account now. */
  readonly balance: number;
  /** Balance that the person saw in the dialog. */
  readonly seen: number;
  readonly change: number;
};

/**
 * Why a correction may not be requested or posted. Both people decide about the balance they were shown, so a
 * balance that has moved since is refused, and the result is never below zero.
 */
export function adjustmentRefusal({ balance, seen, change }: Adjustment): RefusalCode | undefined {
  if (!Number.isSafeInteger(change) || change === 0 || Math.abs(change) > maxAdjustmentMinor)
    return 'input.invalid';
  if (balance !== seen) return 'adjustment.balanceMoved';
  return balance + change < 0 ? 'wallet.notEnough' : undefined;
}
