import { Refusal } from '@onehaul/domain/refusal';
import { payWithdrawal as payJournal } from '@onehaul/domain/wallet/journals';
import { withdrawalMachine } from '@onehaul/domain/wallet/withdrawal-state';
import type { TransactionDb } from '../../db/database.ts';
import { emit } from '../../outbox/emit.ts';
import { resolveStaffNotices } from '../../outbox/notify-staff.ts';
import { isAnotherPerson } from '../second-person/index.ts';
import { postJournal } from '../wallet/index.ts';
import { lockWithdrawal, markEnded } from './withdrawal.repository.ts';

type Payment = { readonly shopId: number; readonly id: number; readonly transferNumber: string };

/** Records the bank transfer: books the held money out, once, and notifies the member. */
export async function payWithdrawal(
  db: TransactionDb,
  staffId: number,
  { transferNumber, ...which }: Payment,
): Promise<{ number: string; minor: number }> {
  const withdrawal = await db.first(lockWithdrawal, which);
  if (!withdrawal) throw new Refusal('record.notFound');
  const { shopId, id, memberId, number, minor, state: from } = withdrawal;
  const state = withdrawalMachine.next(from, 'pay');
  if (!state) throw new Refusal('withdrawal.over');
  const { isForTwo, approvedById } = withdrawal;
  // Two-person rule: above the shop's limit, the approver must not pay out.
  if (isForTwo && !(await isAnotherPerson(db, staffId, approvedById)))
    throw new Refusal('withdrawal.needsSecondPerson');
  if (!withdrawal.isPayable) throw new Refusal('withdrawal.cardNew', { until: withdrawal.payableFrom });
  await resolveStaffNotices(db, { kind: 'money', shopId, subjectId: id }, ['withdrawal']);
  await emit(db, { shopId, memberId, topic: 'withdrawalPaid', subjectId: id, details: { number, minor } });
  const { journalId } = await postJournal(db, {
    shopId,
    key: `withdrawal ${id} ended`,
    journal: payJournal(memberId, minor),
    subject: { kind: 'withdrawal', id },
    actor: { kind: 'staff', id: staffId },
    remark: transferNumber,
  });
  const ended = { shopId, id, from, state, staffId, reason: '', transferNumber, journalId };
  if (!(await db.first(markEnded, ended))) throw new Refusal('withdrawal.over');
  return { number, minor };
}
