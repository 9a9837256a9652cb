import { Refusal } from '@onehaul/domain/refusal';
import type { TransactionDb } from '../../db/database.ts';
import { assertNotStopped, type LockedOrder } from '../order-move/index.ts';
import { lockOrder, type OrderNumberScope, type ScanTime } from './lock-order.ts';

/** Locks an order whose boxes may be changed: all its parcels are at the packing table. */
export async function lockOrderForPacking(
  db: TransactionDb,
  scan: OrderNumberScope & ScanTime,
  event: string,
): Promise<LockedOrder> {
  const { order } = await lockOrder(db, scan);
  assertNotStopped(order);
  if (order.step !== 'packing') throw new Refusal('state.illegalStep', { from: order.step, event });
  return order;
}
