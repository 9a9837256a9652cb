import { z } from 'zod';
import { call } from './call.ts';
import { Coupon } from './coupon.ts';
import { kilograms } from './fee.ts';
import { bigRecordId, cnyCents, instant, numbered, page, pageRequest, recordId, wireObject } from './wire.ts';

/** A day of the shop's calendar. */
const day = z.iso.date();

/** Why points came or went. */
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
    /** Its place among the member's: the newest has the highest. */
    id: bigRecordId,
    reason: numbered(pointReasons),
    /** With a minus where they went. */
    points: z.int(),
    balance: z.int(),
    /** The order it was about; empty where there was none. */
    orderNumber: z.string(),
    createdAt: instant,
  },
  { reason: 'Type', points: 'Integral', orderNumber: 'MainBillCode', createdAt: 'CreateTime' },
);
export type PointMove = z.output<typeof PointMove>;

const EndingPoints = wireObject({ points: z.int(), endsAt: instant }, { points: 'Integral' });

const campaignTypes = { redeem: 1, welcome: 2, invite: 3, give: 4 } as const;
const Campaign = wireObject(
  {
    id: recordId,
    kind: numbered(campaignTypes),
    name: z.string(),
    note: z.string(),
    minor: cnyCents,
    leastMinor: cnyCents,
    leastGrams: kilograms,
    validDays: z.int(),
    /** What it costs, in points; nothing unless it is redeemed. */
    points: z.int(),
    /** After how many friends it comes, and how many have come; nothing unless it is for friends. */
    friends: z.int(),
    friendsSoFar: z.int(),
    /** How many are left for everybody, and for this member; null for any number. */
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
  /** Today, where the shop is. */
  today: day,
  isDone: z.boolean(),
  /** Days in a row up to today, or to yesterday while today is open. */
  streak: z.int(),
  /** How many days make a full streak, and what such a day brings on top. */
  streakDays: z.int(),
  streakPoints: z.int(),
  /** Today and what comes after, if no day is missed. */
  coming: z.array(wireObject({ day, points: z.int(), isFull: z.boolean() })),
  /** Days of this month on which the member came by. */
  days: z.array(day),
});
export type SignInState = z.output<typeof SignInState>;

const LevelState = wireObject({
  level: z.int(),
  name: z.string(),
  /** Set by the shop, and not moved by what is paid. */
  isFixed: z.boolean(),
  /** Paid for orders that were completed within the year. */
  spent: cnyCents,
  /** The nearest level above that orders reach. */
  next: wireObject({ level: z.int(), name: z.string(), least: cnyCents }).nullable(),
});
export type LevelState = z.output<typeof LevelState>;

export const rewardCalls = {
  signIn: call('/Client_Info/MemberSignIn', {
    summary: 'Coming by: once a day of the shop’s calendar, for the main account.',
    input: wireObject({}),
    output: wireObject({ points: z.int(), streak: z.int(), isFull: z.boolean() }),
  }),
  signInState: call('/Client_Info/GetSignInState', {
    summary: 'Whether the member came by today, and what the coming days bring.',
    input: wireObject({}),
    output: SignInState,
  }),
  points: call('/Client_Points/GetDataPage', {
    summary: 'How the member’s points came and went, newest first, and which of them end when.',
    input: wireObject({ ...pageRequest(20, 100) }),
    output: wireObject(
      {
        items: z.array(PointMove),
        total: z.int(),
        balance: z.int(),
        /** What a point takes off an order. */
        pointCents: cnyCents,
        /** The nearest first, at most twelve. */
        ending: z.array(EndingPoints),
      },
      { items: 'Rows', balance: 'Integral', pointCents: 'IntegralAmount' },
    ),
  }),
  level: call('/Client_Info/GetLevelState', {
    summary: 'The member’s level, what the next one asks for and how far it is.',
    input: wireObject({}),
    output: LevelState,
  }),
  campaigns: call('/Base_ShopEvents/GetDataPage', {
    summary:
      'What the shop offers now for points and for friends, and how much of it the member may still have.',
    input: wireObject({ ...pageRequest(20, 100) }),
    output: page(Campaign),
  }),
  redeem: call('/Base_ShopEvents/PointsRedemptionCoupon', {
    summary: 'Takes points for a coupon that is good from now on.',
    input: wireObject({ id: recordId }),
    output: wireObject({ coupon: Coupon, balance: z.int() }, { balance: 'Integral' }),
  }),
};
