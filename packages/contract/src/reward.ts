import { z } from 'zod';
import { call, ownCall } from './call.ts';
import { Coupon, couponBenefit } from './coupon.ts';
import { kilograms } from './fee.ts';
import {
  bigRecordId,
  cnyCents,
  instant,
  numberedEnum,
  page,
  pageRequest,
  recordId,
  wireObject,
} from './wire.ts';

/** A date in the shop's time zone. */
const day = z.iso.date();

/** Reasons for point changes. */
const pointReasons = {
  signIn: 1,
  order: 2,
  review: 3,
  invite: 4,
  given: 5,
  spentOnOrder: 6,
  spentOnCoupon: 7,
  returned: 8,
  ended: 9,
  corrected: 10,
} as const;
export type PointReason = keyof typeof pointReasons;

const PointMove = wireObject(
  {
    /** Sequence number within the member's history; the newest is the highest. */
    id: bigRecordId,
    reason: numberedEnum(pointReasons),
    /** Negative for points spent or expired. */
    points: z.int(),
    balance: z.int(),
    /** The related order; empty without one. */
    orderNumber: z.string(),
    createdAt: instant,
  },
  { reason: 'Type', points: 'Integral', orderNumber: 'MainBillCode', createdAt: 'CreateTime' },
);
export type PointMove = z.output<typeof PointMove>;

const EndingPoints = wireObject({ points: z.int(), endsAt: instant }, { points: 'Integral' });

const campaignTypes = { redeem: 1, welcome: 2, invite: 3, give: 4, code: 5 } as const;
const Campaign = wireObject(
  {
    id: recordId,
    kind: numberedEnum(campaignTypes),
    name: z.string(),
    note: z.string(),
    ...couponBenefit,
    leastMinor: cnyCents,
    leastGrams: kilograms,
    validDays: z.int(),
    /** Price in points; 0 unless it is redeemed. */
    points: z.int(),
    /** Referrals required, and reached so far; 0 unless it is a referral campaign. */
    friends: z.int(),
    friendsSoFar: z.int(),
    /** Remaining in total, and for this member; null for unlimited. */
    left: z.int().nullable(),
    leftForMember: z.int().nullable(),
    had: z.int(),
    endsAt: instant.nullable(),
  },
  {
    kind: 'Type',
    note: 'Rem',
    minor: 'Amount',
    leastMinor: 'MinPrice',
    leastGrams: 'MinWeight',
    points: 'Integral',
  },
);
export type Campaign = z.output<typeof Campaign>;

const SignInState = wireObject({
  /** Today in the shop's time zone. */
  today: day,
  isDone: z.boolean(),
  /** Consecutive days up to today, or up to yesterday while today is open. */
  streak: z.int(),
  /** Length of a full streak, and the bonus on its last day. */
  streakDays: z.int(),
  streakPoints: z.int(),
  /** Today and the following days, if none is missed. */
  coming: z.array(wireObject({ day, points: z.int(), isFull: z.boolean() })),
  /** Days of this month with a sign-in. */
  days: z.array(day),
});
export type SignInState = z.output<typeof SignInState>;

const LevelState = wireObject({
  level: z.int(),
  name: z.string(),
  /** What the level offers, in the shop's words; may be empty. */
  benefits: z.string(),
  /** Set by the shop, and independent of spending. */
  isFixed: z.boolean(),
  /** Paid for orders completed within the year. */
  spent: cnyCents,
  /** The next higher level that can be reached by spending. */
  next: wireObject({ level: z.int(), name: z.string(), benefits: z.string(), least: cnyCents }).nullable(),
});
export type LevelState = z.output<typeof LevelState>;

export const rewardCalls = {
  signIn: call('/Client_Info/MemberSignIn', {
    summary:
      'Records the daily sign-in for points: once per day of the shop’s calendar, for the main account.',
    input: wireObject({}),
    output: wireObject({ points: z.int(), streak: z.int(), isFull: z.boolean() }),
  }),
  signInState: ownCall({
    path: '/Client_Info/GetSignInState',
    access: 'member',
    effect: 'read',
    summary: 'Returns whether the member has signed in for points today, and the points of the coming days.',
    input: wireObject({}),
    output: SignInState,
  }),
  points: ownCall({
    path: '/Client_Points/GetDataPage',
    access: 'member',
    effect: 'read',
    summary: 'Lists changes to the member’s points, newest first, with the points that expire and when.',
    input: wireObject({ ...pageRequest(20, 100) }),
    output: wireObject(
      {
        items: z.array(PointMove),
        total: z.int(),
        balance: z.int(),
        /** Value of a point when paying. */
        pointCents: cnyCents,
        /** Nearest expiry first, at most twelve. */
        ending: z.array(EndingPoints),
      },
      { items: 'Rows', balance: 'Integral', pointCents: 'IntegralAmount' },
    ),
  }),
  level: ownCall({
    path: '/Client_Info/GetLevelState',
    access: 'member',
    effect: 'read',
    summary: 'Returns the member’s level, the requirement of the next one and the progress towards it.',
    input: wireObject({}),
    output: LevelState,
  }),
  campaigns: call('/Base_ShopEvents/GetDataPage', {
    summary:
      'Lists the shop’s current campaigns for points and friends, and how many coupons the member can still get.',
    input: wireObject({ ...pageRequest(20, 100) }),
    output: page(Campaign),
  }),
  claim: ownCall({
    path: '/Client_Coupon/ClaimCode',
    access: 'member',
    effect: 'change',
    limit: 'guess',
    summary: 'Issues the coupon of a code, as often as the shop allows each member.',
    input: wireObject({ code: z.string().min(1).max(80) }, {}),
    output: Coupon,
  }),
  redeem: call('/Base_ShopEvents/PointsRedemptionCoupon', {
    summary: 'Redeems points for a coupon that is valid immediately.',
    input: wireObject({ id: recordId }),
    output: wireObject({ coupon: Coupon, balance: z.int() }, { balance: 'Integral' }),
  }),
};
