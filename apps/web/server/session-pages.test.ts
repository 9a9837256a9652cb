import type { ShopInfo } from '@onehaul/contract/shop';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RenderPage } from './app.ts';
import { testShopServer } from './test-page-server.ts';

const shop = { languages: ['en', 'vi'], currency: 'CNY', mobileUrl: 'https://m.harbour.test' } as ShopInfo;
const renderPage = vi.fn<RenderPage>();
const logged: string[] = [];
let app: Awaited<ReturnType<typeof testShopServer>>;

beforeEach(async () => {
  logged.length = 0;
  renderPage.mockReset().mockImplementation(async (request, { isSignedIn, hasSignInCode }) => {
    const { pathname, search } = new URL(request.url);
    return Response.json({ path: pathname + search, isSignedIn, hasSignInCode });
  });
  app = await testShopServer(shop, renderPage, logged);
});
afterEach(() => app.close());

const signedIn = { cookie: '__Host-language=en; __Host-access=header.payload.signature' };
const phone = {
  'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) Version/18.0 Mobile/15E148 Safari/604.1',
};
const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'GET', url, headers: { host: 'harbour.test', ...headers } });
const loginFor = (wanted: string) => `/login?redirect=${encodeURIComponent(wanted)}`;

test.each([
  ['/member', '/member'],
  ['/member/personal', '/member/personal'],
  ['/member/account?editPwd=1', '/member/account?editPwd=1'],
  ['/member/order?tab=unpaid&page=2&lang=en', '/member/order?tab=unpaid&page=2'],
  ['/member/x.css', '/member/x.css'],
  ['/qr-sign-in?id=5', '/qr-sign-in?id=5'],
])('a visitor who asks for %s is sent to the login page, which leads back', async (url, wanted) => {
  const response = await get(url);
  expect(response.statusCode).toBe(302);
  expect(response.headers.location).toBe(loginFor(wanted));
  expect(response.headers['cache-control']).toBe('no-store');
  expect(renderPage).not.toHaveBeenCalled();
});

test('data for a page already shown is not redirected: the browser’s own guard decides', async () => {
  expect((await get('/member/no-page.data')).statusCode).toBe(200);
});

test('who holds a session gets the page; what the cookie says is for the browser and the API to judge', async () => {
  const response = await get('/member/no-page', signedIn);
  expect(response.json()).toMatchObject({ path: '/member/no-page', isSignedIn: true });
  expect(response.headers['x-robots-tag']).toBe('noindex');
  expect((await get('/member/no-page', { cookie: '__Host-access=' })).statusCode).toBe(302);
});

test.each(['/member/no-page', '/member/x.css', '/member/no-page.data', '/qr-sign-in?id=5', '/index'])(
  'S11: %s of someone signed in is made for them alone and kept nowhere',
  async (url) => {
    const first = await get(url, signedIn);
    const second = await get(url, signedIn);
    expect(renderPage).toHaveBeenCalledTimes(2);
    for (const { headers } of [first, second]) {
      expect(headers['cache-control']).toMatch(url === '/index' ? /^private/ : /^no-store$/);
      expect(headers.vary).toContain('Cookie');
    }
    const visitor = await get('/index');
    expect(visitor.json()).toMatchObject({ isSignedIn: false });
  },
);

test.each([
  '//member/personal',
  '/member//personal',
  '/member/personal%0d%0aX:y',
  '/member%2fpersonal',
  '/member/%5c',
])('S11: %s is no address of ours, signed in or not', async (url) => {
  for (const headers of [{}, signedIn]) {
    const response = await get(url, headers);
    expect(response.statusCode).toBe(400);
    expect(response.headers['cache-control']).toBe('no-store');
  }
  expect(renderPage).not.toHaveBeenCalled();
});

