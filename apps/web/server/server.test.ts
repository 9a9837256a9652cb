import { readSettings } from '@onehaul/settings/read-settings';
import type { LightMyRequestResponse } from 'fastify';
import { createServer, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { gunzipSync } from 'node:zlib';
import type { Currency, ShopInfo } from '@onehaul/contract/shop';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RenderPage } from './app.ts';
import { buildServer } from './server.ts';
import { webSettings } from './settings.ts';
import type { FindShop } from './shop-directory.ts';

const shop: ShopInfo = {
  id: 3,
  tenantId: 2,
  name: 'Harbour',
  tagline: '',
  description: '',
  languages: ['zhHanT', 'en'],
  currency: 'CNY',
  mobileUrl: 'https://m.harbour.test',
  canonicalHost: 'harbour.test',
  redirectHost: '',
  isMobileHost: false,
  contactLinks: [],
  logoUrl: '',
  iconUrl: '',
  taxMode: 'excluded',
  filingNumber: '',
  legalName: '',
  seoTitle: '',
  seoDescription: '',
  homeSections: [],
  primaryColor: '#0b6b73',
  cornerRadius: 8,
  colorScheme: 'system',
  figures: [],
  iosAppUrl: '',
  androidAppUrl: '',
  timeZone: 'Asia/Hong_Kong',
  passwordLeastLength: 8,
  modules: [],
};
const currencies = ['CNY', 'HKD'].map((code): Currency => ({
  code,
  name: code,
  exchangeRate: 1,
  rateAt: new Date(),
}));

/** What the directory knows of the shop at a version of its content. */
const knownAt = (revision: number) => ({
  shop,
  state: 'live' as const,
  revision,
  contentVersion: String(revision),
  currencies,
  articles: [],
});

const findShop = vi.fn<FindShop>();
const renderPage = vi.fn<RenderPage>();
const logged: Record<string, unknown>[] = [];
let app: Awaited<ReturnType<typeof buildServer>>;

async function open(environment: NodeJS.ProcessEnv = {}) {
  await app?.close();
  app = await buildServer({
    settings: webSettings(readSettings('web', environment)),
    findShop,
    renderPage: async () => renderPage,
    renderPlatformPage: async () => () => ({ status: 200, html: '' }),
    languageScripts: {},
    isLeaving: () => false,
    logStream: { write: (line) => logged.push(JSON.parse(line) as Record<string, unknown>) },
  });
}

beforeEach(async () => {
  logged.length = 0;
  findShop.mockReset().mockImplementation(async (host) => (host === 'harbour.test' ? knownAt(1) : undefined));
  renderPage.mockReset().mockImplementation(async (request, visitor, { nonce }) => {
    const { pathname, search } = new URL(request.url);
    const html = `<p>${pathname}${search} ${visitor.language} ${visitor.currency}</p><script nonce="${nonce}">`;
    return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } });
  });
  await open();
});
afterEach(() => app.close());

type Headers = Record<string, string>;
const get = (url: string, headers: Headers = {}) =>
  app.inject({ method: 'GET', url, headers: { host: 'harbour.test', ...headers } });
const nonceIn = ({ body }: LightMyRequestResponse) => /nonce="([^"]+)"/.exec(body)?.[1];

test('a page is rendered once and given to the next visitor with a nonce of its own', async () => {
  const first = await get('/index');
  const second = await get('/index');
  expect(renderPage).toHaveBeenCalledTimes(1);
  for (const response of [first, second]) {
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-security-policy']).toContain(
      `script-src 'self' 'nonce-${nonceIn(response)}'`,
    );
  }
  expect(nonceIn(first)).toMatch(/^[\w-]{22}$/);
  expect(nonceIn(second)).not.toBe(nonceIn(first));
});

