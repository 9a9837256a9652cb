import { createServer, type Server } from 'node:net';
import { Refusal } from '@onehaul/domain/refusal';
import { aShop } from '@onehaul/testing/builders';
import { createTestDatabase, type TestDatabase } from '@onehaul/testing/test-database';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
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
const terminateSelf = prepare((_: object) =>
  tables
    .selectFrom(sql<{ done: boolean }>`(select pg_terminate_backend(pg_backend_pid()) as done)`.as('self'))
    .selectAll(),
);
const sleep = prepare((p: { seconds: number }) =>
  tables
    .selectFrom(sql<{ slept: string }>`(select pg_sleep(${p.seconds})::text as slept)`.as('sleep'))
    .selectAll(),
);

const add = (db: AutocommitDb, code: string) => db.all(addCarrier, { shopId, code });
const codes = async () => (await database.tenant(tenantId).all(carrierCodes, {})).map(({ code }) => code);
const terminate = (pid: number) => arranged.sql('select pg_terminate_backend($1)', [pid]);
const connections = async () => {
  const rows = await arranged.sql(
    `select pid from pg_stat_activity where application_name = 'under test' and datname = current_database()`,
  );
  return rows.length;
};

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
    readers: 1,
    writers: 2,
  });
});
afterEach(() => database.close());
afterAll(() => arranged.close());

describe('a transaction', () => {
  test('keeps all it did', async () => {
    const result = await database.transaction(tenantId, async (db) => {
      await add(db, 'A');
      await add(db, 'B');
      return 'done';
    });
    expect(result).toBe('done');
    expect(await codes()).toEqual(['A', 'B']);
  });

  test('keeps nothing when its work throws, and throws the same', async () => {
    const failure = new Error('work failed');
    await expect(
      database.transaction(tenantId, async (db) => {
        await add(db, 'A');
        throw failure;
      }),
    ).rejects.toBe(failure);
    expect(await codes()).toEqual([]);
  });

  test('keeps nothing when a statement fails', async () => {
    await expect(
      database.transaction(tenantId, async (db) => {
        await add(db, 'A');
        await add(db, 'A');
      }),
    ).rejects.toMatchObject({ code: '23505' });
    expect(await codes()).toEqual([]);
  });

  test('never claims success for work that the database threw away', async () => {
    const swallowed = database.transaction(tenantId, async (db) => {
      await add(db, 'A');
      await add(db, 'A').catch(() => undefined);
      return 'done';
    });
    await expect(swallowed).rejects.toThrow(/not committed/);
    expect(await codes()).toEqual([]);
  });

  test('gives its connection back, whatever became of it', async () => {
    for (let round = 0; round < 20; round += 1) {
      await database.transaction(tenantId, (db) => add(db, 'X')).catch(() => undefined);
      await database.transaction(tenantId, () => Promise.reject(new Error('no'))).catch(() => undefined);
    }
    expect(await connections()).toBeLessThanOrEqual(2);
    expect(await codes()).toEqual(['X']);
  });

  test('commits in the round trip of its last statements', async () => {
    const result = await database.transaction(tenantId, async (db) => {
      await add(db, 'A');
      return db.commitWith(() => [add(db, 'B'), db.first(backend, {}), add(db, 'C')]);
    });
    expect(result).toEqual([[], { pid: expect.any(Number) }, []]);
    expect(await codes()).toEqual(['A', 'B', 'C']);
  });

  test('keeps nothing when one of the last statements fails, and the connection serves on', async () => {
    for (const last of [
      ['B', 'A'],
      ['A', 'B'],
    ]) {
      const failed = database.transaction(tenantId, async (db) => {
        await add(db, 'A');
        return db.commitWith(() => last.map((code) => add(db, code)));
      });
      await expect(failed).rejects.toMatchObject({ code: '23505' });
      expect(await codes()).toEqual([]);
    }
    expect(await database.transaction(tenantId, async () => 7)).toBe(7);
    expect(await connections()).toBeLessThanOrEqual(3);
  });

  test('keeps nothing when one of the last statements cannot be sent', async () => {
    const unsent = {
      toPostgres() {
        throw new Error('not a value');
      },
    };
    const failed = database.transaction(tenantId, async (db) => {
      await add(db, 'A');
      return db.commitWith(() => [add(db, 'B'), add(db, unsent as never)]);
    });
    await expect(failed).rejects.toThrow('not a value');
    expect(await codes()).toEqual([]);
  });

  test('keeps nothing when not all of the last statements were sent', async () => {
    const thrown = database.transaction(tenantId, (db) =>
      db.commitWith(() => {
        add(db, 'B').catch(() => undefined);
        throw new Error('before it was sent');
      }),
    );
    await expect(thrown).rejects.toThrow('before it was sent');
    expect(await codes()).toEqual([]);
  });

  test('never claims success for a last statement whose failure was swallowed', async () => {
    const swallowed = database.transaction(tenantId, async (db) => {
      await add(db, 'A');
      return db.commitWith(() => [add(db, 'A').catch(() => [])]);
    });
    await expect(swallowed).rejects.toThrow(/not committed/);
    expect(await codes()).toEqual([]);
  });

  test('whose connection is lost with the commit is busy, and not to be repeated by itself', async () => {
    const lost = database.transaction(tenantId, async (db) => {
      await add(db, 'A');
      return db.commitWith(() => [add(db, 'B'), db.first(terminateSelf, {})]);
    });
    await expect(lost).rejects.toMatchObject({ code: 'server.busy', isRepeatable: false });
    expect(await codes()).toEqual([]);
  });

  test('may do nothing at all', async () => {
    expect(await database.transaction(tenantId, async () => 7)).toBe(7);
  });
});

