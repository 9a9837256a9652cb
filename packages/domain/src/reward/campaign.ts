import type { RefusalCode } from '../refusal.ts';

/** How a shop grants a coupon: for points, on registration, for referrals, or as a gift. */
export const campaignKinds = ['redeem', 'welcome', 'invite', 'give'] as const;
export type CampaignKind = (typeof campaignKinds)[number];

const pointSources = ['signIn', 'order', 'review', 'invite', 'campaign', 'staff', 'opening'] as const;
export type PointSource = (typeof pointSources)[number];

type Offer = {
  readonly isActive: boolean;
  readonly startsAt: Date;
  readonly endsAt: Date | null;
  /** Total number available; null for unlimited. */
  readonly stock: number | null;
  readonly given: number;
  /** Limit per member; null for unlimited. */
  readonly mostEach: number | null;
};

/** Returns why a member who already has `had` of an offer cannot get another. */
export function campaignRefusal(offer: Offer, had: number, now: Date): RefusalCode | undefined {
  const isOver = !offer.isActive || offer.startsAt > now || (offer.endsAt !== null && offer.endsAt <= now);
  if (isOver) return 'campaign.over';
  if (offer.stock !== null && offer.given >= offer.stock) return 'campaign.soldOut';
  return offer.mostEach !== null && had >= offer.mostEach ? 'campaign.mostReached' : undefined;
}

/** Coupons earned by referrals and not granted yet: one per `friendsEach` friends. */
export function couponsForFriends(friends: number, friendsEach: number, had: number): number {
  return Math.max(0, Math.floor(friends / friendsEach) - had);
}
