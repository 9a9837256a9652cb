import { CallFailed } from '@onehaul/client/send';

export type PaymentKey = { readonly what: string; readonly key: string };

/**
 * Idempotency key of a payment: reused for the same purchase until the server responds, so that a payment
 * whose response was lost is not made twice (A48).
 */
export function keyFor(what: string, previous: PaymentKey | undefined, newKey: () => string): PaymentKey {
  return previous?.what === what ? previous : { what, key: newKey() };
}

/** A refusal (4xx) ends the attempt: the next gets a new key. After a 5xx the payment may have succeeded. */
export const isAnswered = (failure: unknown) => failure instanceof CallFailed && failure.code < 500;
