import { z } from 'zod';
import { call, ownCall } from './call.ts';
import { kilograms } from './fee.ts';
import { bigRecordId, cnyCents, instant, numberedEnum, page, pageRequest, wireObject } from './wire.ts';

/** Coupon states: usable, reserved by an order, used by a completed order, expired. */
export const couponStates = { usable: 1, inOrder: 2, used: 3, ended: 4 } as const;
export type CouponState = keyof typeof couponStates;

/** What a coupon takes off, and the lines and member levels it holds for. */
export const couponBenefit = {
  /** Amount off; the maximum of a percentage. */
  minor: cnyCents,
  /** Whole percent of the amount due; 0 for a fixed amount. */
  percent: z.int(),
  /** Names of its lines and levels; empty for all. */
  lineNames: z.array(z.string()),
  levelNames: z.array(z.string()),
};

export const Coupon = wireObject(
  {
    id: bigRecordId,
    name: z.string(),
    ...couponBenefit,
    /** Its lines and levels; empty for all. */
    lineIds: z.array(z.int()),
    levels: z.array(z.int()),
    leastMinor: cnyCents,
    leastGrams: kilograms,
    validFrom: instant,
    validUntil: instant,
    state: numberedEnum(couponStates),
    isUsed: z.boolean(),
    /** Neither used, reserved by an order, nor outside its validity period. */
    isEffective: z.boolean(),
    /** Number of the order that reserves or used the coupon; empty if there is none. */
    orderNumber: z.string(),
    usedAt: instant.nullable(),
  },
  {
    minor: 'Amount',
    leastMinor: 'MinPrice',
    leastGrams: 'MinWeight',
    isUsed: 'IsUse',
    orderNumber: 'MainBillCode',
    usedAt: 'UseTime',
  },
);
export type Coupon = z.output<typeof Coupon>;

export const couponCalls = {
  list: call('/Client_Coupon/GetDataPage', {
    summary: 'Lists the member’s coupons, earliest to expire first; past coupons latest first.',
    input: wireObject(
      {
        ...pageRequest(20, 100),
        isUsed: z.boolean().optional(),
        isEffective: z.boolean().optional(),
        state: numberedEnum(couponStates).optional(),
      },
      { isUsed: 'IsUse' },
    ),
    output: page(Coupon),
  }),
  count: ownCall({
    path: '/Client_Coupon/GetCouponCount',
    access: 'member',
    effect: 'read',
    summary: 'Returns the number of the member’s coupons in each state.',
    input: wireObject({}),
    output: wireObject({ usable: z.int(), inOrder: z.int(), used: z.int(), ended: z.int() }),
  }),
};
