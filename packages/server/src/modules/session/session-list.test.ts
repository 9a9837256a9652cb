import { randomBytes, randomUUID } from 'node:crypto';
import { aShop } from '@onehaul/testing/builders';
import { aMember, type TestMember } from '@onehaul/testing/member-builders';
import { createSessionApi, type SessionApi, type TestBrowser } from '@onehaul/testing/session-api';
import { createTestDatabase, type TestDatabase } from '@onehaul/testing/test-database';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sessionJobs } from './session.jobs.ts';

let database: TestDatabase;
let api: SessionApi;
let harbour: { id: number; tenantId: number };
let rival: { id: number; tenantId: number };
let member: TestMember;
let browser: TestBrowser;
let elsewhere: TestBrowser;
beforeAll(async () => {
  database = await createTestDatabase();
  harbour = await aShop(database, { tenantId: 2, host: 'harbour.test' });
  rival = await aShop(database, { tenantId: 3, host: 'rival.test' });
  api = await createSessionApi(database);
});
beforeEach(async () => {
  member = await aMember(database, harbour);
  elsewhere = api.browser('harbour.test', { address: '198.51.100.7', userAgent: 'curl/8.1' });
  await elsewhere.signIn(member);
  browser = api.browser('harbour.test', { address: '203.0.113.5' });
  await browser.signIn(member);
});
afterAll(async () => {
  await api.close();
  await database.close();
});

type Row = { Id: string; Browser: string; Address: string; IsCurrent: boolean; EndedAt: string | null };
const list = async (by = browser, page: object = {}) =>
  (await by.post('/Session/GetDataPage', page)).body.Data as { Rows: Row[]; Total: number };
const isIn = async (by: TestBrowser) => (await by.post('/Session/GetDataPage')).status === 200;

test('the history shows where and when, the newest first, and which one this is', async () => {
  const { Rows: rows, Total: total } = await list();
  expect(total).toBe(2);
  expect(rows).toEqual([
    {
      Id: expect.any(String),
      Method: 'password',
      Browser: 'Chrome 156 on Windows',
      Address: '203.0.113.5',
      StartedAt: expect.any(String),
      UsedAt: expect.any(String),
      EndedAt: null,
      IsCurrent: true,
    },
    expect.objectContaining({ Browser: 'curl', Address: '198.51.100.7', IsCurrent: false }),
  ]);
  expect((await list(browser, { PageRows: 1, PageIndex: 2 })).Rows).toEqual([rows[1]]);
});

test('it is the member’s own: nobody else’s, and no other shop’s', async () => {
  const other = api.browser('harbour.test');
  await other.signIn(await aMember(database, harbour));
  const stranger = api.browser('rival.test');
  await stranger.signIn(await aMember(database, rival, { username: member.username }));
  expect((await list(other)).Total).toBe(1);
  expect((await list(stranger)).Total).toBe(1);
  expect((await list()).Total).toBe(2);
});

test('it goes back 90 days, and says when a session ran out', async () => {
  const [, { Id: id }] = (await list()).Rows as [Row, Row];
  await database.sql(
    `update session set created_at = now() - interval '89 days', expires_at = '2026-01-02T03:04:05Z' where id = $1`,
    [id],
  );
  expect((await list()).Rows[1]).toMatchObject({ Id: id, EndedAt: '2026-01-02T03:04:05.000Z' });
  await database.sql(`update session set created_at = now() - interval '91 days' where id = $1`, [id]);
  expect((await list()).Total).toBe(1);
});

