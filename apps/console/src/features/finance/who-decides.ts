import type { RefundRow } from '@onehaul/contract/console/finance';

export type Decider =
  /** This person may say yes or no. */
  | 'me'
  /** Above the limit the one who proposed it does not decide; to take it back is theirs all the same. */
  | 'another'
  | 'nobodyHere';

type Asked = Pick<RefundRow, 'isForTwo' | 'proposedById'>;

/** Who decides on a proposed refund; the server asks again. */
export function whoDecides({ isForTwo, proposedById }: Asked, myId: number, mayReview: boolean): Decider {
  if (!mayReview) return 'nobodyHere';
  return isForTwo && proposedById === myId ? 'another' : 'me';
}
