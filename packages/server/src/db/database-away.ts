import { Refusal } from '@onehaul/domain/refusal';
import pg from 'pg';

/**
 * SQLSTATE of a server that cannot serve: 08 connection, 53 out of resources, 57 shutting down or statement cancelled,
 * 25006 a write on a read-only server (a demoted primary).
 */
const unavailable = /^(08|53|57)|^25006$/;
/** Of those, the ones another connection may not meet. */
const connectionLost = /^(08|57P)|^25006$/;
const brokenSocket = /terminated|ECONN|EPIPE|ENOTFOUND|not queryable|ended/i;
const timedOut = /timeout|timed out|ETIMEDOUT/i;

/** The database cannot answer: neither the caller's fault nor a bug. */
export class DatabaseAway extends Refusal {
  /** The connection was lost and nothing was committed: the same work may be done again. */
  readonly isRepeatable: boolean;
  constructor(isRepeatable = false) {
    super('server.busy');
    this.isRepeatable = isRepeatable;
  }
}

const wordsOf = (error: unknown) => {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  return { code, words: `${code} ${message}` };
};

/** Whether a new connection may do what this one could not. A timeout is no such case: the time is used up. */
export function isConnectionLost(error: unknown): boolean {
  const { code, words } = wordsOf(error);
  if (error instanceof pg.DatabaseError) return connectionLost.test(code);
  return brokenSocket.test(words) && !timedOut.test(words);
}

/** The server said nothing in the time it had. */
export const isSilence = (error: unknown): boolean =>
  (error as Partial<Error> | undefined)?.message === 'Query read timeout';

/** What the database itself says is judged by its code alone: its text quotes what people typed. */
export function asRefusal(error: unknown, isRepeatable = false): unknown {
  const { code, words } = wordsOf(error);
  const isAway =
    error instanceof pg.DatabaseError
      ? unavailable.test(code)
      : brokenSocket.test(words) || timedOut.test(words);
  return isAway && !(error instanceof Refusal)
    ? new DatabaseAway(isRepeatable && isConnectionLost(error))
    : error;
}
