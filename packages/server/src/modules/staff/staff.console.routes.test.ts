import { randomUUID } from 'node:crypto';
import type { Role } from '@onehaul/domain/staff/role';
import { aShop } from '@onehaul/testing/builders';
import { aStaffMember } from '@onehaul/testing/member-builders';
import { staffCaller, signInStaff } from '@onehaul/testing/staff-sign-in';
import { createTestApi, type Reply, type TestApi } from '@onehaul/testing/test-api';
import { createTestDatabase, type TestDatabase } from '@onehaul/testing/test-database';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

let database: TestDatabase;
let api: TestApi;
let count = 0;
const newEmail = () => `person-${(count += 1)}@company.test`;

async function aPerson(roles: Role[], tenantId = 2, email = newEmail()) {
  const account = await aStaffMember(database, tenantId, { roles, email });
  const signedIn = await signInStaff(api, account);
  return { ...account, ...signedIn, call: staffCaller(api, signedIn.cookie) };
}
type Person = Awaited<ReturnType<typeof aPerson>>;
let owner: Person;
let admin: Person;
let operator: Person;
let rival: Person;

const errorOf = ({ body }: Reply) => body.Error;
const isIn = async ({ call }: Person) => (await call('session/me')).status === 200;
const linesOf = async (subjectId: number, act: string) =>
  database.sql('select staff_id, details from audit where subject_id = $1 and act = $2 order by id', [
    String(subjectId),
    act,
  ]);
const rowOf = async (id: number) => (await database.sql('select * from staff where id = $1', [id]))[0]!;
const draft = (roles: Role[], email = newEmail()) => ({ name: 'New Person', email, roles, language: 'vi' });

beforeAll(async () => {
  database = await createTestDatabase();
  await aShop(database, { tenantId: 2, host: 'harbour.test' });
  await aShop(database, { tenantId: 3, host: 'rival.test' });
  api = await createTestApi(database);
  owner = await aPerson(['owner']);
  admin = await aPerson(['admin']);
  operator = await aPerson(['operator'], 1);
  rival = await aPerson(['owner'], 3);
});
beforeEach(async () => {
  await database.sql('update staff_session set used_at = now()');
});
afterAll(async () => {
  await api.close();
  await database.close();
});

describe('the list of people', () => {
  test('is the company’s, by name, in pages, with what was searched for', async () => {
    const rows = async (person: Person, asked = {}) =>
      (await person.call('staff/list', asked)).body.Data as { items: { email: string }[]; total: number };
    const { items, total } = await rows(owner, { pageRows: 100 });
    expect(items.map(({ email }) => email)).toEqual([owner.email, admin.email]);
    expect(total).toBe(2);
    expect(items[0]).toEqual({
      id: owner.id,
      code: owner.code,
      name: owner.email,
      email: owner.email,
      roles: ['owner'],
      companyRole: null,
      places: null,
      state: 'active',
      hasSecondFactor: true,
      isInvited: false,
      sponsorName: '',
      approvesFrom: null,
      createdAt: expect.any(String),
      lastSignInAt: expect.any(String),
    });
    expect(await rows(owner, { pageRows: 1, pageIndex: 2 })).toMatchObject({
      items: [{ email: admin.email }],
      total: 2,
    });
    expect(await rows(owner, { search: admin.email.slice(2, 9).toUpperCase() })).toMatchObject({ total: 1 });
    expect(await rows(owner, { search: '%' })).toMatchObject({ total: 0 });
    expect((await rows(rival)).items.map(({ email }) => email)).toEqual([rival.email]);
    expect((await rows(operator)).items.map(({ email }) => email)).toEqual([operator.email]);
  });
});