test('pages for signing in know their whole address, and nobody shares them', async () => {
  const url = '/login?mode=phone&redirect=%2Fhelp&utm=1';
  expect((await get(url)).json()).toMatchObject({ path: '/login?mode=phone&redirect=%2Fhelp' });
  const again = await get(url);
  expect(renderPage).toHaveBeenCalledTimes(2);
  expect(again.headers['cache-control']).toBe('no-store');
  const register = await get('/register?AgentId=A1&Recommender=B2&ServicePersonnel=C3&redirect=%2Fhelp&x=1');
  expect(register.json()).toMatchObject({
    path: '/register?redirect=%2Fhelp&AgentId=A1&Recommender=B2&ServicePersonnel=C3',
  });
});

test.each([
  ['/member/account?editPwd=1&token=SECRET', '/member/account?editPwd=1'],
  ['/?token=SECRET', '/'],
  ['/help/rich?id=3&token=SECRET', '/help/rich?id=3'],
  ['/unknown?token=SECRET', '/index'],
  ['/login?token=SECRET&redirect=https://evil.test', '/index'],
])('S25: %s is answered by the page that signs in, without the code', async (url, wanted) => {
  const response = await get(url);
  expect(response.json()).toEqual({
    path: `/sign-in-link?redirect=${encodeURIComponent(wanted)}`,
    isSignedIn: false,
    hasSignInCode: true,
  });
  expect(response.headers['referrer-policy']).toBe('no-referrer');
  expect(response.headers['cache-control']).toBe('no-store');
  expect(renderPage.mock.calls[0]?.[0].url).not.toContain('SECRET');
  expect(logged.join('')).not.toContain('SECRET');
  await get(url);
  expect(renderPage).toHaveBeenCalledTimes(2);
});

test('documents name whose they are, and only pages of the member centre may be kept on the device', async () => {
  const token = `h.${Buffer.from(JSON.stringify({ sub: '7', iat: 1, exp: Date.now() / 1000 + 900 })).toString('base64url')}.s`;
  const member = { cookie: `__Host-access=${token}` };
  const said = async (url: string, headers = {}) => {
    const response = await get(url, headers);
    return [response.headers['x-page-owner'], response.headers['x-keep-offline']];
  };
  expect(await said('/index')).toEqual(['none', undefined]);
  expect(await said('/index', member)).toEqual(['7', undefined]);
  expect(await said('/member/parcel', member)).toEqual(['7', '1']);
  expect(await said('/member/parcel.data', member)).toEqual([undefined, undefined]);
  expect((await get('/member/parcel', member)).headers['cache-control']).toBe('no-store');
});

test('the offline page is in the visitor’s language and says nothing of the visitor', async () => {
  const response = await get('/offline', { ...signedIn, 'accept-language': 'vi' });
  expect(response.headers).toMatchObject({ 'content-language': 'en', 'x-robots-tag': 'noindex' });
  expect(response.headers['x-page-owner']).toBeUndefined();
  expect(response.body).toContain('offline');
  expect(renderPage).not.toHaveBeenCalled();
});

test('other pages keep their ordinary referrer policy', async () => {
  expect((await get('/index')).headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
});

test.each([
  '/qr-sign-in?id=5',
  loginFor('/qr-sign-in?id=5'),
  '/register?redirect=%2Fqr-sign-in%3Fid%3D5',
  '/member/personal?token=CODE',
  '/member/parcel?stage=stored&token=CODE',
])('a phone goes on at the mobile site, where it is signed in: %s', async (url) => {
  const { statusCode, headers } = await get(url, { ...phone, ...signedIn });
  expect(statusCode).toBe(302);
  expect(headers.location).toBe(`http://m.harbour.test${url}`);
  expect(headers['cache-control']).toBe('no-store');
});

test('a second mobile host sends nobody away', async () => {
  await app.close();
  app = await testShopServer({ ...shop, isMobileHost: true }, renderPage, logged);
  expect((await get('/login', phone)).statusCode).toBe(200);
});
