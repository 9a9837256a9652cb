import { createHash } from 'node:crypto';
import type { CameIn } from '@onehaul/domain/payment/judge-facts';

export { newNumber } from '../../new-number.ts';

/** Derives the refund number from the money itself, so the same money is proposed for return only once. */
export function numberOfNotOwed(paymentNumber: string, { gatewayNumber, minor, currency }: CameIn): string {
  const told = [paymentNumber, gatewayNumber, minor, currency].join(' ');
  const hash = createHash('sha256').update(told).digest('hex');
  return `N${hash.slice(0, 23).toUpperCase()}`;
}
