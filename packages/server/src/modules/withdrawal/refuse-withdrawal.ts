import { Refusal } from '@onehaul/domain/refusal';
import type { TransactionDb } from '../../db/database.ts';
import { emit } from '../../outbox/emit.ts';
import { resolveStaffNotices } from '../../outbox/notify-staff.ts';
import { releaseWithdrawal } from './release-withdrawal.ts';
import { lockWithdrawal } from './withdrawal.repository.ts';

type Refused = {
  readonly shopId: number;
  readonly id: number;
  readonly reason: string;
  /** Rejected by staff, or failed at the bank after it was sent. */
  readonly act: 'reject' | 'fail';
};

/** Ends a withdrawal without payment: returns the money and notifies the owner of the reason. */
export async function refuseWithdrawal(
  db: TransactionDb,
  staffId: number,
  { reason, act, ...which }: Refused,
): Promise<{ number: string; minor: number }> {
  const withdrawal = await db.first(lockWithdrawal, which);
  if (!withdrawal) throw new Refusal('record.notFound');
  const { shopId, memberId, id, number, minor } = withdrawal;
  const details = { number, minor, reason };
  await resolveStaffNotices(db, { kind: 'money', shopId, subjectId: id }, ['withdrawal']);
  await emit(db, { shopId, memberId, topic: 'withdrawalRejected', subjectId: id, details });
  await releaseWithdrawal(db, withdrawal, { act, actor: { kind: 'staff', id: staffId }, reason });
  return { number, minor };
}
