import type { Payment } from '@onehaul/contract/payment';
import { isGateway } from '@onehaul/domain/payment/payment-state';
import { GatewayUnavailable } from '../../gateways/payment/payment-gateway.ts';
import type { MemberContext } from '../../http/context.ts';
import { queryGateway, type GatewayServices } from './query-gateway.ts';
import { getOwnPayment, paymentView } from './payment-view.ts';

const minMsBetweenQueries = 3000;
const maxRememberedPayments = 10_000;

/** Rate limit per payment: a polling page triggers at most one gateway query every three seconds. */
function createQueryPacer() {
  const askedAt = new Map<string, number>();
  return (name: string): boolean => {
    const now = Date.now();
    if (now - (askedAt.get(name) ?? -Infinity) < minMsBetweenQueries) return false;
    // Evicts the oldest entry: a Map iterates in insertion order.
    if (askedAt.size >= maxRememberedPayments) askedAt.delete(askedAt.keys().next().value!);
    askedAt.delete(name);
    askedAt.set(name, now);
    return true;
  };
}

/**
 * The current payment state. An open payment is queried at the gateway; the browser's claim is never trusted
 * (S41).
 */
export function createPaymentStateReader(asking: GatewayServices) {
  const isTimely = createQueryPacer();
  return async (context: MemberContext, { number }: { readonly number: string }): Promise<Payment> => {
    const payment = await getOwnPayment(context, number);
    const { tenantId, state, method } = payment;
    const isOpen = state === 'pending' && isGateway(method);
    if (!isOpen || !isTimely(`${tenantId}/${number}`)) return paymentView(payment);
    try {
      await queryGateway(asking, payment);
    } catch (error) {
      if (!(error instanceof GatewayUnavailable)) throw error;
      return paymentView(payment);
    }
    return paymentView(await getOwnPayment(context, number));
  };
}
