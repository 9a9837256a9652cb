import { expect, test } from 'vitest';
import { paths } from './paths.ts';
import { loginUrl, pageAfterSignIn, registerUrl, safeRedirectPath } from './sign-in-url.ts';

test.each([
  ['/member/account?editPwd=1', '/member/account?editPwd=1'],
  ['/member/personal?token=CODE', '/member/personal'],
  ['/qr-sign-in?id=5&x=1', '/qr-sign-in?id=5'],
  ['/help', '/help'],
])('signing in leads on to a page of the shop: %s', (redirect, expected) => {
  expect(pageAfterSignIn(redirect)).toBe(expected);
});

test.each([
  null,
  '',
  'https://evil.test',
  '//evil.test',
  '/\\evil.test',
  '/%2f%2fevil.test',
  'javascript:alert(1)',
  'data:text/html,x',
  '/redirect//evil.test',
  '/redirect/index',
  `/member/personal?${'a'.repeat(4096)}`,
  '/member/personal\r\nSet-Cookie: a=b',
  '/member/unknown',
  '/member/../api/docs',
  '/login',
  '/login?redirect=/login',
  '/register',
  '/sign-in-link?redirect=/index',
])('S22: and else to the overview: %j', (redirect) => {
  expect(pageAfterSignIn(redirect)).toBe(paths.personal);
  expect(safeRedirectPath(redirect)).toBeUndefined();
});

test('the page that was wanted is carried through login and registration', () => {
  expect(loginUrl()).toBe('/login');
  expect(loginUrl('/member/account?editPwd=1')).toBe('/login?redirect=%2Fmember%2Faccount%3FeditPwd%3D1');
  expect(registerUrl('/help')).toBe('/register?redirect=%2Fhelp');
});
