import type { Writable } from 'node:stream';
import { Refusal } from '@onehaul/domain/refusal';
import pg from 'pg';
import type { Statement } from './statement.ts';
import { NamedQuery, TenantQuery } from './tenant-query.ts';

// count(*) and identities fit a double; decimals here are rates, never money.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);
// A day has no time and no zone: it stays the text it is.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

// Sessions speak UTC, so an instant is `2026-11-13 01:30:43.526+00`: the engine's own parser reads that as ISO
// several times faster than a pattern does.
const parseAnyInstant = pg.types.getTypeParser(pg.types.builtins.TIMESTAMPTZ) as (text: string) => Date;
pg.types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, (text) => {
  const instant = new Date(`${text.slice(0, 10)}T${text.slice(11, -3)}Z`);
  return text.endsWith('+00') && !Number.isNaN(instant.getTime()) ? instant : parseAnyInstant(text);
});

/** Every statement is bound to the tenant it runs for; the caller gives the rest. */
type Given<Parameters> = Omit<Parameters, 'tenantId'>;

/** Reads (and, in a transaction, writes) of one tenant. */
export type Db = {
  all<P extends object, Row>(statement: Statement<P, Row>, given: Given<P>): Promise<Row[]>;
  first<P extends object, Row>(statement: Statement<P, Row>, given: Given<P>): Promise<Row | undefined>;
};

export type Database = {
  /** Short reads of a tenant, each one round trip under row security. */
  tenant(tenantId: number): Db;
  /** Several statements of a tenant that happen together or not at all. */
  transaction<T>(tenantId: number, work: (db: TransactionDb) => Promise<T>): Promise<T>;
  /** Statements before a tenant is known: row security shows them no tenant's row. */
  platform: Db;
  ready(): Promise<boolean>;
  close(): Promise<void>;
};

/** A transaction that can undo its own last part and go on. */
export type TransactionDb = Db & { attempt<T>(work: () => Promise<T>): Promise<T> };

type Run = (query: { name: string; text: string; values: unknown[] }) => Promise<unknown[]>;

function dbOver(tenantId: number, run: Run): Db {
  const all: Db['all'] = (statement, given) =>
    run({
      name: statement.name,
      text: statement.text,
      values: statement.bind({ ...given, tenantId } as never),
    }) as Promise<never[]>;
  return { all, first: async (statement, given) => (await all(statement, given))[0] };
}

/** Class 08 and 57: the server went away, is going or cut a statement off; 53: it is out of something. */
const unavailable = /^(08|53|57)/;
const brokenConnection = /terminated|ECONN|EPIPE|ENOTFOUND|timeout|not queryable|ended/i;

/**
 * A database that cannot answer is not the caller's fault nor a bug: say "busy", nothing was written.
 * What the database itself says is judged by its code alone: its text quotes what people typed.
 */
function asRefusal(error: unknown): unknown {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  const isAway =
    error instanceof pg.DatabaseError ? unavailable.test(code) : brokenConnection.test(`${code} ${message}`);
  return isAway ? new Refusal('server.busy') : error;
}

export type DatabaseOptions = pg.ClientConfig & {
  /** Shared pipelined connections for reads. */
  readers?: number;
  /** Connections for transactions. */
  writers?: number;
};

