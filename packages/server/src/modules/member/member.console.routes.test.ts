import { randomUUID } from 'node:crypto';
import type { Role } from '@onehaul/domain/staff/role';
import { aShop } from '@onehaul/testing/builders';
import { aCountry, aMember, aStaffMember, type TestMember } from '@onehaul/testing/member-builders';
import { staffCaller, signInStaff } from '@onehaul/testing/staff-sign-in';
import { consoleHost, createTestApi, type Reply, type TestApi } from '@onehaul/testing/test-api';
import { createTestDatabase, type TestDatabase } from '@onehaul/testing/test-database';
import { testServices } from '@onehaul/testing/test-services';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { MailMessage } from '../../gateways/mail/mail.ts';
import { createConsoleOptions } from '../console-routes.ts';

type Shop = { id: number; tenantId: number };
let database: TestDatabase;
let api: TestApi;
let shop: Shop;
let sister: Shop;
let rivalShop: Shop;
let amy: TestMember;
let foreigner: TestMember;
let service: ReturnType<typeof staffCaller>;
let serviceCookie: string;
let clerk: ReturnType<typeof staffCaller>;
let rival: ReturnType<typeof staffCaller>;

const phoneNumber = '13800138000';
const email = 'amy@mail.test';
const amyAt = () => ({ shopId: shop.id, id: amy.id });
const errorOf = ({ body }: Reply) => body.Error;

async function signedIn(tenantId: number, roles: Role[], address: string) {
  const { cookie } = await signInStaff(
    api,
    await aStaffMember(database, tenantId, { roles, email: address }),
  );
  if (roles.includes('service')) serviceCookie = cookie;
  return staffCaller(api, cookie);
}
const lines = () =>
  database.sql(`select act, subject_id, details from audit where subject = 'member' order by id`);
/** Inserts an active session. */
const aSession = (member: TestMember) =>
  database.sql(
    `insert into session (tenant_id, shop_id, id, member_id, method, refresh_hash, expires_at, browser, address)
     values (2, $1, $2, $3, 'password', '', now() + interval '1 day', 'Firefox', '::1')`,
    [shop.id, randomUUID(), member.id],
  );
const livingSessions = async () =>
  (await database.sql('select from session where member_id = $1 and ended_at is null', [amy.id])).length;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = await aShop(database, { tenantId: 2, host: 'harbour.test' });
  sister = await aShop(database, { tenantId: 2, host: 'sister.test' });
  rivalShop = await aShop(database, { tenantId: 3, host: 'rival.test' });
  const countryId = await aCountry(database);
  amy = await aMember(database, shop, { username: 'amy', email, countryId, phoneNumber });
  await aMember(database, sister, { username: 'amy-elsewhere' });
  foreigner = await aMember(database, rivalShop, { username: 'amy', email, countryId, phoneNumber });
  api = await createTestApi(database);
  service = await signedIn(2, ['service'], 'service@company.test');
  clerk = await signedIn(2, ['clerk'], 'clerk@company.test');
  rival = await signedIn(3, ['owner'], 'owner@rival.test');
});
beforeEach(async () => {
  await database.sql(`truncate audit; update member set state = 'active', suspended_for = null`);
});
afterAll(async () => {
  await api.close();
  await database.close();
});

describe('the list of members', () => {
  test('is that of all shops of the company and of no other, with numbers that are masked', async () => {
    const { body } = await clerk('members/list');
    const { items, total } = body.Data as { items: Record<string, unknown>[]; total: number };
    expect([items.length, total]).toEqual([2, 2]);
    expect(items.map(({ shopId }) => shopId)).toEqual([sister.id, shop.id]);
    expect(items[1]).toMatchObject({
      ...amyAt(),
      code: amy.code,
      username: 'amy',
      maskedPhone: '138****000',
      maskedEmail: 'a***@mail.test',
      state: 'active',
    });
    expect(JSON.stringify(body)).not.toContain(phoneNumber);
    expect((await rival('members/list')).body.Data).toMatchObject({
      items: [{ shopId: rivalShop.id, id: foreigner.id }],
      total: 1,
    });
  });

  test('is searched by code, name and number, in one shop or all, and in pages', async () => {
    const found = async (asked: object) =>
      ((await clerk('members/list', asked)).body.Data as { total: number }).total;
    expect(await found({ search: amy.code })).toBe(1);
    expect(await found({ search: 'AMY' })).toBe(2);
    expect(await found({ search: '1380013' })).toBe(1);
    expect(await found({ shopId: sister.id })).toBe(1);
    expect(await found({ shopId: rivalShop.id })).toBe(0);
    expect(await found({ search: foreigner.code })).toBe(0);
    expect(await found({ state: 'suspended' })).toBe(0);
    expect((await clerk('members/list', { search: 'a\u0000' })).body.Code).toBe(400);
    const { items } = (await clerk('members/list', { pageRows: 1, pageIndex: 2 })).body.Data as {
      items: object[];
    };
    expect(items).toMatchObject([amyAt()]);
  });

  test('one member comes with the latest sign-ins', async () => {
    await aSession(amy);
    const { body } = await clerk('members/get', amyAt());
    expect(body.Data).toMatchObject({
      ...amyAt(),
      maskedPhone: '138****000',
      mainAccount: null,
      sessions: [{ browser: 'Firefox', method: 'password', endedAt: null }],
    });
    expect(JSON.stringify(body)).not.toContain(phoneNumber);
  });
});

