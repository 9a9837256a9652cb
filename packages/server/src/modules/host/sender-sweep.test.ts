import { proofValueOf } from '@onehaul/domain/host/host-check';
import { aShop } from '@onehaul/testing/builders';
import { startEdge } from '@onehaul/testing/host-fixture';
import { aStaffMember } from '@onehaul/testing/member-builders';
import { createTestDatabase } from '@onehaul/testing/test-database';
import { testServices } from '@onehaul/testing/test-services';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { type MailMessage, MailNotAccepted } from '../../gateways/mail/mail.ts';
import { findMailSigner, sealSenderKey } from '../mail-sender/index.ts';
import { createHostSweep } from './host-sweep.ts';
import { checkDueSenders } from './sender-sweep.ts';

const database = await createTestDatabase();
const { edge, dns } = await startEdge();
const shop = await aShop(database, { tenantId: 2, host: 'harbour.test' });
const { keys } = testServices(database);
await aStaffMember(database, 2, { roles: ['owner'], email: 'owner@company.test' });
afterAll(async () => {
  await dns.close();
  await database.close();
});

const mails: MailMessage[] = [];
let isTaken = true;
const mail = {
  async send(message: MailMessage) {
    if (!isTaken) throw new MailNotAccepted(451);
    mails.push(message);
  },
};
const quiet = () => undefined;
const services = {
  database: database.database,
  edge,
  mail,
  consoleOrigin: 'https://console.test',
  log: { warn: quiet, error: quiet },
};
const day = 24 * 3_600_000;
const start = new Date('2026-11-18T12:00:00Z').getTime();
async function checkAfter(days: number) {
  await database.sql('update mail_sender set next_check_at = now() where next_check_at is not null');
  await checkDueSenders(services, 2, new Date(start + days * day));
}
const sender = async () =>
  (await database.sql('select *, next_check_at - now() as wait from mail_sender'))[0]!;
const isUsed = async () => (await findMailSigner(database.database.tenant(2), keys, shop.id)) !== undefined;

function setRecords() {
  dns.zone = {
    '_onehaul.example.com': { TXT: [[proofValueOf('secret')]] },
    'oh1._domainkey.example.com': { TXT: [['v=DKIM1; k=rsa; ', 'p=MIIB']] },
  };
}

beforeEach(async () => {
  mails.length = 0;
  dns.asked.length = 0;
  dns.zone = {};
  isTaken = true;
  await database.sql('delete from mail_sender');
  const keySealed = sealSenderKey(keys, { tenantId: 2, shopId: shop.id, selector: 'oh1' }, 'key');
  await database.sql(
    `insert into mail_sender (tenant_id, shop_id, address, domain, selector, public_key, key_sealed, token, waiting_since)
     values (2, $1, 'hello@example.com', 'example.com', 'oh1', 'MIIB', $2, 'secret', $3)`,
    [shop.id, keySealed, new Date(start)],
  );
});

test('a sender is verified without anybody pressing a button, then looked up daily', async () => {
  await checkAfter(0);
  expect(await sender()).toMatchObject({ state: 'waiting', checks: 1 });
  expect(await isUsed()).toBe(false);
  setRecords();
  await checkAfter(0.1);
  expect(await sender()).toMatchObject({ state: 'verified' });
  const [{ hours } = {}] = await database.sql(
    `select round(extract(epoch from next_check_at - now()) / 3600)::int as hours from mail_sender`,
  );
  expect(hours).toBe(24);
  expect(await isUsed()).toBe(true);
});

test('records that never appear are given up after seven days', async () => {
  await checkAfter(6.9);
  expect(await sender()).toMatchObject({ state: 'waiting' });
  await checkAfter(7);
  expect(await sender()).toMatchObject({ state: 'failed', next_check_at: null });
  expect(mails).toEqual([]);
});

test('a failing sender is used for three days, owners are told, then the shop falls back', async () => {
  setRecords();
  await checkAfter(0);
  delete dns.zone['oh1._domainkey.example.com'];
  await checkAfter(1);
  expect(await sender()).toMatchObject({ state: 'verified', failed_since: new Date(start + day) });
  expect(await isUsed()).toBe(true);
  await checkAfter(1.5);
  await checkAfter(3.9);
  expect(mails.map(({ to, subject }) => `${to}: ${subject}`)).toEqual([
    'owner@company.test: Emails from hello@example.com may not arrive',
    'owner@company.test: Emails from hello@example.com may not arrive',
  ]);
  expect(mails[0]!.text).toContain('2026-11-22');
  await checkAfter(4);
  expect(await sender()).toMatchObject({ state: 'failed', next_check_at: null });
  expect(await isUsed()).toBe(false);
  expect(mails[2]!.subject).toBe('Emails are no longer sent from hello@example.com');
});

test('a proof that is gone ends the use too, and one that returns starts anew', async () => {
  setRecords();
  await checkAfter(0);
  delete dns.zone['_onehaul.example.com'];
  await checkAfter(1);
  isTaken = false;
  await checkAfter(2);
  expect(await sender()).toMatchObject({ notices_sent: 0 });
  isTaken = true;
  await checkAfter(2.5);
  expect(await sender()).toMatchObject({ notices_sent: 2 });
  setRecords();
  await checkAfter(3);
  expect(await sender()).toMatchObject({ state: 'verified', failed_since: null, notices_sent: 0 });
});

test('four workers check a sender once', async () => {
  await Promise.all([1, 2, 3, 4].map(() => checkDueSenders(services, 2)));
  expect(dns.asked.filter((question) => question === 'TXT _onehaul.example.com')).toHaveLength(1);
  expect(await sender()).toMatchObject({ checks: 1 });
});

test('the sweep of a worker finds what is due in any company', async () => {
  setRecords();
  const sweep = createHostSweep(services, 10);
  await expect.poll(isUsed, { timeout: 10_000 }).toBe(true);
  await sweep.close();
});
