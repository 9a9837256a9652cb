import { randomUUID } from 'node:crypto';
import { staffCall } from '@onehaul/contract/console/staff-call';
import { Refusal, type RefusalCode } from '@onehaul/domain/refusal';
import type { Role } from '@onehaul/domain/staff/role';
import { aShop } from '@onehaul/testing/builders';
import { aStaffMember } from '@onehaul/testing/member-builders';
import { staffCaller, signInStaff } from '@onehaul/testing/staff-sign-in';
import { consoleHost, createTestApi, type TestApi } from '@onehaul/testing/test-api';
import { createTestDatabase, type TestDatabase } from '@onehaul/testing/test-database';
import { testServices } from '@onehaul/testing/test-services';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { prepareChange, tables } from '../db/statement.ts';
import { createConsoleOptions } from '../modules/console-routes.ts';
import { bindStaff } from './bind-staff.ts';
import type { StaffChangeContext, StaffContext } from './staff-context.ts';

let database: TestDatabase;
let api: TestApi;
/** Calls that reached a handler: a refused call must not appear here. */
const made: { path: string; language: string }[] = [];
const people: Record<string, { id: number; cookie: string }> = {};

const addCarrier = prepareChange((p: { tenantId: number; shopId: number; code: string }) =>
  tables
    .insertInto('carrier')
    .values({ tenantId: p.tenantId, shopId: p.shopId, code: p.code, names: sql`'{"en":"x"}'`, position: 1 }),
);
const input = z.object({
  code: z.string().default('A'),
  audits: z.boolean().default(true),
  thrown: z.string().optional(),
  returned: z.string().optional(),
  note: z.string().optional(),
});
const output = z.object({ secret: z.string() });
const common = { input, output, summary: 'A call of this test.' };
const calls = {
  read: staffCall({ ...common, path: '/console/test/read', access: 'member:read', effect: 'read' }),
  change: staffCall({ ...common, path: '/console/test/change', access: 'member:read', effect: 'change' }),
  secret: staffCall({
    ...common,
    path: '/console/test/secret',
    access: 'member:read',
    effect: 'change',
    answersSecret: true,
  }),
  rate: staffCall({ ...common, path: '/console/test/rate', access: 'rate:set', effect: 'change' }),
  peers: staffCall({ ...common, path: '/console/test/peers', access: 'peer:read', effect: 'read' }),
};

let shopId = 0;
async function change(context: StaffChangeContext, asked: z.output<typeof input>) {
  made.push({ path: 'change', language: context.language });
  await context.db.all(addCarrier, { shopId, code: asked.code });
  if (asked.audits) context.audit('thing', 7, { note: asked.note });
  if (asked.thrown === 'bug') throw new TypeError('a bug');
  if (asked.thrown) throw new Refusal(asked.thrown as RefusalCode);
  return asked.returned ? new Refusal(asked.returned as RefusalCode) : { secret: 'handed over' };
}

async function aPerson(name: string, roles: Role[], tenantId = 2) {
  const account = await aStaffMember(database, tenantId, { roles, email: `${name}@company.test` });
  const { cookie } = await signInStaff(api, account);
  people[name] = { id: account.id, cookie };
}
const call = (name: string) => staffCaller(api, people[name]?.cookie ?? '');
const carriers = async () =>
  (await database.sql('select code from carrier order by code')).map(({ code }) => code);
const lines = () =>
  database.sql(`select staff_id, act, subject, subject_id, details, host(address) as address from audit
    where act like 'test/%' order by id`);

beforeAll(async () => {
  database = await createTestDatabase();
  ({ id: shopId } = await aShop(database, { tenantId: 2, host: 'harbour.test' }));
  await aShop(database, { tenantId: 3, host: 'rival.test' });
  const services = testServices(database);
  const console = createConsoleOptions(services, [consoleHost, 'Console.Two.test.']);
  const read = async ({ language }: StaffContext) => {
    made.push({ path: 'read', language });
    return { secret: '' };
  };
  const routes = bindStaff(calls, {
    read,
    peers: read,
    change,
    secret: change,
    rate: change,
  });
  api = await createTestApi(database, {
    console: { ...console, routes: [...console.routes, ...routes] },
  });
  await aPerson('clerk', ['clerk']);
  await aPerson('finance', ['finance']);
});
beforeEach(async () => {
  made.splice(0);
  await database.sql('delete from carrier; delete from staff_idempotency; truncate audit');
});
afterAll(async () => {
  await api.close();
  await database.close();
});

