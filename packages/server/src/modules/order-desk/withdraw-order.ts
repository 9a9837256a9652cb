import { orderMachine } from '@onehaul/domain/order/order-state';
import { Refusal } from '@onehaul/domain/refusal';
import type { TransactionDb } from '../../db/database.ts';
import { lockCouponsOf } from '../coupon/index.ts';
import { abandonOrders } from '../order/index.ts';
import { lockOrders } from '../order-move/index.ts';
import { clearException, closeWave } from '../fulfilment/index.ts';
import { leaveWave } from './order-desk.repository.ts';

type Withdrawal = { readonly shopId: number; readonly id: number; readonly reason: string };

/** Withdraws an order for the shop before packing: releases its parcels and refunds all payments. */
export async function withdrawOrder(
  db: TransactionDb,
  staffId: number,
  { shopId, id, reason }: Withdrawal,
): Promise<{ number: string; minor: number }> {
  await lockCouponsOf(db, { shopId, orderIds: [id] });
  const [order] = await lockOrders(db, shopId, [id]);
  const { step, number, paidMinor, waveId } = order!;
  if (!orderMachine.next(step, 'withdraw'))
    throw new Refusal('state.illegalStep', { from: step, event: 'withdraw' });
  const actor = { kind: 'staff', id: staffId } as const;
  await clearException(db, { shopId, order: order!, actor, reason });
  await db.all(leaveWave, { shopId, id });
  await closeWave(db, shopId, waveId);
  // Money last: the shop's ledger account row is the most contended lock.
  await abandonOrders(db, shopId, [order!], 'withdraw', { actor, reason, notice: 'orderWithdrawn' });
  return { number, minor: paidMinor };
}
