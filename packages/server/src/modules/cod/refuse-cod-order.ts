import { randomInt } from 'node:crypto';
import { codMachine } from '@onehaul/domain/cod/cod-state';
import { orderNumber } from '@onehaul/domain/order/order-number';
import { Refusal } from '@onehaul/domain/refusal';
import type { TransactionDb } from '../../db/database.ts';
import { type LockedOrder, lockOrders, noteOrders, stepOrders } from '../order-move/index.ts';
import { clearException } from '../fulfilment/index.ts';
import { codStateOf, insertReturn, insertReturnItems, writeRefused } from './refuse-cod-order.repository.ts';

type AtTheDoor = { readonly shopId: number; readonly id: number; readonly reason: string };

const mostDraws = 5;

/**
 * Records that the receiver refused the order: cancels the collection, notifies the owner and announces the
 * return to the warehouse that shipped it.
 */
export async function refuseCodOrder(
  db: TransactionDb,
  staffId: number,
  { shopId, id, reason }: AtTheDoor,
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
  await noteOrders(db, shopId, [id], 'refused', { actor, reason });
  await stepOrders(db, shopId, [order!], 'comeBack', { actor, reason, notice: 'codRefused' });
  const returnNumber = await expectReturn(db, order!, reason);
  await db.all(writeRefused, { shopId, orderId: id, reason });
  return { number, returnNumber };
}

/** Draws another number when one is taken. */
async function expectReturn(db: TransactionDb, order: LockedOrder, reason: string): Promise<string> {
  const { shopId, id: orderId, memberId, accountId, warehouseId, clientNumber } = order;
  for (let draws = 0; draws < mostDraws; draws++) {
    const number = orderNumber(randomInt);
    const made = await db.first(insertReturn, {
      shopId,
      number,
      orderId,
      memberId,
      accountId,
      warehouseId,
      clientNumber: clientNumber ?? '',
      reason,
    });
    if (!made) continue;
    await db.all(insertReturnItems, { shopId, returnId: made.id, orderId });
    return number;
  }
  throw new Error('no number of a return is free');
}
