import { campaignKinds, campaignStates } from '@onehaul/domain/reward/campaign';
import {
  cents,
  choice,
  count,
  days,
  grams,
  moment,
  optionalCount,
  optionalCouponCode,
  optionalMoment,
  optionalTranslated,
  percent,
  references,
  translated,
  yesNo,
} from './field.ts';
import { resource } from './resource.ts';

/** A reason for which a shop issues coupons, and the terms of the coupons it issues from now on (A52). */
export const campaign = resource({
  name: 'campaign',
  access: { read: 'campaign:read', edit: 'campaign:edit' },
  title: 'names',
  fixed: ['kind'],
  states: campaignStates,
  filters: ['kind'],
  fields: {
    kind: choice(campaignKinds),
    names: translated(60),
    notes: optionalTranslated(200),
    /** 0 for a fixed amount. */
    percent: percent(0, 100),
    /** Amount off; the maximum of a percentage. */
    minor: cents(1, 10_000_000),
    leastMinor: cents(0, 100_000_000),
    leastGrams: grams(0, 1_000_000),
    /** Empty for all. */
    lineIds: references('line', 100),
    levels: references('memberLevel', 100),
    code: optionalCouponCode(),
    /** Price in points; 0 unless it is redeemed. */
    points: count(0, 10_000_000),
    /** Referrals required; 0 unless it is a referral campaign. */
    friends: count(0, 1000),
    stock: optionalCount(0, 10_000_000),
    mostEach: optionalCount(1, 1000),
    validDays: days(1, 3650),
    startsAt: moment(),
    endsAt: optionalMoment(),
    isActive: yesNo(),
  },
});
