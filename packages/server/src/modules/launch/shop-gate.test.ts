import { aShop } from '@onehaul/testing/builders';
import { aStaffMember } from '@onehaul/testing/member-builders';
import { aPreviewCode, aShopPass } from '@onehaul/testing/preview-builders';
import { createTestApi, type TestApi } from '@onehaul/testing/test-api';
import { createTestDatabase, type TestDatabase } from '@onehaul/testing/test-database';
import { testServices } from '@onehaul/testing/test-services';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serveFiles } from '../file/index.ts';
import { handlePaymentWebhooks } from '../payment/index.ts';
import { createRoutes } from '../routes.ts';

const host = 'soon.test';
const calls = createRoutes({} as never).map(({ call }) => call);

let database: TestDatabase;
let api: TestApi;
let shop: { id: number; tenantId: number };
let sister: { id: number; tenantId: number };

beforeAll(async () => {
  database = await createTestDatabase();
  shop = await aShop(database, { tenantId: 2, host, name: 'Harbour', state: 'preparing' });
  sister = await aShop(database, { tenantId: 2, host: 'sister.test', state: 'preparing' });
  await aStaffMember(database, 2, { roles: ['owner'], email: 'owner@soon.test' });
  const services = testServices(database);
  const plugins = [serveFiles(services.storage), handlePaymentWebhooks(services)];
  api = await createTestApi(database, { plugins, services });
});
afterAll(async () => {
  await api.close();
  await database.close();
});

type Cookies = { cookie?: string };
type Made = { path: string; method: string; sends?: string };
async function make({ path, method, sends }: Made, cookies: Cookies = {}, at = host) {
  const form = { 'content-type': 'multipart/form-data; boundary=part' };
  const headers = { ...cookies, ...(sends === 'multipart' && form) } as Record<string, string>;
  if (method === 'GET') return api.get(at, path, headers);
  return api[method === 'PUT' ? 'put' : 'post'](at, path, sends === 'multipart' ? '--part--' : {}, headers);
}
const errorOf = async (call: Made, cookies: Cookies = {}, at = host) =>
  (await make(call, cookies, at)).body?.Error;

/** Paths of the calls that are refused with this error. */
async function refusedWith(error: string, headers: Cookies = {}, at = host) {
  const paths: string[] = [];
  for (const call of calls) if ((await errorOf(call, headers, at)) === error) paths.push(call.path);
  return paths.toSorted();
}
const pathsWhere = (matches: (call: (typeof calls)[number]) => boolean) =>
  calls
    .filter(matches)
    .map(({ path }) => path)
    .toSorted();

/** Directory entries are valid for a second; a claimed revision makes the process read the shop again. */
async function setState(change: string, parameters: unknown[]) {
  await database.sql(change, parameters);
  await database.sql('update shop set corner_radius = corner_radius where tenant_id = 2');
  for (const at of [host, 'sister.test']) {
    const { Revision: seen } = (await api.post(at, '/Base_Shop/GetRevision')).body.Data as {
      Revision: number;
    };
    await api.post(at, '/Base_Shop/GetRevision', {}, { 'x-shop-revision': String(seen) });
  }
}

const alwaysAccepted = [
  '/Base_Shop/GetNotice',
  '/Base_Shop/GetRevision',
  '/Preview/Enter',
  '/Preview/EnterShop',
  '/Preview/GetState',
  '/Preview/Leave',
  // Machines of the warehouse, which have keys of their own.
  '/Print_Agent/ReportJob',
  '/Print_Agent/TakeJobs',
];
const info = { path: '/Base_Shop/GetShopInfo', method: 'POST' };

