import { expect, test } from 'vitest';
import { canonicalHost, isHostAmbiguous } from './host.ts';

test.each([
  ['harbour.localhost', 'harbour.localhost'],
  ['HARBOUR.Localhost', 'harbour.localhost'],
  ['harbour.localhost.', 'harbour.localhost'],
  ['harbour.localhost:4000', 'harbour.localhost'],
  ['harbour.localhost.:443', 'harbour.localhost'],
  ['xn--harbur-wta.localhost', 'xn--harbur-wta.localhost'],
  ['127.0.0.1:4000', '127.0.0.1'],
])('%s is the host %s', (header, expected) => {
  expect(canonicalHost(header)).toBe(expected);
});

test.each([
  undefined,
  '',
  '.',
  ':80',
  'shop:443@evil.test',
  'shop@evil.test',
  'shop..test',
  '.shop.test',
  'shop.test..',
  '-shop.test',
  'shop_a.test',
  'shop.test/',
  'shop.test?x',
  'shop.test:',
  'shop.test:port',
  'shop.test:123456',
  'shop.test, other.test',
  'shop test',
  'shop.test\r\nX: y',
  'hаrbour.localhost',
  '[::1]',
  `${'a'.repeat(64)}.test`,
  `${'a.'.repeat(140)}test`,
])('%j is no host', (header) => {
  expect(canonicalHost(header)).toBeUndefined();
});

test('a request names its host once, in its one header', () => {
  expect(isHostAmbiguous({ url: '/index', rawHeaders: ['Host', 'a.test', 'Accept', 'Host'] })).toBe(false);
  expect(isHostAmbiguous({ url: '/index', rawHeaders: ['Host', 'a.test', 'host', 'b.test'] })).toBe(true);
  expect(isHostAmbiguous({ url: '/index', rawHeaders: [] })).toBe(true);
  expect(isHostAmbiguous({ url: 'http://b.test/', rawHeaders: ['Host', 'a.test'] })).toBe(true);
});
