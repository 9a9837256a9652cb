import { createHash, createHmac } from 'node:crypto';
import { Refusal } from '@onehaul/domain/refusal';
import { refusalCodes } from '@onehaul/domain/refusal-codes';
import { sql } from 'kysely';
import pg from 'pg';
import type { Database, Db, TransactionDb } from '../db/database.ts';
import { DatabaseUnavailable } from '../db/database-unavailable.ts';
import { prepare, prepareChange, tables } from '../db/statement.ts';
import { batchRows } from '../jobs/repeat-in-batches.ts';
import type { Keys } from '../keys.ts';
import type { Answer } from './answer.ts';
import { NotQuick, type QuickChange } from './quick-change.ts';

/** A write made at most once per idempotency key. */
export type IdempotentChange = {
  readonly tenantId: number;
  readonly path: string;
  readonly input: unknown;
  readonly keys: Keys;
  /** Stored answers of this caller. */
  readonly answers: AnswerStore;
  /** The answer contains a secret and is never stored; a retry with the same key is refused. */
  readonly answersSecret?: boolean;
  /** The same change in two round trips; tried first. */
  readonly quick?: QuickAnswer | undefined;
  /** Answers from the record that a quick change made. */
  readonly recall?: ((db: TransactionDb, record: string) => Promise<Answer>) | undefined;
};

export type QuickAnswer = QuickChange<unknown> & {
  answer(result: unknown): Answer;
  /** Told of a failure that is neither a refusal nor a matter of concurrency. */
  onFault(error: unknown): void;
};

/** Stored in place of the answer of a quick change, which is not known yet when its key is claimed. */
type RecordAnswer = { readonly record: string };
const isRecordAnswer = (answer: object): answer is RecordAnswer => 'record' in answer;

/** Storage of the answer for one idempotency key. */
export type AnswerStore = {
  /** Returns whether the key is used for the first time. An answer that is known already is stored at once. */
  claim(db: TransactionDb, requestHash: Buffer, answer?: string): Promise<boolean>;
  find(db: Db): Promise<{ requestHash: Buffer; answer: unknown } | undefined>;
  keep(db: TransactionDb, answer: string): Promise<unknown>;
};

type Key = { tenantId: number; shopId: number; actorId: number; key: string };
type StaffKey = { tenantId: number; staffId: number; key: string };

