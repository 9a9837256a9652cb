import { expect, test } from 'vitest';
import { isPhone, mobileRedirectUrl } from './mobile-redirect.ts';

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
const phones = [
  iphone,
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0',
  'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1 Mobile',
  `${iphone} MicroMessenger/8.0.50(0x1800323c) NetType/WIFI Language/zh_CN`,
];
const others = [
  undefined,
  '',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Linux; Android 15; SM-X710) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Android 15; Tablet; rv:140.0) Gecko/140.0 Firefox/140.0',
  'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
];

test.each(phones)('a phone: %s', (userAgent) => {
  expect(isPhone(userAgent)).toBe(true);
});
test.each(others)('no phone: %s', (userAgent) => {
  expect(isPhone(userAgent)).toBe(false);
});

const visit = {
  userAgent: iphone,
  host: 'shop.test',
  protocol: 'https',
  port: '',
  mobileUrl: 'https://m.shop.test',
  path: '/message',
  search: '?page=2',
};

test('a phone sees the same page of the mobile site', () => {
  expect(mobileRedirectUrl(visit)).toBe('https://m.shop.test/message?page=2');
  expect(mobileRedirectUrl({ ...visit, mobileUrl: 'https://m.shop.test/' })).toBe(
    'https://m.shop.test/message?page=2',
  );
  expect(mobileRedirectUrl({ ...visit, path: '/outside/trajectory', search: '' })).toBe(
    'https://m.shop.test/consolidation/order/search',
  );
  expect(mobileRedirectUrl({ ...visit, protocol: 'http', port: ':8080' })).toBe(
    'http://m.shop.test:8080/message?page=2',
  );
});

test.each([
  ['a computer', { userAgent: others[2] }],
  ['a shop without a mobile site', { mobileUrl: '' }],
  ['the mobile site itself', { host: 'm.shop.test' }],
  ['an address that is none', { mobileUrl: 'm.shop.test' }],
  ['a script', { mobileUrl: 'javascript:alert(1)' }],
  ['a disguised host', { mobileUrl: 'https://m.shop.test@evil.test' }],
])('S24: %s stays', (_, change) => {
  expect(mobileRedirectUrl({ ...visit, ...change })).toBeUndefined();
});
