import type { GatewayMethod } from './payment-state.ts';

export const testPaymentStates = ['pending', 'paid', 'failed', 'expired'] as const;
export type TestPaymentState = (typeof testPaymentStates)[number];

/** Amount of a test payment in fen: the smallest a gateway takes. Stripe refuses less than about half a dollar. */
export const testPaymentMinor = (method: GatewayMethod): number => (method === 'stripe' ? 500 : 1);

/** How long a test payment can be paid, and how many of an account may be started within an hour. */
export const testPaymentMinutes = 10;
export const maxTestPaymentsPerHour = 5;