const claimKey = prepareChange((p: Key & { requestHash: Buffer; answer: string | null }) =>
  tables
    .insertInto('idempotency')
    .values({
      tenantId: p.tenantId,
      shopId: p.shopId,
      actorId: p.actorId,
      key: p.key,
      requestHash: p.requestHash,
      answer: sql`${p.answer}::jsonb`,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key'),
);

const findAnswer = prepare((p: Key) =>
  tables
    .selectFrom('idempotency')
    .select(['requestHash', 'answer'])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('actorId', '=', p.actorId)
    .where('key', '=', p.key),
);

const storeAnswer = prepareChange((p: Key & { answer: string }) =>
  tables
    .updateTable('idempotency')
    .set({ answer: sql`${p.answer}::jsonb` })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('actorId', '=', p.actorId)
    .where('key', '=', p.key),
);

/** A member's keys are scoped to one shop. */
export function memberAnswerStore(key: Key): AnswerStore {
  return {
    claim: async (db, requestHash, answer) =>
      (await db.first(claimKey, { ...key, requestHash, answer: answer ?? null })) !== undefined,
    find: (db) => db.first(findAnswer, key),
    keep: (db, answer) => db.all(storeAnswer, { ...key, answer }),
  };
}

const claimStaffKey = prepareChange((p: StaffKey & { requestHash: Buffer }) =>
  tables
    .insertInto('staffIdempotency')
    .values({ tenantId: p.tenantId, staffId: p.staffId, key: p.key, requestHash: p.requestHash })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key'),
);

const findStaffAnswer = prepare((p: StaffKey) =>
  tables
    .selectFrom('staffIdempotency')
    .select(['requestHash', 'answer'])
    .where('tenantId', '=', p.tenantId)
    .where('staffId', '=', p.staffId)
    .where('key', '=', p.key),
);

const storeStaffAnswer = prepareChange((p: StaffKey & { answer: string }) =>
  tables
    .updateTable('staffIdempotency')
    .set({ answer: sql`${p.answer}::jsonb` })
    .where('tenantId', '=', p.tenantId)
    .where('staffId', '=', p.staffId)
    .where('key', '=', p.key),
);

/** Keys of staff are scoped to the tenant, because staff work for all its shops. */
export function staffAnswerStore(key: StaffKey): AnswerStore {
  return {
    claim: async (db, requestHash) => (await db.first(claimStaffKey, { ...key, requestHash })) !== undefined,
    find: (db) => db.first(findStaffAnswer, key),
    keep: (db, answer) => db.all(storeStaffAnswer, { ...key, answer }),
  };
}

export function assertIdempotencyKey(key: string | undefined): string {
  if (!key || !/^[\x21-\x7e]{16,128}$/.test(key)) throw new Refusal('idempotency.keyInvalid');
  return key;
}

/** Replaces bytes by their digest: as JSON they would be many times their size. */
function hashable(input: unknown): unknown {
  if (typeof input !== 'object' || input === null) return input;
  const entries = Object.entries(input).map(([name, value]) => [
    name,
    value instanceof Uint8Array ? createHash('sha256').update(value).digest('hex') : (value as unknown),
  ]);
  return Object.fromEntries(entries);
}

/**
 * Makes the change once. The key, the change and the stored answer are one transaction: a concurrent call
 * with the same key blocks on the unique index until the first commits, then returns the first one's answer.
 */
export async function runOnce(
  database: Database,
  change: IdempotentChange,
  make: (db: TransactionDb) => Promise<Answer>,
  refuse: (refusal: Refusal) => Answer,
): Promise<Answer> {
  const { tenantId, path, input, keys, answers, answersSecret, quick, recall } = change;
  // HMAC, not a plain hash: the input may contain a password, which could be brute-forced offline.
  const requestHash = createHmac('sha256', keys.current('idempotency'))
    .update(`${path}\n${JSON.stringify(hashable(input))}`)
    .digest();

  if (quick) {
    const record = JSON.stringify({ record: quick.record } satisfies RecordAnswer);
    const made = await tryQuickly(database, tenantId, quick, (db) => answers.claim(db, requestHash, record));
    if (made) return made;
  }
  return withRetries(() =>
    database.transaction(tenantId, async (db) => {
      const isFirst = await answers.claim(db, requestHash);
      if (!isFirst) {
        const earlier = await answers.find(db);
        if (!earlier?.answer || !earlier.requestHash.equals(requestHash)) {
          throw new Refusal('idempotency.keyReused');
        }
        if (recall && isRecordAnswer(earlier.answer)) return recall(db, earlier.answer.record);
        return earlier.answer as Answer;
      }
      let isSecret = answersSecret ?? false;
      // A refusal rolls the change back and is stored as the answer. After a bug nothing is stored.
      const answer = await db
        .attempt(() => make(db))
        .catch((error: unknown) => {
          isSecret = false;
          // The client repeats the same call after the proof of person, so the key stays unused.
          if (error instanceof Refusal && error.code === 'access.proofRequired') throw error;
          if (error instanceof Refusal && refusalCodes[error.code] < 500) return refuse(error);
          throw error;
        });
      if (!isSecret) await answers.keep(db, JSON.stringify(answer));
      return answer;
    }),
  );
}

/** Makes a change without idempotency key: one transaction, and no answer is stored for a replay. */
export async function runWithoutKey(
  database: Database,
  tenantId: number,
  make: (db: TransactionDb) => Promise<Answer>,
  quick?: QuickAnswer,
): Promise<Answer> {
  const made = quick && (await tryQuickly(database, tenantId, quick, () => Promise.resolve(true)));
  return made ?? withRetries(() => database.transaction(tenantId, make));
}

const deadlock = '40P01';
/** SQLSTATEs of refusals by the database's own functions, such as `app.post`. */
const ownRefusal = /^OH/;

/** Undefined if nothing was changed: then the ordinary way makes the change, or says why not. */
async function tryQuickly(
  database: Database,
  tenantId: number,
  quick: QuickAnswer,
  claim: (db: TransactionDb) => Promise<boolean>,
): Promise<Answer | undefined> {
  let made: { locked: unknown; results: readonly unknown[] };
  try {
    made = await database.transaction(tenantId, async (db) => {
      const [isFirst, locked] = await Promise.all([claim(db), quick.lock(db)]);
      if (!isFirst) throw new NotQuick();
      const results = await db.commitWith(() => quick.change(db, locked));
      return { locked, results };
    });
  } catch (error) {
    // The commit may have arrived: the caller has to repeat the call with its key, as after any lost commit.
    if (error instanceof DatabaseUnavailable && !error.isRepeatable) throw error;
    const code = error instanceof pg.DatabaseError ? (error.code ?? '') : '';
    const isExpected = error instanceof Refusal || error instanceof NotQuick || code === deadlock;
    if (!isExpected && !ownRefusal.test(code)) quick.onFault(error);
    return undefined;
  }
  return quick.answer(quick.resultOf(made.locked, made.results));
}

const maxTries = 4;

/**
 * Retries after a deadlock, such as between giving a parcel and scanning its number again: the victim was
 * rolled back entirely. Also retries, once, when the connection was lost before the commit, for example in a
 * failover.
 */
async function withRetries<T>(make: () => Promise<T>): Promise<T> {
  let isLost = false;
  for (let tries = 1; ; tries++) {
    try {
      return await make();
    } catch (error) {
      if (error instanceof DatabaseUnavailable && error.isRepeatable && !isLost) {
        isLost = true;
        continue;
      }
      if (!(error instanceof pg.DatabaseError) || error.code !== deadlock) throw error;
      if (tries === maxTries) throw new Refusal('server.busy');
    }
  }
}

export const deleteOldAnswers = prepareChange((p: { tenantId: number }) =>
  tables
    .deleteFrom('idempotency')
    .where('tenantId', '=', p.tenantId)
    .where(
      sql<boolean>`ctid in (select ctid from idempotency where tenant_id = ${p.tenantId}
        and created_at < now() - interval '1 day' limit ${sql.lit(batchRows)})`,
    )
    .returning('tenantId'),
);

export const deleteOldStaffAnswers = prepareChange((p: { tenantId: number }) =>
  tables
    .deleteFrom('staffIdempotency')
    .where('tenantId', '=', p.tenantId)
    .where(
      sql<boolean>`ctid in (select ctid from staff_idempotency where tenant_id = ${p.tenantId}
        and created_at < now() - interval '1 day' limit ${sql.lit(batchRows)})`,
    )
    .returning('tenantId'),
);
