import { aShop } from '@onehaul/testing/builders';
import { aMember, type TestMember } from '@onehaul/testing/member-builders';
import { createSessionApi, type SessionApi } from '@onehaul/testing/session-api';
import { createTestDatabase, type TestDatabase } from '@onehaul/testing/test-database';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserName } from './browser-name.ts';

let database: TestDatabase;
let api: SessionApi;
let harbour: { id: number; tenantId: number };
let rival: { id: number; tenantId: number };
let member: TestMember;
beforeAll(async () => {
  database = await createTestDatabase();
  harbour = await aShop(database, { tenantId: 2, host: 'harbour.test' });
  rival = await aShop(database, { tenantId: 3, host: 'rival.test' });
  member = await aMember(database, harbour, { username: 'Mei.Lin', password: 'right password' });
  api = await createSessionApi(database);
});
afterAll(async () => {
  await api.close();
  await database.close();
});

const path = '/ClientLogin/SubmitLogin';
const harbourBrowser = () => api.browser('harbour.test');
type Data = {
  AccessToken: string;
  RefreshToken: string;
  IsMianAccount: boolean;
  IsCancellationUndone: boolean;
};

test('a member signs in with name and password and is known to the calls of members', async () => {
  const browser = harbourBrowser();
  const { status, body, headers } = await browser.signIn(member);
  expect([status, body.Code]).toEqual([200, 200]);
  expect(body.Data).toEqual({
    AccessToken: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
    RefreshToken: expect.stringMatching(/^[0-9a-f-]{36}\.[\w-]{43}\.[\w-]{22}$/),
    IsMianAccount: true,
    IsCancellationUndone: false,
  });
  expect(headers['set-cookie']).toEqual([
    `__Host-refresh=${(body.Data as Data).RefreshToken}; Path=/; Secure; HttpOnly; SameSite=Strict; Max-Age=86400`,
    expect.stringMatching(
      /^__Host-device=[\w.-]+; Path=\/; Secure; HttpOnly; SameSite=Strict; Max-Age=15552000$/,
    ),
  ]);
  const list = await browser.post('/Session/GetDataPage');
  expect(list.body.Data).toMatchObject({
    Total: 1,
    Rows: [{ Method: 'password', Browser: 'Chrome 156 on Windows', IsCurrent: true, EndedAt: null }],
  });
  const [row] = await database.sql('select last_sign_in_at from member where id = $1', [member.id]);
  expect(row!.last_sign_in_at).toBeInstanceOf(Date);
});

test.each(['Mei.Lin', '  mei.lin ', 'MEI.LIN', 'Ｍｅｉ．Ｌｉｎ'])(
  'the name may be written "%s"',
  async (username) => {
    const { body } = await harbourBrowser().signIn({ ...member, username });
    expect(body.Code).toBe(200);
  },
);

test('the session is written with hashes only', async () => {
  const { body } = await harbourBrowser().signIn(member);
  const { RefreshToken: token } = body.Data as Data;
  const rows = await database.sql(`select session::text as row from session`);
  const secret = token.split('.')[1]!;
  expect(JSON.stringify(rows)).not.toContain(secret);
  expect(JSON.stringify(rows)).not.toContain(Buffer.from(secret, 'base64url').toString('hex'));
});

describe('S14: a name nobody has and a wrong password are one answer', () => {
  test.each([
    ['a wrong password', { username: 'Mei.Lin', password: 'wrong password' }],
    ['an unknown name', { username: 'nobody', password: 'right password' }],
    ['a name of invisible signs', { username: '\u200b', password: 'right password' }],
    ['another case of the password', { username: 'Mei.Lin', password: 'Right password' }],
  ])('%s', async (_, form) => {
    const browser = harbourBrowser();
    const { status, body, headers } = await browser.signIn(form);
    expect([status, body]).toEqual([
      200,
      {
        Code: 400,
        Msg: 'The username or password is incorrect.',
        Data: null,
        Success: false,
        Error: 'session.wrongPassword',
        RequestId: expect.any(String),
      },
    ]);
    expect(headers['set-cookie']).toBeUndefined();
  });

  test('a member of another shop is unknown here', async () => {
    const theirs = await aMember(database, rival, { username: 'only.rival', password: 'right password' });
    expect((await harbourBrowser().signIn(theirs)).body.Error).toBe('session.wrongPassword');
    expect((await api.browser('rival.test').signIn(theirs)).body.Code).toBe(200);
    expect((await api.browser('rival.test').signIn(member)).body.Error).toBe('session.wrongPassword');
  });

  test('an erased account is unknown, a suspended one says so only to the right password', async () => {
    const erased = await aMember(database, harbour);
    const suspended = await aMember(database, harbour);
    await database.sql(`update member set state = 'erased' where id = $1`, [erased.id]);
    await database.sql(`update member set state = 'suspended' where id = $1`, [suspended.id]);
    expect((await harbourBrowser().signIn(erased)).body.Error).toBe('session.wrongPassword');
    expect((await harbourBrowser().signIn({ ...suspended, password: 'wrong' })).body.Error).toBe(
      'session.wrongPassword',
    );
    const { body } = await harbourBrowser().signIn(suspended);
    expect([body.Code, body.Error]).toEqual([403, 'session.suspended']);
  });

  test('an account without a password cannot be signed in to with any', async () => {
    const { id, username } = await aMember(database, harbour);
    await database.sql('update member set password_hash = null where id = $1', [id]);
    for (const password of ['nobody has this password', 'null']) {
      expect((await harbourBrowser().signIn({ username, password })).body.Error).toBe(
        'session.wrongPassword',
      );
    }
  });
});

