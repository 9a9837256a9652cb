import { Refusal } from '@onehaul/domain/refusal';
import pg from 'pg';

/**
 * SQLSTATEs of an unavailable server: 08 connection, 53 out of resources, 57 shutting down or statement
 * cancelled, 25006 a write on a read-only server (a demoted primary).
 */
const unavailable = /^(08|53|57)|^25006$/;
/** The subset that a retry on another connection may avoid. */
const connectionLost = /^(08|57P)|^25006$/;
const brokenSocket = /terminated|ECONN|EPIPE|ENOTFOUND|not queryable|ended/i;
const timedOut = /timeout|timed out|ETIMEDOUT/i;

/** The database is unavailable: neither the caller's fault nor a bug. */
export class DatabaseUnavailable extends Refusal {
  /** The connection was lost and nothing was committed, so the same work may be retried. */
  readonly isRepeatable: boolean;
  constructor(isRepeatable = false) {
    super('server.busy');
    this.isRepeatable = isRepeatable;
  }
}

const codeAndMessageOf = (error: unknown) => {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  return { code, words: `${code} ${message}` };
};

/** Whether a new connection could succeed. Not after a timeout: the time budget is spent. */
export function isConnectionLost(error: unknown): boolean {
  const { code, words } = codeAndMessageOf(error);
  if (error instanceof pg.DatabaseError) return connectionLost.test(code);
  return brokenSocket.test(words) && !timedOut.test(words);
}

/** Whether the server sent no response within the query timeout. */
export const isQueryTimeout = (error: unknown): boolean =>
  (error as Partial<Error> | undefined)?.message === 'Query read timeout';

/**
 * Maps an unavailable database to a refusal. Errors of the server are classified by SQLSTATE only, because
 * their text quotes user input.
 */
export function refusalIfUnavailable(error: unknown, isRepeatable = false): unknown {
  const { code, words } = codeAndMessageOf(error);
  const isAway =
    error instanceof pg.DatabaseError
      ? unavailable.test(code)
      : brokenSocket.test(words) || timedOut.test(words);
  return isAway && !(error instanceof Refusal)
    ? new DatabaseUnavailable(isRepeatable && isConnectionLost(error))
    : error;
}
