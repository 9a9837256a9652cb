import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { MailMessage } from '../../gateways/mail/mail.ts';
import { aShop } from '@onehaul/testing/builders';
import { createAccessFixture } from '@onehaul/testing/operator-access-fixture';
import { clearGuesses, cookiesOf, staffCaller } from '@onehaul/testing/staff-sign-in';
import { createTestApi, type Reply, type TestApi } from '@onehaul/testing/test-api';
import { createTestDatabase, type TestDatabase } from '@onehaul/testing/test-database';
import { testServices } from '@onehaul/testing/test-services';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { insertGrant, lockGrantingCompany } from './operator-access.repository.ts';

type Fixture = ReturnType<typeof createAccessFixture>;
type Person = Awaited<ReturnType<Fixture['aPerson']>>;
type Log = { act: string; staffName: string; isByOperator: boolean; details: object; subjectId: string }[];

let database: TestDatabase;
let api: TestApi;
let shop: { id: number };
let fixture: Fixture;
let owner: Person;
let admin: Person;
let operator: Person;
const mails: MailMessage[] = [];
const errorOf = ({ body }: Reply) => body.Error;
const call = ({ cookie }: { cookie: string }, path: string, body: unknown = {}) =>
  staffCaller(api, cookie)(path, body);
const logOf = async (person: { cookie: string }, rows = 5) =>
  ((await call(person, 'audit/list', { rows })).body.Data as { items: Log }).items;
const list = async () =>
  ((await call(owner, 'operator-access/list')).body.Data as { items: Record<string, unknown>[] }).items;
const me = async (cookie: string) =>
  (await call({ cookie }, 'session/me')).body.Data as Record<string, unknown>;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = await aShop(database, { tenantId: 2, host: 'harbour.test', name: 'Harbour' });
  const services = testServices(database, { mail: { send: async (message) => void mails.push(message) } });
  api = await createTestApi(database, { services });
  fixture = createAccessFixture(database, api);
  owner = await fixture.aPerson(2, 'owner');
  admin = await fixture.aPerson(2, 'admin');
  operator = await fixture.aPerson(1, 'operator');
});
afterAll(async () => {
  await api.close();
  await database.close();
});
beforeEach(() => clearGuesses(api));
afterEach(() => fixture.removeGrants());

