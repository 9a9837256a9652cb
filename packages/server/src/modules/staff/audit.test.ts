import { randomUUID } from 'node:crypto';
import type { Role } from '@onehaul/domain/staff/role';
import { aShop } from '@onehaul/testing/builders';
import { aRow } from '@onehaul/testing/catalog-builders';
import { aMember, aStaffMember } from '@onehaul/testing/member-builders';
import { staffCaller, signInStaff } from '@onehaul/testing/staff-sign-in';
import { createTestApi, type TestApi } from '@onehaul/testing/test-api';
import { createTestDatabase, type TestDatabase } from '@onehaul/testing/test-database';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { deleteAnswersJob } from '../../http/idempotency.jobs.ts';
import { purgeStaffSessionsJob } from './staff.jobs.ts';

type Shop = { id: number; tenantId: number };
let database: TestDatabase;
let api: TestApi;
let shop: Shop;
let sister: Shop;
let rivalShop: Shop;
type Call = ReturnType<typeof staffCaller>;
const people: Record<string, { id: number; call: Call }> = {};

async function aPerson(name: string, tenantId: number, roles: Role[]) {
  const account = await aStaffMember(database, tenantId, { roles, email: `${name}@company.test` });
  const { cookie } = await signInStaff(api, account);
  people[name] = { id: account.id, call: staffCaller(api, cookie) };
}
const call = (name: string) => people[name]!.call;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = await aShop(database, { tenantId: 2, host: 'harbour.test', name: 'Harbour' });
  sister = await aShop(database, { tenantId: 2, host: 'sister.test', name: 'Sister' });
  rivalShop = await aShop(database, { tenantId: 3, host: 'rival.test', name: 'Rival' });
  await database.sql(
    `insert into host (name, tenant_id, shop_id, kind) values ('m.harbour.test', 2, $1, 'mobile')`,
    [shop.id],
  );
  await aRow(database, shop, 'currency', { code: 'CNY', position: 1 });
  await aRow(database, shop, 'currency', {
    code: 'HKD',
    exchangeRate: 1.08,
    names: { zhHans: '港币', en: 'Dollar' },
    position: 2,
  });
  await aRow(database, sister, 'currency', { code: 'VND', exchangeRate: 3466.25 });
  await aRow(database, rivalShop, 'currency', { code: 'USD', exchangeRate: 0.14 });
  await aMember(database, shop);
  await aMember(database, sister);
  api = await createTestApi(database);
  await aPerson('owner', 2, ['owner']);
  await aPerson('finance', 2, ['finance']);
  await aPerson('rival', 3, ['owner']);
  await aPerson('operator', 1, ['operator']);
});
beforeEach(() => database.sql('truncate audit'));
afterAll(async () => {
  await api.close();
  await database.close();
});

async function setRate(shopId: number, key: string, exchangeRate: number) {
  const { body } = await call('finance')('studio/currency/get', { shopId, key });
  const { version, values } = body.Data as { version: number; values: object };
  const saved = { shopId, key, version, values: { ...values, exchangeRate } };
  expect((await call('finance')('studio/currency/save', saved)).body.Code).toBe(200);
}

describe('the audit log', () => {
  const read = async (name: string, asked: object = {}) =>
    (await call(name)('audit/list', asked)).body.Data as {
      items: { id: number; staffId: number; act: string; subjectId: string }[];
      hasMore: boolean;
    };

  test('is the company’s own, newest first, with its details', async () => {
    await call('rival')('session/setLanguage', { language: 'vi' });
    await setRate(shop.id, 'HKD', 1.1);
    await call('owner')('session/setLanguage', { language: 'en' });
    const { items, hasMore } = await read('owner');
    expect(hasMore).toBe(false);
    expect(items.map(({ act }) => act)).toEqual(['session/setLanguage', 'studio/currency/save']);
    expect(items[1]).toEqual({
      id: expect.any(Number),
      staffId: people.finance!.id,
      staffName: 'finance@company.test',
      isByOperator: false,
      act: 'studio/currency/save',
      subject: 'currency',
      subjectId: `${shop.id}/HKD`,
      details: { version: 2, before: { exchangeRate: 1.08 }, after: { exchangeRate: 1.1 } },
      address: '127.0.0.1',
      at: expect.any(String),
    });
    expect((await read('rival')).items).toMatchObject([{ staffId: people.rival!.id }]);
    expect((await read('operator')).items).toEqual([]);
  });

  test('is read on from the last line, and filtered by person and subject', async () => {
    for (const language of ['en', 'vi', 'zhHans', 'zhHanT', 'en']) {
      await call('owner')('session/setLanguage', { language });
    }
    await setRate(sister.id, 'VND', 3500);
    const seen: number[] = [];
    let before: number | undefined;
    for (let isOver = false; !isOver;) {
      const { items, hasMore } = await read('owner', { rows: 2, before });
      seen.push(...items.map(({ id }) => id));
      before = items.at(-1)?.id;
      isOver = !hasMore;
    }
    expect(seen).toHaveLength(6);
    expect(seen).toEqual([...new Set(seen)].sort((a, b) => b - a));
    expect((await read('owner', { staffId: people.finance!.id })).items).toMatchObject([
      { act: 'studio/currency/save' },
    ]);
    expect((await read('owner', { subject: 'currency' })).items).toHaveLength(1);
    expect((await read('owner', { subject: 'currency', subjectId: `${sister.id}/VND` })).items).toHaveLength(
      1,
    );
    expect((await read('owner', { subject: 'staff', subjectId: `${sister.id}/VND` })).items).toEqual([]);
    expect((await read('owner', { staffId: people.rival!.id })).items).toEqual([]);
  });
});

test('kept answers go after a day, and sessions a month after their end, the platform’s too', async () => {
  for (const name of ['owner', 'operator']) {
    await call(name)('session/setLanguage', { language: 'en' }, { 'idempotency-key': randomUUID() });
  }
  await database.sql(
    `update staff_idempotency set created_at = now() - interval '25 hours';
     insert into staff_session (tenant_id, id, staff_id, token_hash, stage, browser, address, expires_at)
     select tenant_id, gen_random_uuid(), id, '', 'full', '', '::1', now() - interval '31 days' from staff`,
  );
  const services = { ...api.services, log: {} as never };
  await deleteAnswersJob.run(services);
  await purgeStaffSessionsJob.run(services);
  expect(await database.sql('select from staff_idempotency')).toEqual([]);
  expect(await database.sql('select from staff_session where expires_at < now()')).toEqual([]);
  expect((await call('owner')('session/me')).body.Code).toBe(200);
});
