import { returnCalls } from '@onehaul/contract/returns';
import { wirePath } from '@onehaul/contract/wire';
import type { Bill } from '@onehaul/domain/fee/bill';
import type { Box, ServiceCharge, Shipment } from '@onehaul/domain/fee/shipment';
import type { RequestedService } from '@onehaul/domain/order/instruction';
import { stackPieces } from '@onehaul/domain/packing/stack';
import { Refusal } from '@onehaul/domain/refusal';
import { settingsFrom } from '@onehaul/domain/settings';
import { readerParameters } from '../../db/page.ts';
import type { MemberContext } from '../../http/context.ts';
import { orderOptionsByIds } from '../service/index.ts';
import type { Tariffs } from '../fee/index.ts';
import { preparePricer, type Pricer } from '../seller-order/index.ts';
import { findSettings } from '../shop/index.ts';
import { localLines } from './match.repository.ts';
import { findLots, skusToSend, waitingOrder } from './redispatch.repository.ts';

export type SkuCount = { readonly skuId: number; readonly quantity: number };

/** What to ship again and by which line: a waiting order's goods, units of SKUs, or a whole parcel. */
export type Subject = {
  readonly lineId: number;
  readonly orderId?: number | undefined;
  readonly items: readonly SkuCount[];
  readonly returnId?: number | undefined;
};

/** A priced subject, read without row locks. */
export type Plan = {
  readonly pricer: Pricer;
  readonly warehouseId: number;
  readonly countryId: number;
  /** Relabelling, where the shop charges for it. */
  readonly services: readonly RequestedService[];
  readonly shipment: Shipment;
  readonly bill: Bill;
  readonly goodsName: string;
  readonly goodsTypeId: number | null;
  readonly declaredMinor: number;
  /** Current price of the waiting order. */
  readonly beforeMinor: number | null;
};

type Goods = Pick<Plan, 'goodsName' | 'goodsTypeId' | 'declaredMinor' | 'beforeMinor'> & {
  readonly boxes: readonly Box[];
  readonly postcode: string;
  readonly insuredMinor?: number;
  readonly collectionMinor?: number;
  readonly isTaxHandled?: boolean;
};

const maxNameLength = 200;

export async function planRedispatch(
  tariffs: Tariffs,
  context: MemberContext,
  subject: Subject,
  postcode: string,
): Promise<Plan> {
  const { db, member } = context;
  assertOne(subject);
  const lines = await db.all(localLines, readerParameters(context));
  const local = lines.find(({ id }) => id === subject.lineId);
  if (!local) throw new Refusal('record.notFound');
  const [pricer, goods] = await Promise.all([
    preparePricer(context, tariffs, { memberId: member.ownerId, lineId: local.id }),
    goodsOf(context, subject, local, postcode),
  ]);
  const { goodsName, goodsTypeId, beforeMinor, ...priced } = goods;
  const grams = goods.boxes.reduce((sum, box) => sum + box.grams, 0);
  const labels = await relabelling(context, grams);
  const { shipment, bill } = pricer.price({
    ...priced,
    countryId: local.countryId,
    services: labels.charges,
  });
  return {
    pricer,
    warehouseId: local.warehouseId,
    countryId: local.countryId,
    services: labels.services,
    shipment,
    bill,
    goodsName,
    goodsTypeId,
    declaredMinor: goods.declaredMinor,
    beforeMinor,
  };
}

function assertOne({ orderId, items, returnId }: Subject): void {
  const named = [orderId !== undefined, items.length > 0, returnId !== undefined].filter(Boolean).length;
  const isTwice = new Set(items.map(({ skuId }) => skuId)).size < items.length;
  if (named !== 1 || isTwice)
    throw new Refusal('input.invalid', { field: wirePath(returnCalls.quote.input, ['items']) });
}

type Local = { readonly warehouseId: number; readonly countryId: number };

async function goodsOf(
  context: MemberContext,
  subject: Subject,
  local: Local,
  postcode: string,
): Promise<Goods> {
  if (subject.orderId !== undefined) return goodsOfOrder(context, subject.orderId, local);
  return subject.returnId === undefined
    ? goodsOfSkus(context, subject.items, postcode)
    : goodsOfReturn(context, subject.returnId, local, postcode);
}

