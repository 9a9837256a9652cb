import { gunzipSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fillNonce, fillNonceGzip, createPageTemplate } from './page-template.ts';

// Starts and ends differently: one like PPP would be ambiguous to locate in a text that ends in P.
const placeholder = 'begin-0123456789abcend';
const nonce = 'nonce-0123456789abcdef';

test('every gap holds the nonce, plain and compressed', () => {
  const text = `<style nonce="${placeholder}">a</style><p>公告</p><script nonce="${placeholder}">`;
  const expected = text.replaceAll(placeholder, nonce);
  const template = createPageTemplate(text, placeholder);
  expect(fillNonce(template, nonce).toString()).toBe(expected);
  expect(gunzipSync(fillNonceGzip(template, nonce)).toString()).toBe(expected);
});

test('any text comes back as it was, over any number of gaps', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.constant(`<p>${'包裹'.repeat(9000)}`),
  );
  fc.assert(
    fc.property(fc.array(piece, { minLength: 1, maxLength: 8 }), (pieces) => {
      const whole = pieces.map((one) => one.toWellFormed());
      const template = createPageTemplate(whole.join(placeholder), placeholder);
      const expected = whole.join(nonce).replaceAll('\0', '\uFFFD');
      expect(gunzipSync(fillNonceGzip(template, nonce)).toString()).toBe(expected);
    }),
    { numRuns: 60, examples: [[['begin', placeholder.slice(0, -1), placeholder.slice(1), 'end']]] },
  );
});

test('a page with gaps is hardly larger than one compressed whole', () => {
  const line = (n: number) => `<li class="row-${n % 7}"><a href="/news-detail?id=${n}">Notice ${n}</a></li>`;
  const body = Array.from({ length: 300 }, (_, n) => line(n)).join('');
  const text = Array.from({ length: 10 }, () => `<script nonce="${placeholder}"></script>${body}`).join('');
  const whole = gzipSync(text.replaceAll(placeholder, nonce), { level: 6 });
  expect(fillNonceGzip(createPageTemplate(text, placeholder), nonce).length).toBeLessThan(whole.length * 1.1);
});
