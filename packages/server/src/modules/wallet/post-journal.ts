import { Refusal, type RefusalCode } from '@onehaul/domain/refusal';
import type { Journal } from '@onehaul/domain/wallet/journal';
import pg from 'pg';
import type { TransactionDb } from '../../db/database.ts';
import { post, type PostedLeg } from './wallet.repository.ts';

type Posting = {
  readonly shopId: number;
  /** What it happens once for: `order 12 paid`. The same journal under it again is the first one. */
  readonly key: string;
  readonly journal: Journal;
  readonly subject?: { readonly kind: string; readonly id: number };
  readonly actor: { readonly kind: 'member' | 'staff'; readonly id: number } | { readonly kind: 'system' };
  readonly remark?: string;
};
export type Posted = {
  readonly journalId: number;
  /** It had been posted before; nothing moved now. */
  readonly isReplayed: boolean;
  readonly legs: readonly PostedLeg[];
};

/** What the database's function says, and whom it is said to: of a hold or a shop's account it is a bug. */
const notEnough = 'OH001';
const otherContent = 'OH002';
const refusalOf: Readonly<Record<string, RefusalCode>> = {
  cash: 'wallet.notEnough',
  gift: 'wallet.notEnough',
  earnings: 'wallet.notEnough',
  points: 'wallet.notEnoughPoints',
};

const posted = new WeakSet<TransactionDb>();

/**
 * Posts a journal in the caller's transaction, so that it stands or falls with what it is about. One transaction posts
 * one journal: accounts are locked in one order within a journal, and two of them could wait in a circle.
 */
export async function postJournal(db: TransactionDb, posting: Posting): Promise<Posted> {
  if (posted.has(db)) throw new Error('a transaction posts one journal');
  const { shopId, key, journal, subject, actor, remark = '' } = posting;
  try {
    const answer = await db.first(post, {
      shopId,
      key,
      kind: journal.kind,
      subject: subject?.kind ?? null,
      subjectId: subject?.id ?? null,
      actor: actor.kind,
      actorId: actor.kind === 'system' ? null : actor.id,
      remark,
      legs: JSON.stringify(journal.legs),
    });
    posted.add(db);
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
