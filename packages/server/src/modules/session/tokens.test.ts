import { createHash, createHmac, generateKeyPairSync, sign } from 'node:crypto';
import { aShop } from '@onehaul/testing/builders';
import { aMember, type TestMember } from '@onehaul/testing/member-builders';
import { createSessionApi, type SessionApi, type TestBrowser } from '@onehaul/testing/session-api';
import { createTestDatabase, type TestDatabase } from '@onehaul/testing/test-database';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createKeys } from '../../keys.ts';
import { verifyAccessToken, signAccessToken } from './access-token.ts';
import { endSessions } from './index.ts';
import { verifyMac, createMac } from './macs.ts';

let database: TestDatabase;
let api: SessionApi;
let harbour: { id: number; tenantId: number };
let rival: { id: number; tenantId: number };
let member: TestMember;
let browser: TestBrowser;
beforeAll(async () => {
  database = await createTestDatabase();
  harbour = await aShop(database, { tenantId: 2, host: 'harbour.test' });
  rival = await aShop(database, { tenantId: 3, host: 'rival.test' });
  member = await aMember(database, harbour);
  api = await createSessionApi(database);
});
beforeEach(async () => {
  // Signs in again only where the previous test has ended the session.
  if (!browser || (await change(browser)).status !== 200) {
    browser = api.browser('harbour.test');
    await browser.signIn(member);
  }
  api.warnings.length = 0;
});
afterAll(async () => {
  await api.close();
  await database.close();
});

/** A read, which may use the cached session for seconds, and a change, which may not. */
const look = (by: TestBrowser, headers = {}) => by.post('/Session/GetDataPage', {}, headers);
const change = (by: TestBrowser, headers = {}) => by.post('/Session/EndOthers', {}, headers);
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const statuses = async (headers: object) =>
  Promise.all([look(browser, headers), change(browser, headers)]).then((all) =>
    all.map(({ status }) => status),
  );

type Part = Record<string, unknown>;
const encode = (part: Part) => Buffer.from(JSON.stringify(part)).toString('base64url');
const decode = (text: string) => JSON.parse(Buffer.from(text, 'base64url').toString()) as Part;
function parts(token: string) {
  const [header, payload, signature] = token.split('.') as [string, string, string];
  return { header: decode(header), payload: decode(payload), signature };
}
/** The real signing key, as if leaked: each forged token is then wrong in one aspect only. */
const key = () => api.services.keys.current('access token');
function signed(header: Part, payload: Part, secret: string | Buffer = key()): string {
  const text = `${encode(header)}.${encode(payload)}`;
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
}

test('a token says who, where and until when, and no more', () => {
  const { header, payload } = parts(browser.token!);
  expect(header).toEqual({ alg: 'HS256', typ: 'at+jwt', kid: expect.stringMatching(/^[\w-]{8}$/) });
  expect(payload).toEqual({
    iss: 'onehaul',
    aud: `shop:${harbour.tenantId}:${harbour.id}`,
    sub: String(member.id),
    sid: expect.stringMatching(/^[0-9a-f-]{36}$/),
    iat: expect.any(Number),
    exp: (payload.iat as number) + 1800,
  });
  expect(signed(header, payload)).toBe(browser.token);
});

describe('S04: a token of one shop at another', () => {
  test('is 401 and written to the log', async () => {
    for (const path of [
      '/Session/GetDataPage',
      '/Session/EndOthers',
      '/Session/CreateCode',
      '/Session/LookAtQr',
    ]) {
      const { status, body } = await api
        .browser('rival.test')
        .post(path, { Id: '00000000-0000-4000-8000-000000000000' }, bearer(browser.token!));
      expect([status, body.Code, body.Error, body.Data]).toEqual([401, 401, 'access.signInRequired', null]);
    }
    expect(api.warnings).toHaveLength(4);
    expect(api.warnings[0]).toEqual({ event: 'foreignToken', tenant: rival.tenantId, shop: rival.id });
    expect(await statuses({})).toEqual([200, 200]);
  });

  test('is one even where both shops have a member and a session of the same number', async () => {
    const { payload } = parts(browser.token!);
    await database.sql(
      `insert into member (tenant_id, shop_id, id, code, username, username_key, language)
       values ($1, $2, $3, 'TWIN', 'twin', 'twin', 'en') on conflict do nothing`,
      [rival.tenantId, rival.id, member.id],
    );
    await database.sql(
      `insert into session (tenant_id, shop_id, id, member_id, method, refresh_hash, expires_at, browser, address)
       values ($1, $2, $3, $4, 'password', '', now() + interval '1 day', '', '10.0.0.1')`,
      [rival.tenantId, rival.id, payload.sid, member.id],
    );
    await look(browser);
    expect((await look(api.browser('rival.test'), bearer(browser.token!))).status).toBe(401);

    // The session cache is per shop as well: the other shop's session has ended.
    const which = { memberId: member.id, sessionId: payload.sid as string };
    const theirs = await signAccessToken(api.services.keys, rival, which);
    await database.sql('update session set ended_at = now() where shop_id = $1', [rival.id]);
    await look(browser);
    expect((await look(api.browser('rival.test'), bearer(theirs))).status).toBe(401);
  });
});