describe('revealing a number', () => {
  test('needs a reason, and leaves who looked and why', async () => {
    expect((await service('members/reveal', amyAt())).body.Code).toBe(400);
    for (const reason of ['   ', 'half \ud800', 'a\u0000b', 'x'.repeat(201)]) {
      expect((await service('members/reveal', { ...amyAt(), reason })).body.Code).toBe(400);
    }
    expect(await lines()).toEqual([]);
    const { body } = await service('members/reveal', { ...amyAt(), reason: 'asked to be called back' });
    expect(body.Data).toEqual({ phone: `+86 ${phoneNumber}`, email });
    expect(await lines()).toEqual([
      {
        act: 'members/reveal',
        subject_id: `${shop.id}/${amy.id}`,
        details: { reason: 'asked to be called back' },
      },
    ]);
  });

  test('is kept nowhere: not in the log, not with the key', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const asked = { ...amyAt(), reason: `the number ${phoneNumber}` };
    expect((await service('members/reveal', asked, key)).body.Code).toBe(200);
    expect(errorOf(await service('members/reveal', asked, key))).toBe('idempotency.keyReused');
    const kept = JSON.stringify([await lines(), await database.sql('select * from staff_idempotency')]);
    expect(kept).not.toContain(phoneNumber);
    expect(kept).not.toContain(email);
    expect(api.log.join('')).not.toContain(phoneNumber);
  });

  test('is not for a clerk', async () => {
    expect((await clerk('members/reveal', { ...amyAt(), reason: 'curious' })).body.Code).toBe(403);
    expect(await lines()).toEqual([]);
  });
});

