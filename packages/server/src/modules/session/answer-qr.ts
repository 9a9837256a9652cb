import { qrMachine } from '@onehaul/domain/qr-sign-in';
import { Refusal } from '@onehaul/domain/refusal';
import type { Db } from '../../db/database.ts';
import type { MemberContext } from '../../http/context.ts';
import { livingQr, stepQr } from './qr.repository.ts';

/** Lets the waiting browser in, or not. A wrong number refuses it for good: that screen is not the one they look at. */
export async function answerQr(
  { db, shop, member, transaction }: MemberContext,
  { id, approve, number }: { id: string; approve: boolean; number?: number },
) {
  const one = { shopId: shop.id, id, memberId: member.id };
  const qr = await db.first(livingQr, { shopId: shop.id, id });
  const isWrong = approve && qr?.number !== number;
  const to = qr && qrMachine.next(qr.state, approve && !isWrong ? 'approve' : 'refuse');
  const step = (own: Db) => own.first(stepQr, { ...one, from: qr!.state, to: to! });
  // Written by itself: that the call is refused must not undo the refusal.
  const stepped = to && (await (isWrong ? transaction(step) : step(db)));
  if (!stepped) throw new Refusal('session.qrGone');
  if (isWrong) throw new Refusal('session.qrNumberWrong');
  return null;
}