describe('the owner of a company', () => {
  test('grants access with a fresh code; every owner gets a mail, and the log says it', async () => {
    mails.length = 0;
    const { body } = await fixture.grant(owner, { level: 'change', hours: 24, note: 'Tariff looks wrong' });
    expect(body.Code).toBe(200);
    expect(mails).toHaveLength(1);
    expect(await list()).toMatchObject([
      { level: 'change', note: 'Tariff looks wrong', isLive: true, revokedAt: null, visits: [] },
    ]);
    const [{ hours }] = (await database.sql(
      'select extract(epoch from expires_at - created_at) / 3600 as hours from operator_grant',
    )) as [{ hours: string }];
    expect(Number(hours)).toBe(24);
    expect((await logOf(owner, 1))[0]).toMatchObject({
      act: 'operator-access/grant',
      isByOperator: false,
      details: { level: 'change', hours: 24, note: 'Tariff looks wrong' },
    });
    expect(await me(owner.cookie)).toMatchObject({ visit: null, operatorAccessUntil: expect.any(String) });
    expect(await me(admin.cookie)).toMatchObject({ visit: null, operatorAccessUntil: null });
  });

  test('is refused without the code, for other times, and while a grant is live', async () => {
    const draft = { level: 'read', hours: 4, note: '' };
    const wrong = await call(owner, 'operator-access/grant', { ...draft, code: '000000' });
    expect(errorOf(wrong)).toBe('staff.codeWrong');
    expect(await list()).toEqual([]);
    expect(errorOf(await fixture.grant(owner, { hours: 5 }))).toBe('input.invalid');
    await fixture.grant(owner);
    expect(errorOf(await fixture.grant(owner))).toBe('visit.alreadyGranted');
    await database.sql(`update operator_grant set created_at = now() - interval '9 hours',
      expires_at = now() - interval '1 second'`);
    expect((await fixture.grant(owner)).body.Code).toBe(200);
    expect((await list()).map(({ isLive }) => isLive)).toEqual([true, false]);
  });

  test('of two grants at once the second waits for the first, and is refused', async () => {
    const waiting: Promise<Reply>[] = [];
    await database.database.transaction(2, async (db) => {
      await db.all(lockGrantingCompany, {});
      const draft = { staffId: owner.id, level: 'read', note: '', hours: 1 } as const;
      await db.all(insertGrant, { id: randomUUID(), ...draft });
      waiting.push(fixture.grant(owner));
      await setTimeout(500);
    });
    expect((await Promise.all(waiting)).map(errorOf)).toEqual(['visit.alreadyGranted']);
  });

  test('is an owner: other people who may publish neither grant nor revoke', async () => {
    const { body } = await fixture.grant(owner);
    const { id } = body.Data as { id: string };
    await database.sql(`insert into company_role (tenant_id, name, permissions, updated_by)
      values (2, 'Publisher', '{shop:publish}', ${owner.id})`);
    await database.sql(
      `update staff set company_role_id = (select max(id) from company_role) where id = ${admin.id}`,
    );
    expect((await call(admin, 'operator-access/list')).body.Code).toBe(200);
    expect(errorOf(await call(admin, 'operator-access/revoke', { id }))).toBe('access.forbidden');
    await call(owner, 'operator-access/revoke', { id });
    expect(errorOf(await fixture.grant(admin))).toBe('access.forbidden');
    await database.sql(`update staff set company_role_id = null where id = ${admin.id}`);
  });

  test('revokes a grant once, and sees who entered and when', async () => {
    const { grantId: id, cookie } = await fixture.visit(owner, operator, 2);
    expect(await list()).toMatchObject([{ visits: [{ startedAt: expect.any(String), endedAt: null }] }]);
    expect((await call(owner, 'operator-access/revoke', { id })).body.Code).toBe(200);
    expect((await call({ cookie }, 'session/me')).body.Code).toBe(401);
    expect(await list()).toMatchObject([
      { isLive: false, revokedBy: expect.any(String), visits: [{ endedAt: expect.any(String) }] },
    ]);
    expect((await logOf(owner, 1))[0]).toMatchObject({
      act: 'operator-access/revoke',
      details: { visits: 1 },
    });
    expect(errorOf(await call(owner, 'operator-access/revoke', { id }))).toBe('record.notFound');
    expect(errorOf(await call(operator, 'operator-access/enter', { tenantId: 2 }))).toBe('visit.noGrant');
  });
});