describe.each(['preparing', 'practice'] as const)('a shop that is %s', (state) => {
  beforeAll(async () => {
    await setState('update shop set state = $2 where id = $1', [shop.id, state]);
  });

  test('refuses every call without a pass but those that show the notice', async () => {
    expect(await refusedWith('shop.notOpen')).toEqual(
      pathsWhere(({ path }) => !alwaysAccepted.includes(path)),
    );
  });

  test('accepts every call with the preview link, or with a staff member’s preview', async () => {
    const pass = { cookie: `__Host-shop-pass=${await aShopPass(database, shop)}` };
    expect(await refusedWith('shop.notOpen', pass)).toEqual([]);
    const code = await aPreviewCode(database, shop);
    const { Token: token } = (await api.post(host, '/Preview/Enter', code)).body.Data as { Token: string };
    const preview = { cookie: `__Host-preview=${token}` };
    expect(await errorOf(info, preview)).toBeUndefined();
    await database.sql('update preview_pass set expires_at = now() where token_hash is not null');
    expect(await errorOf(info, preview)).toBe('shop.notOpen');
  });

  test('a new link ends the old one, and a pass opens its own shop only', async () => {
    const old = { cookie: `__Host-shop-pass=${await aShopPass(database, shop)}` };
    expect(await errorOf(info, old)).toBeUndefined();
    expect(await errorOf(info, old, 'sister.test')).toBe('shop.notOpen');
    await aShopPass(database, shop);
    expect(await errorOf(info, old)).toBe('shop.notOpen');
    const stored = JSON.stringify(await database.sql('select * from shop_preview_link'));
    expect(stored).not.toContain(old.cookie.split('=')[1]);
  });

  test('tells nothing of the brand, and still takes webhooks and serves files', async () => {
    const notice = (await api.post(host, '/Base_Shop/GetNotice')).body.Data;
    expect(notice).toEqual({ Languages: ['en', 'zhHans'], Name: '', ContactLinks: [] });
    const webhook = await api.app.inject({
      method: 'POST',
      url: '/api/pay/notice/stripe',
      headers: { host },
    });
    // No account of this gateway: the webhook was looked at.
    expect([webhook.statusCode, webhook.body]).toEqual([404, 'unknown']);
    const file = await api.app.inject({ method: 'GET', url: '/files/none.png', headers: { host } });
    expect(file.json().Error).not.toBe('shop.notOpen');
  });
});

describe('a shop that is paused', () => {
  const expectPaused = async () => {
    const isSignIn = ({ accepted }: (typeof calls)[number]) => accepted !== undefined;
    const changes = pathsWhere((call) => call.effect === 'change' && !isSignIn(call));
    expect(await refusedWith('shop.paused')).toEqual(changes);
    expect(pathsWhere(({ accepted }) => accepted === 'whilePaused')).toEqual([
      '/ClientLogin/ClientForgotPassword',
      '/ClientLogin/GetSMSVerificationCode',
      '/ClientLogin/RefreshToken',
      '/ClientLogin/SubmitLogin',
      '/Session/ExchangeCode',
      '/Session/Logout',
      '/Session/PollQr',
      '/Session/StartQr',
      '/Session/UsePasswordLink',
    ]);
  };

  test('refuses changes, and accepts reads and signing in', async () => {
    await setState('update shop set state = $2 where id = $1', [shop.id, 'paused']);
    await expectPaused();
    const notice = (await api.post(host, '/Base_Shop/GetNotice')).body.Data;
    expect(notice).toMatchObject({ Name: 'Harbour' });
  });

  test('so does every shop of a suspended company, and none of a closed one', async () => {
    await setState('update shop set state = $2 where id = $1', [shop.id, 'live']);
    expect(await refusedWith('shop.paused')).toEqual([]);
    await setState(`update tenant set state = 'suspended' where tenant_id = $1`, [2]);
    await expectPaused();
    await setState(`update tenant set state = 'closed' where tenant_id = $1`, [2]);
    expect(await refusedWith('shop.closed')).toEqual(
      pathsWhere(({ path }) => !alwaysAccepted.includes(path)),
    );
    await setState(`update tenant set state = 'active' where tenant_id = $1`, [2]);
    expect(sister.tenantId).toBe(2);
  });
});

test('a live shop asks the database for no pass', async () => {
  const asked: string[] = [];
  const { tenant } = database.database;
  const watched = {
    ...database.database,
    tenant: (id: number) => {
      const db = tenant(id);
      return {
        ...db,
        first: ((statement, given) => (
          asked.push(statement.text),
          db.first(statement, given)
        )) as typeof db.first,
      };
    },
  };
  await setState('update shop set state = $2 where id = $1', [shop.id, 'live']);
  const other = await createTestApi({ ...database, database: watched as typeof database.database });
  await other.post(host, '/Base_Shop/GetRevision', {}, { cookie: '__Host-shop-pass=any' });
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter((text) => /preview/.test(text))).toEqual([]);
  await other.close();
});
