import type { RefusalCode } from '../refusal.ts';

export const peerStates = ['active', 'suspended'] as const;
export type PeerState = (typeof peerStates)[number];

/** Credit status of a peer: limit and outstanding debt. */
export type PeerCreditStatus = {
  readonly state: PeerState;
  readonly creditMinor: number;
  /** Unpaid amount of all their orders, whether on a statement or not. */
  readonly owedMinor: number;
  /** A statement's due date has passed. */
  readonly isOverdue: boolean;
};

export const availableCreditMinor = ({
  creditMinor,
  owedMinor,
}: Pick<PeerCreditStatus, 'creditMinor' | 'owedMinor'>) => Math.max(0, creditMinor - owedMinor);

/** Returns why a peer may not place orders at all, regardless of price. */
export function peerOrderRefusal({ state, isOverdue }: PeerCreditStatus): RefusalCode | undefined {
  if (state === 'suspended') return 'peer.suspended';
  return isOverdue ? 'peer.overdue' : undefined;
}

/** Outstanding plus new charges must stay within the credit limit. */
export const isWithinCredit = ({ creditMinor, owedMinor }: PeerCreditStatus, newMinor: number) =>
  owedMinor + newMinor <= creditMinor;
