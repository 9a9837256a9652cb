import { Refusal } from '@onehaul/domain/refusal';
import { releaseWithdrawal as releaseJournal } from '@onehaul/domain/wallet/journals';
import { withdrawalMachine } from '@onehaul/domain/wallet/withdrawal-state';
import type { TransactionDb } from '../../db/database.ts';
import { postJournal } from '../wallet/index.ts';
import { type LockedWithdrawal, markEnded } from './withdrawal.repository.ts';

type Ending = {
  readonly act: 'reject' | 'cancel' | 'fail';
  readonly actor: { readonly kind: 'member' | 'staff'; readonly id: number };
  readonly reason?: string;
};

/** Ends a row-locked withdrawal without paying it: releases the hold to cash, once. */
export async function releaseWithdrawal(
  db: TransactionDb,
  withdrawal: LockedWithdrawal,
  { act, actor, reason = '' }: Ending,
): Promise<void> {
  const { shopId, id, memberId, minor, state: from } = withdrawal;
  const state = withdrawalMachine.next(from, act);
  if (!state) throw new Refusal('withdrawal.over');
  const { journalId } = await postJournal(db, {
    shopId,
    key: `withdrawal ${id} ended`,
    journal: releaseJournal(memberId, minor),
    subject: { kind: 'withdrawal', id },
    actor,
    remark: reason,
  });
  const staffId = actor.kind === 'staff' ? actor.id : null;
  const ended = { shopId, id, from, state, staffId, reason, transferNumber: '', journalId };
  if (!(await db.first(markEnded, ended))) throw new Refusal('withdrawal.over');
}
