import type { Payment } from '@onehaul/contract/payment';

const second = 1000;
/** Staff reviews a deposit within hours: polling is only a fallback for a broken event stream. */
const reviewMs = 60 * second;
const firstMs = 2 * second;
const maxMs = 30 * second;

/**
 * Polling delay of a payment after a number of responses: short during the first minute, while the member
 * scans, then exponential backoff. False in a final state.
 */
export function paymentPollMs(
  { state, next }: Pick<Payment, 'state' | 'next'>,
  answers: number,
): number | false {
  if (state === 'settled' || state === 'rejected' || state === 'closed') return false;
  if (state === 'underReview' || state === 'held') return reviewMs;
  // A deposit does not change before the member submits its receipt.
  if (next === 'receipt') return false;
  const often = 30;
  return Math.min(maxMs, firstMs * 1.5 ** Math.max(0, answers - often));
}
