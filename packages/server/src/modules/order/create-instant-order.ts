import { orderCalls, type Order } from '@onehaul/contract/order';
import { wirePath } from '@onehaul/contract/wire';
import { declaredMinor, canonicalInstruction, declarationRefusal } from '@onehaul/domain/order/instruction';
import { instantOrderRefusal } from '@onehaul/domain/order/merge';
import { Refusal } from '@onehaul/domain/refusal';
import { settingsFrom } from '@onehaul/domain/settings';
import type { ChangeContext } from '../../http/context.ts';
import type { Keys } from '../../keys.ts';
import { getAddressRow } from '../address/index.ts';
import { assertSendable, type CustomsBook } from '../customs/index.ts';
import { exchangeOf, getPricedLine } from '../fee/index.ts';
import { recordOrderEvents } from '../order-move/index.ts';
import { lockForOrder } from '../parcel/index.ts';
import { findSettings } from '../shop/index.ts';
import { assertLineAccepts } from './assert-line-accepts.ts';
import type { MergeDraft } from './create-order.ts';
import { getOrderRow } from './find-orders.ts';
import { placeOrder } from './place-order.ts';

type InstantDraft = Omit<MergeDraft, 'quoteId'> & { readonly ceilingMinor: number };

/** The order is not priced yet, so coupon and points cannot apply. */
function refuseReductions({ ceilingMinor, couponId, points }: InstantDraft): void {
  const { input } = orderCalls.createInstant;
  const wrong =
    ceilingMinor === 0
      ? 'ceilingMinor'
      : couponId !== undefined
        ? 'couponId'
        : points > 0
          ? 'points'
          : undefined;
  if (wrong) throw new Refusal('input.invalid', { field: wirePath(input, [wrong]) });
}

/** Creates an order that is sent when its last parcel arrives, up to a ceiling price (A43). */
export async function createInstantOrder(
  { keys, customs }: { keys: Keys; customs: CustomsBook },
  context: ChangeContext,
  draft: InstantDraft,
): Promise<Order> {
  const { db, shop, member } = context;
  const undeclared = declarationRefusal(draft.declaration);
  if (undeclared) throw new Refusal(undeclared);
  refuseReductions(draft);
  const asked = canonicalInstruction({
    ...draft,
    couponId: null,
    declaredMinor: declaredMinor(draft.declaration),
  });
  const parcels = await lockForOrder(context, asked.parcelIds);
  const [line, address, own] = await Promise.all([
    getPricedLine(context, draft.lineId),
    getAddressRow(context, asked.addressId),
    findSettings(context),
  ]);
  const { instantDispatchMostParcels, orderMostParcels } = settingsFrom(own);
  const most = Math.min(instantDispatchMostParcels, orderMostParcels || Infinity);
  const refusal = instantOrderRefusal(parcels, most);
  if (refusal) throw new Refusal(refusal, { most });
  await assertLineAccepts(context, line, parcels, address);
  await assertSendable(customs, context, address.countryId, draft.declaration);

  const id = await placeOrder(keys, context, address, parcels, {
    ...asked,
    goodsName: draft.goodsName,
    remark: draft.remark,
    declaration: draft.declaration,
    kind: 'instant',
    step: 'awaitingArrival',
    payPolicy: line.payPolicy,
    totalMinor: 0,
    warehouseId: line.warehouseId,
    lineId: line.id,
    version: null,
    quoteId: null,
    shipment: null,
    bill: null,
    ceilingMinor: draft.ceilingMinor,
    ...exchangeOf(line),
    payDays: null,
  });
  const actor = { kind: 'member', id: member.id } as const;
  const details = { ceilingMinor: draft.ceilingMinor, parcels: parcels.length };
  await recordOrderEvents(db, shop.id, [id], 'submit', { actor, details });
  return getOrderRow(context, id);
}
