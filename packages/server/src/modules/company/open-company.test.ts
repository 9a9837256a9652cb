import { createTestDatabase, type TestDatabase } from '@onehaul/testing/test-database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FillShop, type NewCompany, openCompany } from './open-company.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const draft: NewCompany = {
  company: 'Lantern Freight',
  personName: 'Lan Tran',
  email: 'lan@lantern.test',
  language: 'en',
  market: 'hongKongTaiwan',
  shopName: 'Lantern',
  label: 'lantern',
  plan: 'trial',
};

const open = (
  own: Partial<NewCompany> = {},
  fillShop: FillShop = async () => {},
  finish?: () => Promise<void>,
) =>
  openCompany(
    {
      database: database.database,
      shopDomain: 'shops.test',
      fillShop,
      address: '127.0.0.1',
      act: { name: 'companies/open', isOwners: true },
    },
    { draft: async () => ({ ...draft, ...own }), ...(finish && { finish }) },
  );

const tables = [
  'tenant',
  'shop',
  'host',
  'staff',
  'staff_link',
  'staff_directory',
  'company_directory',
  'audit',
];
const counts = async () => {
  const rows = await Promise.all(
    tables.map((table) => database.sql(`select count(*)::int as n from ${table}`)),
  );
  return Object.fromEntries(tables.map((table, index) => [table, rows[index]![0]!.n as number]));
};

test('a company is tenant, shop, host, owner, link and audit line, and its kit is filled in the same transaction', async () => {
  const before = await counts();
  let filled: object | undefined;
  const { tenantId, shopId, host, owner } = await open({}, async (_db, opened) => {
    filled = opened;
  });
  expect(host).toBe('lantern.shops.test');
  expect(filled).toEqual({ tenantId, shopId, staffId: owner.id, market: 'hongKongTaiwan' });
  const after = await counts();
  for (const table of tables) expect(after[table], table).toBe(before[table]! + 1);
  const [person] = await database.sql('select roles, password_hash, email from staff where tenant_id = $1', [
    tenantId,
  ]);
  expect(person).toEqual({ roles: ['owner'], password_hash: null, email: 'lan@lantern.test' });
});

const failures: [string, () => Promise<unknown>][] = [
  ['the plan', () => open({ label: 'two', email: 'two@lantern.test', plan: 'gold' })],
  ['the host', () => open({ email: 'three@lantern.test' })],
  ['the label', () => open({ label: 'www', email: 'four@lantern.test' })],
  ['the owner', () => open({ label: 'five' })],
  [
    'the shop',
    () => open({ label: 'six', email: 'six@lantern.test', language: 'klingon' as never, market: 'empty' }),
  ],
  [
    'the kit',
    () =>
      open({ label: 'seven', email: 'seven@lantern.test' }, async () => {
        throw new Error('no kit');
      }),
  ],
  [
    'the mail',
    () =>
      open({ label: 'eight', email: 'eight@lantern.test' }, undefined, async () => {
        throw new Error('no mail');
      }),
  ],
];

test.each(failures)('when %s fails, nothing of the company exists', async (_, attempt) => {
  const before = await counts();
  await expect(attempt()).rejects.toThrow();
  expect(await counts()).toEqual(before);
});

test('two who take one name at once: one company', async () => {
  const before = await counts();
  const both = await Promise.allSettled(
    [1, 2].map((one) => open({ label: 'race', email: `race-${one}@lantern.test` })),
  );
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'host.taken' } });
  expect((await counts()).tenant).toBe(before.tenant! + 1);
});
