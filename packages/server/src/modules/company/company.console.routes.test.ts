import type { Role } from '@onehaul/domain/staff/role';
import { aShop } from '@onehaul/testing/builders';
import { aMember, aStaffMember } from '@onehaul/testing/member-builders';
import { signInStaff, staffCaller } from '@onehaul/testing/staff-sign-in';
import { countStatements } from '@onehaul/testing/statement-count';
import { createTestApi, type Reply, type TestApi } from '@onehaul/testing/test-api';
import { createTestDatabase, type TestDatabase } from '@onehaul/testing/test-database';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MailMessage } from '../../gateways/mail/mail.ts';
import { erasureJobs } from '../erasure/index.ts';
import { closeCompaniesJob } from './company.jobs.ts';
import { companyPage } from './company.repository.ts';

let database: TestDatabase;
let api: TestApi;
let shop: { id: number; tenantId: number };
const mails: MailMessage[] = [];
const mailTo = (address: string) => mails.findLast(({ to }) => to === address);
const people: Record<string, ReturnType<typeof staffCaller>> = {};
const call = (name: string) => people[name]!;

async function aPerson(name: string, tenantId: number, roles: Role[]) {
  const account = await aStaffMember(database, tenantId, { roles, email: `${name}@company.test` });
  people[name] = staffCaller(api, (await signInStaff(api, account)).cookie);
}
const errorOf = ({ body }: Reply) => body.Error;
const stateOf = async (tenantId = 2) =>
  (await database.sql('select state from tenant where tenant_id = $1', [tenantId]))[0]!.state as string;
const list = async (asked: object = {}) =>
  (await call('operator')('companies/list', asked)).body.Data as {
    items: { tenantId: number; name: string }[];
    total: number;
  };

beforeAll(async () => {
  database = await createTestDatabase();
  shop = await aShop(database, { tenantId: 2, host: 'harbour.test', name: 'Harbour' });
  await aShop(database, { tenantId: 2, host: 'sister.test', name: 'Sister' });
  await aShop(database, { tenantId: 3, host: 'rival.test', name: 'Rival' });
  await aMember(database, shop);
  api = await createTestApi(database, {
    services: { mail: { send: async (message: MailMessage) => void mails.push(message) } },
  });
  await aPerson('owner', 2, ['owner']);
  await aPerson('clerk', 2, ['clerk']);
  await aPerson('rival', 3, ['owner']);
  await aPerson('operator', 1, ['operator']);
});
afterAll(async () => {
  await api.close();
  await database.close();
});

describe('the list of companies', () => {
  test('is found by name, host and the owner’s email, and by nobody else’s', async () => {
    const found = async (search: string) => (await list({ search })).items.map(({ tenantId }) => tenantId);
    expect(await found('')).toEqual([3, 2]);
    expect(await found('HARB')).toEqual([2]);
    expect(await found('sister.test')).toEqual([2]);
    expect(await found('rival@company')).toEqual([3]);
    expect(await found('clerk@company')).toEqual([]);
    expect(await found('operator')).toEqual([]);
    expect(await list({ state: 'suspended' })).toEqual({ items: [], total: 0 });
    expect(await list({ pageRows: 1, pageIndex: 2 })).toMatchObject({ items: [{ tenantId: 2 }], total: 2 });
    expect((await list({ search: 'Harbour' })).items).toEqual([
      {
        tenantId: 2,
        name: 'Harbour',
        state: 'active',
        plan: 'standard',
        createdAt: expect.any(String),
        hosts: ['harbour.test', 'sister.test'],
        ownerEmail: 'owner@company.test',
        health: 'unknown',
        healthReasons: [],
      },
    ]);
  });

  test('takes the same few statements however many companies there are', async () => {
    const statements = countStatements(database);
    await list({ pageRows: 1 });
    const few = statements.taken();
    await list({ pageRows: 50 });
    expect(statements.taken()).toBe(few);
    expect(few).toBeGreaterThan(0);
  });

  test('S: the directory answers the platform’s tenant only', async () => {
    const asked = { search: '', state: null, health: null, isAttentionFirst: false, limit: 10, offset: 0 };
    expect(await database.database.tenant(1).all(companyPage, asked)).toHaveLength(2);
    expect(await database.database.tenant(2).all(companyPage, asked)).toEqual([]);
    expect(await database.database.platform.all(companyPage, asked)).toEqual([]);
  });

  test('one company is shown with its owners and shops', async () => {
    const { body } = await call('operator')('companies/get', { tenantId: 2 });
    expect(body.Data).toMatchObject({
      name: 'Harbour',
      staffCount: 2,
      memberCount: 1,
      owners: [{ email: 'owner@company.test' }],
      shops: [{ hosts: ['harbour.test'] }, { hosts: ['sister.test'] }],
    });
    for (const tenantId of [1, 99])
      expect(errorOf(await call('operator')('companies/get', { tenantId }))).toBe('record.notFound');
  });
});

