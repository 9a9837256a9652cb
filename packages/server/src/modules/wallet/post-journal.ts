import { Refusal, type RefusalCode } from '@onehaul/domain/refusal';
import type { Journal } from '@onehaul/domain/wallet/journal';
import pg from 'pg';
import type { TransactionDb } from '../../db/database.ts';
import { type Actor, actorColumns } from '../../outbox/event-audit.ts';
import { post, type PostedLeg } from './wallet.repository.ts';

type Posting = {
  readonly shopId: number;
  /** Idempotency key, such as `order 12 paid`. Posting the same journal again returns the first one. */
  readonly key: string;
  readonly journal: Journal;
  readonly subject?: { readonly kind: string; readonly id: number };
  readonly actor: Actor;
  readonly remark?: string;
};
export type PostedJournal = {
  readonly journalId: number;
  /** The journal was already posted; nothing moved this time. */
  readonly isReplayed: boolean;
  readonly legs: readonly PostedLeg[];
};

/** SQLSTATEs of `app.post`, and the refusals they map to; a shortage on a hold or a shop account is a bug. */
const notEnough = 'OH001';
const otherContent = 'OH002';
const refusalOf: Readonly<Record<string, RefusalCode>> = {
  cash: 'wallet.notEnough',
  gift: 'wallet.notEnough',
  earnings: 'wallet.notEnough',
  points: 'wallet.notEnoughPoints',
};

const transactionsWithJournal = new WeakSet<TransactionDb>();

/**
 * Posts a journal in the caller's transaction, so that both commit or roll back together. Once per
 * transaction: a journal locks accounts in a fixed order, but two journals could deadlock.
 */
export async function postJournal(db: TransactionDb, posting: Posting): Promise<PostedJournal> {
  if (transactionsWithJournal.has(db)) throw new Error('a transaction posts one journal');
  const { shopId, key, journal, subject, actor, remark = '' } = posting;
  try {
    const answer = await db.first(post, {
      shopId,
      key,
      kind: journal.kind,
      subject: subject?.kind ?? null,
      subjectId: subject?.id ?? null,
      ...actorColumns(actor),
      remark,
      legs: JSON.stringify(journal.legs),
    });
    transactionsWithJournal.add(db);
    return answer!;
  } catch (error) {
    throw asRefusal(error);
  }
}

function asRefusal(error: unknown): unknown {
  if (!(error instanceof pg.DatabaseError)) return error;
  const code = error.code === notEnough ? refusalOf[error.detail ?? ''] : undefined;
  if (code) return new Refusal(code);
  return error.code === otherContent ? new Refusal('wallet.alreadyBooked') : error;
}
