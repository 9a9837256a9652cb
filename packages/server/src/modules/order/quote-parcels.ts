import { feeCalls, type Quote } from '@onehaul/contract/fee';
import { wirePath } from '@onehaul/contract/wire';
import { type RequestedService, canonicalInstruction } from '@onehaul/domain/order/instruction';
import { Refusal } from '@onehaul/domain/refusal';
import type { ChangeContext } from '../../http/context.ts';
import { getAddressRow } from '../address/index.ts';
import { getCouponTerms } from '../coupon/index.ts';
import { getPricedLine, findVersion, saveBillAsQuote, type Tariffs } from '../fee/index.ts';
import { assertNotServed, lockForOrder } from '../parcel/index.ts';
import { findSettings } from '../shop/index.ts';
import { findBalances } from '../wallet/index.ts';
import { assertLineAccepts } from './assert-line-accepts.ts';
import { assertMergeable } from './assert-mergeable.ts';
import { priceGoods } from './price-order.ts';

type QuoteRequest = {
  readonly lineId: number;
  readonly parcelIds: readonly number[];
  readonly addressId?: number | undefined;
  readonly packing: 'together' | 'asTheyAre';
  readonly services: readonly RequestedService[];
  readonly couponId?: number | undefined;
  readonly points: number;
  readonly declaredMinor: number;
  readonly insuredMinor: number;
  readonly collectionMinor: number;
  readonly isTaxHandled: boolean;
};

/** Prices the member's stored parcels and issues a quote for exactly this instruction. */
export async function quoteParcels(
  tariffs: Tariffs,
  context: ChangeContext,
  asked: QuoteRequest,
): Promise<Quote> {
  const { db, shop, member } = context;
  if (asked.addressId === undefined) {
    throw new Refusal('input.invalid', { field: wirePath(feeCalls.quote.input, ['addressId']) });
  }
  const couponId = asked.couponId ?? null;
  const instruction = canonicalInstruction({ ...asked, addressId: asked.addressId, couponId });
  const [line, address, own] = await Promise.all([
    getPricedLine(context, asked.lineId),
    getAddressRow(context, instruction.addressId),
    findSettings(context),
  ]);
  const parcels = await lockForOrder(context, instruction.parcelIds);
  assertMergeable(parcels, own);
  await assertNotServed(db, shop.id, parcels);
  await assertLineAccepts(context, line, parcels, address);

  const memberId = member.ownerId;
  const coupon =
    couponId && (await getCouponTerms(db, { shopId: shop.id, memberId, id: couponId, lineId: line.id }));
  if (asked.points > 0) {
    const { points } = await findBalances(db, shop.id, memberId);
    if (points < asked.points) throw new Refusal('wallet.notEnoughPoints');
  }
  const version = await findVersion(tariffs, context, line);
  const priced = await priceGoods(context, version, {
    ...instruction,
    memberId,
    parcels,
    place: address,
    coupon: coupon || null,
  });
  return saveBillAsQuote(context, { line, tariff: version.tariff, ...priced, instruction });
}
