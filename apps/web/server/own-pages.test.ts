import type { ShopInfo } from '@onehaul/contract/shop';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ownPages } from '../src/app/own-pages.ts';
import type { RenderPage } from './app.ts';
import { openPageRenderer, type Visit } from './page-renderer.ts';
import { testShopServer } from './test-page-server.ts';

const shop = {
  id: 9,
  tenantId: 4,
  name: 'Harbour',
  languages: ['en'],
  currency: 'CNY',
} as unknown as ShopInfo;
const renderPage = vi.fn<RenderPage>();
const logged: string[] = [];
let app: Awaited<ReturnType<typeof testShopServer>>;

beforeEach(async () => {
  logged.length = 0;
  renderPage.mockReset().mockImplementation(async (_request, visitor, _render, own) => {
    // Nothing of the member may reach what shared pages depend on.
    if (JSON.stringify(visitor).includes('signature')) throw new Error('the visitor carries the token');
    return new Response(own ? `data of ${own.accessToken.split('.')[1]}` : 'nobody');
  });
  app = await testShopServer(shop, renderPage, logged);
});
afterEach(() => app.close());

/** A token that the API would still have to verify. */
function tokenOf(subject: string, secondsLeft = 1800): string {
  const now = Math.floor(Date.now() / 1000);
  const payload = { sub: subject, iat: now - 10, exp: now + secondsLeft };
  return `head.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.signature`;
}
const get = (url: string, token?: string, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'GET',
    url,
    headers: { host: 'harbour.test', ...(token && { cookie: `__Host-access=${token}` }), ...headers },
  });
const ownData = (token: string) => `data of ${token.split('.')[1]}`;

describe('an own page is never shared', () => {
  const [first, second] = [tokenOf('1'), tokenOf('2')];

  const urls = ownPages
    .map(({ path }) => path.replace(':number', '0A1B2C3D4E5F6G7H'))
    .flatMap((path) => [path, `${path}.data`]);
  test.each(urls)('%s of two members and a visitor', async (url) => {
    for (const token of [first, second, first]) {
      const response = await get(url, token);
      expect(response.body).toBe(ownData(token));
      expect(response.headers['cache-control']).toBe('no-store');
      expect(response.headers.vary).toContain('Cookie');
    }
    expect(renderPage).toHaveBeenCalledTimes(3);
    const visitor = await get(url);
    expect(visitor.body).not.toContain('data of');
    expect(logged.join('')).not.toContain('signature');
  });

  test('a visit that is shared and somebody’s own is refused before anything is rendered', async () => {
    const pages = openPageRenderer({
      renderPage: async () => renderPage,
      languageScripts: {},
      cacheBytes: 1000,
    });
    const visit = {
      visitor: { origin: 'http://harbour.test' },
      path: '/member/parcel',
      search: '',
      isShared: true,
      own: { accessToken: first },
    } as Visit;
    await expect(pages.respond(visit, { onRenderError: () => undefined })).rejects.toThrow(
      'must not be shared',
    );
    expect(renderPage).not.toHaveBeenCalled();
  });

  test('pages for everybody never see the token', async () => {
    for (const url of ['/index', '/login', '/member/no-page', '/member/parcel?token=CODE'])
      expect((await get(url, first)).body, url).toBe('nobody');
  });
});

describe('data for scripts', () => {
  test.each(['same-site', 'cross-site', 'none'])('is refused to a request that is %s', async (site) => {
    const response = await get('/member/parcel.data', tokenOf('1'), { 'sec-fetch-site': site });
    expect(response.statusCode).toBe(403);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(renderPage).not.toHaveBeenCalled();
  });

  test('is given to the page itself', async () => {
    const token = tokenOf('1');
    const response = await get('/member/parcel.data', token, { 'sec-fetch-site': 'same-origin' });
    expect(response.body).toBe(ownData(token));
  });

  test('a link from another site opens the page', async () => {
    const token = tokenOf('1');
    const response = await get('/member/parcel', token, { 'sec-fetch-site': 'cross-site' });
    expect(response.body).toBe(ownData(token));
  });
});

describe('a login that has run out', () => {
  test.each([
    ['has expired', () => tokenOf('1', -5)],
    ['expires while the page is made', () => tokenOf('1', 10)],
    ['is no token', () => 'rubbish'],
  ])('that %s is renewed by the browser first', async (_, token) => {
    const response = await get('/member/parcel?stage=stored', token());
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(response.body).toContain('RefreshToken');
    expect(response.body).toContain('/login?redirect=%2Fmember%2Fparcel%3Fstage%3Dstored');
    expect(response.body).not.toContain(token());
    expect(renderPage).not.toHaveBeenCalled();
  });

  test('and one that the API refuses although it looks valid', async () => {
    renderPage.mockImplementation(async () => new Response('over', { status: 401 }));
    const document = await get('/member/parcel', tokenOf('1'));
    expect(document.statusCode).toBe(200);
    expect(document.body).toContain('RefreshToken');
    const data = await get('/member/parcel.data', tokenOf('1'));
    expect(data.statusCode).toBe(401);
    expect(data.headers['cache-control']).toBe('no-store');
  });

  test('without one the login page leads back', async () => {
    const response = await get('/member/parcel?stage=stored');
    expect(response.headers.location).toBe('/login?redirect=%2Fmember%2Fparcel%3Fstage%3Dstored');
  });
});