describe('the console’s host', () => {
  test('has its own calls, in any spelling of its name', async () => {
    for (const host of [consoleHost, 'CONSOLE.test.', `${consoleHost}:3000`, 'console.two.test']) {
      const { body } = await api.post(host, '/console/test/read', {}, { cookie: people.clerk!.cookie });
      expect(body.Code, host).toBe(200);
    }
  });

  test('has no call of a shop, and no file', async () => {
    for (const path of ['/Base_Shop/GetShopInfo', '/Base_Carrier/GetDataPage', '/Nothing/AtAll', '']) {
      const { status, body } = await api.post(consoleHost, path, {});
      expect([status, body.Code, body.Error], path).toEqual([404, 404, 'call.unknown']);
    }
    const file = await api.app.inject({ url: '/files/2/logo.svg', headers: { host: consoleHost } });
    expect(file.statusCode).toBe(404);
  });

  test('is the only one that has them: a shop’s host answers as to an unknown call', async () => {
    const { cookie } = people.clerk!;
    for (const path of ['/console/test/read', '/console/session/signIn', '/CONSOLE/test/read']) {
      const { status, body } = await api.post('harbour.test', path, {}, { cookie });
      const unknown = await api.post('harbour.test', '/Nothing/AtAll', {}, { cookie });
      expect([status, { ...body, RequestId: '' }], path).toEqual([404, { ...unknown.body, RequestId: '' }]);
    }
    expect((await api.post('nobody.test', '/console/test/read')).status).toBe(421);
    expect(made).toEqual([]);
  });

  test('S02: is not a shop’s host that is forwarded under its name', async () => {
    const { status } = await api.post('harbour.test', '/console/test/read', undefined, {
      'x-forwarded-host': consoleHost,
      cookie: people.clerk!.cookie,
    });
    expect(status).toBe(404);
  });

  test('answers in the reader’s language, of all four', async () => {
    for (const [tag, language] of [
      ['vi-VN', 'vi'],
      ['zh-TW', 'zhHanT'],
      ['zh-CN', 'zhHans'],
      ['fr', 'en'],
    ]) {
      await call('clerk')('test/read', {}, { 'accept-language': tag! });
      expect(made.at(-1)!.language, tag).toBe(language);
    }
    const { body } = await staffCaller(api)('test/read', {}, { 'accept-language': 'vi' });
    expect(body.Msg).toBe('Vui lòng đăng nhập trước.');
  });

  test('counts calls per address, apart from every shop', async () => {
    const perMinute = { ordinaryPerMinute: 2, strictPerMinute: 2, guessPerMinute: 2, lookPerMinute: 2 };
    const limits = { ...perMinute, hasQuotas: false };
    const limited = await createTestApi(database, { limits, keyPrefix: `${randomUUID()}:` });
    const account = { email: 'nobody@company.test', password: 'guess' };
    const codes = [];
    for (let index = 0; index < 3; index++) {
      codes.push((await staffCaller(limited)('session/signIn', account)).status);
      codes.push((await staffCaller(limited)('session/me')).status);
    }
    expect(codes).toEqual([200, 401, 200, 401, 429, 429]);
    expect((await limited.post('harbour.test', '/Base_Shop/GetShopInfo')).status).toBe(200);
    await limited.close();
  });
});

