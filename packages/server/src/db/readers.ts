import type pg from 'pg';
import { Connection } from './connection.ts';
import { refusalIfUnavailable, DatabaseUnavailable, isConnectionLost } from './database-unavailable.ts';
import type { Effect } from './statement.ts';
import { NamedQuery, TenantQuery } from './tenant-query.ts';

export type Query = { name: string; text: string; effect: Effect; values: unknown[] };

/** A read in flight. A result from any connection other than `connection` is ignored as stale. */
type Read = {
  readonly query: Query;
  /** Undefined before the tenant is resolved. */
  readonly tenantId: number | undefined;
  resolve(rows: unknown[]): void;
  reject(error: unknown): void;
  readonly beganAt: number;
  isSentAgain: boolean;
  connection: Connection | undefined;
  isDone: boolean;
};

/** A pipelined connection, opened on demand and reopened after a failure, with its FIFO of pending reads. */
type Lane = {
  connection: Connection | undefined;
  isOpening: boolean;
  waiting: Read[];
  /** Timer ticks since the current head of `waiting` became the head. */
  ticks: number;
};

export type ReaderOptions = {
  readonly config: pg.ClientConfig;
  /** Number of pipelined connections. */
  readonly lanes: number;
  /** Most reads pending per lane; further ones are refused. */
  readonly mostWaiting: number;
  /** Most connections parked with a slow statement beside the lanes. */
  readonly mostAside: number;
  /** Time to wait for a result before the connection is cut. */
  readonly answerMs: number;
  /** Runs a statement that is known to be slow on a connection of its own. */
  runAlone(read: Pick<Read, 'query' | 'tenantId'>): Promise<unknown[]>;
  /** Called when the server did not answer in time. */
  onSilence(): void;
};

const tickMs = 50;
/** A statement that holds its lane this long is slow. Ticks, not time: a process stall is one tick. */
const slowTicks = 5;
const slowMs = slowTicks * tickMs;
/** A read waits at most this long behind slow statements, then it is refused. */
export const maxReadWaitMs = 800;
/** Consecutive fast runs after which a slow statement returns to the shared lanes. */
const fastRunsToRecover = 20;

/**
 * Short reads share a few pipelined connections. To avoid head-of-line blocking, a slow statement's
 * connection is parked with it, the reads queued behind it are resent on a new one, and later runs of that
 * statement use dedicated connections.
 */