test('the compressed page is the same page', async () => {
  const response = await get('/index', { 'accept-encoding': 'gzip, br' });
  expect(response.headers['content-encoding']).toBe('gzip');
  const body = gunzipSync(response.rawPayload).toString();
  const nonce = /nonce="([^"]+)"/.exec(body)?.[1];
  expect(body).toContain('<p>/index zhHanT CNY</p>');
  expect(response.headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
});

test('visitors who come at the same moment wait for one rendering', async () => {
  await Promise.all(Array.from({ length: 20 }, () => get('/index')));
  expect(renderPage).toHaveBeenCalledTimes(1);
});

test('nobody gets a page made for another language, currency, address or shop', async () => {
  findShop.mockImplementation(async () => knownAt(1));
  const bodies = [
    await get('/index'),
    await get('/index', { 'accept-language': 'en-US' }),
    await get('/index', { cookie: '__Host-currency=HKD' }),
    await get('/message'),
    await get('/message?page=2'),
    await get('/index', { host: 'other.test' }),
  ].map(({ body }) => body.replace(/nonce.*/, ''));
  expect(renderPage).toHaveBeenCalledTimes(6);
  expect(bodies[1]).toContain('/index en CNY');
  expect(bodies[2]).toContain('/index zhHanT HKD');
  expect(bodies[4]).toContain('/message?page=2 zhHanT');
});

test('what a page does not read is not part of its address', async () => {
  await get('/message?page=2&utm_source=mail&fbclid=x');
  await get('/message?x=1&lang=zh-Hant&page=2');
  expect(renderPage).toHaveBeenCalledTimes(1);
  expect(renderPage.mock.calls[0]?.[0].url).toBe('http://harbour.test/message?page=2');
});

test.each<Headers>([
  { cookie: 'accessToken=abc' },
  { cookie: '__Host-language=en; other=1' },
  { authorization: 'Bearer x' },
])('a page is neither kept nor taken for a visitor who may be signed in: %j', async (headers) => {
  await get('/index', { 'accept-language': 'en' });
  await get('/index', { 'accept-language': 'en', ...headers });
  await get('/index', { 'accept-language': 'en', ...headers });
  expect(renderPage).toHaveBeenCalledTimes(3);
});

test('what visitors send besides the address does not reach a page', async () => {
  await get('/index', { cookie: '__Host-language=en', 'x-anything': 'y' });
  expect([...(renderPage.mock.calls[0]?.[0].headers ?? [])]).toEqual([]);
});

test.each([404, 500, 503])('a page of status %i is not kept', async (status) => {
  renderPage.mockImplementation(async () => new Response('gone', { status }));
  expect((await get('/index')).headers['cache-control']).toBe('no-store');
  await get('/index');
  expect(renderPage).toHaveBeenCalledTimes(2);
});

test('an unknown host gets a neutral page in the reader’s language, and no shop (S01)', async () => {
  const response = await get('/', { host: 'evil.test', 'accept-language': 'vi-VN' });
  expect(response.statusCode).toBe(404);
  expect(response.body).toContain('<html lang="vi">');
  expect(response.body).not.toContain('Harbour');
  expect(response.headers['cache-control']).toBe('no-store');
  expect(renderPage).not.toHaveBeenCalled();
});

test.each(['x-forwarded-host', 'x-original-host', 'forwarded'])('%s is not believed (S02)', async (name) => {
  const value = name === 'forwarded' ? 'host=evil.test' : 'evil.test';
  expect((await get('/index', { [name]: value })).statusCode).toBe(200);
  expect(findShop).toHaveBeenCalledWith('harbour.test', expect.anything());
});

test('a configured proxy is believed', async () => {
  await open({ TRUSTED_PROXIES: '127.0.0.1' });
  const headers = { host: 'inside:4000', 'x-forwarded-host': 'harbour.test', 'x-forwarded-proto': 'https' };
  const response = await get('/index', headers);
  expect(response.statusCode).toBe(200);
  expect(response.headers['strict-transport-security']).toMatch(/^max-age=\d{8}$/);
  expect(renderPage.mock.calls[0]?.[0].url).toBe('https://harbour.test/index');
});

