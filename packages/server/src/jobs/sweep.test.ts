import { aShop } from '@onehaul/testing/builders';
import { createTestDatabase, type TestDatabase } from '@onehaul/testing/test-database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSweep } from './sweep.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  for (const tenantId of [2, 3, 4, 5, 6]) await aShop(database, { tenantId, host: `shop${tenantId}.test` });
});
afterAll(() => database.close());

test('O3: companies whose work fails keep nobody else from theirs, and each failure is an error line', async () => {
  const told: { tenant: number }[] = [];
  const done: number[] = [];
  const sweep = createSweep({
    database: database.database,
    log: { warn: () => undefined, error: (line: object) => void told.push(line as never) },
    name: 'relay',
    everyMs: 5,
    find: async () => [2, 3, 4, 5, 6],
    work: async (tenantId) => {
      if (tenantId < 6) throw new Error('no');
      done.push(tenantId);
      return false;
    },
  });
  await expect.poll(() => done.length).toBeGreaterThan(3);
  await sweep.close();
  expect(new Set(done)).toEqual(new Set([6]));
  expect(new Set(told.map(({ tenant }) => tenant))).toEqual(new Set([2, 3, 4, 5]));
});

test('work that is left is gone on with at once, and closing waits for what is under way', async () => {
  let left = 20;
  let isUnderWay = false;
  const sweep = createSweep({
    database: database.database,
    log: { warn: () => undefined, error: () => undefined },
    name: 'relay',
    everyMs: 60_000,
    find: async () => [2],
    work: async () => {
      isUnderWay = true;
      await new Promise(setImmediate);
      isUnderWay = false;
      return --left > 0;
    },
  });
  await expect.poll(() => left).toBe(0);
  const began = performance.now();
  await sweep.close();
  expect(isUnderWay).toBe(false);
  expect(performance.now() - began).toBeLessThan(5000);
});

test('a company whose failing work is gone is no longer failing', async () => {
  let isGone = false;
  const sweep = createSweep({
    database: database.database,
    log: { warn: () => undefined, error: () => undefined },
    name: 'relay',
    everyMs: 5,
    find: async () => (isGone ? [] : [3]),
    work: async () => {
      throw new Error('no');
    },
  });
  const openFailures = () =>
    database.sql(`select from job_failure where job = 'relay' and tenant_id = 3 and solved_at is null`);
  await expect.poll(async () => (await openFailures()).length).toBe(1);
  isGone = true;
  await expect.poll(async () => (await openFailures()).length).toBe(0);
  await sweep.close();
});
