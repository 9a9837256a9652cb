import { Refusal } from '@onehaul/domain/refusal';
import { adjustmentRefusal } from '@onehaul/domain/wallet/adjustment';
import { adjust } from '@onehaul/domain/wallet/journals';
import type { TransactionDb } from '../../db/database.ts';
import { emit } from '../../outbox/emit.ts';
import { isAnotherPerson } from '../second-person/index.ts';
import { lockAdjustedMember, lockAdjustment, markDecided } from './adjustment.repository.ts';
import { findBalances } from './find-balances.ts';
import { postJournal } from './post-journal.ts';

type AdjustmentKey = { readonly shopId: number; readonly id: number };
export type DecidedAdjustment = {
  readonly memberId: number;
  readonly account: 'cash' | 'gift';
  readonly changeMinor: number;
  readonly reason: string;
};

async function lockPending(db: TransactionDb, which: AdjustmentKey) {
  const request = await db.first(lockAdjustment, which);
  if (!request) throw new Refusal('record.notFound');
  if (request.state !== 'requested') throw new Refusal('state.illegalStep');
  return request;
}

/** Posts a requested correction: by another person, of the balance this person saw, once. */
export async function approveAdjustment(
  db: TransactionDb,
  staffId: number,
  { seenMinor, ...which }: AdjustmentKey & { readonly seenMinor: number },
): Promise<DecidedAdjustment> {
  const request = await lockPending(db, which);
  const { memberId, account, changeMinor, reason, requestedBy } = request;
  if (!(await isAnotherPerson(db, staffId, requestedBy))) throw new Refusal('refund.needsSecondPerson');
  const { shopId, id } = which;
  const member = await db.first(lockAdjustedMember, { shopId, memberId });
  if (!member || member.state === 'erased') throw new Refusal('record.notFound');
  const { [account]: balance } = await findBalances(db, shopId, memberId);
  const refusal = adjustmentRefusal({ balance, seen: seenMinor, change: changeMinor });
  if (refusal) throw new Refusal(refusal);
  await emit(db, {
    shopId,
    memberId,
    topic: changeMinor > 0 ? 'balanceAdded' : 'balanceDeducted',
    subjectId: id,
    details: { minor: Math.abs(changeMinor), reason },
  });
  const { journalId, legs } = await postJournal(db, {
    shopId,
    key: `adjustment ${id} posted`,
    journal: adjust(memberId, account, changeMinor),
    subject: { kind: 'adjustment', id },
    actor: { kind: 'staff', id: staffId },
    remark: reason,
  });
  // The update of the account is what counts: a payment that ran meanwhile moved the balance.
  const after = legs.find((leg) => leg.account === account && leg.owner === memberId)?.balance;
  if (after !== seenMinor + changeMinor) throw new Refusal('adjustment.balanceMoved');
  const decided = { ...which, state: 'posted' as const, staffId, note: '', journalId };
  if (!(await db.first(markDecided, decided))) throw new Refusal('state.illegalStep');
  return { memberId, account, changeMinor, reason };
}

/** Rejects a request, or withdraws one's own. No money moves. */
export async function rejectAdjustment(
  db: TransactionDb,
  staffId: number,
  { note, ...which }: AdjustmentKey & { readonly note: string },
): Promise<DecidedAdjustment> {
  const { memberId, account, changeMinor, reason } = await lockPending(db, which);
  const decided = { ...which, state: 'rejected' as const, staffId, note, journalId: null };
  if (!(await db.first(markDecided, decided))) throw new Refusal('state.illegalStep');
  return { memberId, account, changeMinor, reason };
}