describe('fields', () => {
  test.each([
    [{ password: 'x' }, 'username'],
    [{ username: '', password: 'x' }, 'username'],
    [{ username: '   ', password: 'x' }, 'username'],
    [{ username: 'x' }, 'password'],
    [{ username: 'x', password: '' }, 'password'],
    [{ LogoType: 2 }, 'phone'],
    [{ LogoType: 2, phone: '13800138000' }, 'DestinationId'],
    [{ LogoType: 2, phone: '13800138000', DestinationId: 86 }, 'Code'],
    [{ LogoType: 2, phone: '13800138000', DestinationId: 86, Code: '12345' }, 'Code'],
    [{ LogoType: 2, phone: '13800138000', DestinationId: 86, Code: '１２３４５６' }, 'Code'],
    [{ LogoType: 2, phone: '13800138000', DestinationId: 86, Code: '123456' }, 'ClientId'],
    [{ LogoType: 3, username: 'x', password: 'x' }, 'LogoType'],
  ])('%j misses %s', async (form, field) => {
    const { body } = await harbourBrowser().post(path, form);
    expect([body.Code, body.Error]).toEqual([400, 'input.invalid']);
    expect(body.Msg).toContain(`Check ${field}:`);
  });
});

describe('a cancellation (A18)', () => {
  const cancelling = async (days: number) => {
    const one = await aMember(database, harbour);
    await database.sql(
      `update member set state = 'cancelling', cancels_at = now() + make_interval(days => $2) where id = $1`,
      [one.id, days],
    );
    return one;
  };

  test('is undone by signing in before its day', async () => {
    const one = await cancelling(3);
    const { body } = await harbourBrowser().signIn(one);
    expect((body.Data as Data).IsCancellationUndone).toBe(true);
    const [row] = await database.sql('select state, cancels_at from member where id = $1', [one.id]);
    expect(row).toEqual({ state: 'active', cancels_at: null });
    expect(((await harbourBrowser().signIn(one)).body.Data as Data).IsCancellationUndone).toBe(false);
  });

  test('is not undone by a wrong password, nor after its day', async () => {
    const one = await cancelling(3);
    await harbourBrowser().signIn({ ...one, password: 'wrong' });
    const late = await cancelling(-1);
    expect((await harbourBrowser().signIn(late)).body.Error).toBe('session.wrongPassword');
    const rows = await database.sql('select state from member where id = any($1)', [[one.id, late.id]]);
    expect(rows).toEqual([{ state: 'cancelling' }, { state: 'cancelling' }]);
  });
});

describe('a sub-account', () => {
  test('signs in as one, while its main account is active', async () => {
    const main = await aMember(database, harbour);
    const sub = await aMember(database, harbour, { mainId: main.id });
    const browser = harbourBrowser();
    const { body } = await browser.signIn(sub);
    expect((body.Data as Data).IsMianAccount).toBe(false);
    const only = await browser.post('/Client_Info/GetClientSubAccount');
    expect(only.body.Error).toBe('access.mainAccountOnly');
    for (const state of ['suspended', 'cancelling', 'erased']) {
      await database.sql(
        `update member set state = $2, cancels_at = case when $2 = 'cancelling' then now() + interval '1 day' end
         where id = $1`,
        [main.id, state],
      );
      const refused = await harbourBrowser().signIn(sub);
      expect(refused.body.Error, state).toBe(
        state === 'erased' ? 'session.wrongPassword' : 'session.suspended',
      );
      expect((await browser.post('/Session/EndOthers')).status, state).toBe(401);
    }
    const [row] = await database.sql('select state from member where id = $1', [main.id]);
    expect(row).toEqual({ state: 'erased' });
  });
});

test('S21: each sign-in has new ids, whatever the browser brought along', async () => {
  const attacker = harbourBrowser();
  const { body: first } = await attacker.signIn(await aMember(database, harbour));
  const victim = harbourBrowser();
  for (const [name, value] of attacker.cookies) victim.cookies.set(name, value);
  victim.token = attacker.token;
  const { body: second } = await victim.signIn(member);
  const [planted, own] = [first.Data as Data, second.Data as Data];
  expect(own.RefreshToken.split('.')[0]).not.toBe(planted.RefreshToken.split('.')[0]);
  expect(victim.cookies.get('__Host-refresh')).toBe(own.RefreshToken);
  expect(victim.cookies.get('__Host-device')).not.toBe(attacker.cookies.get('__Host-device'));
  // The planted session still belongs to the attacker's own account only.
  const [theirs, mine] = await Promise.all([
    attacker.post('/Session/GetDataPage'),
    victim.post('/Session/GetDataPage'),
  ]);
  expect(theirs.body.Data).toMatchObject({ Total: 1 });
  expect(mine.body.Data).not.toEqual(theirs.body.Data);
});

test('an address that is none does not stop a sign-in', async () => {
  const browser = api.browser('harbour.test', { address: 'unknown', userAgent: '' });
  expect((await browser.signIn(member)).body.Code).toBe(200);
  const { body } = await browser.post('/Session/GetDataPage', { PageRows: 1 });
  expect(body.Data).toMatchObject({ Rows: [{ Browser: '' }] });
});

test.each([
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
    'Safari 19 on iOS',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; Pixel) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0 Mobile Safari/537.36 MicroMessenger/8.0.1',
    'WeChat 8 on Android',
  ],
  ['curl/8.1', 'curl'],
  ['<script>alert(1)</script>', '<script>alert'],
  ['\u202e\u0000evil', 'evil'],
  ['', ''],
])('a browser is called by its name: %s', (userAgent, name) => {
  expect(browserName(userAgent)).toBe(name);
});
