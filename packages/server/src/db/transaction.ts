import type pg from 'pg';
import type { Connection } from './connection.ts';
import { asRefusal, isConnectionLost, isSilence } from './database-away.ts';
import type { Query } from './readers.ts';
import { NamedQuery } from './tenant-query.ts';

/** What the work of a transaction can do. */
export type Session = {
  send(query: Query): Promise<unknown[]>;
  /** A part that is undone alone when it fails. */
  attempt<T>(part: () => Promise<T>): Promise<T>;
};

type Options = {
  checkOut(): Promise<Connection & pg.PoolClient>;
  onSilence(): void;
  /** The longest a transaction may take. */
  readonly transactionMs: number;
};

type Result = { rows: unknown[]; command?: string };
type Callback = (error: Error | null, result: Result) => void;

/** A statement of the transaction that has no answer yet, in the order they were sent. */
type Sent = {
  submit(client: Connection & pg.PoolClient, done: Callback): void;
  resolve(result: Result): void;
  reject(error: unknown): void;
};

/**
 * Runs the work in one transaction. Until the work has seen an answer nothing depends on the connection: if it turns
 * out to be dead or to lead to a demoted primary, the same statements are sent on another one, once. After that a lost
 * connection is a refusal, and the caller asks again with its idempotency key.
 */
export async function runTransaction<T>(
  { checkOut, onSilence, transactionMs }: Options,
  tenantId: number,
  work: (session: Session) => Promise<T>,
): Promise<T> {
  let client: Awaited<ReturnType<typeof checkOut>> | undefined = await checkOut().catch((error: unknown) => {
    throw asRefusal(error, true);
  });
  let sent: Sent[] = [];
  /** Whether the work has seen an answer, or the commit is on its way. */
  let isBound = false;
  let isMoved = false;
  let isMoving = false;
  let isCommitting = false;
  /** The time of the caller is used up: whatever fails now, fails for good. */
  let isOverdue = false;
  let isBroken = false;

  function submit(one: Sent): void {
    const via = client;
    if (!via || isMoving) return;
    one.submit(via, (error, result) => {
      if (via !== client || isMoving) return;
      if (error && isConnectionLost(error) && !isBound && !isMoved && !isOverdue) return void move();
      isBound = true;
      sent = sent.filter((other) => other !== one);
      if (!error) return one.resolve(result);
      if (isSilence(error)) {
        isOverdue = true;
        onSilence();
      }
      isBroken ||= isSilence(error) || isConnectionLost(error);
      one.reject(asRefusal(error, !isCommitting && !isOverdue));
    });
  }

  /** All that was sent goes to another connection, in its order. */
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
      for (const { reject } of failed) reject(asRefusal(error, true));
    }
  }

  function discard(): void {
    client?.cut();
    client?.release(true);
    client = undefined;
  }

  function post(submitTo: Sent['submit']): Promise<Result> {
    return new Promise((resolve, reject) => {
      const one = { submit: submitTo, resolve, reject };
      if (!client && !isMoving) return reject(asRefusal(new Error('Connection terminated'), !isOverdue));
      sent.push(one);
      submit(one);
    });
  }
  const command = (text: string, values: unknown[] = []) =>
    post((to, done) => to.query(text, values, done as never));
  const send = async (query: Query) =>
    (await post((to, done) => void to.query(new NamedQuery(query, undefined, done) as never))).rows;

  const timer = setTimeout(() => {
    isOverdue = true;
    isBroken = true;
    client?.cut();
  }, transactionMs);
  try {
    // Sent without waiting, so that the first statement of the work shares their round trip.
    const begun = Promise.all([
      command('begin'),
      command("select set_config('app.tenant_id', $1, true)", [String(tenantId)]),
    ]);
    begun.catch(() => {});
    const result = await work({
      send,
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
    isBound = true;
    isCommitting = true;
    // After an error that the work swallowed, commit answers "ROLLBACK" and is no error itself.
    const { command: done } = await command('commit');
    if (done !== 'COMMIT') throw new Error('the transaction was not committed');
    return result;
  } catch (error) {
    isBound = true;
    if (!isBroken && client) await command('rollback').catch(() => (isBroken = true));
    throw error;
  } finally {
    clearTimeout(timer);
    if (isBroken) discard();
    else client?.release();
  }
}
