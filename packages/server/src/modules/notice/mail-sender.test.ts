import type { Language } from '@onehaul/domain/language';
import { aShop } from '@onehaul/testing/builders';
import { type MailServer, startMailServer } from '@onehaul/testing/mail-server';
import { aMember } from '@onehaul/testing/member-builders';
import { createTestDatabase, type TestDatabase } from '@onehaul/testing/test-database';
import { testServices } from '@onehaul/testing/test-services';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createMail } from '../../gateways/mail/create-mail.ts';
import { deliver } from './deliver.ts';
import { mailSender, maxMailTries } from './mail-sender.ts';
import { createSenders } from './create-senders.ts';

type Shop = { id: number; tenantId: number };

let database: TestDatabase;
let server: MailServer;
let harbour: Shop;
let rival: Shop;
const log = { warn: () => undefined, error: () => undefined };

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startMailServer();
  const own: [Language, ...Language[]] = ['en', 'vi'];
  harbour = await aShop(database, { tenantId: 2, host: 'harbour-lines.test', languages: own });
  rival = await aShop(database, { tenantId: 3, host: 'rival.test' });
  await database.sql(`insert into host (name, tenant_id, shop_id, kind) values ('m.test', 2, $1, 'mobile')`, [
    harbour.id,
  ]);
});
beforeEach(async () => {
  await database.sql('truncate notice, notice_choice cascade');
  server.mails.length = 0;
  server.refusal = undefined;
});
afterAll(async () => {
  await server.close();
  await database.close();
});

const services = () => ({ database: database.database, keys: testServices(database).keys, log });
const mail = () => createMail({ SMTP_URL: server.url, MAIL_FROM: 'notices@onehaul.test' })!;
const sendMails = (tenantId: number) => deliver(services(), mailSender(services(), mail()), tenantId);
let events = 0;
async function due(shop: Shop, memberId: number, subjectId = 1) {
  const [row] = await database.sql(
    `with told as (
       insert into notice (tenant_id, shop_id, member_id, outbox_id, kind, subject, subject_id, details)
       values ($1, $2, $3, $4, 'parcelStored', 'parcel', $5, $6) returning *)
     insert into notice_delivery (tenant_id, shop_id, notice_id, channel, member_id)
     select tenant_id, shop_id, id, 'mail', member_id from told returning notice_id`,
    [shop.tenantId, shop.id, memberId, ++events, subjectId, { number: `SF${subjectId}` }],
  );
  return row!.notice_id as number;
}
const mailsOf = () =>
  database.sql(
    `select state, tries, sent_at is not null as is_sent,
       round(extract(epoch from due_at - now()))::int as wait from notice_delivery order by notice_id`,
  );
const again = () => database.sql(`update notice_delivery set due_at = now() where state = 'due'`);

test('a due mail is sent once, in the member’s language, with the shop’s own address', async () => {
  const amy = await aMember(database, harbour, { email: 'amy@mail.test', name: 'Amy <b>' });
  await database.sql(`update member set language = 'vi' where id = $1`, [amy.id]);
  const id = await due(harbour, amy.id, 41);
  const eve = await aMember(database, rival, { email: 'eve@mail.test' });
  await due(rival, eve.id);
  await sendMails(2);
  await sendMails(2);
  expect(await mailsOf()).toMatchObject([
    { state: 'sent', tries: 1, is_sent: true },
    { state: 'due', tries: 0 },
  ]);
  expect(server.mails.map(({ to }) => to)).toEqual([['amy@mail.test']]);
  const { raw } = server.mails[0]!;
  expect(raw).toContain(`Message-ID: <notice-2-${harbour.id}-${id}@harbour-lines.test>`);
  expect(raw).toContain('List-Unsubscribe: <https://harbour-lines.test/member/notify>');
  expect(raw).not.toContain('m.test/');
  await sendMails(3);
  expect(server.mails[1]!.to).toEqual(['eve@mail.test']);
});

test('a mail not taken is tried again with growing waits, under the same id, and given up after eight', async () => {
  const amy = await aMember(database, harbour, { email: 'amy@mail.test' });
  await due(harbour, amy.id);
  server.refusal = { at: 'message', code: 451 };
  const waits: number[] = [];
  for (let tries = 1; tries < maxMailTries; tries++) {
    await sendMails(2);
    const [{ state, tries: counted, wait }] = (await mailsOf()) as [Record<string, number | string>];
    expect([state, counted]).toEqual(['due', tries]);
    waits.push(Number(wait));
    // Not due before the backoff has passed.
    await sendMails(2);
    expect((await mailsOf())[0]).toMatchObject({ tries });
    await again();
  }
  expect(waits.map((wait) => Math.round(wait / 60))).toEqual([1, 2, 4, 8, 16, 32, 64]);
  await sendMails(2);
  expect(await mailsOf()).toMatchObject([{ state: 'failed', tries: 8, is_sent: false }]);
});

test('an address that does not exist is not tried again', async () => {
  const amy = await aMember(database, harbour, { email: 'amy@mail.test' });
  await due(harbour, amy.id);
  server.refusal = { at: 'recipient', code: 550 };
  await sendMails(2);
  expect(await mailsOf()).toMatchObject([{ state: 'failed', tries: 1 }]);
});

test('what was sent by a process that died before it could say so comes with the same id', async () => {
  const amy = await aMember(database, harbour, { email: 'amy@mail.test' });
  await due(harbour, amy.id);
  await sendMails(2);
  await database.sql(`update notice_delivery set state = 'due', due_at = now()`);
  await sendMails(2);
  const ids = server.mails.map(({ raw }) => /^Message-ID: (.*)$/m.exec(raw)![1]);
  expect(ids).toHaveLength(2);
  expect(ids[0]).toBe(ids[1]);
});

test('who has switched mails off since, left, or is told of old news is not written to', async () => {
  const changes = [
    `insert into notice_choice select tenant_id, shop_id, id, 'parcelStored', 'mail', false from member where id = $1`,
    `update member set state = 'suspended' where id = $1`,
    'update member set email = null where id = $1',
    `update notice set created_at = now() - interval '4 days' where member_id = $1`,
  ];
  for (const change of changes) {
    const { id } = await aMember(database, harbour, { email: 'amy@mail.test' });
    await due(harbour, id);
    await database.sql(change, [id]);
  }
  await sendMails(2);
  expect((await mailsOf()).map(({ state }) => state)).toEqual(['dropped', 'dropped', 'dropped', 'dropped']);
  expect(server.mails).toEqual([]);
});

test('several workers send every mail once', async () => {
  const amy = await aMember(database, harbour, { email: 'amy@mail.test' });
  for (let each = 1; each <= 30; each++) await due(harbour, amy.id, each);
  const sms = { send: async () => undefined, isClosed: true };
  const mailers = [1, 2, 3].map(() => createSenders(services(), { mail: mail(), sms }, 5));
  const sent = async () => (await mailsOf()).filter(({ state }) => state === 'sent').length;
  await expect.poll(sent, { timeout: 20_000 }).toBe(30);
  await Promise.all(mailers.map((mailer) => mailer.close()));
  expect(server.mails).toHaveLength(30);
  expect(new Set(server.mails.map(({ raw }) => /^Message-ID: (.*)$/m.exec(raw)![1])).size).toBe(30);
});
