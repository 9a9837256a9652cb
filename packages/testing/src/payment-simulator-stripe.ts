import { createHmac, randomUUID } from 'node:crypto';
import {
  type Book,
  newGatewayNumber,
  type Notice,
  type SimulatedLine,
  type SimulatedPayment,
  type SimulatorAnswer,
  type SimulatorRequest,
} from './payment-simulator-book.ts';
import { simulatedKeys } from './payment-simulator-keys.ts';

const answer = (status: number, content: object): SimulatorAnswer => ({
  status,
  headers: { 'content-type': 'application/json', 'request-id': `req_${randomUUID()}` },
  body: JSON.stringify(content),
});
const refusal = (status: number, code: string) =>
  answer(status, { error: { type: 'invalid_request_error', code, message: code } });

const sessionOf = (payment: SimulatedPayment, base: string) => ({
  id: payment.sessionNumber,
  object: 'checkout.session',
  client_reference_id: payment.number,
  status: { open: 'open', paid: 'complete', closed: 'expired' }[payment.state],
  payment_status: payment.paid ? 'paid' : 'unpaid',
  payment_intent: payment.paid?.gatewayNumber ?? null,
  amount_total: payment.paid?.minor ?? payment.minor,
  currency: (payment.paid?.currency ?? payment.currency).toLowerCase(),
  url: payment.state === 'open' ? `${base}/scan?code=${payment.number}` : null,
});
const refundOf = (number: string, { id, minor }: { id: string; minor: number }) => ({
  id,
  object: 'refund',
  amount: minor,
  status: 'succeeded',
  metadata: { number },
});

/** Stripe's API, as far as the product uses it. */
export function answerAsStripe(
  request: SimulatorRequest,
  book: Book,
  base: string,
  statement: (day: string) => readonly SimulatedLine[],
): SimulatorAnswer {
  const key = String(request.headers['authorization'] ?? '').replace(/^Bearer /, '');
  if (!key.startsWith(simulatedKeys.stripeKey)) return refusal(401, 'invalid_api_key');
  const merchant = key.slice(simulatedKeys.stripeKey.length + 1);
  const { path, query } = request;
  const sent = new URLSearchParams(request.body);
  if (path === '/v1/checkout/sessions') {
    const number = sent.get('client_reference_id') ?? '';
    const payment = book.open({
      gateway: 'stripe',
      number,
      merchant: `acct_${merchant}`,
      appId: '',
      sessionNumber: newGatewayNumber('cs_test_'),
      minor: Number(sent.get('line_items[0][price_data][unit_amount]')),
      currency: (sent.get('line_items[0][price_data][currency]') ?? '').toUpperCase(),
      title: sent.get('line_items[0][price_data][product_data][name]') ?? '',
      noticeUrl: '',
      returnUrl: sent.get('success_url') ?? '',
    });
    // Stripe configures webhook URLs in its dashboard; here the URL is derived from the shop's return URL.
    payment.noticeUrl = new URL('/api/pay/notice/stripe', payment.returnUrl).href;
    return answer(200, sessionOf(payment, base));
  }
  const session = /^\/v1\/checkout\/sessions\/(\w+)(\/expire)?$/.exec(path);
  if (session) {
    const payment = book.find(session[1]!);
    if (!payment) return refusal(404, 'resource_missing');
    if (session[2] && payment.state === 'paid') return refusal(400, 'session_not_open');
    if (session[2]) payment.state = 'closed';
    return answer(200, sessionOf(payment, base));
  }
  if (path === '/v1/refunds') return answerRefund(request, sent, query, book);
  if (path === '/v1/charges') {
    const from = Number(query.get('created[gte]'));
    const lines = statement(new Date(from * 1000).toISOString().slice(0, 10));
    const data = lines.map(({ number, minor, currency, gatewayNumber }) => ({
      id: `ch_${gatewayNumber}`,
      object: 'charge',
      status: 'succeeded',
      amount: minor,
      currency: currency.toLowerCase(),
      metadata: { number },
    }));
    return answer(200, { object: 'list', has_more: false, url: '/v1/charges', data });
  }
  return refusal(404, 'resource_missing');
}

function answerRefund(
  { method }: SimulatorRequest,
  sent: URLSearchParams,
  query: URLSearchParams,
  book: Book,
): SimulatorAnswer {
  const intent = (method === 'GET' ? query : sent).get('payment_intent') ?? '';
  const payment = book.find(intent);
  if (!payment?.paid) return refusal(404, 'resource_missing');
  if (method === 'GET') {
    const data = [...payment.refunds].map(([number, refund]) => refundOf(number, refund));
    return answer(200, { object: 'list', has_more: false, url: '/v1/refunds', data });
  }
  const number = sent.get('metadata[number]') ?? '';
  const minor = Number(sent.get('amount'));
  const known = payment.refunds.get(number);
  const before = [...payment.refunds.values()].reduce((sum, refund) => sum + refund.minor, 0);
  if (!known && before + minor > payment.paid.minor) return refusal(400, 'charge_already_refunded');
  const refund = known ?? { minor, id: newGatewayNumber('re_') };
  payment.refunds.set(number, refund);
  return answer(200, refundOf(number, refund));
}

/** Stripe's webhook, with a timestamped signature. */
export function stripeNotice(
  payment: SimulatedPayment,
  own: {
    readonly minor?: number;
    readonly currency?: string;
    readonly merchant?: string;
    readonly key?: string;
  } = {},
): Notice {
  const session = sessionOf(payment, '');
  const body = JSON.stringify({
    id: `evt_${randomUUID()}`,
    object: 'event',
    type: 'checkout.session.completed',
    account: own.merchant ?? payment.merchant,
    created: Math.floor(Date.now() / 1000),
    data: {
      object: {
        ...session,
        amount_total: own.minor ?? session.amount_total,
        currency: own.currency?.toLowerCase() ?? session.currency,
      },
    },
  });
  const time = Math.floor(Date.now() / 1000);
  const signature = createHmac('sha256', own.key ?? simulatedKeys.webhookSecret)
    .update(`${time}.${body}`)
    .digest('hex');
  return {
    url: payment.noticeUrl,
    headers: { 'content-type': 'application/json', 'stripe-signature': `t=${time},v1=${signature}` },
    body,
  };
}
