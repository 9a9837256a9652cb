import type { RefusalCode } from '../refusal.ts';

/** How a shop grants a coupon: for points, on registration, for referrals, as a gift, or for a code. */
export const campaignKinds = ['redeem', 'welcome', 'invite', 'give', 'code'] as const;
export type CampaignKind = (typeof campaignKinds)[number];

export const campaignStates = ['running', 'planned', 'usedUp', 'over', 'off'] as const;
export type CampaignState = (typeof campaignStates)[number];

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

type CampaignTerms = {
  readonly kind: CampaignKind;
  readonly code: string;
  readonly points: number;
  readonly friends: number;
  readonly mostEach: number | null;
  readonly startsAt: Date;
  readonly endsAt: Date | null;
};

/** Returns the field that makes no sense for the kind of campaign, or with another field. */
export function campaignProblem(terms: CampaignTerms): keyof CampaignTerms | undefined {
  const { kind, code, points, friends, mostEach, startsAt, endsAt } = terms;
  if ((kind === 'redeem') !== points > 0) return 'points';
  if ((kind === 'invite') !== friends > 0) return 'friends';
  if ((kind === 'code') !== (code !== '')) return 'code';
  if (kind === 'code' && mostEach === null) return 'mostEach';
  return endsAt !== null && endsAt <= startsAt ? 'endsAt' : undefined;
}

/** A code can spread to anyone: from this percentage on, staff confirm it. */
const largePercent = 50;
type CodeRisk = { readonly kind: CampaignKind; readonly percent: number; readonly stock: number | null };

/** Returns the field by which a code, as changed, could cost far more than intended. */
export function codeRisk(before: CodeRisk | undefined, after: CodeRisk): 'percent' | 'stock' | undefined {
  if (after.kind !== 'code') return undefined;
  const risks = [
    ...(after.percent >= largePercent ? (['percent'] as const) : []),
    ...(after.stock === null ? (['stock'] as const) : []),
  ];
  return risks.find((field) => before?.[field] !== after[field]);
}
