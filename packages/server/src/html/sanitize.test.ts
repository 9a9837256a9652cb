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
  ol: ['start'],
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
      if (name === 'img' && !value.startsWith('/files/')) faults.push(`${value} is no file of the shop`);
    }
    return '';
  });
  if (/[<>]/.test(rest)) faults.push(`left over: ${rest}`);
  return faults;
}

describe('hostile HTML (S35)', () => {
  test('comes in more than 160 kinds', () => {
    expect(new Set(hostileHtml).size).toBe(hostileHtml.length);
    expect(hostileHtml.length).toBeGreaterThan(160);
  });

  test.each(hostileHtml)('%j is neutral', (html) => {
    const clean = sanitize(html);
    expect(faultsOf(clean)).toEqual([]);
    expect(sanitize(clean)).toBe(clean);
  });

  test('is neutral in any mixture, whole or cut, and stays as it is when sanitized again', () => {
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
      '<p><svg>',
      '<a><button>',
      '<table><li>',
      '&lt',
      '&#60',
      '&amp;',
      'amp;lt;',
      '\r\n',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 6 }), fc.nat(60), fc.nat(60), (pieces, from, to) => {
        const html = pieces.join('');
        const clean = sanitize(html.slice(from % (html.length + 1), html.length - (to % (html.length + 1))));
        expect(faultsOf(clean)).toEqual([]);
        // Idempotence: nothing that is left means something else to the next parser.
        expect(sanitize(clean)).toBe(clean);
      }),
      { numRuns: 5000 },
    );
  });
});

describe('what staff may write', () => {
  test.each([
    '<h2>Fees</h2><p>From <strong>12.5</strong> per kg<br />and <em>more</em></p>',
    '<ul><li>one</li><li>two</li></ul><ol><li>three</li></ol>',
    '<table><caption>Rates</caption><thead><tr><th colspan="2" scope="col">kg</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
    '<p><a href="https://www.gov.hk/" title="Customs">Customs</a> <a href="/help">Help</a> <a href="mailto:a@b.test">Mail</a> <a href="tel:+85212345678">Call</a></p>',
    '<figure><img src="/files/article/label.webp" alt="Label" width="300" height="200" /><figcaption>A label</figcaption></figure>',
    '<blockquote>集運 &amp; 運費</blockquote>',
    '<p><b>a</b><i>b</i><u>c</u><s>d</s><sub>e</sub><sup>f</sup><code>g</code></p><pre>h</pre><hr /><h4>i</h4>',
    '<ol start="3"><li><p>one</p><ul><li><p>two</p></li></ul></li></ol>',
    '<table><tbody><tr><td colspan="2" rowspan="3"><p>kg</p></td></tr></tbody></table>',
  ])('%s stays as it is', (html) => {
    expect(sanitize(html)).toBe(html);
    expect(faultsOf(html)).toEqual([]);
  });

  test.each([
    '/files/article/a1.webp?x=1',
    '/files/../api/member',
    '/files/private/upload/a1.webp',
    '/api/session/end',
    'a1.webp',
    '',
  ])('a picture at %j is no public file of the shop', (src) => {
    expect(sanitize(`<p>a<img src="${src}" alt="x">b</p>`)).toBe('<p>ab</p>');
  });

  test('a picture without a description gets an empty one', () => {
    expect(sanitize('<img src="/files/article/a1.webp">')).toBe(
      '<img src="/files/article/a1.webp" alt="" />',
    );
  });

  test('links open in the same window and carry nothing but their target', () => {
    const html = '<a href="https://a.test" target="_blank" rel="opener" class="x" download>a</a>';
    expect(sanitize(html)).toBe('<a href="https://a.test">a</a>');
  });

  test('paragraphs that a removed tag brought into each other are taken apart', () => {
    expect(sanitize('<p>a<svg><p>b</svg></p>')).not.toMatch(/<p>[^/]*<p>/);
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
    '<img src="/api/x" />',
    '<p',
    '<a href="/\\evil.test">',
  ]) {
    expect(faultsOf(html), html).not.toEqual([]);
  }
});