export function createReaders(options: ReaderOptions) {
  const { config, mostWaiting, mostAside, answerMs, runAlone, onSilence } = options;
  const lanes: Lane[] = Array.from({ length: options.lanes }, () => ({
    connection: undefined,
    isOpening: false,
    waiting: [],
    ticks: 0,
  }));
  /** Statements known to be slow, with their count of consecutive fast runs since. */
  const slow = new Map<string, number>();
  const aside = new Set<Connection>();
  let clock: NodeJS.Timeout | undefined;
  let isClosed = false;

  function finish(read: Read, settle: () => void): void {
    if (read.isDone) return;
    read.isDone = true;
    settle();
  }

  function forget(lane: Lane, connection: Connection): void {
    if (lane.connection === connection) lane.connection = undefined;
  }

  async function open(lane: Lane): Promise<void> {
    lane.isOpening = true;
    const connection = new Connection(config);
    connection.on('error', () => forget(lane, connection));
    connection.on('end', () => forget(lane, connection));
    try {
      await connection.connect();
      if (connection.isStandby || isClosed) throw new DatabaseUnavailable();
      lane.connection = connection;
      lane.isOpening = false;
      lane.ticks = 0;
      for (const read of lane.waiting) submit(lane, connection, read);
    } catch (error) {
      connection.cut();
      lane.isOpening = false;
      const failed = lane.waiting;
      lane.waiting = [];
      for (const read of failed) finish(read, () => read.reject(refusalIfUnavailable(error)));
    }
  }

  function submit(lane: Lane, connection: Connection, read: Read): void {
    read.connection = connection;
    const done = (error: Error | null, result: { rows: unknown[] }) => {
      if (read.connection !== connection) return;
      const place = lane.waiting.indexOf(read);
      if (place >= 0) lane.waiting.splice(place, 1);
      if (place === 0) lane.ticks = 0;
      if (!error) return finish(read, () => read.resolve(result.rows));
      if (!isConnectionLost(error)) return finish(read, () => read.reject(refusalIfUnavailable(error)));
      forget(lane, connection);
      connection.cut();
      // Reads are idempotent, so they are retried; only once, because the caller is waiting.
      if (read.isSentAgain || read.isDone)
        return finish(read, () => read.reject(refusalIfUnavailable(error)));
      read.isSentAgain = true;
      send(lane, read);
    };
    const { query, tenantId } = read;
    connection.query(
      (tenantId === undefined
        ? new NamedQuery(query, undefined, done)
        : new TenantQuery(tenantId, query, done)) as never,
    );
  }

  function send(lane: Lane, read: Read): void {
    lane.waiting.push(read);
    clock ??= setInterval(tick, tickMs);
    if (lane.connection) submit(lane, lane.connection, read);
    else if (!lane.isOpening) void open(lane);
  }

  /** Parks the connection with its slow statement; the lane continues on a new connection. */
  function putAside(lane: Lane): void {
    const { connection } = lane;
    const [first, ...behind] = lane.waiting;
    if (!connection || !first) return;
    aside.add(connection);
    lane.connection = undefined;
    lane.waiting = [];
    lane.ticks = 0;
    const settled = () => {
      clearTimeout(timer);
      aside.delete(connection);
      connection.cut();
    };
    const timer = setTimeout(
      () => {
        onSilence();
        settled();
      },
      Math.max(0, first.beganAt + answerMs - performance.now()),
    );
    // The reads behind it are resent, so their results on this connection are ignored.
    const { resolve, reject } = first;
    first.isSentAgain = true;
    first.resolve = (rows) => (settled(), resolve(rows));
    first.reject = (error) => (settled(), reject(error));
    for (const read of behind) {
      if (read.isDone) continue;
      read.connection = undefined;
      send(lane, read);
    }
  }

  function tick(): void {
    const now = performance.now();
    let isBusy = false;
    for (const lane of lanes) {
      const [first] = lane.waiting;
      if (!first) continue;
      isBusy = true;
      if (!lane.connection) continue;
      lane.ticks += 1;
      if (lane.ticks < slowTicks) continue;
      slow.set(first.query.name, 0);
      if (now - first.beganAt >= answerMs) {
        onSilence();
        lane.connection.cut();
        forget(lane, lane.connection);
        for (const read of lane.waiting) finish(read, () => read.reject(new DatabaseUnavailable()));
        lane.waiting = [];
      } else if (aside.size < mostAside) {
        putAside(lane);
      } else {
        for (const read of lane.waiting.slice(1)) {
          if (now - read.beganAt >= maxReadWaitMs) finish(read, () => read.reject(new DatabaseUnavailable()));
        }
      }
    }
    if (isBusy) return;
    clearInterval(clock);
    clock = undefined;
  }

  async function readAlone(query: Query, tenantId: number | undefined): Promise<unknown[]> {
    const began = performance.now();
    const rows = await runAlone({ query, tenantId });
    const runs = performance.now() - began < slowMs ? (slow.get(query.name) ?? 0) + 1 : 0;
    if (runs >= fastRunsToRecover) slow.delete(query.name);
    else slow.set(query.name, runs);
    return rows;
  }

  return {
    read(query: Query, tenantId: number | undefined): Promise<unknown[]> {
      if (slow.has(query.name)) return readAlone(query, tenantId);
      let lane = lanes[0]!;
      for (const other of lanes) if (other.waiting.length < lane.waiting.length) lane = other;
      if (lane.waiting.length >= mostWaiting) return Promise.reject(new DatabaseUnavailable());
      return new Promise((resolve, reject) => {
        send(lane, {
          query,
          tenantId,
          resolve,
          reject,
          beganAt: performance.now(),
          isSentAgain: false,
          connection: undefined,
          isDone: false,
        });
      });
    },
    /** Reads share connections: those behind the first of each wait. */
    load() {
      const used = lanes.filter(({ waiting }) => waiting.length > 0);
      return {
        open: lanes.filter(({ connection }) => connection !== undefined).length + aside.size,
        busy: used.length + aside.size,
        waiting: used.reduce((sum, { waiting }) => sum + waiting.length - 1, 0),
      };
    },
    async close(): Promise<void> {
      isClosed = true;
      clearInterval(clock);
      for (const connection of aside) connection.cut();
      await Promise.all(lanes.map(async ({ connection }) => connection?.end()));
    },
  };
}
