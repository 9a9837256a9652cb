import type { Role } from '@onehaul/domain/staff/role';
import { aShop } from '@onehaul/testing/builders';
import { aStaffMember } from '@onehaul/testing/member-builders';
import { staffCaller, cookiesOf, clearGuesses, signInStaff } from '@onehaul/testing/staff-sign-in';
import { createTestApi, type Reply, type TestApi } from '@onehaul/testing/test-api';
import { createTestDatabase, type TestDatabase } from '@onehaul/testing/test-database';
import { totpCode } from '@onehaul/testing/totp-code';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

let database: TestDatabase;
let api: TestApi;
let count = 0;
const aPerson = (...roles: Role[]) =>
  aStaffMember(database, 2, { roles, email: `person-${(count += 1)}@company.test` });

const signIn = (email: string, password: string, cookie = '') =>
  staffCaller(api, cookie)('session/signIn', { email, password });
const confirm = (cookie: string, code: string) =>
  staffCaller(api, cookie)('session/confirmSecondFactor', { code });
const me = async (cookie: string) => (await staffCaller(api, cookie)('session/me')).status;
/** Audit entries of a person. */
const linesOf = async (id: number) =>
  (
    await database.sql(
      `select act, details from audit where staff_id = $1 and subject_id = $1::text order by id`,
      [id],
    )
  ).map(({ act, details }) => [act, (details as { outcome?: string }).outcome]);
const forgetStep = (id: number) => database.sql('update staff set totp_last_step = 0 where id = $1', [id]);
const errorOf = ({ body }: Reply) => body.Error;
const clerkPermissions =
  'member:read parcel:read parcel:work parcel:hold claim:read order:read order:work service:read service:work case:read consignee:read tariff:read';

beforeAll(async () => {
  database = await createTestDatabase();
  await aShop(database, { tenantId: 2, host: 'harbour.test', name: 'Harbour' });
  await aShop(database, { tenantId: 3, host: 'rival.test', name: 'Rival' });
  api = await createTestApi(database);
});
beforeEach(() => clearGuesses(api));
afterAll(async () => {
  await api.close();
  await database.close();
});

describe('signing in', () => {
  test('with e-mail and password lets a clerk in, however the address is spelled', async () => {
    const { id, email, password } = await aPerson('clerk');
    const reply = await signIn(`  ${email.toUpperCase()} `, password);
    expect(reply.body.Data).toEqual({ next: 'done' });
    const { body } = await staffCaller(api, cookiesOf(reply))(
      'session/me',
      {},
      { 'accept-language': 'zh-CN' },
    );
    expect(body.Data).toMatchObject({
      id,
      name: email,
      email,
      company: 'Harbour',
      roles: ['clerk'],
      companyRole: null,
      places: null,
      permissions: clerkPermissions.split(' '),
      language: 'en',
      isPasswordGiven: false,
      shops: [expect.objectContaining({ name: 'Harbour店', languages: ['en', 'zhHans'] })],
    });
    expect(await linesOf(id)).toEqual([['session/signIn', 'done']]);
    const [row] = await database.sql('select last_sign_in_at from staff where id = $1', [id]);
    expect(row!.last_sign_in_at).toBeInstanceOf(Date);
  });

  test('sets a cookie that no script reads and no other site sends, and keeps only its hash', async () => {
    const { id, email, password } = await aPerson('clerk');
    const reply = await signIn(email, password);
    const [line] = reply.headers['set-cookie'] as string[];
    expect(line).toMatch(
      /^__Host-staff=2\.[0-9a-f-]{36}\.[\w-]{43}; Path=\/; Secure; HttpOnly; SameSite=Strict; Max-Age=43200$/,
    );
    const stored = await database.sql('select * from staff_session where staff_id = $1', [id]);
    expect(JSON.stringify(stored)).not.toContain(/=2\.\S{36}\.(\S{43});/.exec(line!)![1]);
  });

  test('S14: an unknown address and a wrong password get the same answer', async () => {
    const { id, email } = await aPerson('clerk');
    const wrong = await signIn(email, 'not the password');
    const unknown = await signIn('nobody@company.test', 'not the password');
    expect([wrong.status, wrong.body.Code, errorOf(wrong)]).toEqual([200, 400, 'staff.wrongPassword']);
    expect([unknown.status, { ...unknown.body, RequestId: '' }]).toEqual([
      200,
      { ...wrong.body, RequestId: '' },
    ]);
    expect(wrong.headers['set-cookie']).toBeUndefined();
    await expect.poll(() => linesOf(id)).toEqual([['session/signIn', 'wrongPassword']]);
  });

  test('is closed to the suspended, and says no more than to a stranger', async () => {
    const { id, email, password } = await aPerson('clerk');
    await database.sql(`update staff set state = 'suspended' where id = $1`, [id]);
    expect(errorOf(await signIn(email, password))).toBe('staff.wrongPassword');
    await expect.poll(() => linesOf(id)).toEqual([['session/signIn', 'suspended']]);
  });

  test('takes text for what it is', async () => {
    for (const email of ['', ' ', `' or 1=1 --`, 'a'.repeat(254), '人@例.test']) {
      expect(errorOf(await signIn(email, 'x')), email).toBe('staff.wrongPassword');
    }
    for (const email of ['a\u0000b', 'a'.repeat(255)]) expect((await signIn(email, 'x')).body.Code).toBe(400);
  });

  test('S21: starts a new session whatever cookie was there, and ends the old one', async () => {
    const { email, password } = await aPerson('clerk');
    const first = cookiesOf(await signIn(email, password));
    const second = cookiesOf(await signIn(email, password, first));
    expect(second.split('.')[1]).not.toBe(first.split('.')[1]);
    expect([await me(first), await me(second)]).toEqual([401, 200]);
  });
});

