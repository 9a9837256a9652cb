import { languages } from '@onehaul/domain/language';
import { noticeKinds } from '@onehaul/domain/notice';
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