test.each(['HARBOUR.TEST', 'harbour.test.', 'harbour.test:4000'])(
  '%s is the same shop (S03)',
  async (host) => {
    expect((await get('/index', { host })).statusCode).toBe(200);
    expect(findShop).toHaveBeenCalledWith('harbour.test', expect.anything());
  },
);

test.each(['harbour.test:443@evil.test', 'harbour_.test', 'harbour..test'])(
  '%s is refused (S03)',
  async (host) => {
    expect((await get('/index', { host })).statusCode).toBe(400);
  },
);

test.each([
  'GET /index HTTP/1.1\r\nHost: harbour.test\r\nHost: evil.test',
  'GET http://evil.test/index HTTP/1.1\r\nHost: harbour.test',
])('%j is refused (S02, S03)', async (head) => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.end(`${head}\r\nConnection: close\r\n\r\n`);
  const answer = (await socket.toArray()).join('');
  expect(answer).toMatch(/^HTTP\/1.1 400 /);
  expect(renderPage).not.toHaveBeenCalled();
});

test.each([
  '//evil.test',
  '/index//',
  '/member/%2e%2e%2fx.css',
  '/index%0d%0aX:y',
  '/%zz',
  `/${'a'.repeat(4096)}`,
])('%s is no address of ours (S11)', async (url) => {
  const response = await get(url);
  expect(response.statusCode).toBe(400);
  expect(response.headers['cache-control']).toBe('no-store');
});

test('another spelling of an address leads to the right one', async () => {
  const response = await get('/Service/ABOUT-us/?page=2');
  expect(response.statusCode).toBe(301);
  expect(response.headers.location).toBe('/service/about-Us?page=2');
});

test('a language in the address is remembered for the pages that follow', async () => {
  const response = await get('/index?lang=en');
  expect(response.body).toContain('/index en CNY');
  expect(response.headers['set-cookie']).toMatch(
    /^__Host-language=en; Path=\/; Max-Age=\d+; SameSite=Lax; Secure$/,
  );
  expect(
    (await get('/index?lang=en', { cookie: '__Host-language=en' })).headers['set-cookie'],
  ).toBeUndefined();
  expect((await get('/index?lang=vi')).headers['set-cookie']).toBeUndefined();
  expect((await get('/index')).headers['set-cookie']).toBeUndefined();
});

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1';

test('an old host sends its visitors to the same page of the new one, and its scripts to the API', async () => {
  findShop.mockImplementation(async () => {
    const known = knownAt(1);
    return { ...known, shop: { ...known.shop, redirectHost: 'shop.example.com' } };
  });
  const { statusCode, headers } = await get('/message?page=2&to=//evil.test', { host: 'old.test' });
  expect(statusCode).toBe(308);
  expect(headers.location).toBe('http://shop.example.com/message?page=2&to=//evil.test');
  expect(renderPage).not.toHaveBeenCalled();
  for (const path of ['//evil.test', '/\\\\evil.test', '/@evil.test']) {
    const { location = '' } = (await get(path, { host: 'old.test' })).headers;
    expect(new URL(location, 'http://shop.example.com').host).toBe('shop.example.com');
  }
});

test('absolute URLs of a page name the primary host, whatever host was asked', async () => {
  findShop.mockImplementation(async () => knownAt(1));
  await get('/index', { host: 'other.test' });
  expect(renderPage.mock.lastCall![1]).toMatchObject({ origin: 'http://harbour.test', host: 'other.test' });
});

test('a phone goes to the mobile site, a script of a page already shown does not', async () => {
  const response = await get('/message?page=2&utm=1', { 'user-agent': phone });
  expect(response.statusCode).toBe(302);
  expect(response.headers.location).toBe('http://m.harbour.test/message?page=2');
  expect(response.headers.vary).toContain('User-Agent');
  expect((await get('/message.data', { 'user-agent': phone })).statusCode).toBe(200);
  expect((await get('/sitemap.xml', { 'user-agent': phone })).statusCode).toBe(200);
});

