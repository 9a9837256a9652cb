import { z } from 'zod';
import { call } from './call.ts';
import { kilograms } from './fee.ts';
import { bigRecordId, cnyCents, instant, page, pageRequest, wireObject } from './wire.ts';

const Coupon = wireObject(
  {
    id: bigRecordId,
    name: z.string(),
    minor: cnyCents,
    leastMinor: cnyCents,
    leastGrams: kilograms,
    validFrom: instant,
    validUntil: instant,
    isUsed: z.boolean(),
    /** Neither used, nor in an order, nor out of its days. */
    isEffective: z.boolean(),
  },
  { minor: 'Amount', leastMinor: 'MinPrice', leastGrams: 'MinWeight', isUsed: 'IsUse' },
);
export type Coupon = z.output<typeof Coupon>;

export const couponCalls = {
  list: call('/Client_Coupon/GetDataPage', {
    summary: 'The member’s coupons, those that end first first.',
    input: wireObject(
      { ...pageRequest(20, 100), isUsed: z.boolean().optional(), isEffective: z.boolean().optional() },
      { isUsed: 'IsUse' },
    ),
    output: page(Coupon),
  }),
};
