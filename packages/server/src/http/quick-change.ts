import type { Sent, TransactionDb } from '../db/database.ts';

/**
 * A change in two round trips (103): one claims the idempotency key and locks what the change needs, the other
 * changes and commits. When either fails, nothing was changed, and the handler makes the change: it says the
 * refusal and stores it.
 */
export type QuickChange<Result, Locked = unknown, Results extends readonly unknown[] = readonly unknown[]> = {
  /** Number of the record to make. A repeated idempotency key is answered from this record. */
  readonly record: string;
  lock(db: TransactionDb): Promise<Locked>;
  /** Sends all statements of the change; the commit follows them before any has answered. */
  change(db: TransactionDb, locked: Locked): Sent<Results>;
  /** The answer, from the results of the statements; everything is committed by now. */
  resultOf(locked: Locked, results: Results): Result;
};

/** The change does not fit two round trips. */
export class NotQuick extends Error {}
