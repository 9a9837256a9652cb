import type { VoidReason } from './earning-state.ts';

/** What is known of a buyer and an agent beside each other. */
export type SourceFacts = {
  readonly isOwnAccount: boolean;
  readonly isRing: boolean;
  readonly isSamePhone: boolean;
  readonly isSameCard: boolean;
  readonly isSameDevice: boolean;
  readonly isSuspended: boolean;
};

const reasons: readonly (readonly [keyof SourceFacts, VoidReason])[] = [
  ['isOwnAccount', 'ownAccount'],
  ['isRing', 'ring'],
  ['isSamePhone', 'samePhone'],
  ['isSameCard', 'sameCard'],
  ['isSameDevice', 'sameDevice'],
  ['isSuspended', 'suspended'],
];

/** Why nothing is earned by this buyer, the surest reason first; null when both look like two people. */
export function whyNoEarning(facts: SourceFacts): VoidReason | null {
  return reasons.find(([fact]) => facts[fact])?.[1] ?? null;
}

/** Whether going up from the buyer comes back to somebody seen before. */
export function isRing(buyerId: number, chain: readonly number[]): boolean {
  return new Set([buyerId, ...chain]).size <= chain.length;
}