describe('adding a person', () => {
  test('keeps roles in order, the address in small letters, and no password at all', async () => {
    const email = newEmail().toUpperCase();
    const { body } = await admin.call('staff/add', draft(['service', 'clerk', 'service'], email));
    const { id } = body.Data as { id: number };
    expect(await rowOf(id)).toMatchObject({
      tenant_id: 2,
      email: email.toLowerCase(),
      roles: ['clerk', 'service'],
      language: 'vi',
      password_hash: null,
      code: expect.stringMatching(/^[34679ACDEFGHJKMNPQRTUXY]{6}$/),
    });
    expect(await linesOf(id, 'staff/add')).toMatchObject([
      { staff_id: admin.id, details: { roles: ['clerk', 'service'], isMailed: false } },
    ]);
  });

  test('S-b: a role one may not give is refused: no admin makes an owner or finance, no company an operator', async () => {
    const before = await database.sql('select count(*) from staff');
    for (const [person, roles] of [
      [admin, ['owner']],
      [admin, ['finance']],
      [admin, ['clerk', 'finance']],
      [admin, ['clerk', 'owner']],
      [admin, ['operator']],
      [owner, ['operator']],
      [owner, ['owner', 'operator']],
      [operator, ['owner']],
      [operator, ['clerk']],
      [operator, ['operator', 'admin']],
    ] as const) {
      const reply = await person.call('staff/add', draft([...roles]));
      expect([reply.body.Code, errorOf(reply)], String(roles)).toEqual([403, 'staff.mayNotGrant']);
    }
    expect(await database.sql('select count(*) from staff')).toEqual(before);
    expect((await owner.call('staff/add', draft(['owner', 'admin']))).body.Code).toBe(200);
    expect((await operator.call('staff/add', draft(['operator']))).body.Code).toBe(200);
  });

  test('an address that signs somebody in already, here or elsewhere, is taken', async () => {
    for (const email of [admin.email, rival.email, rival.email.toUpperCase(), operator.email]) {
      expect(errorOf(await owner.call('staff/add', draft(['clerk'], email))), email).toBe('staff.emailTaken');
    }
    const email = newEmail();
    const replies = await Promise.all(
      [owner, rival, owner, rival].map(({ call }) => call('staff/add', draft(['clerk'], email))),
    );
    expect(replies.map(({ body }) => body.Code).sort()).toEqual([200, 409, 409, 409]);
  });

  test('without a role, or with one nobody knows, is refused', async () => {
    for (const roles of [[], ['boss']]) {
      expect((await owner.call('staff/add', draft(roles as Role[]))).body.Code).toBe(400);
    }
  });
});

describe('changing a person', () => {
  test('gives other roles, ends the sessions and writes both down', async () => {
    const person = await aPerson(['clerk']);
    const { body } = await admin.call('staff/update', { id: person.id, name: 'Kim', roles: ['service'] });
    expect(body.Code).toBe(200);
    expect(await rowOf(person.id)).toMatchObject({ name: 'Kim', roles: ['service'] });
    expect(await isIn(person)).toBe(false);
    expect(await linesOf(person.id, 'staff/update')).toEqual([
      {
        staff_id: admin.id,
        details: {
          from: { name: expect.stringContaining('***@company.test'), roles: ['clerk'] },
          to: { name: 'Kim', roles: ['service'] },
        },
      },
    ]);
  });

  test('the name alone leaves the sessions', async () => {
    const person = await aPerson(['service', 'clerk']);
    await admin.call('staff/update', { id: person.id, name: 'Lee', roles: ['clerk', 'service'] });
    expect(await isIn(person)).toBe(true);
  });

  const acts: [string, (id: number) => object][] = [
    ['staff/update', (id) => ({ id, name: 'X', roles: ['clerk'] })],
    ['staff/suspend', (id) => ({ id })],
    ['staff/restore', (id) => ({ id })],
    ['staff/resetPassword', (id) => ({ id })],
    ['staff/resetSecondFactor', (id) => ({ id })],
    ['staff/confirm', (id) => ({ id })],
  ];
  const untouched = (id: number) => database.sql('select * from staff where id = $1', [id]);

  test.each(acts)('%s is done by nobody to themselves', async (path, input) => {
    const before = await untouched(owner.id);
    const reply = await owner.call(path, input(owner.id));
    expect([reply.body.Code, errorOf(reply)]).toEqual([409, 'staff.notYourself']);
    expect(await untouched(owner.id)).toEqual(before);
    expect(await isIn(owner)).toBe(true);
  });

  test.each(acts)('%s of an owner is not done by an admin', async (path, input) => {
    const before = await untouched(owner.id);
    const reply = await admin.call(path, input(owner.id));
    expect([reply.body.Code, errorOf(reply)]).toEqual([403, 'staff.mayNotGrant']);
    expect(await untouched(owner.id)).toEqual(before);
    expect(await isIn(owner)).toBe(true);
  });

  test.each(acts)('S06: %s of another company’s person is as if there were none', async (path, input) => {
    const before = await untouched(rival.id);
    for (const id of [rival.id, operator.id, 2_000_000_000]) {
      const reply = await owner.call(path, input(id));
      expect([reply.body.Code, errorOf(reply)], String(id)).toEqual([404, 'record.notFound']);
    }
    expect(await untouched(rival.id)).toEqual(before);
    expect(await isIn(rival)).toBe(true);
  });

  test.each(acts)('S-b: %s of finance is not done by an admin', async (path, input) => {
    const person = await aPerson(['finance']);
    const before = await untouched(person.id);
    const reply = await admin.call(path, input(person.id));
    expect([reply.body.Code, errorOf(reply)]).toEqual([403, 'staff.mayNotGrant']);
    expect(await untouched(person.id)).toEqual(before);
  });

  test('an admin makes nobody an owner by changing roles', async () => {
    const person = await aPerson(['clerk']);
    const reply = await admin.call('staff/update', { id: person.id, name: 'X', roles: ['clerk', 'owner'] });
    expect(errorOf(reply)).toBe('staff.mayNotGrant');
    expect(await rowOf(person.id)).toMatchObject({ roles: ['clerk'] });
  });
});

