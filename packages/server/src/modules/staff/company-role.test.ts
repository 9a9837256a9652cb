import type { Permission, Role } from '@onehaul/domain/staff/role';
import { aShop } from '@onehaul/testing/builders';
import { aRow, someCountries } from '@onehaul/testing/catalog-builders';
import { aCompanyRole, aStaffMember } from '@onehaul/testing/member-builders';
import { staffCaller, signInStaff } from '@onehaul/testing/staff-sign-in';
import { createTestApi, type Reply, type TestApi } from '@onehaul/testing/test-api';
import { createTestDatabase, type TestDatabase } from '@onehaul/testing/test-database';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

let database: TestDatabase;
/** Two processes of the API on one database. */
let api: TestApi;
let otherApi: TestApi;
let count = 0;
const newEmail = () => `holder-${(count += 1)}@company.test`;
const shops: { id: number; warehouses: number[] }[] = [];
let rivalShopId = 0;

type Draft = Partial<Omit<Parameters<typeof aStaffMember>[2], 'email'>>;
async function aPerson(draft: Draft, tenantId = 2) {
  const account = await aStaffMember(database, tenantId, { roles: [], email: newEmail(), ...draft });
  const signedIn = await signInStaff(api, account);
  const callOther = staffCaller(otherApi, signedIn.cookie);
  return { ...account, ...signedIn, call: staffCaller(api, signedIn.cookie), callOther };
}
type Person = Awaited<ReturnType<typeof aPerson>>;
let owner: Person;
let admin: Person;
let rival: Person;
let operator: Person;

const errorOf = ({ body }: Reply) => body.Error;
const aRole = (...permissions: Permission[]) => aCompanyRole(database, 2, permissions);
const rowOf = async (id: number) =>
  (await database.sql('select * from company_role where id = $1', [id]))[0]!;
const linesOf = (id: number) =>
  database.sql(`select act, details from audit where subject = 'role' and subject_id = $1 order by id`, [
    String(id),
  ]);
const draftOf = (permissions: Permission[], name = `Made ${(count += 1)}`) => ({ name, permissions });
const invitation = (given: object) => ({
  name: 'New',
  email: newEmail(),
  roles: [] as Role[],
  language: 'en',
  ...given,
});

beforeAll(async () => {
  database = await createTestDatabase();
  await someCountries(database);
  for (const host of ['harbour.test', 'anchor.test']) {
    const { id } = await aShop(database, { tenantId: 2, host });
    const warehouses = [];
    for (let index = 0; index < 2; index += 1) {
      const warehouse = await aRow(database, { id, tenantId: 2 }, 'warehouse', { code: `W${index}` });
      warehouses.push(warehouse.id as number);
    }
    shops.push({ id, warehouses });
  }
  rivalShopId = (await aShop(database, { tenantId: 3, host: 'rival.test' })).id;
  api = await createTestApi(database);
  otherApi = await createTestApi(database);
  owner = await aPerson({ roles: ['owner'] });
  admin = await aPerson({ roles: ['admin'] });
  rival = await aPerson({ roles: ['owner'] }, 3);
  operator = await aPerson({ roles: ['operator'] }, 1);
});
beforeEach(() => database.sql('update staff_session set used_at = now()'));
afterAll(async () => {
  await api.close();
  await otherApi.close();
  await database.close();
});

