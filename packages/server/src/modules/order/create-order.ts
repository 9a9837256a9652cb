import type { Order } from '@onehaul/contract/order';
import type { Box, Shipment } from '@onehaul/domain/fee/shipment';
import {
  type RequestedService,
  declaredMinor,
  isSameInstruction,
  canonicalInstruction,
  declarationRefusal,
} from '@onehaul/domain/order/instruction';
import { firstStep } from '@onehaul/domain/order/order-state';
import { Refusal } from '@onehaul/domain/refusal';
import { settingsFrom } from '@onehaul/domain/settings';
import { spendPoints } from '@onehaul/domain/wallet/journals';
import type { ChangeContext } from '../../http/context.ts';
import type { Keys } from '../../keys.ts';
import { getAddressRow } from '../address/index.ts';
import { bindCouponToOrder, lockCoupon } from '../coupon/index.ts';
import { assertSendable, type CustomsBook } from '../customs/index.ts';
import { getPricedLine, findQuoteRow, type Tariffs } from '../fee/index.ts';
import { lockOrders, recordOrderEvents, stepOrders } from '../order-move/index.ts';
import { assertNotServed, lockForOrder, stepParcelsOf } from '../parcel/index.ts';
import { findSettings } from '../shop/index.ts';
import { postJournal } from '../wallet/index.ts';
import { assertMergeable } from './assert-mergeable.ts';
import { assertLineAccepts } from './assert-line-accepts.ts';
import { getOrderRow } from './find-orders.ts';
import { type OrderTexts, placeOrder } from './place-order.ts';
import { pointsTaken, priceGoods } from './price-order.ts';

type Instruction = OrderTexts & {
  readonly lineId: number;
  readonly parcelIds: readonly number[];
  readonly addressId: number;
  readonly packing: 'together' | 'asTheyAre';
  readonly services: readonly RequestedService[];
  readonly couponId?: number | undefined;
  readonly points: number;
  readonly insuredMinor: number;
  readonly collectionMinor: number;
  readonly isTaxHandled: boolean;
};
export type MergeDraft = Instruction & { readonly quoteId: string };

const formatYuan = (minor: number) => (minor / 100).toFixed(2);

/**
 * Merges parcels into an order at a quoted price: rebuilds and re-prices everything under the quote's tariff
 * version, and throws on any difference. All or nothing.
 */
export async function createOrder(
  { keys, tariffs, customs }: { keys: Keys; tariffs: Tariffs; customs: CustomsBook },
  context: ChangeContext,
  draft: MergeDraft,
): Promise<Order> {
  const { db, shop, member } = context;
  const memberId = member.ownerId;
  const couponId = draft.couponId ?? null;
  const asked = canonicalInstruction({ ...draft, couponId, declaredMinor: declaredMinor(draft.declaration) });
  const undeclared = declarationRefusal(draft.declaration);
  if (undeclared) throw new Refusal(undeclared);
  const quote = await findUsableQuote(context, draft.quoteId);
  if (quote.lineId !== draft.lineId || !quote.instruction || !isSameInstruction(quote.instruction, asked)) {
    throw new Refusal('order.quoteMismatch');
  }

  const which = couponId && { shopId: shop.id, memberId, id: couponId };
  const coupon = which ? await lockCoupon(db, { ...which, lineId: draft.lineId }) : null;
  const parcels = await lockForOrder(context, asked.parcelIds);
  const [line, address, own] = await Promise.all([
    getPricedLine(context, draft.lineId),
    getAddressRow(context, asked.addressId),
    findSettings(context),
  ]);
  assertMergeable(parcels, own);
  await assertNotServed(db, shop.id, parcels);
  await assertLineAccepts(context, line, parcels, address);
  await assertSendable(customs, context, address.countryId, draft.declaration);

  const { version, publishedAt, lineId } = quote;
  const [tariff] = await tariffs.find(context, [{ lineId, version, publishedAt }]);
  const goods = { ...asked, memberId, parcels, place: address, coupon };
  const { shipment, bill } = await priceGoods(context, { version, effectiveAt: '', tariff: tariff! }, goods);
  assertAsQuoted(quote.shipment, shipment);
  if (bill.totalMinor !== quote.bill.totalMinor) {
    throw new Refusal('order.priceChanged', {
      was: formatYuan(quote.bill.totalMinor),
      now: formatYuan(bill.totalMinor),
    });
  }

  const step = firstStep(line.payPolicy);
  const points = pointsTaken(bill);
  const id = await placeOrder(keys, context, address, parcels, {
    ...asked,
    goodsName: draft.goodsName,
    remark: draft.remark,
    declaration: draft.declaration,
    kind: 'merge',
    step,
    payPolicy: line.payPolicy,
    totalMinor: bill.totalMinor,
    warehouseId: line.warehouseId,
    lineId,
    version,
    quoteId: draft.quoteId,
    couponId,
    points,
    // Re-pricing after packing takes no more points than were taken now.
    shipment: { ...shipment, points: shipment.points && { ...shipment.points, count: points } },
    bill,
    ceilingMinor: null,
    currencyCode: quote.currencyCode,
    exchangeRate: quote.exchangeRate,
    payDays: step === 'unpaid' ? settingsFrom(own).unpaidOrderDays : null,
  });
  const actor = { kind: 'member', id: member.id } as const;
  await stepParcelsOf(db, shop.id, id, 'reserve', { actor, details: { orderId: id } });
  if (which) await bindCouponToOrder(db, { ...which, orderId: id });
  const details = { totalMinor: bill.totalMinor, parcels: parcels.length };
  await recordOrderEvents(db, shop.id, [id], 'submit', { actor, details });
  // Coupon and points may reduce the total to zero.
  if (step === 'unpaid' && bill.totalMinor === 0) {
    await stepOrders(db, shop.id, await lockOrders(db, shop.id, [id]), 'pay', { actor });
  }
  const row = await getOrderRow(context, id);
  if (points > 0) {
    await postJournal(db, {
      shopId: shop.id,
      key: `order ${id} points`,
      journal: spendPoints(memberId, points),
      subject: { kind: 'order', id },
      actor,
    });
  }
  return row;
}

/** Returns an unexpired quote of this member. */
async function findUsableQuote(context: ChangeContext, id: string) {
  const quote = await findQuoteRow(context, id);
  if (!quote) throw new Refusal('record.notFound');
  if (quote.isExpired) throw new Refusal('order.quoteExpired');
  return quote;
}

/** Throws unless the boxes equal the quoted ones and the address is in the same remote areas. */
function assertAsQuoted(quoted: Shipment, now: Shipment): void {
  const isSameBox = (one: Box, other: Box | undefined) =>
    one.grams === other?.grams &&
    one.lengthMillimetres === other.lengthMillimetres &&
    one.widthMillimetres === other.widthMillimetres &&
    one.heightMillimetres === other.heightMillimetres;
  const isSame =
    now.boxes.length === quoted.boxes.length &&
    now.boxes.every((box, index) => isSameBox(box, quoted.boxes[index])) &&
    now.remoteAreas.toSorted().join() === quoted.remoteAreas.toSorted().join();
  if (!isSame) throw new Refusal('order.quoteMismatch');
}