describe('a visit', () => {
  test('is the operator’s person in the company, with a fixed set of permissions', async () => {
    const { cookie } = await fixture.visit(owner, operator, 2);
    expect(await me(cookie)).toMatchObject({
      company: 'Harbour',
      email: '',
      roles: [],
      visit: { level: 'read', endsAt: expect.any(String) },
      operatorAccessUntil: null,
      shops: [{ id: shop.id }],
    });
    const { permissions } = (await me(cookie)) as { permissions: string[] };
    expect(permissions).toContain('order:read');
    expect(
      permissions.filter((one) => /^(staff|finance|audit|shop|company|cod|agent|peer):/.test(one)),
    ).toEqual([]);
    expect(permissions).not.toContain('member:reveal');
    expect((await call({ cookie }, 'orders/list', { shopId: shop.id })).body.Code).toBe(200);
    expect(errorOf(await call({ cookie }, 'staff/list'))).toBe('access.forbidden');
  });

  test('stands in both logs from entering to leaving, with every change in between', async () => {
    const { cookie } = await fixture.visit(owner, operator, 2, { level: 'change' });
    const change = { shopId: shop.id, versions: { orders: 1 }, values: { quoteDays: 8 } };
    expect((await call({ cookie }, 'settings/save', change)).body.Code).toBe(200);
    const left = await call({ cookie }, 'operator-access/leave');
    expect(left.body.Code).toBe(200);
    const company = await logOf(owner, 4);
    expect(company.map(({ act, isByOperator }) => [act, isByOperator])).toEqual([
      ['operator-access/leave', true],
      ['settings/save', true],
      ['operator-access/enter', true],
      ['operator-access/grant', false],
    ]);
    const [{ name }] = (await database.sql('select name from staff where id = $1', [operator.id])) as [
      { name: string },
    ];
    expect(new Set(company.slice(0, 3).map(({ staffName }) => staffName))).toEqual(new Set([name]));
    expect((await logOf(operator, 2)).map(({ act, subjectId }) => [act, subjectId])).toEqual([
      ['operator-access/leave', '2'],
      ['operator-access/enter', '2'],
    ]);
    // The operator's own session goes on, the visit does not.
    expect(await me(operator.cookie)).toMatchObject({ visit: null, roles: ['operator'] });
    expect((await call({ cookie }, 'session/me')).body.Code).toBe(401);
  });

  test('ends with the operator’s session, and signing in again forgets it', async () => {
    const person = await fixture.aPerson(1, 'operator');
    const { cookie } = await fixture.visit(owner, person, 2);
    const out = await call({ cookie }, 'session/signOut');
    expect(cookiesOf(out)).toContain('__Host-visit=');
    expect((await logOf(owner, 1))[0]).toMatchObject({ act: 'operator-access/leave' });
    expect((await call({ cookie }, 'session/me')).body.Code).toBe(401);
    expect((await call(person, 'session/me')).body.Code).toBe(401);
  });

  test('adds no staff member: nobody can be managed, signed in or counted', async () => {
    await fixture.visit(owner, operator, 2);
    const [visitor] = await database.sql(`select id, name, email from staff where state = 'visitor'`);
    const people = (await call(owner, 'staff/list', { pageRows: 100 })).body.Data as {
      items: { id: number }[];
    };
    expect(people.items.map(({ id }) => id)).not.toContain(visitor!.id);
    for (const path of ['staff/suspend', 'staff/restore', 'staff/resetPassword', 'staff/confirm'])
      expect(errorOf(await call(owner, path, { id: visitor!.id })), path).toBe('record.notFound');
    const listed = await database.sql('select from staff_directory where email = $1', [visitor!.email]);
    expect(listed).toEqual([]);
    const { staffCount } = (await call(operator, 'companies/get', { tenantId: 2 })).body.Data as {
      staffCount: number;
    };
    expect(staffCount).toBe(people.items.length);
    await expect(database.sql(`update staff set state = 'active' where state = 'visitor'`)).rejects.toThrow(
      'staff_visitor',
    );
  });

  test('of the same person again uses the same row of the company', async () => {
    await fixture.visit(owner, operator, 2);
    await fixture.enter(operator, 2);
    const rows = await database.sql(`select from staff where state = 'visitor' and code = $1`, [
      `operator-${operator.id}`,
    ]);
    expect(rows).toHaveLength(1);
  });

  test('the operator sees the live grant of a company, and none that is over', async () => {
    const access = async () =>
      ((await call(operator, 'companies/get', { tenantId: 2 })).body.Data as { operatorAccess: unknown })
        .operatorAccess;
    expect(await access()).toBeNull();
    await fixture.grant(owner, { note: 'Please look' });
    expect(await access()).toEqual({ level: 'read', note: 'Please look', expiresAt: expect.any(String) });
    await database.sql(
      `update operator_grant set created_at = now() - interval '9 hours', expires_at = now()`,
    );
    expect(await access()).toBeNull();
  });
});
