import pg from 'pg';
import { Connection } from './connection.ts';
import {
  refusalIfUnavailable,
  DatabaseUnavailable,
  isConnectionLost,
  isQueryTimeout,
} from './database-unavailable.ts';
import { createReaders, type Query, maxReadWaitMs } from './readers.ts';
import type { Effect, Statement } from './statement.ts';
import { NamedQuery, TenantQuery } from './tenant-query.ts';
import { runTransaction, type Session } from './transaction.ts';

export type { Sent } from './transaction.ts';

// count(*) and ids fit a double; NUMERIC columns here are rates, never money.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);
// A date has no time and no zone, so it stays text.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

// Sessions run in UTC, so a timestamptz is `2026-11-13 01:30:43.526+00`: the engine's native ISO parsing is
// several times faster than pg's regular expression.
const parseAnyInstant = pg.types.getTypeParser(pg.types.builtins.TIMESTAMPTZ) as (text: string) => Date;
pg.types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, (text) => {
  const instant = new Date(`${text.slice(0, 10)}T${text.slice(11, -3)}Z`);
  return text.endsWith('+00') && !Number.isNaN(instant.getTime()) ? instant : parseAnyInstant(text);
});

/** Parameters without the tenant id, which is bound by the `Db` the statement runs on. */
type StatementParameters<Parameters> = Omit<Parameters, 'tenantId'>;

/** Runs statements of one tenant. */
type Runner<Does extends Effect> = {
  all<P extends object, Row>(
    statement: Statement<P, Row, Does>,
    given: StatementParameters<P>,
  ): Promise<Row[]>;
  first<P extends object, Row>(
    statement: Statement<P, Row, Does>,
    given: StatementParameters<P>,
  ): Promise<Row | undefined>;
};

/** Reads of one tenant. A transaction is one, too. */
export type Db = Runner<'read'>;
/** Reads and single changes, each committed by itself. */
export type AutocommitDb = Runner<Effect>;
/** Reads and changes that commit together. */
export type TransactionDb = Runner<Effect> & Pick<Session, 'attempt' | 'commitWith'>;

export type Database = {
  /** Short reads of a tenant, each one round trip under row-level security. */
  tenant(tenantId: number): Db;
  /** Single changes of a tenant, each committed by itself. */
  autocommit(tenantId: number): AutocommitDb;
  /** Runs several statements of a tenant atomically. */
  transaction<T>(tenantId: number, work: (db: TransactionDb) => Promise<T>): Promise<T>;
  /** Statements before the tenant is resolved: row-level security hides every tenant's rows from them. */
  platform: Db;
  ready(): Promise<boolean>;
  /** Connections and the statements that wait for them, for the metrics. */
  load(): readonly PoolLoad[];
  close(): Promise<void>;
};

export type PoolLoad = {
  readonly pool: 'read' | 'write' | 'slow';
  readonly open: number;
  readonly busy: number;
  readonly waiting: number;
};
const loadOf = (name: PoolLoad['pool'], { totalCount, idleCount, waitingCount }: pg.Pool): PoolLoad => ({
  pool: name,
  open: totalCount,
  busy: totalCount - idleCount,
  waiting: waitingCount,
});

type Run = (query: Query) => Promise<unknown[]>;

function runnerOver(tenantId: number, run: Run): Runner<Effect> {
  const all: Runner<Effect>['all'] = (statement, given) =>
    run({
      name: statement.name,
      text: statement.text,
      effect: statement.effect,
      values: statement.bind({ ...given, tenantId } as never),
    }) as Promise<never[]>;
  return { all, first: async (statement, given) => (await all(statement, given))[0] };
}

export type DatabaseOptions = pg.ClientConfig & {
  /** Shared pipelined connections for reads. */
  readers?: number;
  /** Connections for transactions. */
  writers?: number;
  /** Connections for reads that are known to be slow. */
  slowReaders?: number;
  /** Most reads queued per shared connection. */
  mostWaiting?: number;
  /** A transaction that takes longer is aborted. */
  transactionMs?: number;
};

/** Margin after the server's own statement timeout; a server silent for that long is considered dead. */
const timeoutMarginMs = 250;
/** Shorter than a request's timeout: a health check must fail fast. */
const readyTimeoutMs = 1500;
const readyQuery: Query = { name: 'ready', text: 'select 1', effect: 'read', values: [] };

