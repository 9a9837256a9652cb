import { aShop } from '@onehaul/testing/builders';
import { aRow } from '@onehaul/testing/catalog-builders';
import { createTestDatabase, type TestDatabase } from '@onehaul/testing/test-database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { prepareChange, tables } from '../db/statement.ts';
import { createKeys } from '../keys.ts';
import { success } from './answer.ts';
import { runOnce } from './idempotency.ts';

let database: TestDatabase;
let shopId = 0;
beforeAll(async () => {
  database = await createTestDatabase();
  const shop = await aShop(database, { tenantId: 2, host: 'harbour.test' });
  shopId = shop.id;
  for (const code of ['A', 'B']) await aRow(database, shop, 'carrier', { code });
});
afterAll(() => database.close());

const take = prepareChange((p: { tenantId: number; shopId: number; code: string }) =>
  tables
    .selectFrom('carrier')
    .select('code')
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('code', '=', p.code)
    .forUpdate(),
);

test('two changes that wait for each other are both made, and neither twice', async () => {
  const holding = new Set<string>();
  let bothHold = () => {};
  const waited = new Promise<void>((resolve) => (bothHold = resolve));
  const kept: string[] = [];
  const answers = (name: string) => ({
    claim: async () => true,
    find: async () => undefined,
    keep: async () => void kept.push(name),
  });
  const change = (first: string, second: string) =>
    runOnce(
      database.database,
      { tenantId: 2, path: '/x', input: {}, keys: createKeys(['k'.repeat(32)]), answers: answers(first) },
      async (db) => {
        await db.all(take, { shopId, code: first });
        holding.add(first);
        if (holding.size === 2) bothHold();
        await waited;
        await db.all(take, { shopId, code: second });
        return success(first);
      },
      () => success(null),
    );
  const made = await Promise.all([change('A', 'B'), change('B', 'A')]);
  expect(made.map(({ body }) => (body as { Data: string }).Data)).toEqual(['A', 'B']);
  expect(kept.sort()).toEqual(['A', 'B']);
});

test('what cannot be made in some tries is busy, and any other fault is itself', async () => {
  const { DatabaseError } = (await import('pg')).default;
  const fault = (code: string) => Object.assign(new DatabaseError('x', 0, 'error'), { code });
  let tries = 0;
  const failing = (code: string): Database => ({
    ...database.database,
    transaction: async () => {
      tries += 1;
      throw fault(code);
    },
  });
  const ask = (code: string) =>
    runOnce(
      failing(code),
      { tenantId: 2, path: '/x', input: {}, keys: createKeys(['k'.repeat(32)]), answers: {} as never },
      async () => success(null),
      () => success(null),
    );
  await expect(ask('40P01')).rejects.toMatchObject({ code: 'server.busy' });
  expect(tries).toBe(4);
  await expect(ask('23505')).rejects.toMatchObject({ code: '23505' });
  expect(tries).toBe(5);
});
