import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalHost } from './host.ts';
import { subdomainRefusal } from './host-name.ts';

describe('the label of a free subdomain', () => {
  test.each(['harbour', 'saomai', 'north-star', 'abc', 'a1b2', 'port-99-hk', 'x'.repeat(30)])(
    'may be %s',
    (label) => expect(subdomainRefusal(label)).toBeUndefined(),
  );

  test.each([
    ['too short', 'ab'],
    ['too long', 'x'.repeat(31)],
    ['a digit first', '1abc'],
    ['a hyphen first', '-abc'],
    ['a hyphen last', 'abc-'],
    ['punycode', 'xn--80ak6aa92e'],
    ['two hyphens', 'a--b'],
    ['a dot', 'a.bc'],
    ['capitals', 'Harbour'],
    ['a Cyrillic а', 'hаrbour'],
    ['full-width letters', 'ｈａｒｂｏｕｒ'],
    ['a Turkish ı', 'mıra'],
    ['the Kelvin sign, which lower-cases to k', '\u212Aing'],
    ['a space', 'my shop'],
    ['a line break', 'harbour\n'],
    ['nothing', ''],
  ])('is refused with %s', (_, label) => expect(subdomainRefusal(label)).toBe('host.labelInvalid'));

  test.each([
    'www',
    'console',
    'admin',
    'adm1n',
    'c0nsole',
    'con-sole',
    'maii',
    'rnail',
    'ns1',
    'api',
    'pay',
  ])('is reserved: %s', (label) => expect(subdomainRefusal(label)).toBe('host.labelReserved'));

  test.each(['onehaul', 'onehaul-support', 'my0nehau1', 'one-haul', 'onehau1'])(
    'does not imitate the platform: %s',
    (label) => expect(subdomainRefusal(label)).toBe('host.labelReserved'),
  );

  test('whatever is typed, an accepted label is a canonical host name as it stands', () => {
    const near = fc.stringMatching(/^[a-z0-9.\-A-Zаеор_ ]{0,34}$/u);
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'grapheme' }), near), (label) => {
        if (subdomainRefusal(label) !== undefined) return;
        expect(canonicalHost(`${label}.shops.example`)).toBe(`${label}.shops.example`);
        expect(label).toMatch(/^[a-z][a-z0-9-]{1,28}[a-z0-9]$/);
        expect(label).not.toContain('--');
      }),
    );
  });

  test('a hyphen or a look-alike makes no reserved name free', () => {
    const disguises: Record<string, string> = { o: '0', i: '1', l: '1', e: '3', s: '5', m: 'rn', w: 'vv' };
    fc.assert(
      fc.property(
        fc.constantFrom('console', 'admin', 'login', 'mail', 'wallet', 'status', 'onehaul'),
        fc.array(fc.boolean(), { minLength: 10, maxLength: 10 }),
        (name, changes) => {
          const label = [...name]
            .map((sign, at) => (changes[at] ? (disguises[sign] ?? sign) : sign))
            .join('');
          expect(subdomainRefusal(label)).toBeDefined();
        },
      ),
    );
  });
});
