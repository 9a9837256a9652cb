import { codMachine } from '@onehaul/domain/cod/cod-state';
import { Refusal } from '@onehaul/domain/refusal';
import { takeCodBack } from '@onehaul/domain/wallet/journals';
import type { TransactionDb } from '../../db/database.ts';
import { emit } from '../../outbox/emit.ts';
import { postJournal } from '../wallet/index.ts';
import { lockMoney, markTakenBack } from './collection.repository.ts';

type Mistake = { readonly shopId: number; readonly orderId: number; readonly reason: string };

/** Reverses a collection that did not take place. Must be the last step of its transaction. */
export async function takeCollectionBack(
  db: TransactionDb,
  staffId: number,
  { shopId, orderId, reason }: Mistake,
): Promise<{ number: string; minor: number }> {
  const order = await db.first(lockMoney, { shopId, orderId });
  if (!order) throw new Refusal('record.notFound');
  const { number, memberId, owedMinor, collections } = order;
  if (!codMachine.next(order.state, 'takeBack')) throw new Refusal('cod.notCollected', { number });
  await db.all(markTakenBack, { shopId, orderId });
  await emit(db, { shopId, memberId, topic: 'orderChanged', subjectId: orderId, details: { number } });
  if (owedMinor! > 0) {
    await postJournal(db, {
      shopId,
      key: `cod ${orderId} takenBack ${collections}`,
      journal: takeCodBack(memberId, owedMinor!),
      subject: { kind: 'order', id: orderId },
      actor: { kind: 'staff', id: staffId },
      remark: reason,
    });
  }
  return { number, minor: owedMinor! };
}
