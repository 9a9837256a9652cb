import { aShop } from '@onehaul/testing/builders';
import { createTestDatabase, type TestDatabase } from '@onehaul/testing/test-database';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Database, type DatabaseOptions, openDatabase } from './database.ts';
import { prepare, tables } from './statement.ts';

let arranged: TestDatabase;
let database: Database;
const busy = expect.objectContaining({ code: 'server.busy' });

const shops = prepare((p: { tenantId: number }) =>
  tables.selectFrom('shop').select('tenantId').where('tenantId', '=', p.tenantId),
);
const sleep = prepare((p: { seconds: number }) =>
  tables
    .selectFrom(sql<{ slept: string }>`(select pg_sleep(${p.seconds})::text as slept)`.as('sleep'))
    .selectAll(),
);

beforeAll(async () => {
  arranged = await createTestDatabase();
  for (const tenantId of [2, 3]) await aShop(arranged, { tenantId, host: `shop${tenantId}.test` });
});
afterEach(() => database.close());
afterAll(() => arranged.close());

function open(options: Partial<DatabaseOptions> = {}): Database {
  // Only the measured timeouts are short: opening a connection may be slow on a busy machine.
  return openDatabase({
    ...arranged.address,
    user: 'onehaul_app',
    connectionTimeoutMillis: 10_000,
    ...options,
  });
}

async function msOf(work: Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work;
  return performance.now() - began;
}

test('O7: two slow reads do not stall the reads of other tenants', async () => {
  database = open();
  await Promise.all([2, 3].map((id) => database.tenant(id).all(shops, {})));
  let isSlow = true;
  const slow = Promise.all([1, 2].map(() => database.tenant(2).all(sleep, { seconds: 3 }))).finally(
    () => (isSlow = false),
  );
  // Sent directly behind the slow reads, and again a little later.
  for (let round = 0; round < 3; round += 1) {
    const answers = await Promise.all(Array.from({ length: 20 }, () => database.tenant(3).all(shops, {})));
    expect(answers.every(([row]) => row?.tenantId === 3)).toBe(true);
    expect(isSlow).toBe(true);
  }
  expect(await slow).toEqual([[{ slept: '' }], [{ slept: '' }]]);
});

test('O7: a statement known to be slow runs on a connection of its own', async () => {
  database = open({ readers: 1 });
  await database.tenant(2).all(sleep, { seconds: 0.6 });
  const backend = async () =>
    (
      await arranged.sql(
        `select query from pg_stat_activity where datname = current_database() and usename = 'onehaul_app'
         and state = 'active' and wait_event = 'PgSleep'`,
      )
    ).length;
  const slow = database.tenant(2).all(sleep, { seconds: 1.5 });
  await expect.poll(backend).toBe(1);
  expect(await msOf(database.tenant(3).all(shops, {}))).toBeLessThan(1000);
  expect(await backend()).toBe(1);
  await slow;
});

test('O7: what cannot be served is refused in less than a second, and the rest still served', async () => {
  database = open({ readers: 1, slowReaders: 1, mostWaiting: 10, connectionTimeoutMillis: 800 });
  await database.tenant(2).all(shops, {});
  const began = performance.now();
  const outcomes = await Promise.all(
    Array.from({ length: 60 }, () =>
      database
        .tenant(2)
        .all(sleep, { seconds: 2 })
        .then(
          () => ({ isServed: true, ms: performance.now() - began }),
          (error: unknown) => {
            expect(error).toEqual(busy);
            return { isServed: false, ms: performance.now() - began };
          },
        ),
    ),
  );
  const refused = outcomes.filter(({ isServed }) => !isServed);
  expect(refused.length).toBeGreaterThan(49);
  // Refused immediately where the queue is full.
  expect(refused.filter(({ ms }) => ms < 200).length).toBe(50);
  expect(outcomes.some(({ isServed }) => isServed)).toBe(true);
  expect(await database.tenant(3).all(shops, {})).toEqual([{ tenantId: 3 }]);
});

test('O7: reads behind slow ones that cannot be put aside are refused within a second', async () => {
  database = open({ readers: 1, slowReaders: 1 });
  await database.tenant(2).all(shops, {});
  // A lane has one connection and may park two: each of these statements is slow for the first time.
  const slow = [1, 2, 3].map((number) =>
    prepare(() =>
      tables
        .selectFrom(sql<{ slept: string }>`(select pg_sleep(3)::text as slept, ${sql.lit(number)})`.as('s'))
        .selectAll(),
    ),
  );
  const held: Promise<unknown>[] = [];
  for (const statement of slow) {
    held.push(database.tenant(2).all(statement, {}));
    await new Promise((resolve) => setTimeout(resolve, 400));
  }
  const began = performance.now();
  await expect(database.tenant(3).all(shops, {})).rejects.toEqual(busy);
  expect(performance.now() - began).toBeLessThan(1000);
  await Promise.all(held);
  expect(await database.tenant(3).all(shops, {})).toEqual([{ tenantId: 3 }]);
});