export function openDatabase({ readers = 2, writers = 10, ...config }: DatabaseOptions): Database {
  const connection = {
    connectionTimeoutMillis: 1000,
    statement_timeout: 5000,
    idle_in_transaction_session_timeout: 10_000,
    application_name: 'onehaul',
    options: '-c TimeZone=UTC',
    keepAlive: true,
    ...config,
    pipeline: true,
  };
  const lanes = Array.from({ length: readers }, () => openLane(connection));
  const pool = new pg.Pool({ ...connection, max: writers });
  pool.on('error', () => {}); // an idle connection died; the next checkout opens another
  // One that dies in use fails its statements; without a listener it would end the process as well.
  pool.on('connect', (client) => client.on('error', () => {}));
  let turn = 0;

  async function read(build: (callback: never) => object): Promise<unknown[]> {
    const client = await lanes[turn++ % lanes.length]!.client();
    return new Promise((resolve, reject) => {
      const callback = (error: Error | null, result: { rows: unknown[] }) =>
        error ? reject(asRefusal(error)) : resolve(result.rows);
      client.query(build(callback as never) as never);
    });
  }

  const database: Database = {
    tenant: (tenantId) => dbOver(tenantId, (query) => read((done) => new TenantQuery(tenantId, query, done))),
    platform: dbOver(0, (query) => read((done) => new NamedQuery(query, undefined, done))),

    async transaction(tenantId, work) {
      const client = await pool.connect().catch((error: unknown) => {
        throw asRefusal(error);
      });
      let broken: Error | undefined;
      const send: Run = (query) =>
        new Promise((resolve, reject) => {
          client.query(
            new NamedQuery(query, undefined, (error, result) =>
              error ? reject(asRefusal(error)) : resolve(result.rows),
            ) as never,
          );
        });
      const command = (text: string, values?: unknown[]) =>
        client.query(text, values).catch((error: unknown) => {
          throw asRefusal(error);
        });
      try {
        // Sent without waiting, so that the first statement of the work shares their round trip.
        const begun = Promise.all([
          command('begin'),
          command("select set_config('app.tenant_id', $1, true)", [String(tenantId)]),
        ]);
        begun.catch(() => {});
        const result = await work({
          ...dbOver(tenantId, send),
          async attempt(part) {
            // Neither is waited for: what comes next shares its round trip, and fails if it failed.
            command('savepoint attempt').catch(() => {});
            try {
              const value = await part();
              command('release savepoint attempt').catch(() => {});
              return value;
            } catch (error) {
              // Released too: a savepoint left behind would catch the rollback of an attempt around this one.
              await command('rollback to savepoint attempt; release savepoint attempt');
              throw error;
            }
          },
        });
        await begun;
        // After an error that the work swallowed, commit answers "ROLLBACK" and is no error itself.
        const { command: done } = await command('commit');
        if (done !== 'COMMIT') throw new Error('the transaction was not committed');
        return result;
      } catch (error) {
        await command('rollback').catch((failure: Error) => (broken = failure));
        throw error;
      } finally {
        client.release(broken);
      }
    },

    async ready() {
      try {
        const client = await lanes[0]!.client();
        await client.query('select 1');
        return true;
      } catch {
        return false;
      }
    },

    async close() {
      await Promise.all([...lanes.map((lane) => lane.close()), pool.end()]);
    },
  };
  return database;
}

/**
 * A query is six small messages. Handed to the system one by one in a vector they cost a tenth of all our CPU;
 * copied into one piece first they cost next to nothing.
 */
function mergeWrites(stream: Writable): void {
  stream._writev = (messages, done) =>
    stream._write(Buffer.concat(messages.map(({ chunk }) => chunk as Buffer)), 'buffer' as never, done);
}

/** One pipelined connection that is opened on demand and again after it broke. */
function openLane(config: pg.ClientConfig) {
  let opened: Promise<pg.Client> | undefined;
  let current: pg.Client | undefined;

  async function open(): Promise<pg.Client> {
    const client = new pg.Client(config);
    current = client;
    const forget = () => {
      // The end of a broken connection comes after its successor was opened, and is not about that one.
      if (current === client) opened = undefined;
    };
    client.on('error', forget);
    client.on('end', forget);
    try {
      await client.connect();
      mergeWrites((client as unknown as { connection: { stream: Writable } }).connection.stream);
      return client;
    } catch (error) {
      forget();
      throw asRefusal(error);
    }
  }

  return {
    client: () => (opened ??= open()),
    close: async () => (await opened?.catch(() => undefined))?.end(),
  };
}
