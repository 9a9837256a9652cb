import { describe, expect, test } from 'vitest';
import { paths } from './paths.ts';
import { safePath } from './safe-path.ts';

describe('S22, S23: a redirect leads to', () => {
  test.each([
    ['/index', '/index'],
    ['/service/about-Us', '/service/about-Us'],
    ['/news-detail?id=5', '/news-detail?id=5'],
    ['/message?page=2#list', '/message?page=2'],
    ['/help/rich?id=3&token=abc', '/help/rich?id=3'],
    ['/index?to=https://evil.test', '/index'],
    ['/member/pay/0A1B2C3D4E5F6G7H?trade=9', '/member/pay/0A1B2C3D4E5F6G7H?trade=9'],
    ['/member/pay/0A1B2C3D4E5F6G7H/receipt', '/member/pay/0A1B2C3D4E5F6G7H/receipt'],
  ])('a page of the shop: %s', (wanted, expected) => {
    expect(safePath(wanted)).toBe(expected);
  });

  test.each([
    null,
    '',
    'https://evil.test',
    'https:/evil.test',
    '//evil.test',
    '///evil.test',
    '/\\evil.test',
    '\\\\evil.test',
    '/%2f%2fevil.test',
    '/%2Findex',
    '/%5cevil.test',
    '/%252f%252fevil.test',
    'javascript:alert(1)',
    '/javascript:alert(1)',
    'data:text/html,x',
    '/https:/evil.test',
    '/https%3A%2F%2Fevil.test',
    '/index%0d%0aSet-Cookie:a=b',
    '/index\r\nSet-Cookie: a=b',
    '/index\t',
    ' /index',
    '/in\u0000dex',
    '/.//evil.test',
    '/index/..//evil.test',
    '/unknown',
    '/Index',
    '/api/Base_Shop/GetShopInfo',
    '/assets/entry.js',
    '/sitemap.xml',
    '/@evil.test',
    'index',
    `/index?${'a'.repeat(4096)}`,
    `/${'a'.repeat(4096)}`,
  ])('nowhere else: %j', (wanted) => {
    expect(safePath(wanted)).toBeUndefined();
  });

  test.each(['/redirect', '/redirect/index', '/redirect//evil.test', '/redirect/redirect/index'])(
    'no further redirect: %s',
    (wanted) => {
      expect(safePath(wanted)).toBeUndefined();
      expect(safePath(paths.redirect + wanted)).toBeUndefined();
    },
  );
});
