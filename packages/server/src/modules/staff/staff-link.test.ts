import type { Role } from '@onehaul/domain/staff/role';
import { aShop } from '@onehaul/testing/builders';
import { aStaffMember } from '@onehaul/testing/member-builders';
import { staffCaller, cookiesOf, clearGuesses, signInStaff } from '@onehaul/testing/staff-sign-in';
import { consoleHost, createTestApi, type Reply, type TestApi } from '@onehaul/testing/test-api';
import { createTestDatabase, type TestDatabase } from '@onehaul/testing/test-database';
import { testServices } from '@onehaul/testing/test-services';
import { totpCode } from '@onehaul/testing/totp-code';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type MailMessage, MailNotAccepted } from '../../gateways/mail/mail.ts';
import { createConsoleOptions } from '../console-routes.ts';

let database: TestDatabase;
/** One installation with a mail server, one without. */
let api: TestApi;
let mailing: TestApi;
const mails: MailMessage[] = [];
let isMailDown = false;
let count = 0;
const newEmail = () => `linked-${(count += 1)}@company.test`;

async function aPerson(roles: Role[], tenantId = 2) {
  const account = await aStaffMember(database, tenantId, { roles, email: newEmail() });
  const { cookie, secret } = await signInStaff(api, account);
  return { ...account, secret, call: staffCaller(api, cookie), mailing: staffCaller(mailing, cookie) };
}
type Person = Awaited<ReturnType<typeof aPerson>>;
let owner: Person;
let admin: Person;

const errorOf = ({ body }: Reply) => body.Error;
const draft = (roles: Role[]) => ({ name: 'New Person', email: newEmail(), roles, language: 'en' });
const rowOf = async (id: number) => (await database.sql('select * from staff where id = $1', [id]))[0]!;
const tokenOf = (link: string) => link.slice(link.indexOf('#') + 1);
const newPassword = 'seven purple kettles';

async function invite(by: Person, roles: Role[]) {
  const asked = draft(roles);
  const { body } = await by.call('staff/add', asked);
  const { id, link } = body.Data as { id: number; link: string };
  return { id, email: asked.email, link, token: tokenOf(link) };
}

/** Uses a single-use link and completes sign-in, including the second factor. */
async function enter(token: string) {
  const used = await staffCaller(api)('session/useLink', { token, newPassword });
  const { next } = used.body.Data as { next: string };
  const pending = cookiesOf(used);
  if (next === 'done') return { cookie: pending, call: staffCaller(api, pending) };
  const { secret } = (await staffCaller(api, pending)('session/beginEnrolment')).body.Data as {
    secret: string;
  };
  const done = await staffCaller(api, pending)('session/confirmSecondFactor', { code: totpCode(secret) });
  expect(done.body.Code).toBe(200);
  const cookie = cookiesOf(done);
  return { cookie, call: staffCaller(api, cookie) };
}

beforeAll(async () => {
  database = await createTestDatabase();
  await aShop(database, { tenantId: 2, host: 'harbour.test', name: 'Harbour' });
  await aShop(database, { tenantId: 3, host: 'rival.test' });
  api = await createTestApi(database);
  const services = {
    ...testServices(database, { redis: api.redis }),
    mail: {
      send: async (message: MailMessage) => {
        if (isMailDown) throw new MailNotAccepted('451');
        mails.push(message);
      },
    },
    console: { origin: 'https://staff.example' },
  };
  mailing = await createTestApi(database, { console: createConsoleOptions(services, [consoleHost]) });
  owner = await aPerson(['owner']);
  admin = await aPerson(['admin']);
});
beforeEach(async () => {
  mails.length = 0;
  isMailDown = false;
  await clearGuesses(api);
  await database.sql('update staff_session set used_at = now()');
});
afterAll(async () => {
  await api.close();
  await mailing.close();
  await database.close();
});

