import { aShop } from '@onehaul/testing/builders';
import { aMember, type TestMember } from '@onehaul/testing/member-builders';
import { createSessionApi, type SessionApi, type TestBrowser } from '@onehaul/testing/session-api';
import { createTestDatabase, type TestDatabase } from '@onehaul/testing/test-database';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let database: TestDatabase;
let api: SessionApi;
let harbour: { id: number; tenantId: number };
let member: TestMember;
let browser: TestBrowser;
beforeAll(async () => {
  database = await createTestDatabase();
  harbour = await aShop(database, { tenantId: 2, host: 'harbour.test' });
  await database.sql(`insert into host (name, tenant_id, shop_id) values ('second.test', $1, $2)`, [
    harbour.tenantId,
    harbour.id,
  ]);
  await aShop(database, { tenantId: 3, host: 'rival.test' });
  member = await aMember(database, harbour);
  api = await createSessionApi(database);
  browser = api.browser('harbour.test');
  await browser.signIn(member);
});
afterAll(async () => {
  await api.close();
  await database.close();
});

const newCode = async () => {
  const { body } = await browser.post('/Session/CreateCode');
  return body.Data as { Code: string; ExpiresAt: string };
};
const exchange = (code: string, host = 'harbour.test') =>
  api.browser(host).post('/Session/ExchangeCode', { Code: code });
const refused = { Code: 400, Error: 'session.linkInvalid', Data: null };

describe('S25: a code in an address', () => {
  test('has 128 bits, is stored as a hash and lives a minute of the database', async () => {
    const { Code: code } = await newCode();
    expect(Buffer.from(code, 'base64url')).toHaveLength(16);
    const rows = await database.sql(
      `select sign_in_code::text as row, extract(epoch from expires_at - now())::int as left from sign_in_code`,
    );
    expect(JSON.stringify(rows)).not.toContain(code);
    expect(JSON.stringify(rows)).not.toContain(Buffer.from(code, 'base64url').toString('hex'));
    expect(rows[0]!.left).toBeGreaterThan(30);
    expect(rows[0]!.left).toBeLessThanOrEqual(60);
  });

  test('signs in as its member, once', async () => {
    const { Code: code } = await newCode();
    const fresh = api.browser('harbour.test');
    const { body } = await fresh.post('/Session/ExchangeCode', { Code: code });
    expect(body.Data).toMatchObject({ AccessToken: expect.any(String), IsMianAccount: true });
    const { body: list } = await fresh.post('/Session/GetDataPage');
    expect(list.Data).toMatchObject({ Rows: [{ Method: 'code', IsCurrent: true }, { Method: 'password' }] });
    expect((await exchange(code)).body).toMatchObject(refused);
  });

  test('used twice at once works once', async () => {
    const { Code: code } = await newCode();
    const replies = await Promise.all(Array.from({ length: 10 }, () => exchange(code)));
    expect(replies.filter(({ body }) => body.Code === 200)).toHaveLength(1);
  });

  test('is refused after 61 seconds', async () => {
    const { Code: code } = await newCode();
    await database.sql(`update sign_in_code set expires_at = expires_at - interval '61 seconds'`);
    expect((await exchange(code)).body).toMatchObject(refused);
  });

  test('is refused at another host, of the same shop or not, and still works at its own', async () => {
    const { Code: code } = await newCode();
    expect((await exchange(code, 'second.test')).body).toMatchObject(refused);
    expect((await exchange(code, 'rival.test')).body).toMatchObject(refused);
    expect((await exchange(code)).body.Code).toBe(200);
  });

  test('a token in its place is a wrong code like any other', async () => {
    for (const wrong of [browser.token!, browser.cookies.get('__Host-refresh')!, 'x', 'A'.repeat(22)]) {
      expect((await exchange(wrong)).body).toMatchObject(refused);
    }
  });

  test('is refused when its member is gone, and says when suspended', async () => {
    const other = await aMember(database, harbour);
    const theirs = api.browser('harbour.test');
    await theirs.signIn(other);
    const { Code: code } = (await theirs.post('/Session/CreateCode')).body.Data as { Code: string };
    await database.sql(`update member set state = 'suspended' where id = $1`, [other.id]);
    expect((await exchange(code)).body).toMatchObject({ Error: 'session.suspended' });
    await database.sql(`update member set state = 'erased' where id = $1`, [other.id]);
    expect((await exchange(code)).body).toMatchObject(refused);
  });

  test('is made for members only, and stands in no log', async () => {
    expect((await api.browser('harbour.test').post('/Session/CreateCode')).status).toBe(401);
    const { Code: code } = await newCode();
    await exchange(code);
    expect(api.log.join('')).not.toContain(code);
    expect(api.log.join('')).not.toContain(browser.token!.slice(0, 40));
  });
});