describe('ending', () => {
  test('one other session puts it out at once and no other', async () => {
    const third = api.browser('harbour.test');
    await third.signIn(member);
    await Promise.all([list(elsewhere), list(third)]);
    const id = (await list()).Rows.find(({ Browser: name }) => name === 'curl')!.Id;
    expect((await browser.post('/Session/End', { Id: id })).body.Code).toBe(200);
    expect([await isIn(elsewhere), await isIn(third), await isIn(browser)]).toEqual([false, true, true]);
    expect((await elsewhere.post('/ClientLogin/RefreshToken')).status).toBe(401);
    expect((await list()).Rows.find((row) => row.Id === id)!.EndedAt).not.toBeNull();
  });

  test('what is not there to end is not found: this one, another’s, another shop’s, an ended one', async () => {
    const other = api.browser('harbour.test');
    await other.signIn(await aMember(database, harbour));
    const stranger = api.browser('rival.test');
    await stranger.signIn(await aMember(database, rival));
    const ids = [
      (await list()).Rows.find(({ IsCurrent: isCurrent }) => isCurrent)!.Id,
      (await list(other)).Rows[0]!.Id,
      (await list(stranger)).Rows[0]!.Id,
      randomUUID(),
    ];
    for (const id of ids) {
      const { body } = await browser.post('/Session/End', { Id: id });
      expect([body.Code, body.Error]).toEqual([404, 'record.notFound']);
    }
    expect([await isIn(browser), await isIn(other), await isIn(stranger)]).toEqual([true, true, true]);
    const mine = (await list()).Rows.find(({ IsCurrent: isCurrent }) => !isCurrent)!.Id;
    await browser.post('/Session/End', { Id: mine });
    expect((await browser.post('/Session/End', { Id: mine })).body.Error).toBe('record.notFound');
  });

  test('all others leaves this one, and says how many there were', async () => {
    const other = api.browser('harbour.test');
    await other.signIn(await aMember(database, harbour));
    const third = api.browser('harbour.test');
    await third.signIn(member);
    expect((await browser.post('/Session/EndOthers')).body.Data).toEqual({ Ended: 2 });
    expect([await isIn(elsewhere), await isIn(third), await isIn(browser), await isIn(other)]).toEqual([
      false,
      false,
      true,
      true,
    ]);
    expect((await browser.post('/Session/EndOthers')).body.Data).toEqual({ Ended: 0 });
    const rows = await database.sql('select distinct ended_by from session where member_id = $1', [
      member.id,
    ]);
    expect(new Set(rows.map(({ ended_by: by }) => by))).toEqual(new Set(['other', null]));
  });
});

test('what has run out long ago is forgotten, of every tenant and in batches, and nothing else', async () => {
  await database.sql('truncate session, push_device, sms_code, sign_in_code, qr_sign_in');
  await database.sql(
    `insert into country (id, code, dial_code, names, position) values (86, 'CN', '+86', '{"en":"China"}', 1)`,
  );
  const ages = { old: 1100, recent: 2 };
  for (const shop of [harbour, rival]) {
    const { id } = await aMember(database, shop);
    const insert = (table: string, columns: string, values: string, old: string, recent: string) =>
      Promise.all(
        [[old, ages.old] as const, [recent, ages.recent] as const].map(([age, count]) =>
          database.sql(
            `insert into ${table} (tenant_id, shop_id, ${columns}, expires_at)
             select ${shop.tenantId}, ${shop.id}, ${values}, now() - interval '${age}' from generate_series(1, ${count}) n`,
          ),
        ),
      );
    const session = `gen_random_uuid(), ${id}, 'password', '', '', '10.0.0.1'`;
    await insert(
      'session',
      'id, member_id, method, refresh_hash, browser, address',
      session,
      '91 days',
      '89 days',
    );
    const sms = `gen_random_uuid(), 86, '13800138000', 'signIn', ''`;
    await insert('sms_code', 'id, country_id, phone_number, purpose, code_hash', sms, '25 hours', '23 hours');
    const salt = randomBytes(4).toString('hex');
    const code = `convert_to('${salt}' || random() || n, 'UTF8'), ${id}, 'h'`;
    await insert('sign_in_code', 'code_hash, member_id, host', code, '61 minutes', '59 minutes');
    const qr = `gen_random_uuid(), '', 10, '', '10.0.0.1'`;
    await insert('qr_sign_in', 'id, secret_hash, number, browser, address', qr, '61 minutes', '59 minutes');
  }
  const left = async (table: string) =>
    (await database.sql(`select tenant_id, count(*)::int from ${table} group by 1 order by 1`)).map(
      ({ count }) => count,
    );
  for (const table of ['session', 'sms_code', 'sign_in_code', 'qr_sign_in']) {
    expect(await left(table), table).toEqual([1102, 1102]);
  }
  const job = sessionJobs[0]!;
  const { storage, log } = api.services;
  const services = { database: database.database, storage, log } as unknown as Parameters<typeof job.run>[0];
  // The job tolerates concurrent runs.
  await Promise.all([job.run(services), job.run(services)]);
  for (const table of ['session', 'sms_code', 'sign_in_code', 'qr_sign_in']) {
    expect(await left(table), table).toEqual([2, 2]);
  }
});