describe('S15: guessing', () => {
  /** Number of tries before throttling; on a slow machine a short wait may pass unnoticed. */
  async function triesUntilSlowed(guess: () => Promise<Reply>): Promise<number> {
    for (let tries = 0; tries < 10; tries++) {
      const { status, headers } = await guess();
      if (status === 429 && Number(headers['retry-after']) > 0) return tries;
    }
    return Infinity;
  }

  test('at a password is slowed down, known or unknown, but not for the browser its person works with', async () => {
    const { email, password } = await aPerson('clerk');
    const known = cookiesOf(await signIn(email, password));
    for (const address of [email, 'nobody@company.test']) {
      const tries = await triesUntilSlowed(() => signIn(address, 'not the password'));
      expect(tries, address).toBeGreaterThanOrEqual(5);
      expect(tries, address).toBeLessThan(10);
    }
    expect((await signIn(email, password, known)).body.Code).toBe(200);
  });

  test('at a second factor is slowed down across sign-ins, for who has the password', async () => {
    const { id, email, password } = await aPerson('owner');
    await signInStaff(api, { email, password });
    await forgetStep(id);
    let pending = '';
    const tries = await triesUntilSlowed(async () => {
      // A sign-in allows five codes; with the password one can sign in again.
      if (!pending || (await confirm(pending, '000000')).status === 401) {
        pending = cookiesOf(await signIn(email, password));
      }
      return confirm(pending, '000000');
    });
    expect(tries).toBeLessThan(10);
  });
});

describe('a session', () => {
  const clerk = async () => {
    const { id, email, password } = await aPerson('clerk');
    return { id, email, password, cookie: cookiesOf(await signIn(email, password)) };
  };
  const age = (id: number, column: string, interval: string) =>
    database.sql(`update staff_session set ${column} = now() - interval '${interval}' where staff_id = $1`, [
      id,
    ]);

  test('ends after half an hour without use, and lives on while it is used', async () => {
    const { id, cookie } = await clerk();
    await age(id, 'used_at', '29 minutes');
    expect(await me(cookie)).toBe(200);
    const [row] = await database.sql(
      `select used_at > now() - interval '1 minute' as noted from staff_session where staff_id = $1`,
      [id],
    );
    expect(row!.noted).toBe(true);
    await age(id, 'used_at', '31 minutes');
    expect(await me(cookie)).toBe(401);
  });

  test('notes its use at most once a minute', async () => {
    const { id, cookie } = await clerk();
    const use = async () =>
      (await database.sql('select used_at from staff_session where staff_id = $1', [id]))[0];
    await age(id, 'used_at', '40 seconds');
    const before = await use();
    await me(cookie);
    expect(await use()).toEqual(before);
  });

  test('S-g: ends after twelve hours, however busy', async () => {
    const { id, cookie } = await clerk();
    const [row] = await database.sql(
      `select extract(epoch from expires_at - created_at)::int as seconds from staff_session where staff_id = $1`,
      [id],
    );
    expect(row!.seconds).toBe(12 * 3600);
    await age(id, 'expires_at', '1 second');
    expect(await me(cookie)).toBe(401);
  });

  test('ends when its person signs out; the cookie goes, and a second time nothing happens', async () => {
    const { id, cookie } = await clerk();
    const reply = await staffCaller(api, cookie)('session/signOut');
    expect(reply.headers['set-cookie']).toMatch(/^__Host-staff=; .*Max-Age=0$/);
    expect(await me(cookie)).toBe(401);
    expect((await staffCaller(api, cookie)('session/signOut')).body.Code).toBe(200);
    expect((await linesOf(id)).at(-1)).toEqual(['session/signOut', undefined]);
    expect(await linesOf(id)).toHaveLength(2);
  });

  test('S19: ends elsewhere when its person changes the password', async () => {
    const { id, email, password, cookie } = await clerk();
    const elsewhere = cookiesOf(await signIn(email, password));
    const change = (oldPassword: string, newPassword: string) =>
      staffCaller(api, cookie)('session/changePassword', { oldPassword, newPassword });
    expect(errorOf(await change('not the password', 'a-new-long-one'))).toBe('member.passwordWrong');
    expect(errorOf(await change(password, 'short-1'))).toBe('password.tooShort');
    expect(errorOf(await change(password, 'password1'))).toBe('password.tooCommon');
    expect(await me(elsewhere)).toBe(200);
    expect((await change(password, 'a-new-long-one')).body.Code).toBe(200);
    expect([await me(cookie), await me(elsewhere)]).toEqual([200, 401]);
    expect(errorOf(await signIn(email, password))).toBe('staff.wrongPassword');
    expect((await signIn(email, 'a-new-long-one')).body.Code).toBe(200);
    const acts = (await linesOf(id)).filter(([act]) => act === 'session/changePassword');
    expect(acts.map(([, outcome]) => outcome)).toEqual(['wrongPassword', 'done']);
  });

  test('a given password is replaced by another one', async () => {
    const { id, password, cookie } = await clerk();
    await database.sql('update staff set password_is_given = true where id = $1', [id]);
    const call = staffCaller(api, cookie);
    expect((await call('members/list')).body.Code).toBe(403);
    const same = await call('session/changePassword', { oldPassword: password, newPassword: password });
    expect(errorOf(same)).toBe('password.unchanged');
    await call('session/changePassword', { oldPassword: password, newPassword: 'another-long-one' });
    expect((await call('members/list')).body.Code).toBe(200);
  });

  test('speaks the language its person chose', async () => {
    const { cookie } = await clerk();
    await staffCaller(api, cookie)('session/setLanguage', { language: 'zhHanT' });
    expect((await staffCaller(api, cookie)('session/me')).body.Data).toMatchObject({ language: 'zhHanT' });
  });
});