export function openDatabase(options: DatabaseOptions): Database {
  const { readers = 2, writers = 10, slowReaders = 4, mostWaiting = 500, transactionMs = 60_000 } = options;
  const statementMs = Number(options.statement_timeout ?? 3500);
  const answerMs = statementMs + timeoutMarginMs;
  const config = {
    connectionTimeoutMillis: 1000,
    statement_timeout: statementMs,
    idle_in_transaction_session_timeout: 10_000,
    application_name: 'onehaul',
    options: '-c TimeZone=UTC',
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    ...options,
    pipeline: true,
  };
  /** Time of the last query timeout: connections opened before it may be dead. */
  let silentAt = 0;
  const onSilence = () => (silentAt = performance.now());

  const openPool = (max: number, more: pg.PoolConfig = {}) =>
    new pg.Pool({ ...config, ...more, max, query_timeout: answerMs, Client: Connection } as pg.PoolConfig).on(
      'error',
      () => {}, // an idle connection died; the next checkout opens another
    );
  const pool = openPool(writers);
  // Waiting for one of these means waiting for another caller's slow statement, so the wait is short.
  const slowPool = openPool(slowReaders, {
    connectionTimeoutMillis: options.connectionTimeoutMillis ?? maxReadWaitMs,
  });

  /** Checks out a connection to a primary that is presumed alive, or throws `DatabaseUnavailable`. */
  async function checkOut(from: pg.Pool, isForWriting: boolean): Promise<Connection & pg.PoolClient> {
    for (let demoted = 0; ;) {
      const client = (await from.connect()) as unknown as Connection & pg.PoolClient;
      const isDemoted = client.isStandby || (isForWriting && client.isReadOnly);
      if (!isDemoted && client.bornAt >= silentAt) return client;
      client.cut();
      client.release(true);
      // A second connection may reach the new primary; after two demoted ones the caller has to retry.
      if (isDemoted && (demoted += 1) > 1) throw new DatabaseUnavailable();
    }
  }

  /** Runs one statement on a connection of its own. */
  async function runAlone(from: pg.Pool, query: Query, tenantId: number | undefined): Promise<unknown[]> {
    const isRead = query.effect === 'read';
    for (let tries = 1; ; tries += 1) {
      let client: Awaited<ReturnType<typeof checkOut>> | undefined;
      let broken = false;
      try {
        client = await checkOut(from, !isRead);
        const alone = client;
        return await new Promise((resolve, reject) => {
          const done = (error: Error | null, result: { rows: unknown[] }) =>
            error ? reject(error) : resolve(result.rows);
          alone.query(
            (tenantId === undefined
              ? new NamedQuery(query, undefined, done)
              : new TenantQuery(tenantId, query, done)) as never,
          );
        });
      } catch (error) {
        broken = isQueryTimeout(error) || isConnectionLost(error);
        if (isQueryTimeout(error)) onSilence();
        // A write whose connection broke may have been applied; one that a standby refused was not.
        const isHarmless = isRead || (error as { code?: string }).code === '25006';
        if (!client || !isConnectionLost(error) || !isHarmless || tries > 1)
          throw refusalIfUnavailable(error);
      } finally {
        if (broken) client?.cut();
        client?.release(broken);
      }
    }
  }

  const lanes = createReaders({
    config,
    lanes: readers,
    mostWaiting,
    mostAside: readers * 2,
    answerMs,
    runAlone: ({ query, tenantId }) =>
      slowPool.waitingCount >= mostWaiting
        ? Promise.reject(new DatabaseUnavailable())
        : runAlone(slowPool, query, tenantId),
    onSilence,
  });
  const run = (query: Query, tenantId: number | undefined) =>
    query.effect === 'read' ? lanes.read(query, tenantId) : runAlone(pool, query, tenantId);
  const autocommit = (tenantId: number) => runnerOver(tenantId, (query) => run(query, tenantId));

  return {
    tenant: autocommit,
    autocommit,
    platform: runnerOver(0, (query) => run(query, undefined)),
    transaction: (tenantId, work) =>
      runTransaction(
        { checkOut: () => checkOut(pool, true), onSilence, transactionMs },
        tenantId,
        ({ send, ...session }) => work({ ...runnerOver(tenantId, send), ...session }),
      ),

    async ready() {
      const answer = lanes.read(readyQuery, undefined).then(
        () => true,
        () => false,
      );
      const { promise, resolve } = Promise.withResolvers<boolean>();
      const timer = setTimeout(() => resolve(false), readyTimeoutMs);
      return Promise.race([answer, promise]).finally(() => clearTimeout(timer));
    },

    load: () => [{ pool: 'read', ...lanes.load() }, loadOf('write', pool), loadOf('slow', slowPool)],

    async close() {
      await Promise.all([lanes.close(), pool.end(), slowPool.end()]);
    },
  };
}
