import { randomBytes } from 'node:crypto';
import { aShop } from '@onehaul/testing/builders';
import { aMember, type TestMember } from '@onehaul/testing/member-builders';
import { createSessionApi, type SessionApi, type TestBrowser } from '@onehaul/testing/session-api';
import { createTestDatabase, type TestDatabase } from '@onehaul/testing/test-database';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

let database: TestDatabase;
let api: SessionApi;
let harbour: { id: number; tenantId: number };
let rival: { id: number; tenantId: number };
let member: TestMember;
let browser: TestBrowser;
let first: string;
beforeAll(async () => {
  database = await createTestDatabase();
  harbour = await aShop(database, { tenantId: 2, host: 'harbour.test' });
  rival = await aShop(database, { tenantId: 3, host: 'rival.test' });
  member = await aMember(database, harbour);
  api = await createSessionApi(database);
});
beforeEach(async () => {
  browser = api.browser('harbour.test');
  await browser.signIn(member);
  first = browser.cookies.get('__Host-refresh')!;
  api.warnings.length = 0;
});
afterAll(async () => {
  await api.close();
  await database.close();
});

const path = '/ClientLogin/RefreshToken';
type Data = { AccessToken: string; RefreshToken: string; IsMianAccount: boolean };
const refresh = (token: string, host = 'harbour.test') =>
  api.browser(host).post(path, { AccessToken: 'old', RefreshToken: token });
const sessionId = () => first.split('.')[0]!;
const sessionRow = async () =>
  (
    await database.sql(
      `select ended_by, expires_at > now() + interval '23 hours 59 minutes' as "lastsADay" from session where id = $1`,
      [sessionId()],
    )
  )[0];
const isAlive = async (token: string) =>
  (await api.browser('harbour.test').post('/Session/EndOthers', {}, { authorization: `Bearer ${token}` }))
    .status === 200;
/** Shifts the last refresh into the past. */
const age = (seconds: number) =>
  database.sql(`update session set refreshed_at = now() - make_interval(secs => $2) where id = $1`, [
    sessionId(),
    seconds,
  ]);

describe('the absolute end of a session', () => {
  const endOf = async () =>
    (
      await database.sql(
        `select ends_at - created_at = interval '30 days' as "isMonth", expires_at = ends_at as "isLastDay"
         from session where id = $1`,
        [sessionId()],
      )
    )[0];

  test('S-g: is 30 days after the sign-in, and a refresh does not pass it', async () => {
    expect(await endOf()).toEqual({ isMonth: true, isLastDay: false });
    await database.sql(`update session set ends_at = now() + interval '2 days' where id = $1`, [sessionId()]);
    const second = (await refresh(first)).body.Data as Data;
    expect(await endOf()).toMatchObject({ isLastDay: false });
    await database.sql(
      `update session set ends_at = now() + interval '5 hours', expires_at = now() + interval '4 hours'
       where id = $1`,
      [sessionId()],
    );
    const third = (await refresh(second.RefreshToken)).body.Data as Data;
    expect(await endOf()).toMatchObject({ isLastDay: true });
    await database.sql(
      `update session set ends_at = now() - interval '1 second', expires_at = now() - interval '1 second'
       where id = $1`,
      [sessionId()],
    );
    expect((await refresh(third.RefreshToken)).body).toMatchObject({
      Code: 401,
      Error: 'access.signInRequired',
    });
    expect(await isAlive(third.AccessToken)).toBe(false);
  });

  test('S-g: the database keeps no session that expires after it', async () => {
    const change = `update session set expires_at = ends_at + interval '1 second' where id = $1`;
    await expect(database.sql(change, [sessionId()])).rejects.toThrow(/session_ends/);
  });

  test('S-g: is the shop’s to set', async () => {
    await database.sql(
      `insert into setting (tenant_id, shop_id, name, value) values ($1, $2, 'memberSessionDays', '3')`,
      [harbour.tenantId, harbour.id],
    );
    await browser.signIn(member);
    await database.sql('delete from setting');
    const [row] = await database.sql(
      `select ends_at - created_at = interval '3 days' as "isThree" from session order by created_at desc limit 1`,
    );
    expect(row).toEqual({ isThree: true });
  });
});