describe('who may call', () => {
  test('nobody without a session: HTTP 401, and the handler never runs', async () => {
    for (const cookie of [
      '',
      '__Host-staff=',
      '__Host-staff=2.x.y',
      `__Host-staff=2.${randomUUID()}.${'a'.repeat(43)}`,
      people.clerk!.cookie.replace('=2.', '=3.'),
      people.clerk!.cookie.replace('__Host-staff', 'staff'),
      people.clerk!.cookie.replace(/.;/, ';'),
      people.clerk!.cookie.replace(/[\w-]{43};/, `${'a'.repeat(43)};`),
    ]) {
      const { status, body } = await staffCaller(api, cookie)('test/read');
      expect([status, body.Code, body.Error], cookie).toEqual([401, 401, 'access.signInRequired']);
    }
    expect(made).toEqual([]);
  });

  test('nobody about a part that no shop of their company has: neither called nor held', async () => {
    const held = async () =>
      (await call('finance')('session/me')).body.Data as { permissions: string[]; roles: string[] };
    const { body } = await call('finance')('test/peers');
    expect([body.Code, body.Error]).toEqual([403, 'access.moduleOff']);
    expect(made).toEqual([]);
    expect((await held()).permissions).not.toContain('peer:read');
    // A shop of another tenant does not count.
    await database.sql(`update shop set modules = '{peers}' where tenant_id = 3`);
    expect((await call('finance')('test/peers')).body.Error).toBe('access.moduleOff');
    await database.sql(`update shop set modules = '{consolidation,peers}' where tenant_id = 2`);
    expect((await call('finance')('test/peers')).body.Code).toBe(200);
    expect((await held()).permissions).toContain('peer:read');
  });

  test('nobody whose roles do not hold the permission: Code 403', async () => {
    const { status, body } = await call('clerk')('test/rate');
    expect([status, body.Code, body.Error]).toEqual([200, 403, 'access.forbidden']);
    expect(made).toEqual([]);
    expect((await call('finance')('test/rate')).body.Code).toBe(200);
  });

  test('nobody from whom the role was taken a moment ago', async () => {
    await aPerson('leaver', ['finance', 'clerk']);
    expect((await call('leaver')('test/rate')).body.Code).toBe(200);
    await database.sql(`update staff set roles = '{clerk}' where id = $1`, [people.leaver!.id]);
    expect((await call('leaver')('test/rate', { code: 'B' })).body.Code).toBe(403);
    expect((await call('leaver')('test/read')).body.Code).toBe(200);
    await database.sql(`update staff set state = 'suspended' where id = $1`, [people.leaver!.id]);
    expect((await call('leaver')('test/read')).status).toBe(401);
  });

  test('nobody whose new role asks for a second factor that was never shown', async () => {
    await aPerson('riser', ['clerk']);
    await database.sql(`update staff set roles = '{finance}' where id = $1`, [people.riser!.id]);
    expect((await call('riser')('test/rate')).status).toBe(401);
    expect(made).toEqual([]);
  });

  test('nobody with a password that somebody else gave, but for what leads out of that', async () => {
    await aPerson('newcomer', ['clerk']);
    await database.sql('update staff set password_is_given = true where id = $1', [people.newcomer!.id]);
    expect((await call('newcomer')('test/read')).body.Error).toBe('access.forbidden');
    expect((await call('newcomer')('session/me')).body.Data).toMatchObject({ isPasswordGiven: true });
    expect((await call('newcomer')('session/setLanguage', { language: 'vi' })).body.Code).toBe(200);
    expect(made).toEqual([]);
  });
});

describe('S20: a change', () => {
  test.each([
    ['from another site', { origin: 'https://evil.test' }, 'access.foreignOrigin'],
    ['from a shop’s page', { origin: 'https://harbour.test' }, 'access.foreignOrigin'],
    ['from nowhere in particular', { origin: 'null' }, 'access.foreignOrigin'],
    ['as plain text', { 'content-type': 'text/plain' }, 'request.wrongType'],
    ['as a form', { 'content-type': 'application/x-www-form-urlencoded' }, 'request.wrongType'],
  ])('%s is refused', async (_, headers, error) => {
    expect((await call('clerk')('test/change', {}, headers)).body.Error).toBe(error);
    expect((await call('clerk')('session/signOut', {}, headers)).body.Error).toBe(error);
    expect(made).toEqual([]);
    expect((await call('clerk')('session/me')).body.Code).toBe(200);
  });

  test('without a body and its type is refused as well', async () => {
    const headers = { host: consoleHost, cookie: people.clerk!.cookie, 'idempotency-key': randomUUID() };
    const reply = await api.app.inject({ method: 'POST', url: '/api/console/test/change', headers });
    expect(reply.statusCode).toBe(415);
    expect(made).toEqual([]);
  });

  test('from the console’s own page is made', async () => {
    const headers = {
      origin: `http://${consoleHost}:3000`,
      'content-type': 'application/json; charset=utf-8',
    };
    expect((await call('clerk')('test/change', {}, headers)).body.Code).toBe(200);
  });
});

