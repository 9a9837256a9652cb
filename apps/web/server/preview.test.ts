import { randomUUID } from 'node:crypto';
import { contentCalls } from '@onehaul/contract/content';
import { aShop } from '@onehaul/testing/builders';
import { aRow } from '@onehaul/testing/catalog-builders';
import { aStaffMember } from '@onehaul/testing/member-builders';
import { staffCaller, signInStaff } from '@onehaul/testing/staff-sign-in';
import { createTestApi, type TestApi } from '@onehaul/testing/test-api';
import { createTestDatabase, type TestDatabase } from '@onehaul/testing/test-database';
import { RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { callApi } from '../src/app/load.server.ts';
import { visitorContext } from '../src/app/visitor.server.ts';
import type { RenderPage } from './app.ts';
import { listenForPages, testPageServer } from './test-page-server.ts';

const host = 'harbour.test';
const texts = (en: string) => ({ zhHans: '', zhHanT: '', en, vi: '' });

let database: TestDatabase;
let api: TestApi;
let front: Awaited<ReturnType<typeof listenForPages>>;
let web: Awaited<ReturnType<typeof testPageServer>>;
let shop: { id: number; tenantId: number };
let staff: ReturnType<typeof staffCaller>;
let articleId: number;

/** A page with the terms and what the footer links, from calls as a route's loader makes them. */
const renderPage = vi.fn<RenderPage>(async (_request, visitor) => {
  const context = new RouterContextProvider();
  context.set(visitorContext, visitor);
  const wanted = { type: 'terms', pageIndex: 1, pageRows: 5 } as const;
  const { items } = await callApi(context, contentCalls.articles, wanted);
  const links = visitor.articles.map(({ type }) => type).join();
  const body = `${items.map(({ title }) => `<h1>${title}</h1>`).join('')}<nav>${links}</nav>`;
  return new Response(`<html><body>${body}</body></html>`, { headers: { 'content-type': 'text/html' } });
});

beforeAll(async () => {
  database = await createTestDatabase();
  shop = await aShop(database, { tenantId: 2, host, languages: ['en'] });
  await aShop(database, { tenantId: 2, host: 'sister.test', languages: ['en'] });
  const row = await aRow(database, shop, 'article', { type: 'terms', titles: { en: 'Published terms' } });
  articleId = row.id as number;
  api = await createTestApi(database);
  const admin = await aStaffMember(database, 2, { roles: ['admin'], email: 'admin@harbour.test' });
  staff = staffCaller(api, (await signInStaff(api, admin)).cookie);
  front = await listenForPages(api.app);
  web = await testPageServer(front.url, renderPage);
});
afterAll(async () => {
  await web.close();
  await front.close();
  await api.close();
  await database.close();
});

const get = (url: string, cookie?: string, at = host) =>
  web.inject({ method: 'GET', url, headers: { host: at, ...(cookie && { cookie }) } });

/** A draft of the terms and of a help page, and the one-time address of their preview. */
async function openPreview(title: string): Promise<string> {
  const of = { shopId: shop.id };
  const save = (type: string, more: object) =>
    staff('studio/article/saveDraft', {
      ...of,
      basedOn: 0,
      values: { type, titles: texts(title), contents: texts('<p>Text</p>') },
      ...more,
    });
  const draftId = randomUUID();
  await database.sql('delete from record_draft');
  await save('terms', { draftId, key: String(articleId), basedOn: 1 });
  await save('privacy', { draftId: randomUUID() });
  const { body } = await staff('studio/article/previewDraft', { ...of, draftId });
  const { url } = body.Data as { url: string };
  return url.slice(url.indexOf('/preview'));
}
const cookieOf = (headers: Record<string, unknown>) => String(headers['set-cookie']).split(';')[0]!;

test('the code becomes a cookie of half an hour and opens the page of the draft', async () => {
  const address = await openPreview('Entered');
  const entered = await get(address);
  expect([entered.statusCode, entered.headers.location]).toEqual([302, '/service/term']);
  expect(entered.headers['cache-control']).toBe('no-store');
  expect(entered.headers['set-cookie']).toMatch(
    /^__Host-preview=[\w-]{43}; Path=\/; Secure; HttpOnly; SameSite=Lax; Max-Age=1800$/,
  );
  const again = await get(address);
  expect(again.statusCode).toBe(410);
  expect(again.headers['set-cookie']).toBeUndefined();
  expect(again.body).toContain('This preview link has expired');
});

test('a look at the link without opening it uses no code up', async () => {
  const address = await openPreview('Looked at');
  const looked = await web.inject({ method: 'HEAD', url: address, headers: { host } });
  expect(looked.headers['set-cookie']).toBeUndefined();
  expect((await get(address)).statusCode).toBe(302);
});

test('another shop’s host refuses the code, and the cookie shows nothing there', async () => {
  const address = await openPreview('Elsewhere');
  expect((await get(address, undefined, 'sister.test')).statusCode).toBe(410);
  const cookie = cookieOf((await get(address)).headers);
  const there = await get('/service/term', cookie, 'sister.test');
  expect(there.body).not.toMatch(/Elsewhere|preview-bar/);
});

test('drafts are neither read from nor put into a cache, in either order', async () => {
  const cookie = cookieOf((await get(await openPreview('Drafted terms'))).headers);
  // The page is cached for visitors first.
  expect((await get('/service/term')).body).toContain('Published terms');
  const preview = await get('/service/term', cookie);
  expect(preview.body).toContain('Drafted terms');
  expect(preview.body).toMatch(/<aside class="preview-bar".*href="\/preview\/leave"/);
  expect(preview.body).toMatch(/<nav>.*privacy.*<\/nav>/);
  expect(preview.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  // The preview comes first.
  expect((await get('/service/term?page=2', cookie)).body).toContain('Drafted terms');
  for (const url of ['/service/term', '/service/term?page=2', '/service/term']) {
    const visitor = await get(url);
    expect(visitor.body).toContain('Published terms');
    expect(visitor.body).not.toMatch(/Drafted terms|preview-bar|privacy/);
    expect(visitor.headers['x-robots-tag']).toBeUndefined();
  }
  renderPage.mockClear();
  await get('/service/term');
  expect(renderPage).not.toHaveBeenCalled();
});

test('an invented cookie shows what visitors see', async () => {
  await openPreview('Secret');
  const page = await get('/service/term', `__Host-preview=${'x'.repeat(43)}`);
  expect(page.body).not.toMatch(/Secret|preview-bar/);
});

test('leaving removes the cookie and ends its token', async () => {
  const cookie = cookieOf((await get(await openPreview('Leaving'))).headers);
  expect((await get('/service/term', cookie)).body).toContain('Leaving');
  const left = await get('/preview/leave', cookie);
  expect([left.statusCode, left.headers.location]).toEqual([302, '/']);
  expect([left.headers['set-cookie']].flat()[0]).toMatch(/^__Host-preview=; .*Max-Age=0$/);
  expect((await get('/service/term', cookie)).body).not.toMatch(/Leaving|preview-bar/);
});
