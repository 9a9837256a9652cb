import type { RefusalCode } from '../refusal.ts';

export const peerStates = ['active', 'suspended'] as const;
export type PeerState = (typeof peerStates)[number];

/** How a peer stands: what may be owed, and what is. */
export type Standing = {
  readonly state: PeerState;
  readonly creditMinor: number;
  /** Of all their orders, on a statement or not, what nobody has paid. */
  readonly owedMinor: number;
  /** A statement is due since yesterday or longer. */
  readonly isOverdue: boolean;
};

export const freeMinor = ({ creditMinor, owedMinor }: Pick<Standing, 'creditMinor' | 'owedMinor'>) =>
  Math.max(0, creditMinor - owedMinor);

/** Why somebody may not order at all, whatever it costs. */
export function whyNotOrder({ state, isOverdue }: Standing): RefusalCode | undefined {
  if (state === 'suspended') return 'peer.suspended';
  return isOverdue ? 'peer.overdue' : undefined;
}

/** What is owed and what is new must stay within the credit. */
export const isWithinCredit = ({ creditMinor, owedMinor }: Standing, newMinor: number) =>
  owedMinor + newMinor <= creditMinor;