describe('the audit log', () => {
  test('has a line of every change: who, what, to which, from where', async () => {
    await call('clerk')('test/change', { note: 'on request' });
    expect(await lines()).toEqual([
      {
        staff_id: people.clerk!.id,
        act: 'test/change',
        subject: 'thing',
        subject_id: '7',
        details: { note: 'on request' },
        address: '127.0.0.1',
      },
    ]);
  });

  test('is required: a change that names nothing is a bug and is undone', async () => {
    const { status, body } = await call('clerk')('test/change', { audits: false });
    expect([status, body.Error]).toEqual([500, 'server.fault']);
    expect(await carriers()).toEqual([]);
    expect(await database.sql('select from staff_idempotency')).toEqual([]);
    expect(api.log.join('')).toContain('/console/test/change left no line in the audit log');
  });

  test('has none of a change that was refused or failed', async () => {
    await call('clerk')('test/change', { thrown: 'state.illegalStep' });
    await call('clerk')('test/change', { thrown: 'bug' });
    expect(await lines()).toEqual([]);
    expect(await carriers()).toEqual([]);
  });

  test('keeps the line, and what was written, of a refusal that is returned', async () => {
    const { body } = await call('clerk')('test/change', { returned: 'staff.codeWrong' });
    expect(body.Error).toBe('staff.codeWrong');
    expect(await lines()).toHaveLength(1);
    expect(await carriers()).toEqual(['A']);
  });

  test('never holds a number, an address or a password that somebody typed', async () => {
    const note = 'called 13800138000, wrote to amy@mail.test, password: hunter22';
    await call('clerk')('test/change', { note });
    const text = JSON.stringify(await lines());
    expect(text).toContain('called ***00');
    for (const secret of ['13800138000', 'amy@', 'hunter22']) expect(text).not.toContain(secret);
  });

  test('is never changed, not even by us', async () => {
    await call('clerk')('test/change');
    const app = new pg.Client({ ...database.address, user: 'onehaul_app' });
    await app.connect();
    await app.query(`select set_config('app.tenant_id', '2', false)`);
    await expect(app.query('select id from audit')).resolves.toMatchObject({ rowCount: 1 });
    for (const text of [`update audit set act = 'nothing'`, 'delete from audit', 'truncate audit']) {
      await expect(app.query(text), text).rejects.toThrow(/permission denied/);
    }
    await app.end();
  });
});

describe('the same Idempotency-Key', () => {
  const key = () => ({ 'idempotency-key': randomUUID() });

  test('is one change, one line and one answer, however often', async () => {
    const headers = key();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => call('clerk')('test/change', {}, headers)),
    );
    expect(made).toHaveLength(1);
    expect(await lines()).toHaveLength(1);
    for (const { body } of answers) expect(body).toEqual(answers[0]!.body);
    const other = await call('clerk')('test/change', { code: 'B' }, headers);
    expect(other.body.Error).toBe('idempotency.keyReused');
  });

  test('is each person’s own, and needed', async () => {
    const headers = key();
    expect((await call('clerk')('test/change', {}, headers)).body.Code).toBe(200);
    expect((await call('finance')('test/change', { code: 'B' }, headers)).body.Code).toBe(200);
    const without = await call('clerk')('test/change', { code: 'C' }, { 'idempotency-key': '' });
    expect(without.body.Error).toBe('idempotency.keyInvalid');
    expect(made).toHaveLength(2);
  });

  test('of an answer that holds a secret is refused: the secret is kept nowhere', async () => {
    const headers = key();
    const first = await call('clerk')('test/secret', {}, headers);
    expect(first.body.Data).toEqual({ secret: 'handed over' });
    const second = await call('clerk')('test/secret', {}, headers);
    expect([second.body.Code, second.body.Error]).toEqual([409, 'idempotency.keyReused']);
    expect(made).toHaveLength(1);
    expect(await database.sql('select answer from staff_idempotency')).toEqual([{ answer: null }]);
  });

  test('of a secret that was refused repeats the refusal', async () => {
    const headers = key();
    for (const _ of [1, 2]) {
      const { body } = await call('clerk')('test/secret', { thrown: 'state.illegalStep' }, headers);
      expect(body.Error).toBe('state.illegalStep');
    }
    expect(made).toHaveLength(1);
  });
});