test('W9: a kept page is made anew when the content of the shop changes', async () => {
  await get('/index');
  await get('/index');
  expect(renderPage).toHaveBeenCalledTimes(1);
  findShop.mockImplementation(async () => knownAt(2));
  await get('/index');
  await get('/index');
  expect(renderPage).toHaveBeenCalledTimes(2);
  expect(renderPage.mock.lastCall?.[1].revision).toBe(2);
});

test('a page of the earlier content is shown while that of the newer cannot be made', async () => {
  const first = await get('/index');
  findShop.mockImplementation(async () => knownAt(2));
  renderPage.mockImplementation(async () => new Response('', { status: 503 }));
  const second = await get('/index');
  expect(second.statusCode).toBe(200);
  expect(second.body.replace(/nonce.*/, '')).toBe(first.body.replace(/nonce.*/, ''));
  // It is not kept as the newer one.
  expect(logged.at(-1)).toMatchObject({ page: 'stale' });
});

test('pages kept before are shown while the API is away; others say so', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    await get('/index');
    vi.setSystemTime(Date.now() + 60_000);
    renderPage.mockImplementation(async () => new Response('', { status: 503 }));
    expect((await get('/index')).statusCode).toBe(200);
    expect((await get('/message')).statusCode).toBe(503);
  } finally {
    vi.useRealTimers();
  }
  findShop.mockRejectedValue(new Error('connect ECONNREFUSED'));
  const response = await get('/index');
  expect(response.statusCode).toBe(503);
  expect(response.headers['retry-after']).toBe('10');
  expect(response.body).not.toContain('ECONNREFUSED');
});

test('calls and files go to the API under the shop’s host, without what visitors claim about themselves', async () => {
  const seen: IncomingMessage[] = [];
  const api = createServer((request, response) => {
    seen.push(request);
    response.end('{}');
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  await open({ FORWARD_API: 'true', API_URL: `http://127.0.0.1:${(api.address() as AddressInfo).port}` });
  const claims = {
    'x-forwarded-host': 'evil.test',
    'x-forwarded-for': '203.0.113.9',
    'x-real-ip': '203.0.113.9',
    forwarded: 'host=evil.test',
  };
  await get('/api/Order/Read?Token=SECRET', { ...claims, authorization: 'Bearer a', 'idempotency-key': 'k' });
  await get('/files/logo/a.svg');
  api.close();
  expect(seen.map(({ url }) => url)).toEqual(['/api/Order/Read?Token=SECRET', '/files/logo/a.svg']);
  expect(seen[0]?.headers).toMatchObject({
    host: 'harbour.test',
    authorization: 'Bearer a',
    'idempotency-key': 'k',
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-proto': 'http',
  });
  for (const name of ['x-forwarded-host', 'x-real-ip', 'forwarded'])
    expect(seen[0]?.headers).not.toHaveProperty(name);
  expect(JSON.stringify(logged)).not.toContain('SECRET');
});

test('only reading is possible', async () => {
  const response = await app.inject({ method: 'POST', url: '/index', headers: { host: 'harbour.test' } });
  expect(response.statusCode).toBe(405);
});

test('the log holds neither queries nor cookies', async () => {
  await get('/index?lang=en&token=SECRET', { cookie: 'accessToken=SECRET', authorization: 'SECRET' });
  expect(logged.at(-1)).toMatchObject({
    method: 'GET',
    host: 'harbour.test',
    path: '/index',
    status: 200,
    page: 'bypass',
  });
  expect(logged.at(-1)).toHaveProperty('reqId');
  expect(JSON.stringify(logged)).not.toContain('SECRET');
});
