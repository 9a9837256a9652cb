import { aShop } from '@onehaul/testing/builders';
import { createTestDatabase, type TestDatabase } from '@onehaul/testing/test-database';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Database, type Db, openDatabase } from './database.ts';
import { prepare, prepareChange, tables } from './statement.ts';

let arranged: TestDatabase;
/** One connection for reads and one for transactions, so that tenants alternate on the same connection. */
let database: Database;
let raw: pg.Client;

const app = () => ({ ...arranged.address, user: 'onehaul_app' });
const own = 2;
const rival = 3;

beforeAll(async () => {
  arranged = await createTestDatabase();
  await aShop(arranged, { tenantId: own, host: 'own.test' });
  await aShop(arranged, { tenantId: rival, host: 'rival.test' });
  await aShop(arranged, { tenantId: rival, host: 'rival-two.test' });
  // Calls queue for it longer than production allows.
  database = openDatabase({ ...app(), readers: 1, writers: 1, connectionTimeoutMillis: 30_000 });
  raw = new pg.Client(app());
  await raw.connect();
});
afterAll(async () => {
  await Promise.all([raw.end(), database.close()]);
  await arranged.close();
});

/** Selects every shop: only row-level security separates the tenants. */
const everyShop = prepare((_: { tenantId: number }) => tables.selectFrom('shop').select(['tenantId', 'id']));
const shopsOf = prepare((p: { wanted: number }) =>
  tables.selectFrom('shop').select('id').where('tenantId', '=', p.wanted),
);
const addCarrier = prepareChange((p: { owner: number; shopId: number; code: string }) =>
  tables
    .insertInto('carrier')
    .values({ tenantId: p.owner, shopId: p.shopId, code: p.code, names: sql`'{"en":"x"}'`, position: 1 }),
);
const everyCarrier = prepare((_: object) => tables.selectFrom('carrier').select(['tenantId', 'code']));
const divide = prepare((p: { by: number }) =>
  tables.selectFrom(sql<{ result: number }>`(select 1 / ${p.by}::int as result)`.as('division')).selectAll(),
);
const tenantsSeen = async (db: Db) => [
  ...new Set((await db.all(everyShop, {})).map(({ tenantId }) => tenantId)),
];

describe('without a tenant (S12)', () => {
  test('every table of a tenant is empty', async () => {
    const names = await arranged.sql(
      `select relname as name from pg_class where relkind = 'r' and relrowsecurity and relnamespace = 'public'::regnamespace`,
    );
    expect(names.length).toBeGreaterThan(15);
    for (const { name } of names) {
      const { rows } = await raw.query(
        `select count(*)::int as count from ${pg.escapeIdentifier(name as string)}`,
      );
      expect(rows, name as string).toEqual([{ count: 0 }]);
    }
  });

  test('nothing can be added, changed or removed', async () => {
    const denied = expect.objectContaining({ code: '42501' });
    await expect(raw.query(`insert into tenant values (9, 'Nine')`)).rejects.toEqual(denied);
    expect((await raw.query(`update shop set time_zone = 'UTC'`)).rowCount).toBe(0);
    expect((await raw.query('delete from shop')).rowCount).toBe(0);
    await expect(raw.query('truncate shop')).rejects.toEqual(denied);
    await expect(raw.query('select * from host')).rejects.toEqual(denied);
    await expect(raw.query('set row_security = off; select * from shop')).rejects.toEqual(denied);
    await raw.query('reset row_security');
  });

  test('a setting that is no number lets nobody in', async () => {
    for (const value of ['', '0', '-1', '2147483647']) {
      await raw.query(`select set_config('app.tenant_id', $1, false)`, [value]);
      expect((await raw.query('select * from shop')).rows, value).toEqual([]);
    }
    await raw.query(`select set_config('app.tenant_id', '2 or 1=1', false)`);
    await expect(raw.query('select * from shop')).rejects.toMatchObject({ code: '22P02' });
    await raw.query(`reset app.tenant_id`);
  });

  test('the platform’s own reads see no tenant', async () => {
    expect(await database.platform.all(everyShop, {})).toEqual([]);
  });
});

