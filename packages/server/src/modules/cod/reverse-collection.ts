import { codMachine } from '@onehaul/domain/cod/cod-state';
import { Refusal } from '@onehaul/domain/refusal';
import { reverseCodCollection } from '@onehaul/domain/wallet/journals';
import type { TransactionDb } from '../../db/database.ts';
import { emit } from '../../outbox/emit.ts';
import { postJournal } from '../wallet/index.ts';
import { lockCodOrder, markCollectionReversed } from './collection.repository.ts';

type CollectionReversal = { readonly shopId: number; readonly orderId: number; readonly reason: string };

/** Reverses a collection that did not take place. Must be the last step of its transaction. */
export async function reverseCollection(
  db: TransactionDb,
  staffId: number,
  { shopId, orderId, reason }: CollectionReversal,
): Promise<{ number: string; minor: number }> {
  const order = await db.first(lockCodOrder, { shopId, orderId });
  if (!order) throw new Refusal('record.notFound');
  const { number, memberId, owedMinor, collections } = order;
  if (!codMachine.next(order.state, 'takeBack')) throw new Refusal('cod.notCollected', { number });
  await db.all(markCollectionReversed, { shopId, orderId });
  await emit(db, { shopId, memberId, topic: 'orderChanged', subjectId: orderId, details: { number } });
  if (owedMinor! > 0) {
    await postJournal(db, {
      shopId,
      key: `cod ${orderId} takenBack ${collections}`,
      journal: reverseCodCollection(memberId, owedMinor!),
      subject: { kind: 'order', id: orderId },
      actor: { kind: 'staff', id: staffId },
      remark: reason,
    });
  }
  return { number, minor: owedMinor! };
}
