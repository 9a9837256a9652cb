import { feeCalls, type Quote } from '@onehaul/contract/fee';
import { wirePath } from '@onehaul/contract/wire';
import { type AskedService, quotedInstruction } from '@onehaul/domain/order/instruction';
import { Refusal } from '@onehaul/domain/refusal';
import type { ChangeContext } from '../../http/context.ts';
import { getAddressRow } from '../address/index.ts';
import { findTerms } from '../coupon/index.ts';
import { findPricedLine, findVersion, keepBill, type Tariffs } from '../fee/index.ts';
import { assertNotServed, lockForOrder } from '../parcel/index.ts';
import { findSettings } from '../shop/index.ts';
import { findBalances } from '../wallet/index.ts';
import { assertLineTakes } from './assert-line-takes.ts';
import { assertMergeable } from './assert-mergeable.ts';
import { priceGoods } from './price-order.ts';

type Asked = {
  readonly lineId: number;
  readonly parcelIds: readonly number[];
  readonly addressId?: number | undefined;
  readonly packing: 'together' | 'asTheyAre';
  readonly services: readonly AskedService[];
  readonly couponId?: number | undefined;
  readonly points: number;
  readonly declaredMinor: number;
  readonly insuredMinor: number;
  readonly collectionMinor: number;
  readonly isTaxHandled: boolean;
};

/** Prices the member's stored parcels and issues a quote for exactly this instruction. */
export async function quoteParcels(tariffs: Tariffs, context: ChangeContext, asked: Asked): Promise<Quote> {
  const { db, shop, member } = context;
  if (asked.addressId === undefined) {
    throw new Refusal('input.invalid', { field: wirePath(feeCalls.quote.input, ['addressId']) });
  }
  const couponId = asked.couponId ?? null;
  const instruction = quotedInstruction({ ...asked, addressId: asked.addressId, couponId });
  const [line, address, own] = await Promise.all([
    findPricedLine(context, asked.lineId),
    getAddressRow(context, instruction.addressId),
    findSettings(context),
  ]);
  const parcels = await lockForOrder(context, instruction.parcelIds);
  assertMergeable(parcels, own);
  await assertNotServed(db, shop.id, parcels);
  await assertLineTakes(context, line, parcels, address);

  const memberId = member.ownerId;
  const coupon = couponId && (await findTerms(db, { shopId: shop.id, memberId, id: couponId }));
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
  return keepBill(context, { line, tariff: version.tariff, ...priced, instruction });
}
