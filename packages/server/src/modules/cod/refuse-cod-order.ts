import { codMachine } from '@onehaul/domain/cod/cod-state';
import { Refusal } from '@onehaul/domain/refusal';
import type { TransactionDb } from '../../db/database.ts';
import { insertNumbered } from '../../insert-numbered.ts';
import { type LockedOrder, lockOrders, recordOrderEvents, stepOrders } from '../order-move/index.ts';
import { clearException } from '../fulfilment/index.ts';
import { codStateOf, insertReturn, insertReturnItems, markRefused } from './refuse-cod-order.repository.ts';

type DoorRefusal = { readonly shopId: number; readonly id: number; readonly reason: string };

/**
 * Records that the receiver refused the order: cancels the collection, notifies the owner and announces the
 * return to the warehouse that shipped it.
 */
export async function refuseCodOrder(
  db: TransactionDb,
  staffId: number,
  { shopId, id, reason }: DoorRefusal,
): Promise<{ number: string; returnNumber: string }> {
  const [order] = await lockOrders(db, shopId, [id]);
  const { step, number, deliveredAt } = order!;
  const cod = await db.first(codStateOf, { shopId, orderId: id });
  if (!cod) throw new Refusal('record.notFound');
  // A delivered or paid order cannot be refused.
  if (deliveredAt !== null || !codMachine.next(cod.state, 'refuse')) throw new Refusal('cod.over');
  if (step !== 'shipped') throw new Refusal('order.notShipped');
  const actor = { kind: 'staff', id: staffId } as const;
  await clearException(db, { shopId, order: order!, actor, reason });
  await recordOrderEvents(db, shopId, [id], 'refused', { actor, reason });
  await stepOrders(db, shopId, [order!], 'comeBack', { actor, reason, notice: 'codRefused' });
  const returnNumber = await createExpectedReturn(db, order!, reason);
  await db.all(markRefused, { shopId, orderId: id, reason });
  return { number, returnNumber };
}

async function createExpectedReturn(db: TransactionDb, order: LockedOrder, reason: string): Promise<string> {
  const { shopId, id: orderId, memberId, accountId, warehouseId, clientNumber } = order;
  const draft = {
    shopId,
    orderId,
    memberId,
    accountId,
    warehouseId,
    clientNumber: clientNumber ?? '',
    reason,
  };
  const made = await insertNumbered(async (number) => {
    const inserted = await db.first(insertReturn, { ...draft, number });
    return inserted && { id: inserted.id, number };
  });
  await db.all(insertReturnItems, { shopId, returnId: made.id, orderId });
  return made.number;
}
