import type { GatewaySecret } from '@onehaul/contract/console/gateways';
import type { Stripe } from 'stripe';
import { withTimeout, gatewayTimeoutMs } from '../with-timeout.ts';
import type { Outbound } from '../outbound.ts';
import {
  type GatewayPaymentRequest,
  ForgedNotice,
  GatewayUnavailable,
  headerOf,
  type StartedPayment,
  type PaymentGateway,
  type RefundState,
  type GatewayReport,
} from './payment-gateway.ts';

type Secret = Extract<GatewaySecret, { gateway: 'stripe' }>;
type Session = Stripe.Checkout.Session;

/** Stripe does not let a Checkout session expire sooner. */
const minSessionMinutes = 31;
const refundStates: Readonly<Record<string, RefundState>> = {
  succeeded: 'done',
  pending: 'sent',
  requires_action: 'sent',
  failed: 'refused',
  canceled: 'refused',
};
const idOf = (thing: string | { id: string } | null | undefined) =>
  typeof thing === 'string' ? thing : thing?.id;

/** Stripe Checkout: card data is entered on Stripe's page, never on the shop's. */
export async function createStripe(secret: Secret, url: string, outbound: Outbound): Promise<PaymentGateway> {
  const { Stripe } = await import('stripe');
  const { protocol, hostname, port } = new URL(url);
  const isPlain = protocol === 'http:';
  const stripe = new Stripe(secret.secretKey, {
    host: hostname,
    protocol: isPlain ? 'http' : 'https',
    port: port || (isPlain ? 80 : 443),
    timeout: gatewayTimeoutMs,
    maxNetworkRetries: 0,
    telemetry: false,
    httpClient: Stripe.createFetchHttpClient(outbound.fetch),
  });
  const silent = (error: unknown) =>
    new GatewayUnavailable('stripe', (error as { code?: unknown }).code ?? (error as Error).message);
  const ask = <T>(work: () => Promise<T>) => withTimeout(work);

  const factsOf = (session: Session): GatewayReport[] => {
    const number = session.client_reference_id ?? '';
    const gatewayNumber = idOf(session.payment_intent);
    if (session.payment_status === 'paid' && gatewayNumber && session.amount_total !== null) {
      const currency = (session.currency ?? '').toUpperCase();
      const fact = { fact: 'paid', minor: session.amount_total, currency, gatewayNumber } as const;
      return [{ number, fact, raw: session }];
    }
    return session.status === 'expired' ? [{ number, fact: { fact: 'closed' }, raw: session }] : [];
  };
  const refundOf = ({ status }: Stripe.Refund): RefundState => refundStates[status ?? ''] ?? 'unknown';

  const create = (payment: GatewayPaymentRequest) =>
    stripe.checkout.sessions.create(
      {
        mode: 'payment',
        client_reference_id: payment.number,
        line_items: [
          {
            quantity: 1,
            price_data: {
              currency: payment.currency.toLowerCase(),
              unit_amount: payment.minor,
              product_data: { name: payment.title },
            },
          },
        ],
        payment_intent_data: { metadata: { number: payment.number } },
        success_url: payment.returnUrl,
        cancel_url: payment.returnUrl,
        expires_at: Math.floor(
          Math.max(payment.expiresAt.getTime(), Date.now() + minSessionMinutes * 60_000) / 1000,
        ),
      },
      // A retry returns the same session.
      { idempotencyKey: payment.number },
    );
  const query = async (payment: StartedPayment): Promise<GatewayReport[]> => {
    try {
      const session = await sessionOf(payment);
      return session?.client_reference_id === payment.number ? factsOf(session) : [];
    } catch (error) {
      throw silent(error);
    }
  };
  const sessionOf = async ({ sessionNumber }: StartedPayment) =>
    sessionNumber === null ? undefined : ask(() => stripe.checkout.sessions.retrieve(sessionNumber));

  return {
    kind: 'stripe',

    async start(payment) {
      try {
        const session = await ask(() => create(payment));
        return { qrText: null, redirectUrl: session.url, sessionNumber: session.id };
      } catch (error) {
        throw silent(error);
      }
    },

    query,

    async close(payment) {
      const { sessionNumber } = payment;
      // The session id was never stored, so its page was never shown to a payer.
      if (sessionNumber === null) return true;
      try {
        const session = await ask(() => stripe.checkout.sessions.expire(sessionNumber));
        return session.status === 'expired';
      } catch (error) {
        if (isRefused(error)) return (await query(payment)).some(({ fact }) => fact.fact === 'closed');
        throw silent(error);
      }
    },

    async refund({ number, gatewayNumber, refundNumber, minor }) {
      if (gatewayNumber === null) return 'refused';
      try {
        const refund = await ask(() =>
          stripe.refunds.create(
            {
              payment_intent: gatewayNumber,
              amount: minor,
              metadata: { number: refundNumber, payment: number },
            },
            { idempotencyKey: refundNumber },
          ),
        );
        return refundOf(refund);
      } catch (error) {
        if (isRefused(error)) return 'refused';
        throw silent(error);
      }
    },

    async queryRefund({ gatewayNumber, refundNumber }) {
      if (gatewayNumber === null) return 'refused';
      try {
        const refunds = await ask(() => stripe.refunds.list({ payment_intent: gatewayNumber, limit: 100 }));
        const found = refunds.data.find(({ metadata }) => metadata?.['number'] === refundNumber);
        return found ? refundOf(found) : 'unknown';
      } catch (error) {
        throw silent(error);
      }
    },

    async readNotice(headers, body) {
      let event: Stripe.Event;
      try {
        event = stripe.webhooks.constructEvent(
          body,
          headerOf(headers, 'stripe-signature'),
          secret.webhookSecret,
        );
      } catch {
        throw new ForgedNotice('stripe', 'not signed by it');
      }
      if (event.account !== undefined && event.account !== secret.accountId) {
        throw new ForgedNotice('stripe', 'of another merchant');
      }
      const isOfSession = event.type.startsWith('checkout.session.');
      if (isOfSession) return factsOf(event.data.object as Session);
      if (event.type !== 'refund.updated') return [];
      const refund = event.data.object;
      const { number, payment } = refund.metadata ?? {};
      if (refund.status !== 'succeeded' || !number) return [];
      const fact = { fact: 'refunded', minor: refund.amount, refundNumber: number } as const;
      return [{ number: payment ?? '', fact, raw: refund }];
    },

    answerTo: (isTaken) => ({
      status: isTaken ? 200 : 400,
      contentType: 'application/json',
      body: JSON.stringify({ received: isTaken }),
    }),

    async statement(day) {
      const from = Date.parse(`${day}T00:00:00Z`) / 1000;
      try {
        const charges = await stripe.charges
          .list({ created: { gte: from, lt: from + 86_400 }, limit: 100 })
          .autoPagingToArray({ limit: 10_000 });
        return charges
          .filter(({ status }) => status === 'succeeded')
          .map(({ metadata, amount, currency }) => ({
            number: metadata['number'] ?? '',
            minor: amount,
            currency: currency.toUpperCase(),
          }));
      } catch (error) {
        throw silent(error);
      }
    },
  };
}

/** A permanent refusal: a retry would fail again. */
function isRefused(error: unknown): boolean {
  const { statusCode = 0 } = error as { statusCode?: number };
  return statusCode === 400 || statusCode === 404;
}
