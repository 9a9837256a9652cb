import { Refusal } from '@onehaul/domain/refusal';
import type { TransactionDb } from '../../db/database.ts';
import { emit } from '../../outbox/emit.ts';
import { lockOrders, stepOrders } from '../order-move/index.ts';
import { lockReturn, stepReturn } from './move-return.ts';
import { orderOfReturn } from './return.repository.ts';

export type RecordKey = { readonly shopId: number; readonly id: number };

/** Records the arrival of a return, and the return of its order if that was still in transit. */
export async function receiveReturn(db: TransactionDb, staffId: number, which: RecordKey): Promise<void> {
  const { shopId } = which;
  const known = await db.first(orderOfReturn, which);
  if (!known) throw new Refusal('record.notFound');
  // Lock order: orders before their dependent rows.
  const [order] = known.orderId === null ? [] : await lockOrders(db, shopId, [known.orderId]);
  const held = await lockReturn(db, which);
  await stepReturn(db, held, 'receive', staffId);
  if (order?.step === 'shipped')
    await stepOrders(db, shopId, [order], 'comeBack', {
      actor: { kind: 'staff', id: staffId },
      details: { return: held.number },
    });
  await emit(db, {
    shopId,
    memberId: held.memberId,
    topic: 'returnReceived',
    subjectId: held.id,
    details: { number: held.number },
  });
}