describe('an invitation', () => {
  test('S-b: without mail is a link shown once; its hash is stored, and the person sets password and second factor', async () => {
    const { id, email, link, token } = await invite(owner, ['finance']);
    expect(link).toMatch(/^https:\/\/console\.test\/welcome#2\.[\w-]{43}$/);
    const stored = JSON.stringify([
      await database.sql(`select encode(token_hash, 'escape') as hash from staff_link`),
      await database.sql('select * from audit'),
      await database.sql('select * from staff_idempotency'),
      api.log,
    ]);
    expect(stored).not.toContain(token.split('.')[1]);
    expect((await staffCaller(api)('session/lookAtLink', { token })).body.Data).toEqual({
      name: 'New Person',
      email,
      company: 'Harbour',
      purpose: 'invitation',
      language: 'en',
    });
    // The account has no password, so none is accepted.
    expect(errorOf(await staffCaller(api)('session/signIn', { email, password: '' }))).toBe(
      'staff.wrongPassword',
    );
    const short = await staffCaller(api)('session/useLink', { token, newPassword: 'short' });
    expect(errorOf(short)).toBe('password.tooShort');
    const used = await staffCaller(api)('session/useLink', { token, newPassword });
    expect(used.body.Data).toEqual({ next: 'enrol' });
    expect((await staffCaller(api, cookiesOf(used))('finance/list')).status).not.toBe(200);
    expect(await rowOf(id)).toMatchObject({ password_is_given: false, sponsor_id: null });
    for (const path of ['session/lookAtLink', 'session/useLink']) {
      expect(errorOf(await staffCaller(api)(path, { token, newPassword })), path).toBe('staff.linkInvalid');
    }
  });

  test('S-b: of two who open it together one gets in', async () => {
    const { token } = await invite(owner, ['clerk']);
    const both = await Promise.all(
      [1, 2].map(() => staffCaller(api)('session/useLink', { token, newPassword })),
    );
    expect(both.map(({ body }) => body.Code).sort()).toEqual([200, 400]);
  });

  test('S-b: ends after three days, with the next one, and with the account', async () => {
    const isDead = async (token: string) =>
      errorOf(await staffCaller(api)('session/useLink', { token, newPassword })) === 'staff.linkInvalid';
    const late = await invite(owner, ['clerk']);
    const hours = `select round(extract(epoch from expires_at - created_at) / 3600)::int as hours from staff_link where staff_id = $1`;
    expect(await database.sql(hours, [late.id])).toEqual([{ hours: 72 }]);
    await database.sql('update staff_link set expires_at = now() where staff_id = $1', [late.id]);
    expect(await isDead(late.token)).toBe(true);

    const first = await invite(owner, ['clerk']);
    const again = (await owner.call('staff/resetPassword', { id: first.id })).body.Data as { link: string };
    expect(await isDead(first.token)).toBe(true);
    expect(await isDead(tokenOf(again.link))).toBe(false);

    const gone = await invite(owner, ['clerk']);
    await owner.call('staff/suspend', { id: gone.id });
    expect(await isDead(gone.token)).toBe(true);
    for (const token of ['', 'x', '2.', `3.${late.token.slice(2)}`])
      expect(await isDead(token), token).toBe(true);
  });

  test('S-b: goes by mail where there is mail, and whoever invites never sees it', async () => {
    const asked = draft(['service']);
    const { body } = await admin.mailing('staff/add', asked);
    const { id, link } = body.Data as { id: number; link: string | null };
    expect(link).toBeNull();
    expect(mails).toMatchObject([{ to: asked.email, subject: expect.stringContaining('Harbour') }]);
    const [, token] = /https:\/\/staff\.example\/welcome#(2\.[\w-]{43})/.exec(mails[0]!.text)!;
    expect(JSON.stringify(body)).not.toContain(token!.split('.')[1]);
    expect((await staffCaller(api)('session/useLink', { token, newPassword })).body.Data).toEqual({
      next: 'enrol',
    });
    // The inviter chose the address.
    expect(await rowOf(id)).toMatchObject({ sponsor_id: admin.id });
  });

  test('S-b: is undone when the mail server does not take it', async () => {
    isMailDown = true;
    const asked = draft(['clerk']);
    expect(errorOf(await admin.mailing('staff/add', asked))).toBe('mail.notTaken');
    expect(await database.sql('select from staff where email = $1', [asked.email])).toEqual([]);
  });
});

describe('another password for somebody', () => {
  test('S-b: is set by a link; nobody is shown a password, the old one is dead and the second factor stays', async () => {
    const person = await aPerson(['service']);
    const { body } = await admin.call('staff/resetPassword', { id: person.id });
    const { link } = body.Data as { link: string };
    expect(Object.keys(body.Data)).toEqual(['link']);
    expect((await person.call('session/me')).status).toBe(401);
    await expect(signInStaff(api, person)).rejects.toThrow('staff.wrongPassword');
    const used = await staffCaller(api)('session/useLink', { token: tokenOf(link), newPassword });
    expect(used.body.Data).toEqual({ next: 'secondFactor' });
    // The link was returned to the admin, who may therefore control the account.
    const row = await rowOf(person.id);
    expect(row.sponsor_id).toBe(admin.id);
    expect(row.approves_from).toBeInstanceOf(Date);
  });

  test('S-b: by mail changes nothing about whose account it is', async () => {
    const person = await aPerson(['service']);
    expect((await admin.mailing('staff/resetPassword', { id: person.id })).body.Data).toEqual({ link: null });
    expect(mails).toMatchObject([{ to: person.email }]);
    expect(await rowOf(person.id)).toMatchObject({ sponsor_id: null, approves_from: null });
  });

  test('S-b: the person is told by mail when somebody resets the second factor', async () => {
    const person = await aPerson(['service']);
    expect((await admin.mailing('staff/resetSecondFactor', { id: person.id })).body.Code).toBe(200);
    expect(mails).toMatchObject([
      { to: person.email, subject: expect.stringContaining('two-step verification') },
    ]);
    expect(await rowOf(person.id)).toMatchObject({ sponsor_id: admin.id });
  });
});

describe('a right to approve', () => {
  const approve = (call: Person['call']) => call('refunds/approve', { shopId: 1, id: 1 });

  test('S-b: waits a day when it is new, however it was given', async () => {
    const invited = await enter((await invite(owner, ['finance'])).token);
    expect(await approve(invited.call)).toMatchObject({
      body: { Code: 403, Error: 'staff.approvesLater', Msg: expect.stringContaining('24') },
    });
    const promoted = await aPerson(['service']);
    await owner.call('staff/update', { id: promoted.id, name: 'X', roles: ['service', 'finance'] });
    await database.sql('update staff set totp_last_step = 0 where id = $1', [promoted.id]);
    const { cookie } = await signInStaff(api, promoted);
    expect(errorOf(await approve(staffCaller(api, cookie)))).toBe('staff.approvesLater');
    await database.sql(`update staff set approves_from = now() - interval '1 second' where id = $1`, [
      promoted.id,
    ]);
    expect(errorOf(await approve(staffCaller(api, cookie)))).toBe('record.notFound');
    // Reading and proposing are not blocked.
    expect((await invited.call('refunds/list')).body.Code).toBe(200);
  });

  test('S-b: is asked for by every call that lets money or goods go', () => {
    const calls = createConsoleOptions({} as never, []).routes.map(({ call }) => call);
    expect(
      calls
        .filter(({ approves }) => approves)
        .map(({ path }) => path.slice('/console/'.length))
        .sort(),
    ).toEqual([
      'cases/approve',
      'claims/decide',
      'cod/remit',
      'cod/settle',
      'deposits/approve',
      'payments/decide',
      'refunds/approve',
      'refunds/resend',
      'wallets/approveAdjustment',
      'withdrawals/approve',
      'withdrawals/pay',
    ]);
  });

  test('S-b: an owner alone confirms whom somebody else let in', async () => {
    const { id } = await invite(admin, ['service']);
    const other = await aPerson(['admin']);
    expect(errorOf(await other.call('staff/confirm', { id }))).toBe('staff.ownerOnly');
    const shown = async () => {
      const { body } = await owner.call('staff/list', { pageRows: 100 });
      return (body.Data as { items: { id: number }[] }).items.find((row) => row.id === id);
    };
    expect(await shown()).toMatchObject({
      isInvited: true,
      sponsorName: admin.email,
      approvesFrom: expect.any(String),
    });
    expect((await owner.call('staff/confirm', { id })).body.Code).toBe(200);
    expect(await shown()).toMatchObject({ sponsorName: '' });
  });
});

describe('guessing from inside', () => {
  test('S-g: the old password is counted by person, from every address and session, and by nobody else', async () => {
    const person = await aPerson(['clerk']);
    const other = await aPerson(['clerk']);
    const change = (call: Person['call'], oldPassword: string, address: string) =>
      call('session/changePassword', { oldPassword, newPassword }, { 'x-forwarded-for': address });
    const second = staffCaller(api, (await signInStaff(api, person)).cookie);
    const judged: string[] = [];
    for (let index = 0; index < 12; index++) {
      const call = index % 2 === 0 ? person.call : second;
      judged.push(errorOf(await change(call, 'not the password', `10.0.0.${index}`))!);
    }
    expect(judged.slice(0, 5)).toEqual(Array.from({ length: 5 }, () => 'member.passwordWrong'));
    expect(judged.at(-1)).toBe('request.tooMany');
    // Wrong sign-ins by strangers and wrong passwords of colleagues do not affect this counter.
    await clearGuesses(api);
    for (let index = 0; index < 8; index++) {
      await staffCaller(api)('session/signIn', { email: person.email, password: 'wrong' });
      await change(other.call, 'wrong', '10.1.0.1');
    }
    expect((await change(person.call, person.password, '10.2.0.1')).body.Code).toBe(200);
  });

  test('S-g: wrong second factors lock by person for longer and longer, and the tenth tells person and owners', async () => {
    const person = await aPerson(['service']);
    const { id, email, password, secret } = person;
    const guess = async (code = '000000') => {
      await clearGuesses(api);
      const pending = cookiesOf(await staffCaller(mailing)('session/signIn', { email, password }));
      return staffCaller(mailing, pending)('session/confirmSecondFactor', { code });
    };
    const seconds = async () => Number((await guess()).headers['retry-after']);
    const setBack = () =>
      database.sql(`update staff set wrong_code_at = wrong_code_at - interval '2 hours' where id = $1`, [id]);
    for (let index = 0; index < 5; index++) expect(errorOf(await guess())).toBe('staff.codeWrong');
    // Locked now, even for the right code, from any address or session.
    expect(errorOf(await guess(totpCode(secret, 1)))).toBe('request.tooMany');
    expect(await seconds()).toBeGreaterThan(20);
    expect(await seconds()).toBeLessThanOrEqual(30);
    await setBack();
    await guess();
    expect(await seconds()).toBeGreaterThan(50);
    expect(mails).toEqual([]);
    for (let index = 0; index < 4; index++) {
      await setBack();
      expect(errorOf(await guess())).toBe('staff.codeWrong');
    }
    await expect.poll(() => mails.map(({ to }) => to).sort()).toEqual([email, owner.email].sort());
    const alerts = await database.sql(
      `select details from audit where staff_id = $1 and details->>'outcome' = 'alert'`,
      [id],
    );
    expect(alerts).toEqual([{ details: { outcome: 'alert', wrongCodes: 10 } }]);
    await setBack();
    await database.sql('update staff set totp_last_step = 0 where id = $1', [id]);
    expect((await guess(totpCode(secret))).body.Data).toEqual({ recoveryCodes: [], wrongCodes: 10 });
    expect(await rowOf(id)).toMatchObject({ wrong_codes: 0 });
  });
});