describe('another password for a member', () => {
  const reset = (which: object = amyAt(), by = service) =>
    by('members/resetPassword', { ...which, reason: 'forgot it' });
  const use = (token: string, NewPassword: string, host = 'harbour.test') =>
    api.post(host, '/Session/UsePasswordLink', { Token: token, NewPassword });
  const signIn = async (username: string, password: string) =>
    errorOf(await api.post('harbour.test', '/ClientLogin/SubmitLogin', { username, password }));
  const linkOf = (text: string) => /https:\/\/\S+\/new-password#([\w-]{43})/.exec(text)!;
  const sent = () => api.services.sent;
  const newPassword = 'nine quiet otters';

  test('S-a: is set by a link texted to the member; staff see neither, and nobody can use it twice', async () => {
    await database.sql('update member set phone_proved_at = now() where id = $1', [amy.id]);
    await aSession(amy);
    const { body } = await reset();
    expect(body.Data).toEqual({ sentBy: 'sms' });
    expect(await livingSessions()).toBe(0);
    expect(await signIn('amy', amy.password)).toBe('session.wrongPassword');
    const text = sent().at(-1)!;
    expect(text).toMatchObject({ kind: 'passwordLink', digits: phoneNumber });
    const [link, token] = linkOf(text.values.link!);
    expect(link).toBe(`https://harbour.test/new-password#${token}`);
    const kept = JSON.stringify([
      body,
      await database.sql('select * from audit'),
      await database.sql('select * from staff_idempotency'),
      await database.sql(`select encode(token_hash, 'escape') as hash from password_link`),
      api.log,
    ]);
    expect(kept).not.toContain(token);
    expect(await lines()).toMatchObject([
      { act: 'members/resetPassword', details: { reason: 'forgot it', sentBy: 'sms' } },
    ]);

    expect(errorOf(await use(token!, '123'))).toBe('password.tooShort');
    for (const host of ['sister.test', 'rival.test'])
      expect(errorOf(await use(token!, newPassword, host)), host).toBe('session.passwordLinkInvalid');
    await aSession(amy);
    const both = await Promise.all([use(token!, newPassword), use(token!, newPassword)]);
    expect(both.map(({ body: { Code } }) => Code).sort()).toEqual([200, 400]);
    expect(await livingSessions()).toBe(0);
    expect(await signIn('amy', newPassword)).toBeUndefined();
    // The member is also notified of the change.
    await expect.poll(() => sent().at(-1)).toMatchObject({ kind: 'passwordChanged', digits: phoneNumber });
    await database.sql('update member set phone_proved_at = null where id = $1', [amy.id]);
  });

  test('S-a: a link ends after a day, and with the next one', async () => {
    await database.sql('update member set phone_proved_at = now() where id = $1', [amy.id]);
    await reset();
    const [, first] = linkOf(sent().at(-1)!.values.link!);
    await reset();
    const [, second] = linkOf(sent().at(-1)!.values.link!);
    expect(errorOf(await use(first!, newPassword))).toBe('session.passwordLinkInvalid');
    const [row] = await database.sql(
      'select extract(epoch from expires_at - created_at)::int as seconds from password_link where member_id = $1',
      [amy.id],
    );
    expect(row!.seconds).toBe(86_400);
    await database.sql('update password_link set expires_at = now() where member_id = $1', [amy.id]);
    expect(errorOf(await use(second!, newPassword))).toBe('session.passwordLinkInvalid');
    await database.sql('update member set phone_proved_at = null where id = $1', [amy.id]);
  });

  test('S-a: without a proved number it goes to the e-mail of the profile, and without either nothing changes', async () => {
    await aSession(amy);
    const before = await database.sql('select password_hash from member where id = $1', [amy.id]);
    // This installation sends no mail, and the phone number is not proved.
    expect(errorOf(await reset())).toBe('member.notReachable');
    expect(await database.sql('select password_hash from member where id = $1', [amy.id])).toEqual(before);
    expect(await livingSessions()).toBeGreaterThan(0);

    const mails: MailMessage[] = [];
    const services = {
      ...testServices(database, { redis: api.redis }),
      mail: { send: async (message: MailMessage) => void mails.push(message) },
    };
    const mailing = await createTestApi(database, { console: createConsoleOptions(services, [consoleHost]) });
    const { body } = await mailing.post(
      consoleHost,
      '/console/members/resetPassword',
      { ...amyAt(), reason: 'forgot it' },
      { cookie: serviceCookie, 'idempotency-key': randomUUID() },
    );
    expect(body.Data).toEqual({ sentBy: 'mail' });
    expect(mails).toMatchObject([{ to: email }]);
    const [, token] = linkOf(mails[0]!.text);
    expect((await use(token!, newPassword)).body.Code).toBe(200);
    await mailing.close();
  });

  test('S-a, S06: is not sent to members of another company, nor to who was erased', async () => {
    expect(errorOf(await reset({ shopId: rivalShop.id, id: foreigner.id }))).toBe('record.notFound');
    expect(errorOf(await reset(amyAt(), rival))).toBe('record.notFound');
    await database.sql(`update member set state = 'erased' where id = $1`, [amy.id]);
    expect(errorOf(await reset())).toBe('state.illegalStep');
  });
});

test('an account is suspended with a reason and restored, each written down', async () => {
  await aSession(amy);
  expect((await service('members/suspend', amyAt())).body.Code).toBe(400);
  expect((await service('members/suspend', { ...amyAt(), reason: 'fraud' })).body.Code).toBe(200);
  expect((await clerk('members/get', amyAt())).body.Data).toMatchObject({
    state: 'suspended',
    suspendedFor: 'fraud',
  });
  expect(await livingSessions()).toBe(0);
  expect(errorOf(await service('members/suspend', { ...amyAt(), reason: 'again' }))).toBe(
    'state.illegalStep',
  );
  expect((await service('members/restore', amyAt())).body.Code).toBe(200);
  expect((await clerk('members/get', amyAt())).body.Data).toMatchObject({
    state: 'active',
    suspendedFor: '',
  });
  expect((await lines()).map(({ act }) => act)).toEqual(['members/suspend', 'members/restore']);
});

test.each(['get', 'reveal', 'resetPassword', 'suspend', 'restore'])(
  'S06: members/%s of another company’s member is as if there were none',
  async (name) => {
    await database.sql(`update member set state = 'suspended' where id = $1 and $2 = 'restore'`, [
      foreigner.id,
      name,
    ]);
    const before = await database.sql('select * from member where id = $1', [foreigner.id]);
    const reason = 'a reason';
    const random = await service(`members/${name}`, { shopId: shop.id, id: 2_000_000_000, reason });
    for (const which of [
      { shopId: rivalShop.id, id: foreigner.id },
      { shopId: shop.id, id: foreigner.id },
      { shopId: sister.id, id: amy.id },
    ]) {
      const reply = await service(`members/${name}`, { ...which, reason });
      expect([reply.status, reply.body.Code, errorOf(reply)]).toEqual([200, 404, 'record.notFound']);
      expect({ ...reply.body, RequestId: '' }).toEqual({ ...random.body, RequestId: '' });
    }
    expect(await database.sql('select * from member where id = $1', [foreigner.id])).toEqual(before);
    expect(await lines()).toEqual([]);
  },
);
