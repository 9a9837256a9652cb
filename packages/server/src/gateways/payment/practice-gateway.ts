import type { GatewayMethod } from '@onehaul/domain/payment/payment-state';
import { ForgedNotice, type PaymentGateway, type StartedPayment } from './payment-gateway.ts';

const sessionOf = (minor: number, currency: string) => `practice ${minor} ${currency}`;

function startedAmount({ sessionNumber }: StartedPayment) {
  const [, minor, currency] = /^practice (\d+) ([A-Z]{3})$/.exec(sessionNumber ?? '') ?? [];
  return currency === undefined ? undefined : { minor: Number(minor), currency };
}

/**
 * Gateway of a practice shop: no network and no money. Every payment is paid when it is first queried, and every refund
 * is done at once. It sends no webhooks, so one that claims to come from it is forged.
 */
export function createPracticeGateway(kind: GatewayMethod): PaymentGateway {
  return {
    kind,
    // The payment's own page waits for the result, as after a real gateway's page.
    start: async ({ minor, currency, returnUrl }) => ({
      qrText: kind === 'stripe' ? null : returnUrl,
      redirectUrl: kind === 'stripe' ? returnUrl : null,
      sessionNumber: sessionOf(minor, currency),
    }),
    query: async (payment) => {
      const amount = startedAmount(payment);
      if (!amount) return [];
      const { number } = payment;
      const fact = { fact: 'paid', gatewayNumber: `practice-${number}`, ...amount } as const;
      return [{ number, fact, raw: { isPractice: true } }];
    },
    close: async () => true,
    refund: async () => 'done',
    queryRefund: async () => 'done',
    readNotice: async () => {
      throw new ForgedNotice(kind, 'a practice shop receives no webhooks');
    },
    answerTo: () => ({ status: 404, contentType: 'text/plain', body: 'unknown' }),
    statement: async () => [],
  };
}
