import type { Order, OrderDetails } from '@onehaul/contract/order';
import type { PageRequest } from '@onehaul/contract/wire';
import type { OrderKind } from '@onehaul/domain/order/order-kind';
import { dueMinor, type OrderStage, orderStages } from '@onehaul/domain/order/order-state';
import { Refusal } from '@onehaul/domain/refusal';
import { wayStopOf } from '@onehaul/domain/tracking/way-stop';
import { findPage, readerParameters } from '../../db/page.ts';
import type { MemberContext } from '../../http/context.ts';
import type { Services } from '../../services.ts';
import { pricedOf, type Tariffs } from '../fee/index.ts';
import { privateFileUrl } from '../file/index.ts';
import { photosOfOrder } from '../order-move/index.ts';
import {
  boxesOfOrder,
  eventsOfOrder,
  orderDetails,
  type OrderDetailsRow,
  parcelsOfOrder,
  paymentsOfOrder,
  refundsOfOrder,
  reviewOfOrder,
} from './order-details.repository.ts';
import { orderById, orderPage, type OrderRow, talliesOfOrders } from './order-list.repository.ts';
import { receiverIdTail } from './receiver-id.ts';

type OrderSearch = PageRequest & {
  readonly stage?: OrderStage | undefined;
  readonly kind?: OrderKind | undefined;
  /** Prefix of an order, carrier bill or courier number, as typed. */
  readonly search: string;
  readonly warehouseId?: number | undefined;
  readonly lineId?: number | undefined;
  readonly createdFrom?: Date | undefined;
  readonly createdBefore?: Date | undefined;
};

/** Highest code point: prefix + this is an upper bound for all strings with that prefix. */
const maxCodePoint = '\u{10FFFF}';
const normalizePrefix = (typed: string) => typed.normalize('NFKC').replaceAll(/\s/g, '').toUpperCase();
const anytime = new Date(0);

function orderOf(row: OrderRow): Order {
  const { totalMinor, paidMinor, ceilingMinor, parcelCounts, contentCounts, version, ...shown } = row;
  const { receiverRegion, receiverDetail, isReviewed, wayFacts, ...order } = shown;
  const [parcelCount = 0, arrivedCount = 0] = parcelCounts;
  const [packedBoxes = 0, announcedBoxes = 0, itemCount = 0] = contentCounts;
  return {
    ...order,
    way: wayStopOf({ step: row.step, ...wayFacts }),
    isPaid: version !== null && paidMinor >= totalMinor,
    isCollect: order.payPolicy === 'collect',
    receiverAddress: [receiverRegion, receiverDetail].filter(Boolean).join(' '),
    parcelCount,
    arrivedCount,
    boxCount: packedBoxes || announcedBoxes,
    itemCount,
    isReviewed: Boolean(isReviewed),
    total: totalMinor,
    paid: paidMinor,
    due: dueMinor(row),
    ceiling: ceilingMinor,
  };
}

/** A sub-account sees the orders of its main account (A16). */
export async function findOrders(
  context: MemberContext,
  { stage, kind, search, warehouseId, lineId, createdFrom, createdBefore, ...page }: OrderSearch,
): Promise<{ items: Order[]; total: number }> {
  const beginning = normalizePrefix(search);
  const statement = orderPage({
    hasStage: stage !== undefined,
    hasKind: kind !== undefined,
    hasSearch: beginning !== '',
    hasWarehouse: warehouseId !== undefined,
    hasLine: lineId !== undefined,
    hasFrom: createdFrom !== undefined,
    hasBefore: createdBefore !== undefined,
  });
  const { items, total } = await findPage(context, statement, page, {
    memberId: context.member.ownerId,
    stage: stage ?? 'unpaid',
    kind: kind ?? 'merge',
    search: beginning,
    afterSearch: `${beginning}${maxCodePoint}`,
    warehouseId: warehouseId ?? 0,
    lineId: lineId ?? 0,
    createdFrom: createdFrom ?? anytime,
    createdBefore: createdBefore ?? anytime,
  });
  return { items: items.map(orderOf), total };
}

export async function countOrders({ db, shop, member }: MemberContext): Promise<Record<OrderStage, number>> {
  const tallies = await db.all(talliesOfOrders, { shopId: shop.id, memberId: member.ownerId });
  const byStage = new Map(tallies.map(({ stage, orders }) => [stage, orders]));
  return Object.fromEntries(orderStages.map((stage) => [stage, byStage.get(stage) ?? 0])) as Record<
    OrderStage,
    number
  >;
}