describe('the second factor', () => {
  test.each<Role>(['service', 'finance', 'admin', 'owner'])(
    'S-a: is set up by a new %s before anything is open',
    async (role) => {
      const { id, email, password } = await aPerson(role);
      const reply = await signIn(email, password);
      expect(reply.body.Data).toEqual({ next: 'enrol' });
      const pending = cookiesOf(reply);
      for (const path of ['session/me', 'members/list', 'session/setLanguage', 'staff/list']) {
        const refused = await staffCaller(api, pending)(path, { language: 'vi' });
        expect([refused.status, errorOf(refused)], path).toEqual([401, 'access.signInRequired']);
      }
      const { secret, address } = (await staffCaller(api, pending)('session/beginEnrolment')).body.Data as {
        secret: string;
        address: string;
      };
      expect(secret).toMatch(/^[A-Z2-7]{32}$/);
      expect(address).toBe(
        `otpauth://totp/Onehaul:${encodeURIComponent(email)}?issuer=Onehaul&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
      );
      const done = await confirm(pending, totpCode(secret));
      const { recoveryCodes } = done.body.Data as { recoveryCodes: string[] };
      expect(new Set(recoveryCodes).size).toBe(8);
      expect(await me(pending)).toBe(401); // S21: signing in rotates the token
      expect(await me(cookiesOf(done))).toBe(200);
      expect(await linesOf(id)).toEqual([
        ['session/signIn', 'enrol'],
        ['session/beginEnrolment', undefined],
        ['session/confirmSecondFactor', 'done'],
      ]);
      const stored = JSON.stringify([
        await database.sql(`select encode(totp_secret, 'escape') as text from staff where id = $1`, [id]),
        await database.sql('select code_hash from staff_recovery_code where staff_id = $1', [id]),
        await database.sql('select * from audit where staff_id = $1', [id]),
      ]);
      for (const each of [secret, ...recoveryCodes]) expect(stored).not.toContain(each);
    },
  );

  /** An owner with a second factor, at the prompt for it. */
  async function asked() {
    const account = await aPerson('owner');
    const { secret, recoveryCodes } = await signInStaff(api, account);
    await forgetStep(account.id);
    const again = async () => {
      const reply = await signIn(account.email, account.password);
      expect(reply.body.Data).toEqual({ next: 'secondFactor' });
      return cookiesOf(reply);
    };
    return { ...account, secret, recoveryCodes, again, pending: await again() };
  }

  test('is asked for at each later sign-in, and cannot be replaced by the password alone', async () => {
    const { pending, secret } = await asked();
    expect(errorOf(await staffCaller(api, pending)('session/beginEnrolment'))).toBe('access.forbidden');
    expect(await me(pending)).toBe(401);
    const done = await confirm(pending, totpCode(secret));
    expect(done.body.Data).toEqual({ recoveryCodes: [], wrongCodes: 0 });
    expect(await me(cookiesOf(done))).toBe(200);
  });

  test('takes the code of now and of the next step, written as phones show them', async () => {
    for (const steps of [0, 1]) {
      const { pending, secret } = await asked();
      const code = totpCode(secret, steps);
      const typed = `${code.slice(0, 3)} ${code.slice(3)}`;
      expect((await confirm(pending, typed)).body.Code, String(steps)).toBe(200);
    }
    for (const steps of [-5, 5]) {
      const { pending, secret } = await asked();
      expect(errorOf(await confirm(pending, totpCode(secret, steps)))).toBe('staff.codeWrong');
    }
  });

  test('a code works once: not again, not for another browser, and none before it', async () => {
    const { pending, again, secret } = await asked();
    const code = totpCode(secret);
    expect((await confirm(pending, code)).body.Code).toBe(200);
    const replayed = await again();
    expect(errorOf(await confirm(replayed, code))).toBe('staff.codeWrong');
    expect(errorOf(await confirm(replayed, totpCode(secret, -1)))).toBe('staff.codeWrong');
    expect(await me(replayed)).toBe(401);
    expect((await confirm(replayed, totpCode(secret, 1))).body.Code).toBe(200);
  });

  test('of five browsers that show one code together one gets in', async () => {
    const { again, secret } = await asked();
    const pending: string[] = [];
    for (let index = 0; index < 5; index++) pending.push(await again());
    const code = totpCode(secret);
    const replies = await Promise.all(pending.map((cookie) => confirm(cookie, code)));
    expect(replies.filter(({ body }) => body.Code === 200)).toHaveLength(1);
  });

  test('S30: five wrong codes end the sign-in, also when they come together', async () => {
    const { id, pending, secret } = await asked();
    for (let index = 0; index < 5; index++) {
      expect(errorOf(await confirm(pending, '000000'))).toBe('staff.codeWrong');
    }
    expect(errorOf(await confirm(pending, totpCode(secret)))).toBe('access.signInRequired');
    const outcomes = (await linesOf(id)).map(([, outcome]) => outcome).slice(-5);
    expect(outcomes).toEqual(['wrong', 'wrong', 'wrong', 'wrong', 'wrongTooOften']);

    const other = await asked();
    const replies = await Promise.all(Array.from({ length: 12 }, () => confirm(other.pending, '000000')));
    expect(replies.filter((reply) => errorOf(reply) === 'staff.codeWrong')).toHaveLength(5);
    const counted = (await linesOf(other.id)).map(([, outcome]) => outcome);
    expect(counted.filter((outcome) => String(outcome).startsWith('wrong'))).toEqual(outcomes);
    expect(errorOf(await confirm(other.pending, totpCode(other.secret)))).toBe('access.signInRequired');
  });

  test('a recovery code stands in for it, once, and only for its person', async () => {
    const { pending, again, recoveryCodes } = await asked();
    const other = await asked();
    const [code] = recoveryCodes;
    expect(errorOf(await confirm(other.pending, code!))).toBe('staff.codeWrong');
    expect((await confirm(pending, code!.toLowerCase().replaceAll('-', ' '))).body.Code).toBe(200);
    expect(errorOf(await confirm(await again(), code!))).toBe('staff.codeWrong');
    expect((await confirm(await again(), recoveryCodes[1]!)).body.Code).toBe(200);
  });

  test('waits ten minutes', async () => {
    const { id, pending, secret } = await asked();
    const [row] = await database.sql(
      `select extract(epoch from expires_at - created_at)::int as seconds from staff_session
       where staff_id = $1 order by created_at desc limit 1`,
      [id],
    );
    expect(row!.seconds).toBe(600);
    await database.sql(`update staff_session set expires_at = now() where staff_id = $1`, [id]);
    expect((await confirm(pending, totpCode(secret))).status).toBe(401);
  });

  test('has the lifetime of a full session once the second factor is confirmed', async () => {
    const { id, pending, secret } = await asked();
    await confirm(pending, totpCode(secret));
    const [row] = await database.sql(
      `select extract(epoch from expires_at - created_at)::int as seconds from staff_session
       where staff_id = $1 order by created_at desc limit 1`,
      [id],
    );
    expect(row!.seconds).toBe(12 * 3600);
  });

  test('of one person does not open in another’s row', async () => {
    const victim = await asked();
    const thief = await asked();
    await database.sql(
      'update staff set totp_secret = (select totp_secret from staff where id = $1) where id = $2',
      [thief.id, victim.id],
    );
    expect(errorOf(await confirm(victim.pending, totpCode(thief.secret)))).toBe('staff.codeWrong');
  });
});
