import { CallFailed } from '@onehaul/client/send';

export type KeptKey = { readonly what: string; readonly key: string };

/**
 * The key to pay with: the one before while it is the same that is paid and nobody has answered, so that a payment
 * that got through without our hearing of it is not made again (A48).
 */
export function keyFor(what: string, kept: KeptKey | undefined, newKey: () => string): KeptKey {
  return kept?.what === what ? kept : { what, key: newKey() };
}

/** A refusal is an answer: the next try is a new one. A server that broke down may have paid all the same. */
export const isAnswered = (failure: unknown) => failure instanceof CallFailed && failure.code < 500;
