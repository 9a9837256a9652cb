import { z } from 'zod';
import { type CouponState, couponStates } from '../coupon.ts';
import { bigRecordId, instant, pageRequest, recordId } from '../wire.ts';
import { pageOf, staffCall } from './staff-call.ts';

const CouponRow = z.object({
  shopId: recordId,
  id: bigRecordId,
  name: z.string(),
  /** Amount off in fen; the maximum of a percentage. */
  minor: z.int(),
  /** 0 for a fixed amount. */
  percent: z.int(),
  leastMinor: z.int(),
  state: z.enum(Object.keys(couponStates) as CouponState[]),
  validUntil: instant,
  usedAt: instant.nullable(),
  orderId: bigRecordId.nullable(),
  orderNumber: z.string(),
});
export type CouponRow = z.output<typeof CouponRow>;

export const couponDeskCalls = {
  list: staffCall({
    path: '/console/coupons/list',
    access: 'campaign:read',
    effect: 'read',
    summary: 'Lists the coupons of a member: usable ones by expiry, then those in orders, used and expired.',
    input: z.object({ shopId: recordId, memberId: recordId, ...pageRequest(20, 100) }),
    output: pageOf(CouponRow),
  }),
};