describe('an operator', () => {
  const draft = (label: string, email = `${label}@new.test`) => ({
    company: 'Lantern Freight',
    personName: 'Lan Tran',
    email,
    language: 'vi',
    market: 'empty',
    shopName: 'Lantern',
    label,
    plan: 'trial',
  });
  const add = (label: string, email?: string) => call('operator')('companies/add', draft(label, email));

  test('opens a company: its owner is invited and sees it in their own log', async () => {
    const { body } = await add('lantern');
    const { tenantId, host, link } = body.Data as { tenantId: number; host: string; link: null };
    expect([host, link]).toEqual(['lantern.shops.test', null]);
    const [, token] = /#(\S+)/.exec(mailTo('lantern@new.test')!.text)!;
    const used = await staffCaller(api)('session/useLink', { token, newPassword: 'seven purple kettles' });
    expect(used.body.Data).toEqual({ next: 'enrol' });
    const [line] = await database.sql('select * from audit where tenant_id = $1 and act = $2', [
      tenantId,
      'companies/add',
    ]);
    expect(line).toMatchObject({ staff_id: null, details: { name: 'Lantern Freight', plan: 'trial' } });
    expect((await list({ search: 'lantern@new' })).items).toMatchObject([
      { tenantId, name: 'Lantern Freight' },
    ]);
    const [made] = await database.sql('select state, languages, names from shop where tenant_id = $1', [
      tenantId,
    ]);
    expect(made).toEqual({
      state: 'preparing',
      languages: ['vi'],
      names: { vi: 'Lantern' },
    });
  });

  test('S: takes no name that is taken, reserved or made to be mistaken for another', async () => {
    await add('pearl');
    expect(errorOf(await add('pearl', 'second@new.test'))).toBe('host.taken');
    expect(errorOf(await add('console'))).toBe('host.labelReserved');
    for (const label of ['xn--pearl', 'реarl', 'Pearl', 'a.b'])
      expect(errorOf(await add(label, 'third@new.test')), label).toBe('host.labelInvalid');
    expect(errorOf(await add('opal', 'owner@company.test'))).toBe('staff.emailTaken');
    expect(await database.sql(`select from host where name = 'opal.shops.test'`)).toEqual([]);
  });

  test('changes the plan of a company to one that exists', async () => {
    expect((await call('operator')('companies/setPlan', { tenantId: 3, plan: 'large' })).body.Code).toBe(200);
    expect((await list({ search: 'Rival' })).items).toMatchObject([{ plan: 'large' }]);
    const unknown = await call('operator')('companies/setPlan', { tenantId: 3, plan: 'free' });
    expect(errorOf(unknown)).toBe('input.invalid');
  });

  test('S: is the only one who may, and can do nothing to the platform itself', async () => {
    const acts: [string, object][] = [
      ['companies/add', draft('by-owner')],
      ['companies/setPlan', { tenantId: 2, plan: 'large' }],
      ['companies/suspend', { tenantId: 3, reason: 'x' }],
      ['companies/restore', { tenantId: 3 }],
      ['companies/close', { tenantId: 3, reason: 'x', typedName: 'Rival' }],
    ];
    for (const [path, input] of acts) expect((await call('owner')(path, input)).body.Code, path).toBe(403);
    for (const [path, input] of acts.slice(1))
      expect(
        errorOf(await call('operator')(path, { ...input, tenantId: 1, typedName: 'Platform' })),
        path,
      ).toBe('record.notFound');
    await expect(database.sql(`update tenant set state = 'suspended' where tenant_id = 1`)).rejects.toThrow(
      'tenant_check',
    );
    expect((await call('operator')('members/list')).body.Code).toBe(403);
  });
});

