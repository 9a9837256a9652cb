import { testPaymentStates } from '@onehaul/domain/payment/test-payment';
import { z } from 'zod';
import { instant, recordId } from '../wire.ts';
import { staffCall } from './staff-call.ts';

/** A payment method of a shop. */
const payTypeRef = { shopId: recordId, payTypeId: recordId };

const TestPayment = z.object({
  id: z.int(),
  state: z.enum(testPaymentStates),
  /** As the gateway is asked for it. */
  askedMinor: z.int(),
  currencyCode: z.string(),
  /** How to pay it; both null until the gateway has answered. */
  qrText: z.string().nullable(),
  redirectUrl: z.string().nullable(),
  /** Why it failed, as the gateway says it. */
  reason: z.string(),
  staffName: z.string(),
  createdAt: instant,
  expiresAt: instant,
  paidAt: instant.nullable(),
});
export type TestPayment = z.output<typeof TestPayment>;

export const testPaymentCalls = {
  start: staffCall({
    path: '/console/test-payments/start',
    access: 'finance:review',
    effect: 'change',
    summary: 'Starts the smallest payment at a payment method’s gateway account, or returns the open one.',
    input: z.object(payTypeRef),
    output: z.object({ id: z.int() }),
  }),
  last: staffCall({
    path: '/console/test-payments/last',
    access: 'finance:read',
    effect: 'read',
    summary: 'Returns the last test payment of a payment method.',
    input: z.object(payTypeRef),
    output: z.object({ test: TestPayment.nullable() }),
  }),
};
