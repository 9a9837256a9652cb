import { z } from 'zod';
import { instant, recordId } from '../wire.ts';
import { staffCall } from './staff-call.ts';

const Rate = z.object({
  shopId: z.int(),
  code: z.string(),
  name: z.string(),
  exchangeRate: z.number(),
  rateAt: instant,
});
export type Rate = z.output<typeof Rate>;

export const rateCalls = {
  list: staffCall({
    path: '/console/rates/list',
    access: 'rate:read',
    effect: 'read',
    summary: 'Lists the rate of one yuan in the currencies each shop shows.',
    input: z.object({}),
    output: z.object({ items: z.array(Rate) }),
  }),
  set: staffCall({
    path: '/console/rates/set',
    access: 'rate:set',
    effect: 'change',
    summary: 'Sets the rate of a currency, effective immediately; CNY is always 1.',
    input: z.object({
      shopId: recordId,
      code: z.string().regex(/^[A-Z]{3}$/),
      /** Bounded by the stored precision. */
      exchangeRate: z.number().min(0.000_000_01).max(1_000_000),
    }),
    output: z.null(),
  }),
};
