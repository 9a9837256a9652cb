import { setImmediate } from 'node:timers/promises';
import type pg from 'pg';
import type { Connection } from './connection.ts';
import { refusalIfUnavailable, isConnectionLost, isQueryTimeout } from './database-unavailable.ts';
import type { Query } from './readers.ts';
import { NamedQuery } from './tenant-query.ts';

/** Operations available inside a transaction. */
export type Session = {
  send(query: Query): Promise<unknown[]>;
  /** Runs a part under a savepoint, which is rolled back alone when the part fails. */
  attempt<T>(part: () => Promise<T>): Promise<T>;
  /**
   * Sends the commit in the round trip of the last statements. When one of them fails, nothing is committed, so
   * a statement whose result the commit depends on must fail by itself.
   */
  commitWith<Results extends readonly unknown[]>(send: () => Sent<Results>): Promise<Results>;
};

/** Statements that were sent, with their results to come. */
export type Sent<Results extends readonly unknown[]> = {
  readonly [Place in keyof Results]: Promise<Results[Place]>;
};

type Options = {
  checkOut(): Promise<Connection & pg.PoolClient>;
  onSilence(): void;
  readonly transactionMs: number;
};

type Result = { rows: unknown[]; command?: string };
type Callback = (error: Error | null, result: Result) => void;

/** A statement that was sent and has no result yet; they are stored in the order of sending. */
type PendingStatement = {
  submit(client: Connection & pg.PoolClient, done: Callback): void;
  resolve(result: Result): void;
  reject(error: unknown): void;
};

/**
 * Runs `work` in one transaction. Before it has seen a result, a dead connection or a demoted primary makes
 * the same statements run on another connection, once. After that a lost connection is a refusal, and the
 * caller retries with its idempotency key.
 */
export async function runTransaction<T>(
  { checkOut, onSilence, transactionMs }: Options,
  tenantId: number,
  work: (session: Session) => Promise<T>,
): Promise<T> {
  let client: Awaited<ReturnType<typeof checkOut>> | undefined = await checkOut().catch((error: unknown) => {
    throw refusalIfUnavailable(error, true);
  });
  let sent: PendingStatement[] = [];
  /** Whether `work` has seen a result or the commit was sent: no replay on another connection after that. */
  let isBound = false;
  let isMoved = false;
  let isMoving = false;
  let isCommitting = false;
  let committed: Promise<Result> | undefined;
  /** The time budget is spent, so any failure is final. */
  let isOverdue = false;
  let isBroken = false;

  function submit(one: PendingStatement): void {
    const via = client;
    if (!via || isMoving) return;
    one.submit(via, (error, result) => {
      if (via !== client || isMoving) return;
      if (error && isConnectionLost(error) && !isBound && !isMoved && !isOverdue) return void move();
      isBound = true;
      sent = sent.filter((other) => other !== one);
      if (!error) return one.resolve(result);
      if (isQueryTimeout(error)) {
        isOverdue = true;
        onSilence();
      }
      isBroken ||= isQueryTimeout(error) || isConnectionLost(error);
      one.reject(refusalIfUnavailable(error, !isCommitting && !isOverdue));
    });
  }

  /** Replays all pending statements, in order, on another connection. */
  async function move(): Promise<void> {
    isMoving = true;
    isMoved = true;
    discard();
    try {
      client = await checkOut();
      isMoving = false;
      for (const one of sent) submit(one);
    } catch (error) {
      isMoving = false;
      const failed = sent;
      sent = [];
      for (const { reject } of failed) reject(refusalIfUnavailable(error, true));
    }
  }

  function discard(): void {
    client?.cut();
    client?.release(true);
    client = undefined;
  }

  function post(submitTo: PendingStatement['submit']): Promise<Result> {
    return new Promise((resolve, reject) => {
      const one = { submit: submitTo, resolve, reject };
      if (!client && !isMoving)
        return reject(refusalIfUnavailable(new Error('Connection terminated'), !isOverdue));
      sent.push(one);
      submit(one);
    });
  }
  const command = (text: string, values: unknown[] = []) =>
    post((to, done) => to.query(text, values, done as never));
  const send = async (query: Query) =>
    (await post((to, done) => void to.query(new NamedQuery(query, undefined, done) as never))).rows;

  function commit(): Promise<Result> {
    isBound = true;
    isCommitting = true;
    return command('commit');
  }

  const timer = setTimeout(() => {
    isOverdue = true;
    isBroken = true;
    client?.cut();
  }, transactionMs);
  try {
    // Not awaited, so that the first statement of `work` shares their round trip.
    const begun = Promise.all([
      command('begin'),
      command("select set_config('app.tenant_id', $1, true)", [String(tenantId)]),
    ]);
    begun.catch(() => {});
    const result = await work({
      send,
      async attempt(part) {
        // Neither is awaited: the next statement shares the round trip, and fails if the savepoint failed.
        command('savepoint attempt').catch(() => {});
        try {
          const value = await part();
          command('release savepoint attempt').catch(() => {});
          return value;
        } catch (error) {
          // Released as well: a leftover savepoint would shadow that of an enclosing attempt on rollback.
          await command('rollback to savepoint attempt; release savepoint attempt');
          throw error;
        }
      },
      async commitWith(send) {
        const results = Promise.all(send()) as Promise<never>;
        let hasFailed = false;
        results.catch(() => (hasFailed = true));
        // A statement that could not be sent has failed by now; the server knows nothing of it and would commit.
        await setImmediate();
        if (hasFailed) return results;
        committed = commit();
        committed.catch(() => {});
        return results;
      },
    });
    await begun;
    // After an error that `work` swallowed, commit returns "ROLLBACK" without raising an error.
    const { command: done } = await (committed ?? commit());
    if (done !== 'COMMIT') throw new Error('the transaction was not committed');
    return result;
  } catch (error) {
    isBound = true;
    // A commit that was sent ends the transaction, if only by rolling it back.
    if (committed) await committed.catch(() => {});
    else if (!isBroken && client) await command('rollback').catch(() => (isBroken = true));
    throw error;
  } finally {
    clearTimeout(timer);
    if (isBroken) discard();
    else client?.release();
  }
}
