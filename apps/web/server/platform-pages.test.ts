import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readSettings } from '@onehaul/settings/read-settings';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { RenderPage, RenderPlatformPage } from './app.ts';
import { buildServer } from './server.ts';
import { webSettings } from './settings.ts';

const trial = {
  name: 'trial',
  names: { en: 'Trial' },
  callsPerMinute: 6000,
  members: 500,
  parcelsPerMonth: 500,
  staff: 10,
  storageBytes: null,
  prices: [{ currencyCode: 'CNY', priceMinor: 0, extraParcelMinor: 0 }],
};
const asked: (string | undefined)[] = [];
let api: Server;
let app: Awaited<ReturnType<typeof buildServer>>;
const renderPage = vi.fn<RenderPage>();
const renderPlatformPage = vi.fn<RenderPlatformPage>();

beforeAll(async () => {
  api = createServer((request, response) => {
    asked.push(`${request.headers.host} ${request.url}`);
    const Data = {
      items: [trial],
      shopDomain: 'shops.test',
      isSignUpOpen: true,
    };
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ Code: 200, Msg: '', Data, Success: true }));
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const { port } = api.address() as AddressInfo;
  app = await buildServer({
    settings: webSettings(
      readSettings('web', {
        API_URL: `http://127.0.0.1:${port}`,
        PLATFORM_HOSTS: 'onehaul.test,www.onehaul.test',
      }),
    ),
    findShop: async () => undefined,
    renderPage: async () => renderPage,
    renderPlatformPage: async () => renderPlatformPage,
    languageScripts: {},
    isLeaving: () => false,
    logStream: { write: () => undefined },
  });
});
beforeEach(() => {
  renderPlatformPage.mockReset().mockImplementation(({ path, language, nonce }) => ({
    status: path === '/nowhere' ? 404 : 200,
    html: `${path} ${language} ${nonce}`,
  }));
});
afterAll(async () => {
  await app.close();
  api.close();
});

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'GET', url, headers: { host: 'onehaul.test', ...headers } });

test('the platform’s hosts show its own pages, with the plans of the API', async () => {
  const response = await get('/open?x=1', { 'accept-language': 'vi' });
  expect(response.statusCode).toBe(200);
  expect(asked).toEqual(['onehaul.test /api/platform/plans/list']);
  expect(renderPlatformPage).toHaveBeenCalledWith({
    path: '/open',
    language: 'vi',
    nonce: expect.any(String),
    plans: [trial],
    shopDomain: 'shops.test',
    isSignUpOpen: true,
  });
  const { nonce } = renderPlatformPage.mock.calls[0]![0];
  expect(response.headers['content-security-policy']).toContain(`script-src 'self' 'nonce-${nonce}'`);
  expect(renderPage).not.toHaveBeenCalled();
});

test('a chosen language is kept in a cookie, and goes before the browser’s', async () => {
  const chosen = await get('/?lang=zh-Hant', { 'accept-language': 'vi' });
  expect(chosen.body).toContain('/ zhHanT');
  expect(chosen.headers['set-cookie']).toContain('zhHanT');
  expect((await get('/', { cookie: 'language=zhHans' })).headers['set-cookie']).toBeUndefined();
});

test('other pages are not there, and other hosts show none of these', async () => {
  expect((await get('/nowhere')).statusCode).toBe(404);
  renderPlatformPage.mockClear();
  expect((await get('/', { host: 'harbour.test' })).statusCode).toBe(404);
  expect(renderPlatformPage).not.toHaveBeenCalled();
  expect(
    (await app.inject({ method: 'POST', url: '/open', headers: { host: 'onehaul.test' } })).statusCode,
  ).toBe(405);
});
