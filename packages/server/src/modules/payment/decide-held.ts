import { Refusal } from '@onehaul/domain/refusal';
import type { TransactionDb } from '../../db/database.ts';
import { decideReturn } from './decide-refund.ts';
import { lockReturns } from './refund-desk.repository.ts';
import { lockRefund } from './refund.repository.ts';
import { lockPayment } from './settle.repository.ts';

/** Decides one piece of held money per call, because a transaction posts one journal. */
export async function decideHeld(
  db: TransactionDb,
  staffId: number,
  { decision, ...which }: { shopId: number; id: number; decision: 'refund' | 'wallet' },
): Promise<string> {
  const { shopId } = which;
  const payment = await db.first(lockPayment, which);
  if (!payment) throw new Refusal('record.notFound');
  const [first] = await db.all(lockReturns, { shopId, paymentId: which.id });
  if (!first) throw new Refusal('refund.over');
  const refund = await db.first(lockRefund, { shopId, id: first.id });
  await decideReturn(db, staffId, refund!, decision);
  return payment.number;
}
