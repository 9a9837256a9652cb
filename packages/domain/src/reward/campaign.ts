import type { RefusalCode } from '../refusal.ts';

/** Why a shop gives a coupon: for points, for joining, for friends that came, or just so. */
export const campaignKinds = ['redeem', 'welcome', 'invite', 'give'] as const;
export type CampaignKind = (typeof campaignKinds)[number];

const pointSources = ['signIn', 'order', 'review', 'invite', 'campaign', 'staff', 'opening'] as const;
export type PointSource = (typeof pointSources)[number];

type Offer = {
  readonly isActive: boolean;
  readonly startsAt: Date;
  readonly endsAt: Date | null;
  /** How many there are in all; null for any number. */
  readonly stock: number | null;
  readonly given: number;
  /** How many one member may have; null for any number. */
  readonly mostEach: number | null;
};

/** Why a member who has had so many of an offer cannot have another. */
export function whyNotGiven(offer: Offer, had: number, now: Date): RefusalCode | undefined {
  const isOver = !offer.isActive || offer.startsAt > now || (offer.endsAt !== null && offer.endsAt <= now);
  if (isOver) return 'campaign.over';
  if (offer.stock !== null && offer.given >= offer.stock) return 'campaign.soldOut';
  return offer.mostEach !== null && had >= offer.mostEach ? 'campaign.mostReached' : undefined;
}

/** How many coupons friends have brought that have not been given yet: one for each full number of them. */
export function couponsForFriends(friends: number, friendsEach: number, had: number): number {
  return Math.max(0, Math.floor(friends / friendsEach) - had);
}
