import { proofValueOf } from '@onehaul/domain/host/host-check';
import { aShop } from '@onehaul/testing/builders';
import { startEdge } from '@onehaul/testing/host-fixture';
import { aStaffMember } from '@onehaul/testing/member-builders';
import { createTestDatabase } from '@onehaul/testing/test-database';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { type MailMessage, MailNotAccepted } from '../../gateways/mail/mail.ts';
import { createShopDirectory } from '../shop/index.ts';
import { checkDueHosts, createHostSweep } from './host-sweep.ts';

const database = await createTestDatabase();
const { edge, dns } = await startEdge();
const shop = await aShop(database, { tenantId: 2, host: 'harbour.test' });
await aShop(database, { tenantId: 3, host: 'rival.test' });
await aStaffMember(database, 2, { roles: ['owner'], email: 'owner@company.test' });
await aStaffMember(database, 2, { roles: ['admin'], email: 'admin@company.test' });
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
const name = 'shop.example.com';
const day = 24 * 3_600_000;
const start = new Date('2026-11-18T12:00:00Z').getTime();
/** Checks what is due some days after the start. */
async function checkAfter(days: number) {
  await database.sql('update host_claim set next_check_at = now() where next_check_at is not null');
  await checkDueHosts(services, 2, new Date(start + days * day));
}
const claim = async () => (await database.sql('select * from host_claim where tenant_id = 2'))[0]!;
const leadsTo = async () => (await createShopDirectory(database.database)(name))?.tenantId;
const subjects = () => mails.map(({ to, subject }) => `${to}: ${subject}`);

function setRecords() {
  dns.zone = { [`_onehaul.${name}`]: { TXT: [[proofValueOf('secret')]] }, [name]: { CNAME: edge.host } };
}

beforeEach(async () => {
  mails.length = 0;
  dns.asked.length = 0;
  dns.zone = {};
  isTaken = true;
  await database.sql('delete from host where is_own');
  await database.sql('delete from host_claim');
  await database.sql(
    `insert into host_claim (tenant_id, shop_id, name, token, waiting_since) values (2, $1, $2, 'secret', $3)`,
    [shop.id, name, new Date(start)],
  );
});

test('a claim is verified without anybody pressing a button', async () => {
  await checkAfter(0);
  expect(await claim()).toMatchObject({ state: 'waiting', problem: 'nameUnknown', checks: 1 });
  setRecords();
  await checkAfter(0.1);
  expect(await claim()).toMatchObject({ state: 'verified', problem: null });
  expect(await leadsTo()).toBe(2);
});

test('a claim without records is given up after seven days', async () => {
  await checkAfter(6.9);
  expect(await claim()).toMatchObject({ state: 'waiting' });
  await checkAfter(7);
  expect(await claim()).toMatchObject({ state: 'failed', next_check_at: null });
  expect(mails).toEqual([]);
});

test('a dangling name is told of, leaves after seven days, and comes back by its own token only', async () => {
  setRecords();
  await checkAfter(0);
  dns.zone = {};
  await checkAfter(1);
  expect(await claim()).toMatchObject({ state: 'verified', problem: 'nameUnknown', notices_sent: 0 });
  await checkAfter(1.1);
  await checkAfter(2);
  expect(subjects()).toEqual(['owner@company.test: shop.example.com no longer points to your shop']);
  await checkAfter(6.5);
  await checkAfter(6.6);
  expect(subjects().slice(1)).toEqual([
    'owner@company.test: shop.example.com will be disconnected on 2026-11-26',
  ]);
  expect(await leadsTo()).toBe(2);
  await checkAfter(8);
  expect(await leadsTo()).toBeUndefined();
  expect(subjects().slice(2)).toEqual(['owner@company.test: shop.example.com was disconnected']);
  expect(mails[2]!.text).toContain(`https://console.test/domains?shop=${shop.id}`);
  expect(await claim()).toMatchObject({ state: 'failed', next_check_at: null });
  // Somebody points the name here again, without the company's token.
  dns.zone = { [`_onehaul.${name}`]: { TXT: [[proofValueOf('another')]] }, [name]: { CNAME: edge.host } };
  await database.sql('update host_claim set next_check_at = now()');
  await checkAfter(9);
  expect(await leadsTo()).toBeUndefined();
  setRecords();
  await checkAfter(10);
  expect(await leadsTo()).toBe(2);
  expect(mails).toHaveLength(3);
});

test('a name that recovers starts anew, and a mail that was not accepted is sent later', async () => {
  setRecords();
  await checkAfter(0);
  dns.zone = {};
  await checkAfter(1);
  isTaken = false;
  await checkAfter(1.5);
  isTaken = true;
  expect(mails).toEqual([]);
  await checkAfter(1.7);
  expect(mails).toHaveLength(1);
  setRecords();
  await checkAfter(7.5);
  expect(await claim()).toMatchObject({ state: 'verified', failed_since: null, notices_sent: 0 });
  dns.zone = {};
  await checkAfter(9);
  expect(await leadsTo()).toBe(2);
});

test('two workers check a claim once', async () => {
  await database.sql(
    `insert into host_claim (tenant_id, shop_id, name, token)
     select 2, $1, 'n' || number || '.example.com', 'secret' from generate_series(1, 24) number`,
    [shop.id],
  );
  await Promise.all([1, 2, 3, 4].map(() => checkDueHosts(services, 2)));
  const asked = dns.asked.filter((question) => question.startsWith('TXT '));
  expect(new Set(asked).size).toBe(25);
  expect(asked).toHaveLength(25);
  expect(await database.sql('select distinct checks from host_claim')).toEqual([{ checks: 1 }]);
  expect(await checkDueHosts(services, 2)).toBe(false);
  expect(dns.asked.filter((question) => question.startsWith('TXT '))).toHaveLength(25);
});

test('a result that arrives after a newer one is dropped', async () => {
  setRecords();
  const slow = { ...edge, dns: { ...edge.dns, texts: lateTexts } };
  async function lateTexts(asked: string) {
    const answer = await edge.dns.texts(asked);
    await database.sql(`update host_claim set checks = checks + 1, problem = 'proofMissing'`);
    return answer;
  }
  await checkDueHosts({ ...services, edge: slow }, 2);
  expect(await claim()).toMatchObject({ state: 'waiting', problem: 'proofMissing' });
  expect(await leadsTo()).toBeUndefined();
});

test('the sweep of a worker finds what is due in any company', async () => {
  setRecords();
  const sweep = createHostSweep(services, 10);
  await expect.poll(leadsTo, { timeout: 10_000 }).toBe(2);
  await sweep.close();
});
