import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { createMarketplaceBook, type SimulatedOrder } from './marketplace-simulator-book.ts';
import { grantPage } from './marketplace-simulator-page.ts';
import { answerAsShopee } from './marketplace-simulator-shopee.ts';

/** The partner account of demo shops and tests. */
export const simulatedPartner = {
  partnerId: '2001887',
  partnerKey: 'the key of a simulated partner, as long as they are',
  region: 'global',
} as const;

type FaultSettings = { delayMs: number; fault: 'none' | 'silent' | 'broken'; faults: number };
const apiPrefix = '/api/v2';
const maxClockSkewSeconds = 300;

/** Shopee's Open Platform over HTTP: it verifies signatures, timestamps and tokens. */
export async function startMarketplaceSimulator({ port = 0 }: { readonly port?: number } = {}) {
  const book = createMarketplaceBook();
  const mood: FaultSettings = { delayMs: 0, fault: 'none', faults: 0 };
  const asked: string[] = [];
  let base = '';

  /** Authentication error of a call, before its content is read. */
  function whyNotTaken(path: string, query: URLSearchParams, isOfShop: boolean): string | undefined {
    const timestamp = query.get('timestamp') ?? '';
    if (query.get('partner_id') !== simulatedPartner.partnerId) return 'error_param';
    if (!(Math.abs(Date.now() / 1000 - Number(timestamp)) <= maxClockSkewSeconds)) return 'error_param';
    const [token, shopId] = [query.get('access_token') ?? '', query.get('shop_id') ?? ''];
    const signed = `${simulatedPartner.partnerId}${path}${timestamp}${isOfShop ? token + shopId : ''}`;
    const sign = createHmac('sha256', simulatedPartner.partnerKey).update(signed).digest('hex');
    if (query.get('sign') !== sign) return 'error_sign';
    return isOfShop && !book.isLetIn(shopId, token) ? 'error_auth' : undefined;
  }

  function tokens(path: string, body: Readonly<Record<string, unknown>>): object {
    const shopId = String(body['shop_id']);
    const isFirst = path === '/auth/token/get';
    const grant = isFirst
      ? book.exchange(String(body['code']), shopId)
      : book.refresh(String(body['refresh_token']), shopId);
    if (!grant)
      return { error: isFirst ? 'error_param' : 'error_auth', message: '', request_id: 'simulated' };
    const { accessToken: access_token, refreshToken: refresh_token } = grant;
    return { error: '', message: '', access_token, refresh_token, expire_in: book.expireSeconds() };
  }

  /** The consent page and its redirect. */
  function serveGrant(url: URL, method: string, sent: URLSearchParams, reply: ServerResponse): void {
    const redirect = url.searchParams.get('redirect') ?? '';
    const refusal = whyNotTaken(url.pathname, url.searchParams, false);
    if (refusal || !redirect) return void reply.writeHead(403).end(refusal ?? 'redirect');
    const shopId = sent.get('shop_id') ?? '';
    if (method === 'POST' && /^\d{4,12}$/.test(shopId)) {
      const back = new URL(redirect);
      back.searchParams.set('code', book.newCode(shopId));
      back.searchParams.set('shop_id', shopId);
      return void reply.writeHead(303, { location: back.href }).end();
    }
    reply.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(grantPage());
  }

  /** Actions for browser tests and developers: `POST /simulator` with an act. */
  function act(body: Record<string, string>): object {
    if (body['act'] === 'add') return book.add(body['shopId']!);
    if (body['act'] === 'turn') return book.turn(body['number']!, body['status']!);
    return [...book.orders.values()];
  }

  async function serve(incoming: IncomingMessage, reply: ServerResponse): Promise<void> {
    const sent = await text(incoming);
    const url = new URL(incoming.url ?? '/', base);
    const method = incoming.method ?? 'GET';
    const path = url.pathname.slice(apiPrefix.length);
    const json = (body: object) =>
      void reply.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (url.pathname === '/simulator') return json(act(JSON.parse(sent || '{}') as Record<string, string>));
    if (path === '/shop/auth_partner') return serveGrant(url, method, new URLSearchParams(sent), reply);
    asked.push(path);
    if (mood.delayMs > 0) await wait(mood.delayMs);
    if (mood.fault !== 'none' && mood.faults > 0) {
      mood.faults -= 1;
      if (mood.fault === 'silent') return;
      return void reply.writeHead(500).end();
    }
    const isOfShop = !path.startsWith('/auth/');
    const error = whyNotTaken(url.pathname, url.searchParams, isOfShop);
    if (error) return json({ error, message: '', request_id: 'simulated' });
    const body = JSON.parse(sent || '{}') as Record<string, unknown>;
    if (!isOfShop) return json(tokens(path, body));
    const answer = answerAsShopee(
      { path, query: url.searchParams, body },
      url.searchParams.get('shop_id')!,
      book,
    );
    if ('body' in answer) return json(answer.body);
    reply.writeHead(200, { 'content-type': 'application/pdf' }).end(answer.file);
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
    account: { ...simulatedPartner, url: base },
    order: (number: string): SimulatedOrder | undefined => book.orders.get(number),
    add: (shopId: string, own: Partial<SimulatedOrder> = {}) => book.add(shopId, own),
    turn: (number: string, status: string) => book.turn(number, status),
    cancel: (number: string) => book.turn(number, 'CANCELLED'),
    /** As if the seller had consented on the page. */
    newCode: (shopId: string) => book.newCode(shopId),
    setExpiry: book.setExpiry,
    endAccess: book.endAccess,
    revoke: book.revoke,
    /** The requested paths, below the version. */
    asked: (): readonly string[] => asked,
    delay: (ms: number) => void (mood.delayMs = ms),
    fail: (fault: FaultSettings['fault'], times = Infinity) => Object.assign(mood, { fault, faults: times }),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
export type MarketplaceSimulator = Awaited<ReturnType<typeof startMarketplaceSimulator>>;
