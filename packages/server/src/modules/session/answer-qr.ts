import { qrMachine } from '@onehaul/domain/qr-sign-in';
import { Refusal } from '@onehaul/domain/refusal';
import type { TransactionDb } from '../../db/database.ts';
import type { ChangeContext } from '../../http/context.ts';
import { findUnexpiredQr, updateQrState } from './qr.repository.ts';

/**
 * Approves or refuses the waiting browser. A wrong number refuses it permanently: the member is looking at
 * another screen.
 */
export async function answerQr(
  { db, shop, member, transaction }: ChangeContext,
  { id, approve, number }: { id: string; approve: boolean; number?: number },
) {
  const one = { shopId: shop.id, id, memberId: member.id };
  const qr = await db.first(findUnexpiredQr, { shopId: shop.id, id });
  const isWrong = approve && qr?.number !== number;
  const to = qr && qrMachine.next(qr.state, approve && !isWrong ? 'approve' : 'refuse');
  const step = (own: TransactionDb) => own.first(updateQrState, { ...one, from: qr!.state, to: to! });
  // Own transaction: the exception thrown below must not roll the refusal back.
  const stepped = to && (await (isWrong ? transaction(step) : step(db)));
  if (!stepped) throw new Refusal('session.qrGone');
  if (isWrong) throw new Refusal('session.qrNumberWrong');
  return null;
}
