import { aShop } from '@onehaul/testing/builders';
import { aStaffMember } from '@onehaul/testing/member-builders';
import { staffCaller } from '@onehaul/testing/staff-sign-in';
import { createTestApi, platformHost, type Reply, type TestApi } from '@onehaul/testing/test-api';
import { createTestDatabase, type TestDatabase } from '@onehaul/testing/test-database';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type MailMessage, MailNotAccepted } from '../../gateways/mail/mail.ts';
import { companyJobs } from './company.jobs.ts';

let database: TestDatabase;
/** One installation with a mail server, one in development without, one in production without. */
let api: TestApi;
let plain: TestApi;
let closed: TestApi;
const mails: MailMessage[] = [];
let isMailDown = false;
const platform = { hosts: [platformHost], shopDomain: 'shops.test' };

beforeAll(async () => {
  database = await createTestDatabase();
  await aShop(database, { tenantId: 2, host: 'harbour.shops.test', name: 'Harbour' });
  await aStaffMember(database, 2, { roles: ['owner'], email: 'owner@harbour.test' });
  const send = async (message: MailMessage) => {
    if (isMailDown) throw new MailNotAccepted('451');
    mails.push(message);
  };
  api = await createTestApi(database, { services: { mail: { send }, platform } });
  plain = await createTestApi(database);
  closed = await createTestApi(database, { services: { platform } });
});
beforeEach(() => {
  mails.length = 0;
  isMailDown = false;
});
afterAll(async () => {
  await Promise.all([api, plain, closed].map((one) => one.close()));
  await database.close();
});

let count = 0;
const draft = (own: object = {}) => {
  count += 1;
  return {
    company: 'Lantern Freight',
    personName: 'Lan Tran',
    email: `Lan-${count}@lantern.test`,
    language: 'en',
    market: 'empty',
    shopName: 'Lantern',
    label: `lantern-${count}`,
    ...own,
  };
};
const call = (path: string, body: object, on = api) =>
  on.post(platformHost, `/platform/companies/${path}`, body);
const errorOf = ({ body }: Reply) => body.Error;
const tokenIn = (text: string) => /https:\/\/onehaul\.test\/open\/confirm#([\w-]{43})/.exec(text)?.[1] ?? '';
async function aToken(own: object = {}) {
  mails.length = 0;
  expect((await call('apply', draft(own))).body.Data).toEqual({ link: null });
  return tokenIn(mails[0]!.text);
}
const companies = async () =>
  (await database.sql(`select count(*)::int as n from tenant where name = 'Lantern Freight'`))[0]!
    .n as number;

test('a name is free, taken, reserved or no name at all', async () => {
  const problemOf = async (label: string) =>
    ((await call('checkName', { label })).body.Data as { problem: string }).problem;
  expect(await problemOf('pearl')).toBeNull();
  expect(await problemOf('harbour')).toBe('host.taken');
  expect(await problemOf('console')).toBe('host.labelReserved');
  expect(await problemOf('xn--pearl')).toBe('host.labelInvalid');
});