/** Reads one own order as the list shows it; inside a transaction it sees that transaction's changes. */
export async function getOrderRow(context: MemberContext, id: number): Promise<Order> {
  const memberId = context.member.ownerId;
  const row = await context.db.first(orderById, { ...readerParameters(context), memberId, id });
  if (!row) throw new Refusal('record.notFound');
  return orderOf(row);
}

/** The effective bill, with the rates of the tariff version it was computed under. */
async function priceOf(tariffs: Tariffs, context: MemberContext, row: OrderDetailsRow) {
  const { bill, lineId, version, publishedAt } = row;
  if (!bill || version === null || publishedAt === null) return null;
  const [tariff] = await tariffs.find(context, [{ lineId, version, publishedAt }]);
  return pricedOf(bill, tariff!, row);
}

/** Reads related rows without an ownership check; the caller returns them only for an own order. */
async function findRelatedRows({ db, shop }: MemberContext, orderId: number) {
  const of = { shopId: shop.id, orderId };
  const [parcels, boxes, photos, events, payments, refunds, review] = await Promise.all([
    db.all(parcelsOfOrder, of),
    db.all(boxesOfOrder, of),
    db.all(photosOfOrder, of),
    db.all(eventsOfOrder, of),
    db.all(paymentsOfOrder, of),
    db.all(refundsOfOrder, of),
    db.first(reviewOfOrder, of),
  ]);
  return { parcels, boxes, photos, events, payments, refunds, review };
}
type RelatedRows = Awaited<ReturnType<typeof findRelatedRows>>;

/** Adds signed URLs, valid for some minutes, to the pictures of boxes, events and review. */
function withPictureUrls({ keys }: Services, { shop }: MemberContext, beside: RelatedRows) {
  const urlOf = (fileKey: string) => privateFileUrl(keys, shop, fileKey);
  const photos = beside.photos.map(({ fileKey, ...photo }) => ({ ...photo, url: urlOf(fileKey) }));
  const urls = new Map(photos.map(({ id, url }) => [id, url]));
  return {
    boxes: beside.boxes.map(({ boxNumber, cartonName, ...box }) => {
      const own = photos.filter((photo) => photo.boxNumber === boxNumber);
      return {
        boxNumber,
        box,
        cartonName,
        photoUrls: own.map(({ url }) => url),
        photos: own.map(({ kind, url, takenAt }) => ({ kind, url, takenAt })),
      };
    }),
    events: beside.events.map(({ proof, ...event }) => ({
      ...event,
      photoUrls: proof.flatMap((photoId) => urls.get(photoId) ?? []),
    })),
    review: beside.review
      ? {
          stars: beside.review.stars,
          words: beside.review.words,
          pictureUrls: beside.review.pictureKeys.map(urlOf),
          createdAt: beside.review.createdAt,
          mayShow: beside.review.state !== 'private',
          isShown: beside.review.state === 'shown',
        }
      : null,
  };
}

/** Reads one order with its bill, boxes, photos, payments and events. */
export async function getOrder(
  services: Services,
  tariffs: Tariffs,
  context: MemberContext,
  { id }: { id: number },
): Promise<OrderDetails> {
  const asked = { ...readerParameters(context), memberId: context.member.ownerId, id };
  const [row, beside] = await Promise.all([
    context.db.first(orderDetails, asked),
    findRelatedRows(context, id),
  ]);
  if (!row) throw new Refusal('record.notFound');
  const { receiverIdSealed, askedServices, serviceNames, bill: _bill, lineId: _line, ...own } = row;
  const { publishedAt: _published, ...order } = own;
  return {
    ...order,
    ...orderOf(order),
    ...withPictureUrls(services, context, beside),
    idCardTail: receiverIdTail(services.keys, context.shop, order.number, receiverIdSealed),
    services: askedServices.map(({ optionId, quantity }) => ({
      optionId,
      quantity,
      name: serviceNames[optionId] ?? '',
    })),
    price: await priceOf(tariffs, context, row),
    parcels: beside.parcels,
    payments: beside.payments,
    refunds: beside.refunds,
  };
}