describe('S16: a token that is not ours', () => {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
  const forged: [string, (header: Part, payload: Part, refresh: string) => string][] = [
    ['alg none', (header, payload) => `${encode({ ...header, alg: 'none' })}.${encode(payload)}.`],
    ['alg None with the old signature', (header, payload) => signed({ ...header, alg: 'None' }, payload)],
    ['no alg', ({ alg: _, ...header }, payload) => signed(header, payload)],
    [
      'signed by RSA with a key of their own',
      (header, payload) => {
        const text = `${encode({ ...header, alg: 'RS256' })}.${encode(payload)}`;
        return `${text}.${sign('sha256', Buffer.from(text), privateKey).toString('base64url')}`;
      },
    ],
    ['HS256 with a public key as secret', (header, payload) => signed(header, payload, pem)],
    [
      'HS512 with our key',
      (header, payload) => {
        const text = `${encode({ ...header, alg: 'HS512' })}.${encode(payload)}`;
        return `${text}.${createHmac('sha512', key()).update(text).digest('base64url')}`;
      },
    ],
    ['kid=../../x', (header, payload) => signed({ ...header, kid: '../../x' }, payload)],
    [
      'kid=../../dev/null signed with nothing',
      (header, payload) => signed({ ...header, kid: '../../../dev/null' }, payload, ''),
    ],
    ['kid of SQL', (header, payload) => signed({ ...header, kid: "' or '1'='1" }, payload)],
    ['no kid', ({ kid: _, ...header }, payload) => signed(header, payload)],
    [
      'a key of theirs in the header',
      (header, payload) =>
        signed(
          { ...header, jwk: { kty: 'oct', k: 'AAAA' }, jku: 'https://evil.test/keys' },
          payload,
          Buffer.alloc(3),
        ),
    ],
    ['an empty secret', (header, payload) => signed(header, payload, '')],
    ['an end that is past', (header, payload) => signed(header, { ...payload, exp: 1_700_000_000 })],
    [
      'an end of a second ago',
      (header, payload) => signed(header, { ...payload, exp: Math.floor(Date.now() / 1000) - 1 }),
    ],
    ['no end', (header, { exp: _, ...payload }) => signed(header, payload)],
    [
      'the audience of another shop',
      (header, payload) => signed(header, { ...payload, aud: `shop:${rival.tenantId}:${rival.id}` }),
    ],
    ['no audience', (header, { aud: _, ...payload }) => signed(header, payload)],
    ['another issuer', (header, payload) => signed(header, { ...payload, iss: 'evil' })],
    ['another kind of token', (header, payload) => signed({ ...header, typ: 'JWT' }, payload)],
    ['no kind', ({ typ: _, ...header }, payload) => signed(header, payload)],
    ['another member', (header, payload) => signed(header, { ...payload, sub: '999999' }, 'guessed')],
    ['a member whose session it is not', (header, payload) => signed(header, { ...payload, sub: '999999' })],
    [
      'a session nobody has',
      (header, payload) => signed(header, { ...payload, sid: '00000000-0000-4000-8000-000000000000' }),
    ],
    ['a refresh token', (_header, _payload, refresh) => refresh],
    ['two dots', () => '..'],
    ['nothing', () => ''],
  ];
  test.each(forged)('%s is 401', async (_, forge) => {
    const { header, payload } = parts(browser.token!);
    const token = forge(header, payload, browser.cookies.get('__Host-refresh')!);
    expect(await statuses(bearer(token))).toEqual([401, 401]);
    expect(await statuses({})).toEqual([200, 200]);
  });

  test.each([
    [
      'a letter of the signature',
      (token: string) => token.replace(/.{4}$/, (end) => (end === 'AAAA' ? 'BBBB' : 'AAAA')),
    ],
    [
      'a letter of the payload',
      (token: string) => token.replace(/\..{9}/, (part) => `${part.slice(0, -1)}X`),
    ],
    ['spaces around', (token: string) => ` ${token}`],
    ['twice', (token: string) => `${token},${token}`],
  ])('with %s is 401', async (_, spoil) => {
    expect(await statuses(bearer(spoil(browser.token!)))).toEqual([401, 401]);
  });
});

test('earlier secrets are still read, new tokens are signed by the first', async () => {
  const [old, recent] = ['x'.repeat(40), 'y'.repeat(40)];
  const claims = { memberId: 7, sessionId: '1' };
  const before = createKeys([old]);
  const after = createKeys([recent, old]);
  const token = await signAccessToken(before, harbour, claims);
  expect(await verifyAccessToken(after, harbour, token)).toMatchObject(claims);
  expect(
    await verifyAccessToken(before, harbour, await signAccessToken(after, harbour, claims)),
  ).toBeUndefined();
  expect(await verifyAccessToken(createKeys([recent]), harbour, token)).toBeUndefined();
  expect(verifyMac(after, 'device', 'text', createMac(before, 'device', 'text'))).toBe(true);
  expect(verifyMac(after, 'refresh token', 'text', createMac(before, 'device', 'text'))).toBe(false);
});