test('whoever proves their address by mail opens a company, chooses a password and signs in', async () => {
  const token = await aToken();
  const { body } = await call('getApplication', { token });
  expect(body.Data).toMatchObject({ company: 'Lantern Freight', host: `lantern-${count}.shops.test` });
  // Looking does not use the link up.
  expect((await call('getApplication', { token })).body.Code).toBe(200);
  const opened = (await call('open', { token })).body.Data as { host: string; link: string };
  expect(opened.link).toMatch(/^https:\/\/console\.test\/welcome#\d+\.[\w-]{43}$/);
  const staffToken = opened.link.slice(opened.link.indexOf('#') + 1);
  const used = await staffCaller(api)('session/useLink', {
    token: staffToken,
    newPassword: 'seven purple kettles',
  });
  expect(used.body.Data).toEqual({ next: 'enrol' });
  const [tenant] = await database.sql('select plan, state from tenant where tenant_id = $1', [
    Number(staffToken.split('.')[0]),
  ]);
  expect(tenant).toEqual({ plan: 'trial', state: 'active' });
  for (const path of ['getApplication', 'open'])
    expect(errorOf(await call(path, { token })), path).toBe('company.linkInvalid');
});

test('S: of twenty who open one link together, one gets a company', async () => {
  const token = await aToken();
  const before = await companies();
  const answers = await Promise.all(Array.from({ length: 20 }, () => call('open', { token })));
  expect(answers.filter(({ body }) => body.Code === 200)).toHaveLength(1);
  expect(new Set(answers.map(errorOf))).toEqual(new Set([undefined, 'company.linkInvalid']));
  expect(await companies()).toBe(before + 1);
});

test('a name that was taken meanwhile costs no link: another one is chosen', async () => {
  const first = await aToken({ label: 'pearl' });
  const second = await aToken({ label: 'pearl' });
  expect((await call('open', { token: first })).body.Code).toBe(200);
  expect(errorOf(await call('open', { token: second }))).toBe('host.taken');
  expect(errorOf(await call('open', { token: second, label: 'admin' }))).toBe('host.labelReserved');
  expect((await call('open', { token: second, label: 'pearl-two' })).body.Code).toBe(200);
});

test('S: a known address is answered alike, is told by mail, and opens nothing', async () => {
  const known = await call('apply', draft({ email: 'OWNER@harbour.test' }));
  expect(known.body).toEqual((await call('apply', draft())).body);
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
    ['owner@harbour.test', 'You already have a Onehaul account'],
    [`lan-${count}@lantern.test`, 'Confirm your email to open Lantern Freight'],
  ]);
  expect(tokenIn(mails[0]!.text)).toBe('');
});

test('S: one address gets three mails in half an hour, and no more', async () => {
  const email = 'flooded@lantern.test';
  for (let index = 0; index < 5; index++)
    expect((await call('apply', draft({ email }))).body.Data).toEqual({ link: null });
  expect(mails).toHaveLength(3);
});

test('S: the link is stored as a hash, ends after 30 minutes, and is removed', async () => {
  const token = await aToken();
  const stored = await database.sql(
    `select encode(token_hash, 'escape') as hash, * from company_application`,
  );
  expect(JSON.stringify([stored, api.log])).not.toContain(token);
  await database.sql(`update company_application set expires_at = now() where used_at is null`);
  expect(errorOf(await call('open', { token }))).toBe('company.linkInvalid');
  await database.sql(`update company_application set expires_at = now() - interval '25 hours'`);
  for (const job of companyJobs) await job.run({ ...api.services, log: {} as never });
  expect(await database.sql('select from company_application')).toEqual([]);
});

test('without a mail server sign-up is closed in production, and shows the link in development', async () => {
  expect(errorOf(await call('apply', draft(), closed))).toBe('company.signUpClosed');
  const { link } = (await call('apply', draft(), plain)).body.Data as { link: string };
  expect(tokenIn(link)).not.toBe('');
  const plans = async (on: TestApi) => (await on.post(platformHost, '/platform/plans/list', {})).body.Data;
  expect(await plans(closed)).toMatchObject({
    items: [
      { name: 'trial', callsPerMinute: 6000, prices: [{ currencyCode: 'CNY', priceMinor: 0 }] },
      { name: 'standard', names: { vi: 'Tiêu chuẩn' }, prices: [{ priceMinor: 199_900 }] },
      { name: 'large', members: null, parcelsPerMonth: 100_000 },
    ],
    shopDomain: 'shops.test',
    isSignUpOpen: false,
  });
  expect(await plans(plain)).toMatchObject({ isSignUpOpen: true });
});

test('a mail that is not accepted is told', async () => {
  isMailDown = true;
  expect(errorOf(await call('apply', draft()))).toBe('mail.notTaken');
});

test('S: the calls need JSON from their own origin', async () => {
  const foreign = { origin: 'https://evil.test' };
  const reply = await api.post(platformHost, '/platform/companies/apply', draft(), foreign);
  expect(errorOf(reply)).toBe('access.foreignOrigin');
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  expect((await api.post(platformHost, '/platform/companies/open', 'token=x', form)).status).toBe(415);
});
