import type { OrderAct } from '@onehaul/domain/order/order-state';
import type { TransactionDb } from '../../db/database.ts';
import { releaseCoupons } from '../coupon/index.ts';
import { type EventAudit, type LockedOrder, stepOrders } from '../order-move/index.ts';
import { unbindParcels } from '../parcel/index.ts';
import { refundOrders } from '../payment/index.ts';
import { abandonServices } from '../service/index.ts';
import { releaseStock } from '../stock/index.ts';

/**
 * Cancels orders of one member: releases parcels, stock, coupons and points, and refunds payments in one
 * journal. Requires locked orders and must be the transaction's last step.
 */
export async function abandonOrders(
  db: TransactionDb,
  shopId: number,
  orders: readonly LockedOrder[],
  act: Extract<OrderAct, 'cancel' | 'expire' | 'withdraw'>,
  account: EventAudit,
): Promise<void> {
  const orderIds = orders.map(({ id }) => id);
  await abandonServices(db, shopId, orderIds);
  for (const step of new Set(orders.map((order) => order.step))) {
    const there = orders.filter((order) => order.step === step);
    await stepOrders(db, shopId, there, act, account);
  }
  await unbindParcels(db, shopId, orderIds, { actor: account.actor });
  await releaseCoupons(db, { shopId, orderIds });
  await releaseStock(db, shopId, orderIds, account);
  const refunds = orders
    .filter(({ paidMinor, points }) => paidMinor > 0 || points > 0)
    .map((order) => ({ order, minor: order.paidMinor, points: order.points }));
  if (refunds.length === 0) return;
  const { actor, reason = '' } = account;
  await refundOrders(db, { shopId, refunds, why: 'cancelled', reason, actor });
}
