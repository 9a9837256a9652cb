import { type OrderException, orderMachine } from '@onehaul/domain/order/order-state';
import { Refusal } from '@onehaul/domain/refusal';
import type { TransactionDb } from '../../db/database.ts';
import { lockOrders } from '../order-move/index.ts';
import { raiseException } from '../fulfilment/index.ts';

type Raised = {
  readonly shopId: number;
  readonly id: number;
  readonly exception: OrderException;
  readonly note: string;
};

/** Raises an exception on an order by hand; throws for an order in a final step. */
export async function raiseExceptionForStaff(
  db: TransactionDb,
  staffId: number,
  { shopId, id, exception, note }: Raised,
) {
  const [order] = await lockOrders(db, shopId, [id]);
  const { step, number } = order!;
  if (orderMachine.events(step).length === 0)
    throw new Refusal('state.illegalStep', { from: step, event: 'exception' });
  await raiseException(db, {
    shopId,
    order: order!,
    exception,
    note,
    actor: { kind: 'staff', id: staffId },
  });
  return { number };
}
