import type { VoidReason } from './earning-state.ts';

/** Evidence that a buyer and an agent are the same person. */
export type SelfReferralFacts = {
  readonly isOwnAccount: boolean;
  readonly isRing: boolean;
  readonly isSamePhone: boolean;
  readonly isSameCard: boolean;
  readonly isSameDevice: boolean;
  readonly isSuspended: boolean;
};

const reasons: readonly (readonly [keyof SelfReferralFacts, VoidReason])[] = [
  ['isOwnAccount', 'ownAccount'],
  ['isRing', 'ring'],
  ['isSamePhone', 'samePhone'],
  ['isSameCard', 'sameCard'],
  ['isSameDevice', 'sameDevice'],
  ['isSuspended', 'suspended'],
];

/**
 * Returns why this buyer earns the agent nothing, strongest reason first; null when they look like two
 * people.
 */
export function earningVoidReason(facts: SelfReferralFacts): VoidReason | null {
  return reasons.find(([fact]) => facts[fact])?.[1] ?? null;
}

/** Detects a cycle in the referral chain above the buyer. */
export function isReferralCycle(buyerId: number, chain: readonly number[]): boolean {
  return new Set([buyerId, ...chain]).size <= chain.length;
}
