import { createHash } from 'node:crypto';
import type { ReceivedPayment } from '@onehaul/domain/payment/evaluate-facts';

export { generateExternalNumber } from '../../external-number.ts';

/** Derives the refund number from the payment, so that a payment is proposed for refund only once. */
export function deriveNotOwedRefundNumber(
  paymentNumber: string,
  { gatewayNumber, minor, currency }: ReceivedPayment,
): string {
  const told = [paymentNumber, gatewayNumber, minor, currency].join(' ');
  const hash = createHash('sha256').update(told).digest('hex');
  return `N${hash.slice(0, 23).toUpperCase()}`;
}