describe('an attempt inside a transaction', () => {
  test('that fails is undone alone', async () => {
    await database.transaction(tenantId, async (db) => {
      await add(db, 'A');
      const failed = db.attempt(async () => {
        await add(db, 'B');
        throw new Error('part failed');
      });
      await expect(failed).rejects.toThrow('part failed');
      await add(db, 'C');
    });
    expect(await codes()).toEqual(['A', 'C']);
  });

  test('that ends in a database error leaves the transaction usable', async () => {
    await database.transaction(tenantId, async (db) => {
      await add(db, 'A');
      await expect(db.attempt(() => add(db, 'A'))).rejects.toMatchObject({ code: '23505' });
      await add(db, 'B');
    });
    expect(await codes()).toEqual(['A', 'B']);
  });

  test('that succeeds is kept, and its value given', async () => {
    const value = await database.transaction(tenantId, (db) =>
      db.attempt(async () => {
        await add(db, 'A');
        return 5;
      }),
    );
    expect(value).toBe(5);
    expect(await codes()).toEqual(['A']);
  });

  test('is undone whole, also after a part of its own was undone', async () => {
    await database.transaction(tenantId, async (db) => {
      const outer = db.attempt(async () => {
        await add(db, 'A');
        await db.attempt(() => add(db, 'A')).catch(() => undefined);
        await add(db, 'B');
        throw new Error('outer failed');
      });
      await expect(outer).rejects.toThrow('outer failed');
      await add(db, 'C');
    });
    expect(await codes()).toEqual(['C']);
  });
});

describe('when a connection dies', () => {
  test('reads under way are sent again on a new connection', async () => {
    const db = database.tenant(tenantId);
    const [{ pid }] = (await db.all(backend, {})) as [{ pid: number }];
    const waiting = db.all(sleep, { seconds: 0.2 });
    const queued = db.all(backend, {});
    await terminate(pid);
    expect(await waiting).toEqual([{ slept: '' }]);
    const [after] = (await queued) as [{ pid: number }];
    expect(after.pid).not.toBe(pid);
  });

  test('an idle one is replaced before the next read', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [{ pid }] = (await database.tenant(tenantId).all(backend, {})) as [{ pid: number }];
      await terminate(pid);
      // The close arrives a moment later; until then a read may still use the dead connection.
      await expect
        .poll(async () =>
          database
            .tenant(tenantId)
            .first(backend, {})
            .then(
              (row) => row?.pid,
              () => pid,
            ),
        )
        .not.toBe(pid);
    }
    await expect.poll(connections).toBe(1);
  });

  test('a transaction under way is refused as busy and leaves nothing', async () => {
    const lost = database.transaction(tenantId, async (db) => {
      await add(db, 'A');
      const [{ pid }] = (await db.all(backend, {})) as [{ pid: number }];
      await terminate(pid);
      await add(db, 'B');
    });
    await expect(lost).rejects.toEqual(busy);
    expect(await codes()).toEqual([]);
    await database.transaction(tenantId, (db) => add(db, 'C'));
    expect(await codes()).toEqual(['C']);
  });

  test('an idle connection of the pool is replaced unseen', async () => {
    const pidOf = () => database.transaction(tenantId, async (db) => (await db.first(backend, {}))!.pid);
    const pid = await pidOf();
    await terminate(pid);
    await expect.poll(() => pidOf().catch(() => pid)).not.toBe(pid);
  });
});

