import { generateKeyPairSync } from 'node:crypto';
import { dkimValueOf } from '@onehaul/domain/host/mail-sender';
import { aShop } from '@onehaul/testing/builders';
import { startDnsServer } from '@onehaul/testing/dns-server';
import { startMailServer } from '@onehaul/testing/mail-server';
import { aMember } from '@onehaul/testing/member-builders';
import { createTestDatabase } from '@onehaul/testing/test-database';
import { testServices } from '@onehaul/testing/test-services';
import { verifyDkim } from '@onehaul/testing/verify-dkim';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createDns } from '../../gateways/dns/dns.ts';
import { createMail } from '../../gateways/mail/create-mail.ts';
import { sealSenderKey } from '../mail-sender/index.ts';
import { deliver } from './deliver.ts';
import { mailSender } from './mail-sender.ts';

const database = await createTestDatabase();
const server = await startMailServer();
const dns = await startDnsServer();
const resolver = createDns({ DNS_SERVERS: [dns.address] });
const shop = await aShop(database, { tenantId: 2, host: 'harbour.test' });
const sister = await aShop(database, { tenantId: 2, host: 'sister.test' });
afterAll(async () => {
  await Promise.all([server.close(), dns.close()]);
  await database.close();
});

const { keys } = testServices(database);
const quiet = () => undefined;
const services = { database: database.database, keys, log: { warn: quiet, error: quiet } };
const mail = createMail({ SMTP_URL: server.url, MAIL_FROM: 'notices@onehaul.test' })!;

const pair = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'der' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});
const publicKey = pair.publicKey.toString('base64');
dns.zone['oh1._domainkey.example.com'] = { TXT: [dkimValueOf(publicKey).match(/.{1,255}/g)!] };
const findTexts = async (name: string) => {
  const answer = await resolver.texts(name);
  return answer.kind === 'found' ? answer.values : [];
};

async function setSender(state: string, owner = { tenantId: 2, shopId: shop.id, selector: 'oh1' }) {
  await database.sql(
    `insert into mail_sender (tenant_id, shop_id, address, domain, selector, public_key, key_sealed, token, state)
     values (2, $1, 'hello@example.com', 'example.com', 'oh1', $2, $3, 'secret', $4)`,
    [shop.id, publicKey, sealSenderKey(keys, owner, pair.privateKey), state],
  );
}

let events = 0;
async function sendNotice(at = shop) {
  const member = await aMember(database, at, { email: `m${++events}@mail.test`, name: '林怡君' });
  await database.sql(
    `with told as (
       insert into notice (tenant_id, shop_id, member_id, outbox_id, kind, subject, subject_id, details)
       values (2, $1, $2, $3, 'parcelStored', 'parcel', 1, '{"number":"SF1"}') returning *)
     insert into notice_delivery (tenant_id, shop_id, notice_id, channel, member_id)
     select tenant_id, shop_id, id, 'mail', member_id from told`,
    [at.id, member.id, events],
  );
  await deliver(services, mailSender(services, mail), 2);
  return server.mails.at(-1)!;
}
const fromOf = (raw: string) => /^From: .*(?:\r\n[ \t].*)*/m.exec(raw)![0];

beforeEach(async () => {
  server.mails.length = 0;
  await database.sql('delete from mail_sender');
});

test('a mail of a verified sender carries its address and a signature that the published key verifies', async () => {
  await setSender('verified');
  const { raw, from } = await sendNotice();
  expect(fromOf(raw)).toContain('<hello@example.com>');
  expect(from).toBe('notices@onehaul.test');
  const checked = await verifyDkim(raw, findTexts);
  expect(checked).toMatchObject({ domain: 'example.com', isValid: true });
  expect(checked.signed).toEqual(expect.arrayContaining(['from', 'to', 'subject', 'date', 'message-id']));
});

test.each([
  ['body', (raw: string) => raw.replace(/(\r\n\r\n[\s\S]*)harbour\.test/, '$1harbour-evil.test')],
  ['sender', (raw: string) => raw.replace('<hello@example.com>', '<other@example.com>')],
  ['subject', (raw: string) => raw.replace(/^Subject: /m, 'Subject: x')],
])('a changed %s does not verify', async (_, change) => {
  await setSender('verified');
  const { raw } = await sendNotice();
  const changed = change(raw);
  expect(changed).not.toBe(raw);
  expect(await verifyDkim(changed, findTexts)).toMatchObject({ isValid: false });
});

test.each(['waiting', 'failed'])(
  'with a sender that is %s mails come from the installation',
  async (state) => {
    await setSender(state);
    const { raw } = await sendNotice();
    expect(fromOf(raw)).toContain('<notices@onehaul.test>');
    expect(raw).not.toMatch(/^DKIM-Signature:/im);
  },
);

test('another shop of the company keeps the address of the installation', async () => {
  await setSender('verified');
  expect(fromOf((await sendNotice(sister)).raw)).toContain('<notices@onehaul.test>');
});

test('a key sealed for another shop signs nothing', async () => {
  await setSender('verified', { tenantId: 3, shopId: shop.id, selector: 'oh1' });
  expect(fromOf((await sendNotice()).raw)).toContain('<notices@onehaul.test>');
});
