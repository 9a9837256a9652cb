import { allocateFromLots } from '@onehaul/domain/returns/return-units';
import { Refusal } from '@onehaul/domain/refusal';
import type { ChangeContext } from '../../http/context.ts';
import { exchangeOf } from '../fee/index.ts';
import { lockOrdersOfMember, recordOrderEvents, stepOrders } from '../order-move/index.ts';
import { moveStock } from '../stock/index.ts';
import type { Plan } from './plan-redispatch.ts';
import { bindMove, sentMove, type TakenUnits, writeSent } from './sent-units.ts';
import { bindWaitingItems, changeWay, itemsOfOrder, type Lot, lockLots } from './redispatch.repository.ts';

/**
 * Fulfils an order that waits for stock from returned units in its destination country: its warehouse, line
 * and price become local. Units the returns lack come from free stock there.
 */
export async function fulfilWaitingOrder(
  context: ChangeContext,
  plan: Plan,
  orderId: number,
): Promise<{ orderId: number; orderNumber: string }> {
  const { db, shop, member } = context;
  const shopId = shop.id;
  const { warehouseId, pricer, bill, shipment } = plan;
  const [order] = await lockOrdersOfMember(db, shopId, member.ownerId, [orderId]);
  // Checked again under the row lock (TOCTOU).
  if (order!.step !== 'awaitingArrival' || order!.exception !== null) throw new Refusal('return.notWaiting');
  const wanted = await db.all(itemsOfOrder, { shopId, orderId });
  const lots = await db.all(lockLots, {
    shopId,
    memberId: member.ownerId,
    warehouseId,
    skuIds: wanted.map(({ skuId }) => skuId),
    returnId: null,
  });
  const taken = wanted.flatMap((item) => takeAvailable(lots, item));
  if (taken.length === 0) throw new Refusal('return.nothingLeft', { left: 0 });

  await db.all(changeWay, {
    shopId,
    id: orderId,
    warehouseId,
    lineId: pricer.line.id,
    version: pricer.version,
    shipment: JSON.stringify(shipment),
    bill: JSON.stringify(bill),
    totalMinor: bill.totalMinor,
    services: JSON.stringify(plan.services),
    ...exchangeOf(pricer.line),
  });
  const actor = { kind: 'member', id: member.id } as const;
  await recordOrderEvents(db, shopId, [orderId], 'bind', {
    actor,
    details: { beforeMinor: order!.totalMinor },
  });
  await stepOrders(db, shopId, [order!], 'dispatch', { actor });
  const bound = await db.all(bindWaitingItems, { shopId, orderId });
  if (bound.length < wanted.length) throw new Refusal('stock.alreadyBound');
  await writeSent(context, orderId, taken);
  const moves = [
    ...taken.map((one) => sentMove(warehouseId, orderId, one)),
    ...bound.map((item) => bindMove(warehouseId, orderId, item)),
  ];
  await moveStock(db, shopId, moves, { actor });
  return { orderId, orderNumber: order!.number };
}

/** Takes returned units first, as many as there are. */
function takeAvailable(
  lots: readonly Lot[],
  { skuId, quantity }: { readonly skuId: number; readonly quantity: number },
): TakenUnits[] {
  const own = lots.filter((lot) => lot.skuId === skuId);
  const there = own.reduce((sum, lot) => sum + lot.left, 0);
  return allocateFromLots(own, Math.min(there, quantity)) ?? [];
}
