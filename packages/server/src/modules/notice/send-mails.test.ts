import { type Language, languages } from '@onehaul/domain/language';
import { noticeKinds } from '@onehaul/domain/notice';
import { aShop } from '@onehaul/testing/builders';
import { type MailServer, openMailServer } from '@onehaul/testing/mail-server';
import { aMember } from '@onehaul/testing/member-builders';
import { openTestDatabase, type TestDatabase } from '@onehaul/testing/test-database';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openMail } from '../../gateways/mail/open-mail.ts';
import { mostTries } from './mail.repository.ts';
import { noticeMail } from './notice-mail.ts';
import { openMailer } from './open-mailer.ts';
import { sendMails } from './send-mails.ts';

type Shop = { id: number; tenantId: number };

let database: TestDatabase;
let server: MailServer;
let harbour: Shop;
let rival: Shop;
const log = { warn: () => undefined };

beforeAll(async () => {
  database = await openTestDatabase();
  server = await openMailServer();
  const own: [Language, ...Language[]] = ['en', 'vi'];
  harbour = await aShop(database, { tenantId: 2, host: 'harbour-lines.test', languages: own });
  rival = await aShop(database, { tenantId: 3, host: 'rival.test' });
  await database.sql(`insert into host (name, tenant_id, shop_id, kind) values ('m.test', 2, $1, 'mobile')`, [
    harbour.id,
  ]);
});
beforeEach(async () => {
  await database.sql('truncate notice');
  server.mails.length = 0;
  server.refusal = undefined;
});
afterAll(async () => {
  await server.close();
  await database.close();
});

const services = () => ({
  database: database.database,
  mail: openMail({ SMTP_URL: server.url, MAIL_FROM: 'notices@onehaul.test' })!,
  log,
});
let events = 0;
async function due(shop: Shop, memberId: number, subjectId = 1) {
  const [row] = await database.sql(
    `insert into notice (tenant_id, shop_id, member_id, outbox_id, kind, subject_id, details, mail_state, mail_at)
     values ($1, $2, $3, $4, 'parcelStored', $5, $6, 'due', now()) returning id`,
    [shop.tenantId, shop.id, memberId, ++events, subjectId, { number: `SF${subjectId}` }],
  );
  return row!.id as number;
}
const mailsOf = () =>
  database.sql(
    `select mail_state as state, mail_tries as tries,
       round(extract(epoch from mail_at - now()))::int as wait from notice order by id`,
  );
const again = () => database.sql(`update notice set mail_at = now() where mail_state = 'due'`);

test('a due mail is sent once, in the member’s language, with the shop’s own address', async () => {
  const amy = await aMember(database, harbour, { email: 'amy@mail.test', name: 'Amy <b>' });
  await database.sql(`update member set language = 'vi' where id = $1`, [amy.id]);
  const id = await due(harbour, amy.id, 41);
  const eve = await aMember(database, rival, { email: 'eve@mail.test' });
  await due(rival, eve.id);
  await sendMails(services(), 2);
  await sendMails(services(), 2);
  expect(await mailsOf()).toMatchObject([
    { state: 'sent', tries: 1, wait: null },
    { state: 'due', tries: 0 },
  ]);
  expect(server.mails.map(({ to }) => to)).toEqual([['amy@mail.test']]);
  const { raw } = server.mails[0]!;
  expect(raw).toContain(`Message-ID: <notice-2-${harbour.id}-${id}@harbour-lines.test>`);
  expect(raw).toContain('List-Unsubscribe: <https://harbour-lines.test/member/notify>');
  expect(raw).not.toContain('m.test/');
  await sendMails(services(), 3);
  expect(server.mails[1]!.to).toEqual(['eve@mail.test']);
});

test('a mail not taken is tried again with growing waits, under the same id, and given up after eight', async () => {
  const amy = await aMember(database, harbour, { email: 'amy@mail.test' });
  await due(harbour, amy.id);
  server.refusal = { at: 'message', code: 451 };
  const waits: number[] = [];
  for (let tries = 1; tries < mostTries; tries++) {
    await sendMails(services(), 2);
    const [{ state, tries: counted, wait }] = (await mailsOf()) as [Record<string, number | string>];
    expect([state, counted]).toEqual(['due', tries]);
    waits.push(Number(wait));
    // It is not due yet.
    await sendMails(services(), 2);
    expect((await mailsOf())[0]).toMatchObject({ tries });
    await again();
  }
  expect(waits.map((wait) => Math.round(wait / 60))).toEqual([1, 2, 4, 8, 16, 32, 64]);
  await sendMails(services(), 2);
  expect(await mailsOf()).toEqual([{ state: 'failed', tries: 8, wait: null }]);
});

test('an address that does not exist is not tried again', async () => {
  const amy = await aMember(database, harbour, { email: 'amy@mail.test' });
  await due(harbour, amy.id);
  server.refusal = { at: 'recipient', code: 550 };
  await sendMails(services(), 2);
  expect(await mailsOf()).toMatchObject([{ state: 'failed', tries: 1 }]);
});

test('what was sent by a process that died before it could say so comes with the same id', async () => {
  const amy = await aMember(database, harbour, { email: 'amy@mail.test' });
  await due(harbour, amy.id);
  await sendMails(services(), 2);
  await database.sql(`update notice set mail_state = 'due', mail_at = now()`);
  await sendMails(services(), 2);
  const ids = server.mails.map(({ raw }) => /^Message-ID: (.*)$/m.exec(raw)![1]);
  expect(ids).toHaveLength(2);
  expect(ids[0]).toBe(ids[1]);
});

test('who has switched mails off since, left, or is told of old news is not written to', async () => {
  const changes = [
    'update member set mail_notices = false where id = $1',
    `update member set state = 'suspended' where id = $1`,
    'update member set email = null where id = $1',
    `update notice set created_at = now() - interval '4 days' where member_id = $1`,
  ];
  for (const change of changes) {
    const { id } = await aMember(database, harbour, { email: 'amy@mail.test' });
    await due(harbour, id);
    await database.sql(change, [id]);
  }
  await sendMails(services(), 2);
  expect((await mailsOf()).map(({ state }) => state)).toEqual(['none', 'none', 'none', 'none']);
  expect(server.mails).toEqual([]);
});

test('several workers send every mail once', async () => {
  const amy = await aMember(database, harbour, { email: 'amy@mail.test' });
  for (let each = 1; each <= 30; each++) await due(harbour, amy.id, each);
  const mailers = [1, 2, 3].map(() => openMailer(services(), 5));
  const sent = async () => (await mailsOf()).filter(({ state }) => state === 'sent').length;
  await expect.poll(sent, { timeout: 20_000 }).toBe(30);
  await Promise.all(mailers.map((mailer) => mailer.close()));
  expect(server.mails).toHaveLength(30);
  expect(new Set(server.mails.map(({ raw }) => /^Message-ID: (.*)$/m.exec(raw)![1])).size).toBe(30);
});

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
  expect(other.subject).toBe('SF41 is in store – Harbour');
  expect(other.text).toMatch(/^Hello,\n/);
});

test.each([
  ['parcelStored', '/member/parcel?open=41', 'View parcel'],
  ['claimRejected', '/member/notify', 'View notices'],
  ['orderShipped', '/member/order?order=41', 'View order'],
  ['orderDifferenceDue', '/member/order?order=41', 'View order'],
  ['depositRejected', '/member/notify', 'View notices'],
  ['rechargeSettled', '/member/notify', 'View notices'],
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
