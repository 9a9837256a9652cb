import { Refusal } from '@onehaul/domain/refusal';
import { withdrawalMachine } from '@onehaul/domain/wallet/withdrawal-state';
import type { TransactionDb } from '../../db/database.ts';
import { emit } from '../../outbox/emit.ts';
import { resolveStaffNotices } from '../../outbox/notify-staff.ts';
import { lockWithdrawal, markApproved } from './withdrawal.repository.ts';

type RecordKey = { readonly shopId: number; readonly id: number };

/** Approves a withdrawal for payment. No money moves yet. */
export async function approveWithdrawal(
  db: TransactionDb,
  staffId: number,
  which: RecordKey,
): Promise<string> {
  const withdrawal = await db.first(lockWithdrawal, which);
  if (!withdrawal) throw new Refusal('record.notFound');
  if (!withdrawalMachine.next(withdrawal.state, 'approve')) throw new Refusal('withdrawal.over');
  const { shopId, memberId, id, number } = withdrawal;
  await db.all(markApproved, { ...which, staffId });
  await resolveStaffNotices(db, { kind: 'money', shopId, subjectId: id }, ['withdrawal']);
  await emit(db, { shopId, memberId, topic: 'walletChanged', subjectId: id });
  return number;
}