describe('a database that does not answer', () => {
  const servers: Server[] = [];
  afterAll(() => servers.forEach((server) => server.close()));

  async function deafPort(): Promise<number> {
    const server = createServer(() => undefined);
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return (server.address() as { port: number }).port;
  }
  // Port 1: nothing listens there, and no other test can be assigned it.
  const closedPort = async () => 1;

  test.each([
    // Fails immediately: waiting for the connection timeout would exceed the test's.
    ['refuses connections', closedPort, { connectionTimeoutMillis: 60_000 }],
    // Fails after one second (the connection timeout); a statement would be allowed five.
    ['accepts and keeps silent', deafPort, {}],
  ])('because it %s is refused as busy at once', async (_, portOf, patience) => {
    const away = openDatabase({
      host: '127.0.0.1',
      port: await portOf(),
      user: 'onehaul_app',
      database: 'x',
      ...patience,
    });
    const before = performance.now();
    await Promise.all([
      expect(away.tenant(tenantId).all(backend, {})).rejects.toEqual(busy),
      expect(away.platform.all(backend, {})).rejects.toEqual(busy),
      expect(away.transaction(tenantId, (db) => db.all(backend, {}))).rejects.toEqual(busy),
      expect(away.ready()).resolves.toBe(false),
    ]);
    expect(performance.now() - before).toBeLessThan(5000);
    await away.close();
  });

  test('is ready again when it is', async () => {
    expect(await database.ready()).toBe(true);
  });

  test('a statement that takes too long is cut off as busy', async () => {
    const hasty = openDatabase({
      ...arranged.address,
      user: 'onehaul_app',
      statement_timeout: 100,
      readers: 1,
    });
    await expect(hasty.tenant(tenantId).all(sleep, { seconds: 2 })).rejects.toEqual(busy);
    await expect(hasty.transaction(tenantId, (db) => db.all(sleep, { seconds: 2 }))).rejects.toEqual(busy);
    expect(await hasty.ready()).toBe(true);
    await hasty.close();
  });

  test('when all connections are taken, the next waits a second and is refused as busy', async () => {
    let finish = () => {};
    const gate = new Promise<void>((resolve) => (finish = resolve));
    const holders = [1, 2].map(() => database.transaction(tenantId, () => gate));
    await expect(database.transaction(tenantId, async () => 1)).rejects.toEqual(busy);
    finish();
    await Promise.all(holders);
  });
});

describe('only the database’s own silence is "busy"', () => {
  test.each(['the recommended carrier is intended', 'gateway timeout', 'session terminated'])(
    'an error of the work that says "%s" stays itself',
    async (message) => {
      const failure = new Error(message);
      await expect(database.transaction(tenantId, () => Promise.reject(failure))).rejects.toBe(failure);
    },
  );

  test('a refusal of the work stays itself', async () => {
    const refusal = new Refusal('record.notFound');
    await expect(database.transaction(tenantId, () => Promise.reject(refusal))).rejects.toBe(refusal);
  });

  test('an error of a statement stays itself, whatever words it quotes', async () => {
    const cast = prepare((p: { text: string }) =>
      tables
        .selectFrom(sql<{ number: number }>`(select ${p.text}::text::int as number)`.as('cast'))
        .selectAll(),
    );
    const given = { text: 'recommended timeout, terminated' };
    await expect(database.tenant(tenantId).all(cast, given)).rejects.toMatchObject({ code: '22P02' });
    await expect(database.transaction(tenantId, (db) => db.all(cast, given))).rejects.toMatchObject({
      code: '22P02',
    });
  });
});
