import { aShop } from '@onehaul/testing/builders';
import { aStaffMember } from '@onehaul/testing/member-builders';
import { aShopPass } from '@onehaul/testing/preview-builders';
import { createTestApi, type TestApi } from '@onehaul/testing/test-api';
import { createTestDatabase, type TestDatabase } from '@onehaul/testing/test-database';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { RenderPage } from './app.ts';
import { listenForPages, testPageServer } from './test-page-server.ts';

const host = 'harbour.test';
let database: TestDatabase;
let api: TestApi;
let front: Awaited<ReturnType<typeof listenForPages>>;
let web: Awaited<ReturnType<typeof testPageServer>>;
let shop: { id: number; tenantId: number };

const renderPage = vi.fn<RenderPage>(
  async (_request, visitor) =>
    new Response(`<html><body><h1>${visitor.shop.name}</h1></body></html>`, {
      headers: { 'content-type': 'text/html' },
    }),
);

beforeAll(async () => {
  database = await createTestDatabase();
  shop = await aShop(database, { tenantId: 2, host, name: 'Harbour <b>', languages: ['en', 'vi'] });
  await database.sql('update shop set contact_links = $2 where id = $1', [
    shop.id,
    JSON.stringify([{ type: 'text', name: 'Mail', icon: 'mail', text: 'hi@harbour.test', image: null }]),
  ]);
  await aStaffMember(database, 2, { roles: ['owner'], email: 'owner@harbour.test' });
  api = await createTestApi(database);
  front = await listenForPages(api.app);
});
afterAll(async () => {
  await front.close();
  await api.close();
  await database.close();
});
/** A page server of its own for each test: versions are known for a second. */
beforeEach(async () => {
  await web?.close();
  web = await testPageServer(front.url, renderPage);
  renderPage.mockClear();
  return () => web.close();
});

const set = (state: string) => database.sql('update shop set state = $2 where id = $1', [shop.id, state]);
const get = (url: string, cookie?: string, more: Record<string, string> = {}) =>
  web.inject({ method: 'GET', url, headers: { host, ...(cookie && { cookie }), ...more } });

test.each(['preparing', 'practice'])('a %s shop shows visitors that it opens soon', async (state) => {
  await set(state);
  for (const url of ['/index', '/member/parcel', '/login', '/index.data', '/sitemap.xml', '/nothing']) {
    const page = await get(url, '__Host-access=token');
    expect(page.statusCode, url).toBe(404);
    expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    expect(page.body).toContain('Opening soon');
    expect(page.body).not.toContain('Harbour');
  }
  const vietnamese = await get('/index', undefined, { 'accept-language': 'vi' });
  expect(vietnamese.body).toContain('Sắp khai trương');
  // Chinese is none of the shop's languages.
  expect((await get('/index', undefined, { 'accept-language': 'zh' })).body).toContain('Opening soon');
  const robots = await get('/robots.txt');
  expect([robots.statusCode, robots.body]).toEqual([200, 'User-agent: *\nDisallow: /\n']);
  expect(renderPage).not.toHaveBeenCalled();
});

test('the preview link becomes a cookie of a week and shows the shop, marked and never cached', async () => {
  await set('preparing');
  const secret = await aShopPass(database, shop);
  const entered = await get(`/preview?link=${secret}`);
  expect([entered.statusCode, entered.headers.location]).toEqual([302, '/']);
  expect(entered.headers['set-cookie']).toBe(
    `__Host-shop-pass=${secret}; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=604800`,
  );
  const cookie = `__Host-shop-pass=${secret}`;
  // In both orders: a visitor before and after, on the same address.
  expect((await get('/index')).statusCode).toBe(404);
  for (const url of ['/index', '/index', '/charges']) {
    const page = await get(url, cookie);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('Harbour');
    expect(page.body).toContain('Preview: this shop is not open yet');
    expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    expect((await get(url)).body).not.toContain('Harbour');
  }
  expect(renderPage).toHaveBeenCalledTimes(3);
  expect((await get('/robots.txt', cookie)).body).toContain('Disallow: /\n');

  await aShopPass(database, shop);
  expect((await get('/index', cookie)).statusCode).toBe(404);
  const ended = await get(`/preview?link=${secret}`);
  expect([ended.statusCode, ended.headers['set-cookie']]).toEqual([410, undefined]);
  expect(ended.body).toContain('This preview link no longer works');
});

test('a page seen by a pass is not shown once the shop is live, and the pass changes nothing then', async () => {
  await set('preparing');
  const cookie = `__Host-shop-pass=${await aShopPass(database, shop)}`;
  expect((await get('/index', cookie)).body).toContain('preview-bar');
  await set('live');
  await vi.waitFor(async () => expect((await get('/index')).statusCode).toBe(200), { timeout: 3_000 });
  expect((await get('/index')).body).not.toContain('preview-bar');
  const withPass = await get('/index', cookie);
  expect(withPass.body).not.toContain('preview-bar');
  expect(withPass.headers['x-robots-tag']).toBeUndefined();
});

test('a paused shop shows a notice with its contacts; members still see their pages', async () => {
  await set('paused');
  await vi.waitFor(async () => expect((await get('/index')).statusCode).toBe(503), { timeout: 3_000 });
  const notice = await get('/index', '__Host-access=token');
  expect(notice.headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '3600' });
  expect(notice.body).toContain('Harbour &lt;b&gt; is paused');
  expect(notice.body).toContain('hi@harbour.test');
  expect(notice.body).toContain('href="/member"');
  expect((await get('/member/parcel', '__Host-access=token')).statusCode).toBe(200);
  expect((await get('/login')).statusCode).toBe(200);
  expect((await get('/member/parcel')).statusCode).toBe(302);
});

test('a suspended company pauses its shops, although that counts no revision', async () => {
  await set('live');
  await vi.waitFor(async () => expect((await get('/index')).statusCode).toBe(200), { timeout: 3_000 });
  const setCompany = (state: string) =>
    database.sql('update tenant set state = $2 where tenant_id = $1', [shop.tenantId, state]);
  await setCompany('suspended');
  await vi.waitFor(async () => expect((await get('/index')).statusCode).toBe(503), { timeout: 3_000 });
  await setCompany('active');
  await vi.waitFor(async () => expect((await get('/index')).statusCode).toBe(200), { timeout: 3_000 });
});

test('a closed shop shows a notice only', async () => {
  await set('closed');
  await vi.waitFor(async () => expect((await get('/index')).statusCode).toBe(410), { timeout: 3_000 });
  for (const url of ['/member/parcel', '/login', '/index'])
    expect((await get(url, '__Host-access=token')).body).toContain('is closed');
  expect((await get('/robots.txt')).body).toContain('Disallow: /\n');
});
