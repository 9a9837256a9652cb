import { returnCalls } from '@onehaul/contract/returns';
import { wirePath } from '@onehaul/contract/wire';
import { firstStep, type PayPolicy } from '@onehaul/domain/order/order-state';
import { allocateFromLots } from '@onehaul/domain/returns/return-units';
import { Refusal } from '@onehaul/domain/refusal';
import { settingsFrom } from '@onehaul/domain/settings';
import type { ChangeContext } from '../../http/context.ts';
import type { Keys } from '../../keys.ts';
import { exchangeOf, type Tariffs } from '../fee/index.ts';
import { placeSellerOrders } from '../seller-order/index.ts';
import { findSettings } from '../shop/index.ts';
import { moveStock } from '../stock/index.ts';
import { type Plan, planRedispatch, type SkuCount, type Subject } from './plan-redispatch.ts';
import { setServicesAndDeadline, insertBoundItems, lockLots } from './redispatch.repository.ts';
import { fulfilWaitingOrder } from './fulfil-waiting-order.ts';
import { bindMove, sentMove, type TakenUnits, writeSent } from './sent-units.ts';

type Receiver = {
  readonly name: string;
  readonly phone: string;
  readonly postcode: string;
  readonly region: string;
  readonly detail: string;
};
type RedispatchRequest = Subject & { readonly receiver?: Receiver | undefined; readonly remark: string };

/** Ships returned goods again: for an order that waits for them, or to a new receiver. */
export async function redispatch(
  { keys, tariffs }: { readonly keys: Keys; readonly tariffs: Tariffs },
  context: ChangeContext,
  { receiver, remark, ...subject }: RedispatchRequest,
): Promise<{ orderId: number; orderNumber: string }> {
  const plan = await planRedispatch(tariffs, context, subject, receiver?.postcode ?? '');
  if (subject.orderId !== undefined) return fulfilWaitingOrder(context, plan, subject.orderId);
  if (!receiver)
    throw new Refusal('input.invalid', { field: wirePath(returnCalls.redispatch.input, ['receiver']) });

  const { db, shop, member } = context;
  const isWhole = subject.returnId !== undefined;
  const taken = await lockUnits(context, plan, subject);
  const { line } = plan.pricer;
  const payPolicy = policyOf(line.payPolicy, isWhole);
  const [orderId] = await placeSellerOrders(keys, context, [
    {
      kind: 'redispatch',
      // A whole parcel is already packed, so it starts at the packing table for its new label.
      step: isWhole ? 'packing' : firstStep(payPolicy),
      payPolicy,
      warehouseId: plan.warehouseId,
      lineId: line.id,
      version: plan.pricer.version,
      countryId: plan.countryId,
      clientNumber: null,
      receiverName: receiver.name,
      receiverPhone: receiver.phone,
      receiverPostcode: receiver.postcode,
      receiverRegion: receiver.region,
      receiverDetail: receiver.detail,
      goodsName: plan.goodsName,
      goodsTypeId: plan.goodsTypeId,
      declaration: [],
      declaredMinor: plan.declaredMinor,
      collectionMinor: 0,
      isTaxHandled: false,
      shipment: plan.shipment,
      bill: plan.bill,
      ...exchangeOf(line),
      remark,
    },
  ]);
  const shopId = shop.id;
  if (!isWhole) await insertReservedItems(context, orderId!, subject.items);
  await writeSent(context, orderId!, taken);
  const { unpaidOrderDays } = settingsFrom(await findSettings(context));
  const services = JSON.stringify(plan.services);
  const placed = await db.first(setServicesAndDeadline, {
    shopId,
    id: orderId!,
    services,
    days: unpaidOrderDays,
  });
  if (!isWhole)
    await moveStock(
      db,
      shopId,
      [
        ...taken.map((one) => sentMove(plan.warehouseId, orderId!, one)),
        ...subject.items.map((item) => bindMove(plan.warehouseId, orderId!, { ...item, turns: 0 })),
      ],
      { actor: { kind: 'member', id: member.id } },
    );
  return { orderId: orderId!, orderNumber: placed!.number };
}

/**
 * A redispatch collects no cash to take freight from, and a packed parcel is priced by its actual boxes: both
 * are paid after packing.
 */
function policyOf(policy: PayPolicy, isWhole: boolean): PayPolicy {
  return policy === 'fromCollection' || (isWhole && policy === 'onSubmit') ? 'afterPacking' : policy;
}

/** Row-locks the units, first in first out. A whole parcel is taken with all its good units. */
async function lockUnits(
  { db, shop, member }: ChangeContext,
  { warehouseId }: Plan,
  { items, returnId }: Subject,
): Promise<TakenUnits[]> {
  const skuIds = items.map(({ skuId }) => skuId);
  const whose = { shopId: shop.id, memberId: member.ownerId };
  const lots = await db.all(lockLots, { ...whose, warehouseId, skuIds, returnId: returnId ?? null });
  if (returnId !== undefined) {
    if (lots.length === 0) throw new Refusal('return.nothingLeft', { left: 0 });
    return lots.map((lot) => ({ lot, count: lot.left }));
  }
  return items.flatMap(({ skuId, quantity }) => {
    const own = lots.filter((lot) => lot.skuId === skuId);
    const taken = allocateFromLots(own, quantity);
    if (!taken)
      throw new Refusal('return.nothingLeft', { left: own.reduce((sum, lot) => sum + lot.left, 0) });
    return taken;
  });
}

async function insertReservedItems(
  { db, shop }: ChangeContext,
  orderId: number,
  items: readonly SkuCount[],
): Promise<void> {
  await db.all(insertBoundItems, {
    shopId: shop.id,
    orderId,
    skuIds: items.map(({ skuId }) => skuId),
    quantities: items.map(({ quantity }) => quantity),
  });
}