describe('suspending', () => {
  test('closes the console at once, and restoring opens it to a new sign-in', async () => {
    const person = await aPerson(['service']);
    expect((await admin.call('staff/suspend', { id: person.id })).body.Code).toBe(200);
    expect(await isIn(person)).toBe(false);
    expect(errorOf(await admin.call('staff/suspend', { id: person.id }))).toBe('state.illegalStep');
    await expect(signInStaff(api, person)).rejects.toThrow('staff.wrongPassword');
    expect((await admin.call('staff/restore', { id: person.id })).body.Code).toBe(200);
    expect(await isIn(person)).toBe(false);
    await database.sql('update staff set totp_last_step = 0 where id = $1', [person.id]);
    await expect(signInStaff(api, person)).resolves.toBeTruthy();
    expect(errorOf(await admin.call('staff/restore', { id: person.id }))).toBe('state.illegalStep');
    expect(await linesOf(person.id, 'staff/suspend')).toHaveLength(1);
    expect(await linesOf(person.id, 'staff/restore')).toHaveLength(1);
  });

  test('two owners who remove each other at the same moment leave one', async () => {
    for (const [path, losing] of [
      ['staff/suspend', {}],
      ['staff/update', { name: 'X', roles: ['clerk'] }],
    ] as const) {
      await aShop(database, { tenantId: 4, host: `${randomUUID()}.test` });
      await database.sql(`update staff set state = 'suspended' where tenant_id = 4`);
      const [one, two] = [await aPerson(['owner'], 4), await aPerson(['owner'], 4)];
      // The lock lets both pass their session check before either can change anything.
      const holder = new pg.Client({ ...database.address, user: 'postgres' });
      await holder.connect();
      await holder.query('begin; select from staff where tenant_id = 4 for update');
      const both = Promise.all([
        one.call(path, { id: two.id, ...losing }),
        two.call(path, { id: one.id, ...losing }),
      ]);
      const waiting = async () =>
        (
          await database.sql(
            `select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
          )
        )[0]!.count;
      await expect.poll(waiting, { timeout: 4_000 }).toBe(2);
      await holder.query('rollback');
      await holder.end();
      const errors = (await both).map(errorOf).sort();
      expect(errors, path).toEqual(['staff.lastOwner', undefined]);
    }
  });
});

describe('another second factor for a person', () => {
  test('the second factor is reset apart: the next sign-in sets up another', async () => {
    const person = await aPerson(['finance']);
    expect((await owner.call('staff/resetSecondFactor', { id: person.id })).body.Code).toBe(200);
    expect(await isIn(person)).toBe(false);
    const { body } = await staffCaller(api)('session/signIn', {
      email: person.email,
      password: person.password,
    });
    expect(body.Data).toEqual({ next: 'enrol' });
    expect(await database.sql('select from staff_recovery_code where staff_id = $1', [person.id])).toEqual(
      [],
    );
    expect(await linesOf(person.id, 'staff/resetSecondFactor')).toHaveLength(1);
  });
});