describe('a role of the company', () => {
  test('is saved with its permissions in order, listed to its company alone, and audited before and after', async () => {
    const { body } = await admin.call('roles/save', {
      ...draftOf(['order:work', 'order:read', 'order:work'], 'Weekend packer'),
      description: 'Packs on Saturdays',
    });
    const { id, version } = body.Data as { id: number; version: number };
    expect(version).toBe(1);
    const changed = { id, version, name: 'Weekend packers', permissions: ['order:read'] };
    expect((await owner.call('roles/save', changed)).body.Data).toEqual({ id, version: 2 });
    const listed = async (person: Person) =>
      ((await person.call('roles/list')).body.Data as { items: { id: number }[] }).items;
    expect((await listed(admin)).find((one) => one.id === id)).toEqual({
      id,
      name: 'Weekend packers',
      description: '',
      permissions: ['order:read'],
      version: 2,
      updatedAt: expect.any(String),
      updatedByName: owner.email,
      holders: [],
    });
    expect(await listed(rival)).toEqual([]);
    expect(await listed(operator)).toEqual([]);
    expect(await linesOf(id)).toMatchObject([
      { act: 'roles/save', details: { permissions: ['order:read', 'order:work'] } },
      {
        act: 'roles/save',
        details: {
          from: { name: 'Weekend packer', permissions: ['order:read', 'order:work'] },
          to: { name: 'Weekend packers', permissions: ['order:read'] },
        },
      },
    ]);
  });

  test('of another company is as if there were none', async () => {
    const id = await aRole('order:work');
    const before = await rowOf(id);
    for (const [path, input] of [
      ['roles/save', { id, version: 1, ...draftOf(['order:read']) }],
      ['roles/archive', { id, version: 1 }],
      ['staff/add', invitation({ companyRoleId: id })],
    ] as const)
      expect(errorOf(await rival.call(path, input)), path).toBe('record.notFound');
    expect(await rowOf(id)).toEqual(before);
  });

  test('is refused with more than the editor holds, with money by any but the owner, and to operators', async () => {
    const before = await database.sql('select * from company_role order by id');
    for (const [person, permissions] of [
      [admin, ['rate:set']],
      [admin, ['order:read', 'finance:review']],
      [owner, ['company:read']],
      [operator, ['audit:read']],
    ] as [Person, Permission[]][]) {
      const reply = await person.call('roles/save', draftOf(permissions));
      expect([reply.body.Code, errorOf(reply)], String(permissions)).toEqual([403, 'staff.mayNotGrant']);
    }
    expect((await owner.call('roles/save', { ...draftOf([]) })).body.Code).toBe(400);
    const unknown = { name: 'X', permissions: ['order:eat'] };
    expect((await owner.call('roles/save', unknown)).body.Code).toBe(400);
    expect(await database.sql('select * from company_role order by id')).toEqual(before);
  });

  test('that holds more than the editor is neither changed, archived nor assigned', async () => {
    const id = await aRole('rate:set');
    const person = await aPerson({ roles: ['clerk'] });
    for (const [path, input] of [
      ['roles/save', { id, version: 1, ...draftOf(['order:read']) }],
      ['roles/archive', { id, version: 1 }],
      ['staff/add', invitation({ companyRoleId: id })],
      ['staff/update', { id: person.id, name: 'X', roles: [], companyRoleId: id }],
    ] as const)
      expect(errorOf(await admin.call(path, input)), path).toBe('staff.mayNotGrant');
    const holder = await aPerson({ companyRoleId: id });
    for (const path of ['staff/suspend', 'staff/resetPassword', 'staff/resetSecondFactor'])
      expect(errorOf(await admin.call(path, { id: holder.id })), path).toBe('staff.mayNotGrant');
    expect((await owner.call('staff/suspend', { id: holder.id })).body.Code).toBe(200);
  });

  test('is not changed by its own holder', async () => {
    const id = await aRole('staff:manage', 'staff:read', 'order:read');
    const holder = await aPerson({ companyRoleId: id });
    const wider = { id, version: 1, ...draftOf(['staff:manage', 'order:read']) };
    expect(errorOf(await holder.call('roles/save', wider))).toBe('staff.ownRole');
    expect(errorOf(await holder.call('roles/archive', { id, version: 1 }))).toBe('staff.ownRole');
    expect(errorOf(await holder.call('staff/update', { id: holder.id, name: 'X', roles: [] }))).toBe(
      'staff.notYourself',
    );
  });

  test('has a name of its own, until it is archived', async () => {
    const id = await aCompanyRole(database, 2, ['order:read'], 'Night shift');
    expect(errorOf(await owner.call('roles/save', draftOf(['order:read'], 'NIGHT shift')))).toBe(
      'record.taken',
    );
    expect((await rival.call('roles/save', draftOf(['order:read'], 'Night shift'))).body.Code).toBe(200);
    expect((await owner.call('roles/archive', { id, version: 1 })).body.Code).toBe(200);
    expect((await owner.call('roles/save', draftOf(['order:read'], 'Night shift'))).body.Code).toBe(200);
    expect(await linesOf(id)).toMatchObject([{ act: 'roles/archive', details: { name: 'Night shift' } }]);
    const again = { id, version: 2, ...draftOf(['order:read']) };
    expect(errorOf(await owner.call('roles/save', again))).toBe('record.notFound');
  });

  test('of a newer version is not overwritten: the second editor reads whose it is', async () => {
    const id = await aRole('order:read');
    const save = (person: Person, permissions: Permission[]) =>
      person.call('roles/save', { id, version: 1, ...draftOf(permissions) });
    const replies = await Promise.all([
      save(admin, ['order:read', 'case:read']),
      save(owner, ['order:read']),
    ]);
    expect(replies.map(errorOf).sort()).toEqual(['record.changedMeanwhile', undefined]);
    expect(replies.find(errorOf)!.body.Msg).toMatch(/holder-\d+@company.test saved a newer version/);
    expect(errorOf(await owner.call('roles/archive', { id, version: 1 }))).toBe('record.changedMeanwhile');
  });

  test('that is held is not archived, and its holders are named', async () => {
    const id = await aRole('order:read');
    const holders = [await aPerson({ companyRoleId: id }), await aPerson({ companyRoleId: id })];
    const reply = await owner.call('roles/archive', { id, version: 1 });
    expect(errorOf(reply)).toBe('staff.roleHeld');
    for (const { email } of holders) expect(reply.body.Msg).toContain(email);
    // A suspended person could be restored.
    for (const one of holders) await owner.call('staff/suspend', { id: one.id });
    expect(errorOf(await owner.call('roles/archive', { id, version: 1 }))).toBe('staff.roleHeld');
    for (const one of holders)
      await owner.call('staff/update', { id: one.id, name: 'X', roles: ['clerk'], companyRoleId: null });
    expect((await owner.call('roles/archive', { id, version: 1 })).body.Code).toBe(200);
  });

  /** Runs `call` against the uncommitted `changes` of somebody else, which commit once it waits. */
  async function duringChange(changes: [string, unknown[]][], call: () => Promise<Reply>): Promise<Reply> {
    const holder = new pg.Client({ ...database.address, user: 'postgres' });
    await holder.connect();
    await holder.query('begin');
    for (const [text, values] of changes) await holder.query(text, values);
    const reply = call();
    const waiting = async () =>
      (
        await database.sql(
          `select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        )
      )[0]!.count;
    await expect.poll(waiting, { timeout: 4_000 }).toBe(1);
    await holder.query('commit');
    await holder.end();
    return reply;
  }

  test('cannot be archived while somebody is being invited with it', async () => {
    const id = await aRole('order:read');
    const invited = `insert into staff (tenant_id, code, email, name, roles, company_role_id)
      values (2, 'RACE', $1, 'Race', '{}', $2)`;
    const reply = await duringChange(
      [
        ['select from company_role where id = $1 for share', [id]],
        [invited, [newEmail(), id]],
      ],
      () => owner.call('roles/archive', { id, version: 1 }),
    );
    expect(errorOf(reply)).toBe('staff.roleHeld');
    expect(await rowOf(id)).toMatchObject({ archived_at: null });
  });

  test('cannot be given while it is being archived', async () => {
    const id = await aRole('order:read');
    const reply = await duringChange(
      [['update company_role set archived_at = now() where id = $1', [id]]],
      () => owner.call('staff/add', invitation({ companyRoleId: id })),
    );
    expect(errorOf(reply)).toBe('record.notFound');
    expect(await database.sql('select from staff where company_role_id = $1', [id])).toEqual([]);
  });
});

describe('a change of a role', () => {
  test('counts at the next call, in every process, and ends no session', async () => {
    const id = await aRole('staff:read', 'audit:read');
    const holder = await aPerson({ companyRoleId: id });
    const calls = [holder.call, holder.callOther];
    for (const call of calls) expect((await call('audit/list', { rows: 10 })).body.Code).toBe(200);
    await owner.call('roles/save', { id, version: 1, ...draftOf(['staff:read']) });
    for (const call of calls) {
      expect(errorOf(await call('audit/list', { rows: 10 }))).toBe('access.forbidden');
      expect((await call('staff/list')).body.Code).toBe(200);
      expect((await call('session/me')).body.Data).toMatchObject({ permissions: ['staff:read'] });
    }
    await owner.call('roles/save', { id, version: 2, ...draftOf(['staff:read', 'audit:read']) });
    for (const call of calls) expect((await call('audit/list', { rows: 10 })).body.Code).toBe(200);
  });

  test('that asks for a second factor closes the session until one is shown', async () => {
    const id = await aRole('order:read');
    const holder = await aPerson({ companyRoleId: id });
    expect(holder.secret).toBe('');
    expect((await holder.call('session/me')).status).toBe(200);
    await owner.call('roles/save', { id, version: 1, ...draftOf(['order:read', 'audit:read']) });
    expect((await holder.call('session/me')).status).toBe(401);
    const { body } = await staffCaller(api)('session/signIn', {
      email: holder.email,
      password: holder.password,
    });
    expect(body.Data).toEqual({ next: 'enrol' });
  });

  test('that adds a right to approve makes all its holders wait, and nobody else', async () => {
    const id = await aRole('order:read');
    const holder = await aPerson({ companyRoleId: id });
    const already = await aPerson({ roles: ['finance'], companyRoleId: id });
    const other = await aPerson({ roles: ['clerk'] });
    await owner.call('roles/save', { id, version: 1, ...draftOf(['order:read', 'finance:review']) });
    const waits = await database.sql(
      'select id, approves_from is not null as waits from staff where id = any($1) order by id',
      [[holder.id, already.id, other.id]],
    );
    expect(waits.map((row) => row.waits)).toEqual([true, false, false]);
  });

  test('gives nobody two votes: the same person is refused as the second, whatever their role', async () => {
    const id = await aRole('staff:manage', 'staff:read', 'order:read');
    const manager = await aPerson({ companyRoleId: id });
    const { body } = await manager.call('staff/add', invitation({ companyRoleId: null, roles: [] }));
    expect(body.Error).toBe('staff.roleMissing');
    const reader = await aRole('order:read');
    const added = await manager.call('staff/add', invitation({ companyRoleId: reader }));
    const { id: invited } = added.body.Data as { id: number };
    // The inviter stands behind the account, so both count as one person.
    expect(await database.sql('select sponsor_id from staff where id = $1', [invited])).toEqual([
      { sponsor_id: manager.id },
    ]);
    expect(errorOf(await manager.call('staff/confirm', { id: invited }))).toBe('staff.ownerOnly');
  });
});

describe('assigning', () => {
  test('another company role ends the sessions and is audited by name', async () => {
    const [first, second] = [await aRole('order:read'), await aRole('case:read')];
    const person = await aPerson({ companyRoleId: first });
    await owner.call('staff/update', { id: person.id, name: 'Kim', roles: [], companyRoleId: second });
    expect((await person.call('session/me')).status).toBe(401);
    const [line] = await database.sql(
      `select details from audit where subject = 'staff' and subject_id = $1 and act = 'staff/update'`,
      [String(person.id)],
    );
    const names = await Promise.all([first, second].map(async (id) => (await rowOf(id)).name));
    expect(line!.details).toMatchObject({ from: { companyRole: names[0] }, to: { companyRole: names[1] } });
  });

  test('an absent field stays; no role at all is refused', async () => {
    const id = await aRole('order:read');
    const places = [{ shopId: shops[0]!.id, warehouseId: shops[0]!.warehouses[0]! }];
    const person = await aPerson({ companyRoleId: id, places });
    const update = (given: object) => owner.call('staff/update', { id: person.id, name: 'X', ...given });
    expect((await update({ roles: ['clerk'] })).body.Code).toBe(200);
    const listed = async () =>
      (
        (await owner.call('staff/list', { pageRows: 100 })).body.Data as { items: { id: number }[] }
      ).items.find((one) => one.id === person.id);
    expect(await listed()).toMatchObject({ roles: ['clerk'], companyRole: { id }, places });
    expect(errorOf(await update({ roles: [], companyRoleId: null }))).toBe('staff.roleMissing');
    expect(errorOf(await update({ roles: ['clerk'], places: [] }))).toBe('staff.placeMissing');
    expect((await update({ roles: ['clerk'], companyRoleId: null, places: null })).body.Code).toBe(200);
    expect(await listed()).toMatchObject({ companyRole: null, places: null });
    expect(await database.sql('select from staff_place where staff_id = $1', [person.id])).toEqual([]);
  });

  test('a place of another company, or a warehouse of another shop, is not found', async () => {
    for (const place of [
      { shopId: rivalShopId, warehouseId: null },
      { shopId: shops[0]!.id, warehouseId: shops[1]!.warehouses[0]! },
    ]) {
      const given = invitation({ roles: ['clerk'], places: [place] });
      expect(errorOf(await owner.call('staff/add', given))).toBe('record.notFound');
    }
  });

  test('an owner is never limited, and a limited manager gives no other places and no roles', async () => {
    const [here, there] = shops.map(({ id }) => ({ shopId: id, warehouseId: null }));
    const given = invitation({ roles: ['owner'], places: [here] });
    expect(errorOf(await owner.call('staff/add', given))).toBe('staff.ownerEverywhere');
    const limited = await aPerson({ roles: ['admin'], places: [here!] });
    for (const places of [null, [there], [here, there]]) {
      const reply = await limited.call('staff/add', invitation({ roles: ['clerk'], places }));
      expect(errorOf(reply)).toBe('staff.mayNotPlace');
    }
    expect(errorOf(await limited.call('roles/save', draftOf(['order:read'])))).toBe('staff.mayNotGrant');
    const clerk = await aPerson({ roles: ['clerk'] });
    expect(errorOf(await limited.call('staff/resetPassword', { id: clerk.id }))).toBe('staff.mayNotPlace');
    const warehouseId = shops[0]!.warehouses[1]!;
    const inside = invitation({ roles: ['clerk'], places: [{ shopId: here!.shopId, warehouseId }] });
    expect((await limited.call('staff/add', inside)).body.Code).toBe(200);
    const { items } = (await limited.call('staff/places')).body.Data as { items: { shopId: number }[] };
    expect(new Set(items.map(({ shopId }) => shopId))).toEqual(new Set([here!.shopId]));
  });
});
