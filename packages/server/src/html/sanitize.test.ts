import { cpuMs } from '@onehaul/testing/cpu-time';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hostileHtml } from '@onehaul/testing/hostile-html';
import { sanitize } from './sanitize.ts';

const tags =
  'h2|h3|h4|p|br|hr|ul|ol|li|strong|em|b|i|u|s|sub|sup|a|blockquote|code|pre|table|caption|thead|tbody|tr|th|td|img|figure|figcaption';
const attributes: Record<string, string[]> = {
  a: ['href', 'title'],
  img: ['src', 'alt', 'width', 'height'],
  th: ['colspan', 'rowspan', 'scope'],
  td: ['colspan', 'rowspan'],
};
const tag = new RegExp(`</?(${tags})((?: [a-z]+="[^"<>]*")*) ?/?>`, 'g');

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };
const page = 'https://shop.test/help';

/** The URL a browser would resolve from a page of the shop. */
function destinationOf(value: string): URL | undefined {
  const url = value.replace(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole);
  return URL.canParse(url, page) ? new URL(url, page) : undefined;
}

/** Lists violations in sanitized HTML: only allowed tags in canonical form may remain. */
function faultsOf(html: string): string[] {
  const faults: string[] = [];
  const rest = html.replace(tag, (_, name: string, list: string) => {
    for (const [, attribute = '', value = ''] of list.matchAll(/ ([a-z]+)="([^"]*)"/g)) {
      if (!attributes[name]?.includes(attribute)) faults.push(`${name} has ${attribute}`);
      if (attribute !== 'href' && attribute !== 'src') continue;
      const destination = destinationOf(value);
      const isOwn = !destination || destination.origin === 'https://shop.test';
      // A link may visibly leave the shop; an image, or a link with a disguised target, may not.
      const isOpen = attribute === 'href' && /^(https|mailto|tel):/i.test(value);
      if (!isOwn && !isOpen) faults.push(`${attribute} leads to ${destination?.href}`);
    }
    return '';
  });
  if (/[<>]/.test(rest)) faults.push(`left over: ${rest}`);
  return faults;
}

describe('hostile HTML (S35)', () => {
  test('comes in more than forty kinds', () => {
    expect(new Set(hostileHtml).size).toBe(hostileHtml.length);
    expect(hostileHtml.length).toBeGreaterThan(40);
  });

  test.each(hostileHtml)('%j is neutral', (html) => {
    const clean = sanitize(html);
    expect(faultsOf(clean)).toEqual([]);
    expect(sanitize(clean)).toBe(clean);
  });

  test('is neutral in any mixture, whole or cut', () => {
    const piece = fc.constantFrom(
      ...hostileHtml,
      '<',
      '>',
      '"',
      "'",
      '`',
      '&',
      '<!--',
      '-->',
      '\0',
      '<p',
      '<a href="',
      '</',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 6 }), fc.nat(60), fc.nat(60), (pieces, from, to) => {
        const html = pieces.join('');
        const clean = sanitize(html.slice(from % (html.length + 1), html.length - (to % (html.length + 1))));
        expect(faultsOf(clean)).toEqual([]);
        expect(faultsOf(sanitize(clean))).toEqual([]);
      }),
      { numRuns: 3000 },
    );
  });
});

describe('what staff may write', () => {
  test.each([
    '<h2>Fees</h2><p>From <strong>12.5</strong> per kg<br />and <em>more</em></p>',
    '<ul><li>one</li><li>two</li></ul><ol><li>three</li></ol>',
    '<table><caption>Rates</caption><thead><tr><th colspan="2" scope="col">kg</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
    '<p><a href="https://www.gov.hk/" title="Customs">Customs</a> <a href="/help">Help</a> <a href="mailto:a@b.test">Mail</a> <a href="tel:+85212345678">Call</a></p>',
    '<figure><img src="/files/2/5/label.webp" alt="Label" width="300" height="200" /><figcaption>A label</figcaption></figure>',
    '<blockquote>集運 &amp; 運費</blockquote>',
  ])('%s stays as it is', (html) => {
    expect(sanitize(html)).toBe(html);
    expect(faultsOf(html)).toEqual([]);
  });

  test('is cleaned anew for each text, however many there are', () => {
    for (let number = 0; number < 1500; number += 1) {
      expect(sanitize(`<p onclick="x">${number}</p>`)).toBe(`<p>${number}</p>`);
    }
    expect(sanitize('<p onclick="x">3</p>')).toBe('<p>3</p>');
  });

  test('a text of a megabyte does not hold up the server', () => {
    for (const piece of ['<', '<p>', '&', '<a href="', '</', '<!--', '<![CDATA[', '"']) {
      expect(
        cpuMs(() => sanitize(piece.repeat(50_000))),
        piece,
      ).toBeLessThan(2000);
    }
  });
});

test('the check itself sees what is wrong', () => {
  for (const html of [
    '<script>',
    '<p onclick="x">',
    '<a href="javascript:x">x</a>',
    '<a href="//evil.test">x</a>',
    '<img src="https://evil.test/x.png" />',
    '<img src="data:x" />',
    '<p',
    '<a href="/\\evil.test">',
  ]) {
    expect(faultsOf(html), html).not.toEqual([]);
  }
});