describe('a suspended company', () => {
  const setLanguage = (name: string) => call(name)('session/setLanguage', { language: 'en' });
  const invite = (name: string) =>
    call(name)('staff/add', {
      name: 'New',
      email: `new-${Math.random()}@company.test`,
      roles: ['clerk'],
      companyRoleId: null,
      places: null,
      language: 'en',
    });

  test('pauses, is read only to its staff, and comes back', async () => {
    const { body } = await call('operator')('companies/suspend', { tenantId: 2, reason: 'Invoice unpaid' });
    expect(body.Code).toBe(200);
    await expect.poll(() => mailTo('owner@company.test')?.text).toContain('“Invoice unpaid”');
    expect((await call('owner')('session/me')).body.Data).toMatchObject({
      companyState: 'suspended',
      stateReason: 'Invoice unpaid',
    });
    expect(errorOf(await invite('owner'))).toBe('company.suspended');
    expect((await call('owner')('staff/list')).body.Code).toBe(200);
    expect((await setLanguage('owner')).body.Code).toBe(200);
    // Members are paid what is theirs: refused for another reason only.
    expect(
      errorOf(await call('owner')('withdrawals/reject', { shopId: shop.id, id: 1, reason: 'x' })),
    ).not.toBe('company.suspended');
    expect((await invite('rival')).body.Code).toBe(200);
    const log = (await call('owner')('audit/list', { subject: 'company' })).body.Data as { items: object[] };
    expect(log.items).toMatchObject([
      { act: 'companies/suspend', staffId: null, staffName: '', details: { reason: 'Invoice unpaid' } },
    ]);
    const platformLog = (await call('operator')('audit/list', { subject: 'company', subjectId: '2' })).body;
    expect((platformLog.Data as { items: object[] }).items).toMatchObject([{ act: 'companies/suspend' }]);

    const again = await call('operator')('companies/suspend', { tenantId: 2, reason: 'x' });
    expect(errorOf(again)).toBe('state.illegalStep');
    await call('operator')('companies/restore', { tenantId: 2 });
    expect(await stateOf()).toBe('active');
    await expect.poll(() => mailTo('owner@company.test')?.subject).toBe('Harbour is active again');
    expect(mailTo('rival@company.test')).toBeUndefined();
    expect((await invite('owner')).body.Code).toBe(200);
  });

  test('is closed only by typing its name, can be restored in its grace period, and then is closed', async () => {
    const close = (typedName: string) =>
      call('operator')('companies/close', { tenantId: 2, reason: 'Asked by its owner', typedName });
    expect(errorOf(await close('harbour'))).toBe('company.nameDiffers');
    mails.length = 0;
    expect((await close('Harbour')).body.Code).toBe(200);
    await expect.poll(() => mailTo('owner@company.test')?.text).toContain('30 days');
    expect(errorOf(await invite('owner'))).toBe('company.closing');
    expect((await call('owner')('staff/list')).body.Code).toBe(200);
    const { closesAt } = (await call('owner')('session/me')).body.Data as { closesAt: string };
    const days = (new Date(closesAt).getTime() - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(30);
    const erasureOf = async () => {
      const { body } = await call('operator')('companies/get', { tenantId: 2 });
      return body.Data as { erasure: Record<string, unknown> | null; owners: unknown[] };
    };
    expect((await erasureOf()).erasure).toMatchObject({ dueAt: closesAt, isStarted: false, erasedAt: null });
    const services = { ...api.services, log: {} as never };
    await closeCompaniesJob.run(services);
    expect(await stateOf()).toBe('closing');
    await database.sql(`update tenant set closes_at = now() - interval '1 second' where tenant_id = 2`);
    await closeCompaniesJob.run(services);
    expect(await stateOf()).toBe('closed');
    expect(errorOf(await call('operator')('companies/restore', { tenantId: 2 }))).toBe('state.illegalStep');
    for (const job of erasureJobs) await job.run(services);
    const { erasure, owners } = await erasureOf();
    expect(erasure).toMatchObject({
      isStarted: true,
      erasedAt: expect.any(String) as string,
      purgedAt: null,
    });
    expect(erasure!['rows']).toBeGreaterThan(0);
    expect(owners).toEqual([]);
    expect(errorOf(await call('owner')('session/me'))).toBe('access.signInRequired');
  });
});
