import { languages } from '@onehaul/domain/language';
import { noticeKinds } from '@onehaul/domain/notice';
import { hostileHtml } from '@onehaul/testing/hostile-html';
import { describe, expect, test } from 'vitest';
import { noticeMail } from './notice-mail.ts';

const told = {
  tenantId: 2,
  shopId: 1,
  id: 7,
  kind: 'parcelStored',
  subjectId: 41,
  details: { number: 'SF41' },
  email: 'amy@mail.test',
  name: 'Amy',
  language: 'vi',
  shopNames: { en: 'Harbour', vi: 'Cảng' },
  shopLanguages: ['en', 'vi'],
  primaryColor: '#0055aa',
  timeZone: 'Asia/Hong_Kong',
  warehouseNames: null,
  subjects: null,
  bodies: null,
  host: 'harbour.test',
} as const;

test('a mail speaks the member’s language where the shop does, else the shop’s own', () => {
  expect(noticeMail(told)).toMatchObject({
    subject: 'SF41 đã nhập kho – Cảng',
    fromName: 'Cảng',
    text: expect.stringContaining('Xin chào Amy,'),
    html: expect.stringContaining('https://harbour.test/member/parcel?open=41'),
  });
  const other = noticeMail({ ...told, language: 'zhHanT', name: ' ' });
  expect(other.subject).toBe('SF41 is in storage – Harbour');
  expect(other.text).toMatch(/^Hello,\n/);
});

test.each([
  ['parcelStored', '/member/parcel?open=41', 'View parcel'],
  ['claimRejected', '/member/notify', 'View notices'],
  ['orderShipped', '/member/order?order=41', 'View order'],
  ['orderDifferenceDue', '/member/order?order=41', 'View order'],
  ['depositRejected', '/member/notify', 'View notices'],
] as const)('the button of %s leads to what it is about', (kind, page, words) => {
  const { html, text } = noticeMail({ ...told, kind, language: 'en' });
  const [, address, button] = /<a href="([^"]*)" style="display:inline-block[^>]*>([^<]*)</.exec(html)!;
  expect([address, button]).toEqual([`https://harbour.test${page}`, words]);
  expect(text).toContain(`${words}: https://harbour.test${page}`);
});

describe.each(languages)('in %s', (language) => {
  test.each(noticeKinds)('a mail of %s is whole and harmless', (kind) => {
    const evil = '<img src=https://evil.test/x>"&';
    const mail = noticeMail({
      ...told,
      kind,
      details: { number: evil, reason: evil, note: evil },
      name: evil,
      language,
      shopNames: { [language]: `Shop ${evil}` },
      shopLanguages: [language],
    });
    expect(mail.html).not.toMatch(/<img|url\(|\{\{|mail\.|undefined/);
    expect(mail.text).not.toMatch(/\{\{|mail\.[a-z]+[^a-z.]|undefined/);
    const links = [...mail.html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, link]) => new URL(link!).host);
    expect(new Set(links)).toEqual(new Set(['harbour.test']));
    expect(mail.text).toContain('https://harbour.test/member/notify');
  });
});

describe('the shop’s own text', () => {
  const own = {
    ...told,
    language: 'en',
    subjects: { en: '{{shop}} has {{number}}' },
    bodies: { en: 'Dear {{name}}\n\nWeight: {{weight}}\nParcel {{number}}' },
  } as const;

  test('is the subject, the heading and the lines; a line without its value is left out', () => {
    const { subject, html, text } = noticeMail({ ...own, details: { number: 'SF41' } });
    expect(subject).toBe('Harbour has SF41');
    expect(html).toContain('>Harbour has SF41</h1>');
    expect(text).toContain('Hello Amy,\n\nDear Amy\n\nParcel SF41\n\nView parcel');
    expect(html).toContain('Dear Amy<br>\n<br>\nParcel SF41</p>');
  });

  test('of another language is not used: ours of the right one is', () => {
    const { subject, text } = noticeMail({ ...own, language: 'vi' });
    expect(subject).toBe('SF41 đã nhập kho – Cảng');
    expect(text).not.toContain('Dear');
  });

  test('gives way to ours when none of its lines applies', () => {
    const mail = noticeMail({ ...own, subjects: { en: '{{weight}}' }, bodies: { en: 'It is {{weight}}' } });
    expect(mail.subject).toBe('SF41 is in storage – Harbour');
    expect(mail.text).toContain('has been weighed');
  });

  test('S35: markup in text and values stays text, and no value becomes a template or a header', () => {
    for (const hostile of hostileHtml) {
      const { html, subject } = noticeMail({
        ...own,
        name: `{{shop}}${hostile}`,
        details: { number: `${hostile}\r\nBcc: eve@evil.test` },
        subjects: { en: `${hostile.replaceAll(/[{}]/g, '')} {{number}}` },
        bodies: { en: `{{number}}\n${hostile.replaceAll(/[{}]/g, '')}\n{{name}}` },
      });
      const tags = [...html.matchAll(/<\/?([a-z!][a-z0-9]*)/gi)].map(([, tag]) => tag!.toLowerCase());
      expect(new Set(tags)).toEqual(
        new Set(['!doctype', 'html', 'head', 'meta', 'title', 'body', 'div', 'p', 'h1', 'br', 'a']),
      );
      expect(html.match(/<meta/g)).toHaveLength(2);
      expect(html.match(/<a /g)).toHaveLength(2);
      expect(html).toContain('{{shop}}');
      expect(subject).not.toMatch(/[\r\n]/);
    }
  });
});