describe('S17: a refresh token', () => {
  test('of the body is exchanged for a new pair, and the session lasts a day from then', async () => {
    await database.sql(`update session set expires_at = now() + interval '1 minute' where id = $1`, [
      sessionId(),
    ]);
    const { status, body, headers } = await refresh(first);
    expect([status, body.Code]).toEqual([200, 200]);
    const { AccessToken, RefreshToken, IsMianAccount } = body.Data as Data;
    expect(RefreshToken).not.toBe(first);
    expect(IsMianAccount).toBe(true);
    expect(headers['set-cookie']).toMatch(
      new RegExp(
        `^__Host-refresh=${RefreshToken}; Path=/; Secure; HttpOnly; SameSite=Strict; Max-Age=86400$`,
      ),
    );
    expect(await isAlive(AccessToken)).toBe(true);
    expect(await sessionRow()).toEqual({ ended_by: null, lastsADay: true });
  });

  test('of the cookie is exchanged too, without anything in the body', async () => {
    const { body } = await browser.post(path);
    expect(body.Code).toBe(200);
    expect(browser.cookies.get('__Host-refresh')).toBe((body.Data as Data).RefreshToken);
    expect((await browser.post(path)).body.Code).toBe(200);
  });

  test('50 parallel uses of one refresh token leave one valid pair', async () => {
    const replies = await Promise.all(Array.from({ length: 50 }, () => refresh(first)));
    const won = replies.filter(({ body }) => body.Code === 200);
    const lost = replies.filter(({ body }) => body.Code !== 200);
    expect(won).toHaveLength(1);
    for (const { status, body, headers } of lost) {
      expect([status, body.Code, body.Error]).toEqual([200, 409, 'session.refreshedElsewhere']);
      expect(headers['set-cookie']).toBeUndefined();
    }
    expect(await sessionRow()).toMatchObject({ ended_by: null });
    const { AccessToken, RefreshToken } = won[0]!.body.Data as Data;
    expect(await isAlive(AccessToken)).toBe(true);
    expect((await refresh(RefreshToken)).body.Code).toBe(200);
  });

  test('that was just replaced changes nothing within ten seconds', async () => {
    const { body } = await refresh(first);
    await age(9);
    expect((await refresh(first)).body.Error).toBe('session.refreshedElsewhere');
    expect((await refresh((body.Data as Data).RefreshToken)).body.Code).toBe(200);
    expect(api.warnings).toEqual([]);
  });

  test('that was replaced longer ago ends the session for both, and is written to the log', async () => {
    const { body } = await refresh(first);
    const { AccessToken, RefreshToken } = body.Data as Data;
    await age(11);
    const { status, body: refused } = await refresh(first);
    expect([status, refused.Code, refused.Error]).toEqual([401, 401, 'access.signInRequired']);
    expect(await sessionRow()).toMatchObject({ ended_by: 'reuse' });
    expect((await refresh(RefreshToken)).status).toBe(401);
    expect(await isAlive(AccessToken)).toBe(false);
    const look = await api
      .browser('harbour.test')
      .post('/Session/GetDataPage', {}, { authorization: `Bearer ${AccessToken}` });
    expect(look.status).toBe(401);
    expect(api.warnings).toEqual([
      { event: 'refreshTokenReused', tenant: harbour.tenantId, shop: harbour.id, member: member.id },
    ]);
  });

  test('of two refreshes ago ends the session even at once', async () => {
    const { body } = await refresh(first);
    await refresh((body.Data as Data).RefreshToken);
    expect((await refresh(first)).status).toBe(401);
    expect(await sessionRow()).toMatchObject({ ended_by: 'reuse' });
  });

  test('that is made up cannot end a session, however well its id is known', async () => {
    const [id, secret, mark] = first.split('.') as [string, string, string];
    const random = randomBytes(32).toString('base64url');
    const otherMark = `${mark.startsWith('A') ? 'B' : 'A'}${mark.slice(1)}`;
    for (const token of [
      `${id}.${random}.${mark}`,
      `${id}.${secret}.${otherMark}`,
      `${id}.${random}.${randomBytes(16).toString('base64url')}`,
      `${id}.${secret}`,
      `${id}.${secret}.${mark}.${mark}`,
      `${id.toUpperCase()}.${secret}.${mark}`,
      id,
      browser.token!,
      'x',
    ]) {
      const { status, body } = await refresh(token);
      expect([status, body.Error], token).toEqual([401, 'access.signInRequired']);
    }
    expect(api.warnings).toEqual([]);
    expect((await refresh(first)).body.Code).toBe(200);
  });

  test('of one shop is none at another, even where that one has the same session', async () => {
    expect((await refresh(first, 'rival.test')).status).toBe(401);
    const twin = await aMember(database, rival);
    await database.sql(
      `insert into session (tenant_id, shop_id, id, member_id, method, refresh_hash, expires_at, browser, address)
       select $2, $3, id, $4, method, refresh_hash, expires_at, browser, address from session where id = $1`,
      [sessionId(), rival.tenantId, rival.id, twin.id],
    );
    expect((await refresh(first, 'rival.test')).status).toBe(401);
    expect((await refresh(first)).body.Code).toBe(200);
  });

  test('is worth nothing after its day, after signing out, and nowhere at all', async () => {
    const sessionless = await api.browser('harbour.test').post(path);
    expect([sessionless.status, sessionless.body.Error]).toEqual([401, 'access.signInRequired']);
    await database.sql(`update session set expires_at = now() where id = $1`, [sessionId()]);
    expect((await refresh(first)).status).toBe(401);
    expect(await sessionRow()).toMatchObject({ ended_by: null });
    const other = api.browser('harbour.test');
    await other.signIn(member);
    const token = other.cookies.get('__Host-refresh')!;
    await other.post('/Session/Logout');
    expect((await refresh(token)).status).toBe(401);
  });

  test('of a page of another site is not taken (S20)', async () => {
    const { body } = await browser.post(path, {}, { origin: 'https://evil.test' });
    expect(body.Error).toBe('access.foreignOrigin');
  });
});
