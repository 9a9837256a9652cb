import type { Payment } from '@onehaul/contract/payment';

const second = 1000;
/** Somebody looks at a deposit within hours: asking is only for a page whose stream of events is broken. */
const reviewMs = 60 * second;
const firstMs = 2 * second;
const longestMs = 30 * second;

/**
 * When to ask for a payment again, after so many answers: often while a phone is being held before the screen, ever
 * more seldom after a minute. False once nothing can change any more.
 */
export function askAgainMs(
  { state, next }: Pick<Payment, 'state' | 'next'>,
  answers: number,
): number | false {
  if (state === 'settled' || state === 'rejected' || state === 'closed') return false;
  if (state === 'underReview' || state === 'held') return reviewMs;
  // Nothing happens to a deposit before the member hands its receipt in.
  if (next === 'receipt') return false;
  const often = 30;
  return Math.min(longestMs, firstMs * 1.5 ** Math.max(0, answers - often));
}
