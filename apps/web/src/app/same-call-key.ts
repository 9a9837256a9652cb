import type { CallFailed } from '@onehaul/client/send';

export type CallKey = { readonly what: string; readonly key: string };

/**
 * Idempotency key of a call that moves money: reused for the same input until the server responds, so that a call
 * whose response was lost is not made twice (A48).
 */
export function keyFor(what: string, previous: CallKey | undefined, newKey: () => string): CallKey {
  return previous?.what === what ? previous : { what, key: newKey() };
}

/** A refusal (4xx) ends the attempt: the next gets a new key. After a 5xx the call may have succeeded. */
export const isAnswered = (failure: unknown) =>
  failure instanceof Error && failure.name === 'CallFailed' && (failure as CallFailed).code < 500;