describe('S18: an ended session', () => {
  const rowOf = (sid: unknown) =>
    database.sql('select ended_by from session where id = $1 and shop_id = $2', [sid, harbour.id]);

  test('is over for looks and changes at once where it was ended', async () => {
    await look(browser);
    const { body, headers } = await browser.post('/Session/Logout');
    expect(body.Code).toBe(200);
    expect(headers['set-cookie']).toBe(
      '__Host-refresh=; Path=/; Secure; HttpOnly; SameSite=Strict; Max-Age=0',
    );
    expect(await statuses({})).toEqual([401, 401]);
    expect(await rowOf(parts(browser.token!).payload.sid)).toEqual([{ ended_by: 'logout' }]);
  });

  test('that another process ended is over for changes at once and for looks within half a minute', async () => {
    const { sid } = parts(browser.token!).payload;
    await look(browser);
    await database.sql(`update session set ended_at = now(), ended_by = 'staff' where id = $1`, [sid]);
    expect((await look(browser)).status).toBe(200);
    const later = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 30_001);
    try {
      expect((await look(browser)).status).toBe(401);
    } finally {
      later.mockRestore();
    }
    expect((await change(browser)).status).toBe(401);
  });

  test('a change that finds it over ends looks as well', async () => {
    await look(browser);
    await database.sql(`update session set ended_at = now() where id = $1`, [
      parts(browser.token!).payload.sid,
    ]);
    expect((await change(browser)).status).toBe(401);
    expect((await look(browser)).status).toBe(401);
  });

  test.each([
    ['suspended', `update member set state = 'suspended' where id = $1`],
    ['erased', `update member set state = 'erased' where id = $1`],
    [
      'cancelling',
      `update member set state = 'cancelling', cancels_at = now() + interval '1 day' where id = $1`,
    ],
    [
      'signed in a day ago',
      `update session set expires_at = now() - interval '1 second' where member_id = $1`,
    ],
  ])('so is that of a member who is %s', async (_, sql) => {
    const other = await aMember(database, harbour);
    const theirs = api.browser('harbour.test');
    await theirs.signIn(other);
    await database.sql(sql, [other.id]);
    expect((await change(theirs)).status).toBe(401);
    expect((await look(theirs)).status).toBe(401);
    expect((await theirs.post('/ClientLogin/RefreshToken')).status).toBe(401);
  });

  test('ended for a member by another module it is over at once too, but the one that stays', async () => {
    const second = api.browser('harbour.test');
    await second.signIn(member);
    await Promise.all([look(browser), look(second)]);
    const { sid } = parts(second.token!).payload;
    await database.database.transaction(harbour.tenantId, (db) =>
      endSessions(db, { shopId: harbour.id, memberId: member.id, except: sid as string, by: 'password' }),
    );
    expect((await look(browser)).status).toBe(401);
    expect((await look(second)).status).toBe(200);
    expect(await rowOf(parts(browser.token!).payload.sid)).toEqual([{ ended_by: 'password' }]);
  });
});

describe('signing out', () => {
  const isEnded = async (by: TestBrowser) =>
    (await change(api.browser('harbour.test'), bearer(by.token!))).status === 401;

  test('works with a token that has run out', async () => {
    const { header, payload } = parts(browser.token!);
    const old = signed(header, { ...payload, exp: 1_700_000_000 });
    expect((await change(browser, bearer(old))).status).toBe(401);
    const { body } = await api.browser('harbour.test').post('/Session/Logout', {}, bearer(old));
    expect(body.Code).toBe(200);
    expect(await isEnded(browser)).toBe(true);
  });

  test('works with the cookie alone', async () => {
    const without = api.browser('harbour.test');
    without.cookies.set('__Host-refresh', browser.cookies.get('__Host-refresh')!);
    await without.post('/Session/Logout');
    expect(without.cookies.has('__Host-refresh')).toBe(false);
    expect(await isEnded(browser)).toBe(true);
  });

  test('of nobody is no fault, and ends nothing', async () => {
    const { sid, ...payload } = parts(browser.token!).payload;
    const stranger = api.browser('harbour.test');
    const mark = createHash('sha256').update('guess').digest('base64url').slice(0, 22);
    stranger.cookies.set('__Host-refresh', `${sid as string}.${'A'.repeat(43)}.${mark}`);
    const forged = signed({ alg: 'HS256', typ: 'at+jwt', kid: 'x' }, { ...payload, sid }, 'guessed');
    const { body } = await stranger.post('/Session/Logout', {}, bearer(forged));
    expect(body.Code).toBe(200);
    const elsewhere = api.browser('rival.test');
    elsewhere.cookies.set('__Host-refresh', browser.cookies.get('__Host-refresh')!);
    await elsewhere.post('/Session/Logout', {}, bearer(browser.token!));
    expect(await isEnded(browser)).toBe(false);
  });

  test('is not done for a page of another site (S20)', async () => {
    const { body } = await browser.post('/Session/Logout', {}, { origin: 'https://evil.test' });
    expect(body.Error).toBe('access.foreignOrigin');
    expect(await isEnded(browser)).toBe(false);
  });
});
