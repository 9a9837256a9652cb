import { createHash, randomInt } from 'node:crypto';
import type { CameIn } from '@onehaul/domain/payment/judge-facts';
import { codeSigns } from '@onehaul/domain/member-code';

const signs = 20;

/** What gateways call a payment or a refund: about 95 bits, so that none is guessed from another. */
export const newNumber = (): string =>
  Array.from({ length: signs }, () => codeSigns[randomInt(codeSigns.length)]!).join('');

/** Of the refund of one piece of money: the same money is proposed to go back once. */
export function numberOfNotOwed(paymentNumber: string, { gatewayNumber, minor, currency }: CameIn): string {
  const told = [paymentNumber, gatewayNumber, minor, currency].join(' ');
  const hash = createHash('sha256').update(told).digest('hex');
  return `N${hash.slice(0, 23).toUpperCase()}`;
}
