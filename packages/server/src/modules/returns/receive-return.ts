import { Refusal } from '@onehaul/domain/refusal';
import type { TransactionDb } from '../../db/database.ts';
import { emit } from '../../outbox/emit.ts';
import { lockOrders, stepOrders } from '../order-move/index.ts';
import { lockReturn, stepReturn } from './move-return.ts';
import { orderOfReturn } from './return.repository.ts';

export type Which = { readonly shopId: number; readonly id: number };

/** A return is here. An order that was on its way to somebody has come back with it. */
export async function receiveReturn(db: TransactionDb, staffId: number, which: Which): Promise<void> {
  const { shopId } = which;
  const known = await db.first(orderOfReturn, which);
  if (!known) throw new Refusal('record.notFound');
  // Orders before what hangs on them, as everywhere.
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
