import type { RefundRow } from '@onehaul/contract/console/finance';

export type Decider =
  /** The current user may approve or reject. */
  | 'me'
  /** Above the limit the proposer may not decide, but may still withdraw the proposal. */
  | 'another'
  | 'nobodyHere';

type Asked = Pick<RefundRow, 'isForTwo' | 'proposedById'>;

/** Returns the possible decider of a proposed refund; the server enforces it again. */
export function refundDecider({ isForTwo, proposedById }: Asked, myId: number, mayReview: boolean): Decider {
  if (!mayReview) return 'nobodyHere';
  return isForTwo && proposedById === myId ? 'another' : 'me';
}
