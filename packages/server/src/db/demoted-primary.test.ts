import { aShop } from '@onehaul/testing/builders';
import { createTestDatabase, type TestDatabase } from '@onehaul/testing/test-database';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type AutocommitDb, type Database, openDatabase } from './database.ts';
import { prepare, prepareChange, tables } from './statement.ts';

let arranged: TestDatabase;
let database: Database;
let shopId: number;
const tenantId = 2;
const busy = expect.objectContaining({ code: 'server.busy' });

const addCarrier = prepareChange((p: { tenantId: number; shopId: number; code: string }) =>
  tables
    .insertInto('carrier')
    .values({ tenantId: p.tenantId, shopId: p.shopId, code: p.code, names: sql`'{"en":"x"}'`, position: 1 }),
);
const carrierCodes = prepare((p: { tenantId: number }) =>
  tables.selectFrom('carrier').select('code').where('tenantId', '=', p.tenantId).orderBy('code'),
);
const backend = prepare((_: object) =>
  tables.selectFrom(sql<{ pid: number }>`(select pg_backend_pid() as pid)`.as('backend')).selectAll(),
);
const readOnlyNow = prepare((_: object) =>
  tables
    .selectFrom(
      sql<{ is: string }>`(select set_config('transaction_read_only', 'on', true) as is)`.as('setting'),
    )
    .selectAll(),
);

const add = (db: AutocommitDb, code: string) => db.all(addCarrier, { shopId, code });
const codes = async () =>
  (await arranged.sql('select code from carrier order by code')).map(({ code }) => code);
/** Makes new connections read-only, as after a failover. */
const demote = () =>
  arranged.sql(`alter database ${arranged.address.database} set default_transaction_read_only = on`);
const promote = () =>
  arranged.sql(`alter database ${arranged.address.database} reset default_transaction_read_only`);
const endAll = () =>
  arranged.sql(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'under test' and datname = current_database()`,
  );

beforeAll(async () => {
  arranged = await createTestDatabase();
  shopId = (await aShop(arranged, { tenantId, host: 'own.test' })).id;
});
beforeEach(async () => {
  await arranged.sql('delete from carrier');
  database = openDatabase({
    ...arranged.address,
    user: 'onehaul_app',
    application_name: 'under test',
    connectionTimeoutMillis: 10_000,
    readers: 1,
    writers: 2,
  });
});
afterEach(async () => {
  await promote();
  await database.close();
});
afterAll(() => arranged.close());

test('O11: a change on a demoted primary is made on the new one', async () => {
  await demote();
  // The connection was opened while the server was demoted and is idle when the new primary is up.
  const held = database.transaction(tenantId, (db) => db.first(backend, {}));
  await held.catch(() => undefined);
  await promote();
  await database.transaction(tenantId, (db) => add(db, 'A'));
  expect(await codes()).toEqual(['A']);
});

test('O11: without a new primary a change is refused as busy, and reads are answered', async () => {
  await demote();
  await expect(database.transaction(tenantId, (db) => add(db, 'A'))).rejects.toEqual(busy);
  await expect(add(database.tenant(tenantId), 'A')).rejects.toEqual(busy);
  expect(await database.tenant(tenantId).all(carrierCodes, {})).toEqual([]);
});

test('O11: a transaction that becomes read-only under way is refused as busy, its connection not used again', async () => {
  const lost = database.transaction(tenantId, async (db) => {
    const row = await db.first(backend, {});
    await db.all(readOnlyNow, {});
    await add(db, 'A').catch((error: unknown) => {
      throw Object.assign(error as Error, { pid: row!.pid });
    });
  });
  const error = await lost.catch((failure: unknown) => failure as Error & { pid: number });
  expect(error).toEqual(busy);
  const after = await database.transaction(tenantId, (db) => db.first(backend, {}));
  expect(after!.pid).not.toBe((error as { pid: number }).pid);
  expect(await codes()).toEqual([]);
});

test('O11: a transaction on a connection that was ended meanwhile is made on another, once', async () => {
  for (let round = 0; round < 5; round += 1) {
    await database.transaction(tenantId, (db) => db.all(backend, {}));
    await endAll();
    let runs = 0;
    await database.transaction(tenantId, async (db) => {
      runs += 1;
      await add(db, `R${round}`);
    });
    expect(runs).toBe(1);
  }
  expect(await codes()).toEqual(['R0', 'R1', 'R2', 'R3', 'R4']);
});

test('O11: a transaction whose connection is ended after its first answer is refused as busy and leaves nothing', async () => {
  const lost = database.transaction(tenantId, async (db) => {
    await add(db, 'A');
    await endAll();
    await add(db, 'B');
  });
  await expect(lost).rejects.toEqual(expect.objectContaining({ code: 'server.busy', isRepeatable: true }));
  expect(await codes()).toEqual([]);
});