async function goodsOfOrder({ db, shop, member }: MemberContext, id: number, local: Local): Promise<Goods> {
  const order = await db.first(waitingOrder, { shopId: shop.id, memberId: member.ownerId, id });
  if (!order) throw new Refusal('record.notFound');
  if (order.kind !== 'cod' || order.step !== 'awaitingArrival' || order.countryId !== local.countryId)
    throw new Refusal('return.notWaiting');
  return {
    boxes: order.shipment?.boxes ?? [],
    postcode: order.receiverPostcode,
    declaredMinor: order.declaredMinor,
    insuredMinor: order.insuredMinor,
    collectionMinor: order.collectionMinor,
    isTaxHandled: order.isTaxHandled,
    goodsName: '',
    goodsTypeId: null,
    beforeMinor: order.totalMinor,
  };
}

async function goodsOfSkus(
  { db, shop, member }: MemberContext,
  items: readonly SkuCount[],
  postcode: string,
): Promise<Goods> {
  const ids = items.map(({ skuId }) => skuId);
  const skus = await db.all(skusToSend, { shopId: shop.id, memberId: member.ownerId, ids });
  if (skus.length < ids.length) throw new Refusal('record.notFound');
  const pieces = skus.map((sku) => ({
    ...sku,
    grams: sku.weightGrams,
    lengthMillimetres: sku.lengthMm,
    widthMillimetres: sku.widthMm,
    heightMillimetres: sku.heightMm,
    quantity: items.find(({ skuId }) => skuId === sku.id)!.quantity,
  }));
  const [first] = pieces;
  return {
    boxes: [stackPieces(pieces)],
    postcode,
    declaredMinor: pieces.reduce((sum, { declaredMinor, quantity }) => sum + declaredMinor * quantity, 0),
    goodsName: pieces
      .map(({ name, quantity }) => `${name} × ${quantity}`)
      .join(', ')
      .slice(0, maxNameLength),
    goodsTypeId: first!.goodsTypeId,
    beforeMinor: null,
  };
}

async function goodsOfReturn(
  { db, shop, member }: MemberContext,
  returnId: number,
  { warehouseId }: Local,
  postcode: string,
): Promise<Goods> {
  const whose = { shopId: shop.id, memberId: member.ownerId };
  const lots = await db.all(findLots, { ...whose, warehouseId, skuIds: [], returnId });
  const [first] = lots;
  if (!first) throw new Refusal('return.nothingLeft', { left: 0 });
  const { weightGrams, lengthMm, widthMm, heightMm } = first;
  if (weightGrams === null) throw new Refusal('return.measureMissing');
  return {
    boxes: [
      {
        grams: weightGrams,
        lengthMillimetres: lengthMm!,
        widthMillimetres: widthMm!,
        heightMillimetres: heightMm!,
      },
    ],
    postcode,
    declaredMinor: 0,
    goodsName: lots
      .map(({ goodsName, left }) => `${goodsName} × ${left}`)
      .join(', ')
      .slice(0, maxNameLength),
    goodsTypeId: null,
    beforeMinor: null,
  };
}

/** The shop's relabelling charge: a service option, where the shop has set one. */
async function relabelling(
  context: MemberContext,
  grams: number,
): Promise<{ services: RequestedService[]; charges: ServiceCharge[] }> {
  const { relabelOptionId } = settingsFrom(await findSettings(context));
  const [option] =
    relabelOptionId === 0
      ? []
      : await context.db.all(orderOptionsByIds, {
          shopId: context.shop.id,
          ids: [relabelOptionId],
          isReturn: true,
        });
  if (!option) return { services: [], charges: [] };
  const { id, minor, minorEach, minorPerKilogram } = option;
  const charge = { key: String(id), minor, minorEach, minorPerKilogram, quantity: 1, grams };
  return { services: [{ optionId: id, quantity: 1 }], charges: [charge] };
}
