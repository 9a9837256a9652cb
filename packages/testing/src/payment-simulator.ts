import { once } from 'node:events';
import { createServer, type IncomingMessage, request as httpRequest, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { alipayBill, alipayNotice, answerAsAlipay } from './payment-simulator-alipay.ts';
import {
  newGatewayNumber,
  type Notice,
  createBook,
  type SimulatedLine,
  type SimulatedPayment,
  type SimulatorAnswer,
  type SimulatorRequest,
} from './payment-simulator-book.ts';
import { scanPage } from './payment-simulator-page.ts';
import { answerAsStripe, stripeNotice } from './payment-simulator-stripe.ts';
import { answerAsWechat, wechatNotice } from './payment-simulator-wechat.ts';

export { demoGatewayAccounts } from './payment-simulator-keys.ts';

/** False values to put into a webhook. */
type NoticeOverrides = {
  readonly minor?: number;
  readonly currency?: string;
  readonly merchant?: string;
  readonly key?: string;
};
type DeliveryResult = { readonly status: number; readonly body: string; readonly ms: number };
/** Simulated delay and failures. */
type FaultSettings = { delayMs: number; fault: 'none' | 'silent' | 'reset' };

type Options = {
  readonly port?: number;
  /** Delivers a webhook; over the network unless a test injects it into its server. */
  readonly deliver?: (notice: Notice) => Promise<{ status: number; body: string }>;
  /** Whether paying sends the webhook automatically. */
  readonly isTelling?: boolean;
};

const notices = { wechat: wechatNotice, alipay: alipayNotice, stripe: stripeNotice };

/** WeChat Pay, Alipay and Stripe over HTTP on one port, with real signatures, controlled by tests. */
export async function startPaymentSimulator({
  port = 0,
  deliver = deliverNotice,
  isTelling = false,
}: Options = {}) {
  const book = createBook();
  const mood: FaultSettings = { delayMs: 0, fault: 'none' };
  let alter: (lines: SimulatedLine[]) => SimulatedLine[] = (lines) => lines;
  let asked = 0;
  let base = '';

  const statement = (gateway: string) => (day: string) => {
    const lines = [...book.payments.values()].flatMap((payment) => {
      const { number, paid } = payment;
      if (payment.gateway !== gateway || !paid || dayOf(gateway, paid.at) !== day) return [];
      return [{ number, minor: paid.minor, currency: paid.currency, gatewayNumber: paid.gatewayNumber }];
    });
    return alter(lines);
  };

  function answerTo(request: SimulatorRequest): SimulatorAnswer {
    const { path, query } = request;
    if (path === '/gateway.do') return answerAsAlipay(request, book, base, statement('alipay'));
    if (path === '/alipay-bill') {
      return { status: 200, body: alipayBill(statement('alipay')(query.get('day') ?? '')) };
    }
    if (path.startsWith('/v3/')) return answerAsWechat(request, book, statement('wechat'));
    return answerAsStripe(request, book, base, statement('stripe'));
  }

  function paymentOf(name: string): SimulatedPayment {
    const payment = book.find(name);
    if (!payment) throw new Error(`nobody asked for ${name}`);
    return payment;
  }
  async function notify(name: string, times = 1, own: NoticeOverrides = {}): Promise<DeliveryResult[]> {
    const payment = paymentOf(name);
    const answers: DeliveryResult[] = [];
    for (let time = 0; time < times; time += 1) {
      const began = performance.now();
      const { status, body } = await deliver(notices[payment.gateway](payment, own));
      answers.push({ status, body, ms: performance.now() - began });
    }
    return answers;
  }
  function pay(name: string, own: Pick<NoticeOverrides, 'minor' | 'currency'> = {}): SimulatedPayment {
    const payment = paymentOf(name);
    if (payment.state === 'closed') throw new Error(`${name} can no longer be paid`);
    const prefix = { wechat: '4200', alipay: '2026', stripe: 'pi_' }[payment.gateway];
    payment.paid ??= {
      minor: own.minor ?? payment.minor,
      currency: own.currency ?? payment.currency,
      gatewayNumber: newGatewayNumber(prefix),
      at: new Date(),
    };
    payment.state = 'paid';
    return payment;
  }

  async function serve(incoming: IncomingMessage, reply: ServerResponse): Promise<void> {
    const body = await text(incoming);
    const url = new URL(incoming.url ?? '/', 'http://simulator');
    if (url.pathname === '/scan') return serveScan(incoming.method ?? 'GET', url, body, reply);
    asked += 1;
    if (mood.fault === 'reset') return void incoming.socket.resetAndDestroy();
    if (mood.fault === 'silent') return undefined;
    const answer = answerTo({
      method: incoming.method ?? 'GET',
      url: incoming.url ?? '/',
      path: url.pathname,
      query: url.searchParams,
      headers: incoming.headers,
      body,
    });
    if (mood.delayMs > 0) await wait(mood.delayMs);
    reply.writeHead(answer.status, answer.headers).end(answer.body);
    return undefined;
  }

  /** A page where a developer pays: shows the payment of a code, with a button to pay it. */
  async function serveScan(method: string, url: URL, body: string, reply: ServerResponse): Promise<void> {
    const sent = new URLSearchParams(body);
    const code = (sent.get('code') ?? url.searchParams.get('code') ?? '').replace(/^.*[=/]/, '');
    const payment = book.find(code);
    const choice = method === 'POST' ? sent.get('choice') : null;
    if (payment && choice === 'paid' && payment.state !== 'closed') {
      pay(code);
      await notify(code).catch(() => []);
    }
    if (payment?.returnUrl && choice) {
      reply.writeHead(303, { location: payment.returnUrl }).end();
      return;
    }
    const page = scanPage(payment, [...book.payments.values()]);
    reply.writeHead(payment || !code ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' }).end(page);
  }

  const server = createServer((incoming, reply) => {
    serve(incoming, reply).catch((error: Error) => {
      if (!reply.headersSent) reply.writeHead(500);
      reply.end(error.message);
    });
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    url: base,
    /** Base URLs to use instead of the gateways' own. */
    urls: { wechat: `${base}/`, alipay: `${base}/gateway.do`, stripe: base },
    payment: paymentOf,
    payments: () => [...book.payments.values()],
    /** Number of requests to the gateways. */
    asked: () => asked,
    /** Pays; the webhook is sent by `notify` only, unless `isTelling`. */
    pay: async (name: string, own: Pick<NoticeOverrides, 'minor' | 'currency'> = {}) => {
      pay(name, own);
      if (isTelling) await notify(name);
    },
    close: (name: string) => void (paymentOf(name).state = 'closed'),
    notify,
    noticeOf: (name: string, own: NoticeOverrides = {}) =>
      notices[paymentOf(name).gateway](paymentOf(name), own),
    delay: (ms: number) => void (mood.delayMs = ms),
    fault: (fault: FaultSettings['fault']) => void (mood.fault = fault),
    alterStatement: (change: typeof alter) => void (alter = change),
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Chinese gateways use days in Beijing time, Stripe in UTC. */
function dayOf(gateway: string, at: Date): string {
  const ahead = gateway === 'stripe' ? 0 : 8 * 3_600_000;
  return new Date(at.getTime() + ahead).toISOString().slice(0, 10);
}

/** Posts a webhook; `localhost` and `.test` connect to this machine, the Host header names the shop. */
function deliverNotice({ url, headers, body }: Notice): Promise<{ status: number; body: string }> {
  const { hostname, port, pathname, host } = new URL(url);
  const isHere = hostname === 'localhost' || hostname.endsWith('.localhost') || hostname.endsWith('.test');
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      {
        host: isHere ? '127.0.0.1' : hostname,
        port: port || 80,
        path: pathname,
        method: 'POST',
        headers: { ...headers, host, 'content-length': Buffer.byteLength(body) },
        timeout: 5000,
      },
      (reply) =>
        void text(reply).then((answer) => resolve({ status: reply.statusCode ?? 0, body: answer }), reject),
    );
    request.on('error', reject).on('timeout', () => request.destroy(new Error('no answer in time')));
    request.end(body);
  });
}
