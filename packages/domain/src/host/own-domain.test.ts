import { expect, test } from 'vitest';
import { lookOf, normalizeDomain, ownDomainRefusal } from './own-domain.ts';

const reserved = ['onehaul.com', 'console.example.org'];
const judge = (name: string, unicode = name, isSuffix = false) =>
  ownDomainRefusal(name, { unicode, isSuffix, reserved });

test.each(['shop.example.com', 'example.co.uk', 'a-b.example.com', '1.example.com', 'myonehaul.com'])(
  'a company may claim %s',
  (name) => expect(judge(name)).toBeUndefined(),
);

test.each([
  'localhost',
  '*.example.com',
  'my_shop.example.com',
  '-a.example.com',
  'a-.example.com',
  'a..example.com',
  '.example.com',
  'exa mple.com',
  '192.0.2.1',
  '127.1',
  '0x7f.0x1',
  `${'a'.repeat(64)}.com`,
  `${'a.'.repeat(123)}com`,
  'example.com/path',
  'example.com:443',
  '',
])('%j is no domain name', (name) => expect(judge(name)).toBe('host.nameInvalid'));

test('a public suffix, the platform’s names and what is below them are refused', () => {
  expect(judge('co.uk', 'co.uk', true)).toBe('host.isSuffix');
  for (const name of ['onehaul.com', 'shop.onehaul.com', 'a.b.onehaul.com', 'console.example.org'])
    expect(judge(name), name).toBe('host.reserved');
});

test('scripts that imitate each other are not mixed in a label, and no name imitates the platform', () => {
  const unicode: [string, string | undefined][] = [
    ['集运.com', undefined],
    ['hk集运.com', undefined],
    ['ひらカナ漢字.com', undefined],
    ['bücher.com', undefined],
    ['việtnam.com', undefined],
    ['пример.com', undefined],
    ['pаypal.com', 'host.lookalike'], // Cyrillic а
    ['οnehaul.net', 'host.lookalike'], // Greek ο
    ['xn--onehaul', undefined],
    ['опеһаυӏ.com', 'host.lookalike'], // Cyrillic with a Greek υ
    ['оnehaul.com', 'host.lookalike'],
    ['önehaul.com', 'host.lookalike'], // accents fall away
    ['shop.önehaul.com', 'host.lookalike'],
  ];
  for (const [name, expected] of unicode) expect(judge('xn--a.com', name), name).toBe(expected);
});

test('a whole label of another script has the look of the Latin one', () => {
  expect(lookOf('аррӏе.com')).toBe('apple.com');
  expect(lookOf('оnе.test')).toBe('one.test');
  expect(lookOf('plain.test')).toBe('plain.test');
});

test('case, spaces and the dot of the root do not matter', () => {
  expect(normalizeDomain('  Shop.EXAMPLE.com. ')).toBe('shop.example.com');
});