describe('behind the wall of one tenant', () => {
  test('another tenant’s id in the question finds nothing', async () => {
    expect(await database.tenant(own).all(shopsOf, { wanted: rival })).toEqual([]);
    expect(await database.tenant(rival).all(shopsOf, { wanted: rival })).toHaveLength(2);
    expect(await database.transaction(own, (db) => db.all(shopsOf, { wanted: rival }))).toEqual([]);
  });

  test('the tenant of a statement is the database’s, whatever the caller gives', async () => {
    const bound = prepare((p: { tenantId: number }) =>
      tables.selectFrom('shop').select('tenantId').where('tenantId', '=', p.tenantId),
    );
    const given = { tenantId: rival } as object;
    expect(await database.tenant(own).all(bound, given)).toEqual([{ tenantId: own }]);
  });

  test('a row cannot be put on the other side', async () => {
    const [shop] = await arranged.sql('select id from shop where tenant_id = $1', [rival]);
    const given = { owner: rival, shopId: shop!.id as number, code: 'smuggled' };
    await expect(database.autocommit(own).all(addCarrier, given)).rejects.toMatchObject({ code: '42501' });
    await expect(database.transaction(own, (db) => db.all(addCarrier, given))).rejects.toMatchObject({
      code: '42501',
    });
    expect(await arranged.sql(`select from carrier where code = 'smuggled'`)).toEqual([]);
  });

  test('a row cannot be moved to the other side', async () => {
    const move = prepareChange((p: { owner: number }) =>
      tables.updateTable('shop').set({ tenantId: p.owner }),
    );
    await expect(database.autocommit(own).all(move, { owner: rival })).rejects.toMatchObject({
      code: '42501',
    });
  });
});

test('ten thousand calls of two tenants on one connection never see each other (S13)', async () => {
  const calls = 10_000;
  const bled: string[] = [];
  const check = async (tenantId: number, db: Db) => {
    const seen = await tenantsSeen(db);
    if (seen.length !== 1 || seen[0] !== tenantId) bled.push(`${tenantId} saw ${seen}`);
  };
  const call = async (index: number) => {
    const tenantId = index % 2 ? own : rival;
    switch (index % 100) {
      // Failures in between: an error, a rolled-back transaction, a call without a tenant.
      case 10:
      case 11:
        return expect(database.tenant(tenantId).all(divide, { by: 0 })).rejects.toMatchObject({
          code: '22012',
        });
      case 30:
      case 31:
        return expect(
          database.transaction(tenantId, async (db) => {
            await check(tenantId, db);
            throw new Error('rolled back');
          }),
        ).rejects.toThrow('rolled back');
      case 50:
      case 51:
        return database.transaction(tenantId, (db) => check(tenantId, db));
      case 70:
        return expect(
          database.transaction(tenantId, (db) => db.all(divide, { by: 0 })),
        ).rejects.toMatchObject({ code: '22012' });
      case 90:
        if ((await database.platform.all(everyShop, {})).length > 0) bled.push('nobody saw a shop');
        return undefined;
      default:
        return check(tenantId, database.tenant(tenantId));
    }
  };
  // Two hundred at a time: far more than the connections, so that calls really interleave.
  for (let from = 0; from < calls; from += 200) {
    await Promise.all(Array.from({ length: 200 }, (_, index) => call(from + index)));
  }
  expect(bled).toEqual([]);

  const { rows } = await raw.query(
    `select count(*)::int as count from pg_stat_activity where application_name = 'onehaul' and datname = current_database()`,
  );
  // The test database's own connections open on demand and were not used here.
  expect(rows).toEqual([{ count: 2 }]);
}, 60_000);

test('the tenant of a transaction ends with it, on the connection as well', async () => {
  const commit = { name: 'early', text: 'commit', effect: 'change', bind: () => [] } as const;
  const seen = await database.transaction(own, async (db) => {
    await db.all(commit, {});
    return db.all(everyShop, {});
  });
  expect(seen).toEqual([]);
});

test('what one tenant writes in a transaction the other does not see, before and after', async () => {
  const [shop] = await arranged.sql('select id from shop where tenant_id = $1', [own]);
  await database.transaction(own, async (db) => {
    await db.all(addCarrier, { owner: own, shopId: shop!.id as number, code: 'OWN1' });
    expect(await database.tenant(rival).all(everyCarrier, {})).toEqual([]);
  });
  expect(await database.tenant(rival).all(everyCarrier, {})).toEqual([]);
  expect(await database.tenant(own).all(everyCarrier, {})).toEqual([{ tenantId: own, code: 'OWN1' }]);
});
