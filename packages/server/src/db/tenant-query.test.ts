import { aShop } from '@onehaul/testing/builders';
import { createTestDatabase, type TestDatabase } from '@onehaul/testing/test-database';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { prepare, tables } from './statement.ts';
import { NamedQuery, TenantQuery } from './tenant-query.ts';

let arranged: TestDatabase;
let client: pg.Client;

beforeAll(async () => {
  arranged = await createTestDatabase();
  for (const tenantId of [2, 3]) await aShop(arranged, { tenantId, host: `shop${tenantId}.test` });
});
beforeEach(async () => {
  client = new pg.Client({ ...arranged.address, user: 'onehaul_app', pipeline: true } as pg.ClientConfig);
  await client.connect();
});
afterEach(() => client.end());
afterAll(() => arranged.close());

type Rows = Record<string, unknown>[];
let names = 0;
const named = (text: string, values: unknown[] = [], name = `statement ${(names += 1)}`) => ({
  name,
  text,
  values,
});

function ask(config: ReturnType<typeof named>, tenantId?: number): Promise<Rows> {
  return new Promise((resolve, reject) => {
    const done = (error: Error | null, result: { rows: unknown[] }) =>
      error ? reject(error) : resolve(result.rows as Rows);
    const query =
      tenantId === undefined
        ? new NamedQuery(config, undefined, done)
        : new TenantQuery(tenantId, config, done);
    client.query(query as never);
  });
}
const tenants = named('select tenant_id from shop');

describe('rows', () => {
  test('carry camelCase names, whatever asked for them', async () => {
    const config = named(
      `select 1 as tenant_id, 'x' as "mobile_host_2nd", null as plain, 4 as "alreadyCamel"`,
    );
    const expected = [{ tenantId: 1, mobileHost2nd: 'x', plain: null, alreadyCamel: 4 }];
    expect(await ask(config)).toEqual(expected);
    expect(await ask(config, 2)).toEqual(expected);
    expect(await ask(config)).toEqual(expected);
  });

  test('do not carry the setting of the tenant', async () => {
    expect(await ask(tenants, 2)).toEqual([{ tenantId: 2 }]);
    expect(await ask(named(`select from shop where tenant_id = 99`), 2)).toEqual([]);
  });

  test('of statements without any are none', async () => {
    expect(await ask(named(`update shop set time_zone = 'UTC'`), 2)).toEqual([]);
    expect(await arranged.sql('select tenant_id, time_zone from shop order by 1')).toEqual([
      { tenant_id: 2, time_zone: 'UTC' },
      { tenant_id: 3, time_zone: 'Asia/Shanghai' },
    ]);
  });
});

describe('on one pipelined connection', () => {
  test('answers come in the order of the questions, each of its own tenant', async () => {
    const asked = Array.from({ length: 500 }, (_, index) => (index % 3 === 0 ? undefined : 2 + (index % 2)));
    const answers = await Promise.all(asked.map((tenantId) => ask(tenants, tenantId)));
    expect(answers).toEqual(asked.map((tenantId) => (tenantId ? [{ tenantId }] : [])));
  });

  test('a statement is parsed once and its plan reused', async () => {
    const config = named('select $1::int as number', [1], 'once');
    for (let round = 0; round < 5; round += 1) await ask(config, 2);
    const prepared = await ask(named('select name, statement from pg_prepared_statements order by name'));
    expect(prepared).toContainEqual({ name: 'once', statement: 'select $1::int as number' });
    expect(prepared).toContainEqual({ name: 'tenant', statement: expect.stringContaining('set_config') });
  });

  test.each([
    ['does not parse', 'select from where', [], '42601'],
    ['names no table', 'select * from nowhere', [], '42P01'],
    ['may not be read', 'select * from host', [], '42501'],
    ['cannot take its value', 'select $1::int', ['99999999999'], '22003'],
    ['fails while running', 'select 1 / $1::int', [0], '22012'],
    ['needs another value', 'select $1::int, $2::int', [1], '08P01'],
  ])('a statement that %s fails alone', async (_, text, values, code) => {
    const wrong = named(text, values);
    const failing = () => expect(ask(wrong, 2)).rejects.toMatchObject({ code });
    // Pipelined right behind, so it may rely on the parse that is about to fail.
    const twin = () =>
      expect(ask(wrong, 2)).rejects.toMatchObject({ code: expect.stringMatching(`${code}|26000`) });
    await Promise.all([
      expect(ask(tenants, 2)).resolves.toEqual([{ tenantId: 2 }]),
      failing(),
      expect(ask(tenants, 3)).resolves.toEqual([{ tenantId: 3 }]),
      twin(),
      expect(ask(tenants)).resolves.toEqual([]),
    ]);
    await failing();
    expect(await ask(tenants, 2)).toEqual([{ tenantId: 2 }]);
  });

  test.each([
    ['the very first of a connection', false],
    ['a later one', true],
  ])('a statement that failed to parse, %s, is parsed again once it can be', async (_, warm) => {
    if (warm) await ask(tenants, 2);
    const config = named('select count(*)::int as count from latecomer');
    await expect(ask(config, 2)).rejects.toMatchObject({ code: '42P01' });
    await arranged.sql('create table latecomer (id int); grant select on latecomer to onehaul_app');
    try {
      expect(await ask(config, 2)).toEqual([{ count: 0 }]);
      expect(await ask(config, 2)).toEqual([{ count: 0 }]);
    } finally {
      await arranged.sql('drop table latecomer');
    }
  });

  test('the first statement of a connection may fail without harm to the wall', async () => {
    await expect(ask(named('select 1 / 0'), 2)).rejects.toMatchObject({ code: '22012' });
    expect(await ask(tenants)).toEqual([]);
    expect(await ask(tenants, 3)).toEqual([{ tenantId: 3 }]);
  });
});

describe('a prepared statement', () => {
  test('is named after its text, and binds values in their places', async () => {
    const build = () =>
      prepare((p: { first: string; second: number }) =>
        tables
          .selectFrom('carrier')
          .select('code')
          .where('code', '=', p.first)
          .where('position', '=', p.second)
          .where('code', '<>', p.first)
          .where('marketplace', '=', true),
      );
    const statement = build();
    expect(statement.name).toBe(build().name);
    expect(statement.text).toContain('"code" = $1 and "position" = $2 and "code" <> $3');
    expect(statement.bind({ first: 'a', second: 2 })).toEqual(['a', 2, 'a', true]);
    expect(statement.name).not.toBe(prepare(() => tables.selectFrom('carrier').select('id')).name);
  });

  test('never writes a value into its text', () => {
    const statement = prepare((p: { word: string }) =>
      tables.selectFrom('carrier').select(sql<string>`${p.word}::text`.as('word')),
    );
    expect(statement.bind({ word: `'; drop table shop; --` })).toEqual([`'; drop table shop; --`]);
    expect(statement.text).not.toContain('drop');
  });
});
