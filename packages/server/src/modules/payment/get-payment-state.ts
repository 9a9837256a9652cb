import type { Payment } from '@onehaul/contract/payment';
import { isGateway } from '@onehaul/domain/payment/payment-state';
import { GatewaySilent } from '../../gateways/payment/payment-gateway.ts';
import type { MemberContext } from '../../http/context.ts';
import { askGateway, type Asking } from './ask-gateway.ts';
import { findOwnPayment, shownPayment } from './show-payment.ts';

const leastMsBetween = 3000;
const mostRemembered = 10_000;

/** Rate limit per payment: a polling page triggers at most one gateway query every three seconds. */
function openPace() {
  const askedAt = new Map<string, number>();
  return (name: string): boolean => {
    const now = Date.now();
    if (now - (askedAt.get(name) ?? -Infinity) < leastMsBetween) return false;
    // Evicts the oldest entry: a Map iterates in insertion order.
    if (askedAt.size >= mostRemembered) askedAt.delete(askedAt.keys().next().value!);
    askedAt.delete(name);
    askedAt.set(name, now);
    return true;
  };
}

/**
 * The current payment state. An open payment is queried at the gateway; the browser's claim is never trusted
 * (S41).
 */
export function openPaymentState(asking: Asking) {
  const isTimely = openPace();
  return async (context: MemberContext, { number }: { readonly number: string }): Promise<Payment> => {
    const payment = await findOwnPayment(context, number);
    const { tenantId, state, method } = payment;
    const isOpen = state === 'pending' && isGateway(method);
    if (!isOpen || !isTimely(`${tenantId}/${number}`)) return shownPayment(payment);
    try {
      await askGateway(asking, payment);
    } catch (error) {
      if (!(error instanceof GatewaySilent)) throw error;
      return shownPayment(payment);
    }
    return shownPayment(await findOwnPayment(context, number));
  };
}
