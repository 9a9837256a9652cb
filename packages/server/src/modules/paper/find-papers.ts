import type { Language } from '@onehaul/domain/language';
import { dueMinor } from '@onehaul/domain/order/order-state';
import { Refusal } from '@onehaul/domain/refusal';
import type { Db } from '../../db/database.ts';
import type { AddressFields, LabelBox, OrderListRow, OrderPaper } from '../../documents/papers.ts';
import { boxesOnPaper, type OrderOnPaper, ordersOnPaper, parcelsOnPaper } from './paper.repository.ts';

export type PaperRequest = {
  readonly shopId: number;
  readonly ids: readonly number[];
  readonly language: Language;
  /** Required owner; undefined for staff, who may read any order. */
  readonly memberId?: number;
};

/** Returns the orders in the requested order; throws if one is missing or belongs to another member. */
async function findOrders(
  db: Db,
  { shopId, ids, language, memberId }: PaperRequest,
): Promise<OrderOnPaper[]> {
  const wanted = [...new Set(ids)];
  const rows = await db.all(ordersOnPaper, { shopId, ids: wanted, language });
  const own = rows.filter((row) => memberId === undefined || row.memberId === memberId);
  if (own.length < wanted.length) throw new Refusal('record.notFound');
  const byId = new Map(own.map((row) => [row.id, row]));
  return wanted.map((id) => byId.get(id)!);
}

const addressOf = ({ receiverRegion, receiverDetail }: OrderOnPaper) =>
  [receiverRegion, receiverDetail].filter(Boolean).join(' ');

const addressed = (order: OrderOnPaper): AddressFields => ({
  shopName: order.shopName,
  number: order.number,
  lineName: order.lineName,
  destinationName: order.destinationName,
  receiverName: order.receiverName,
  receiverPhone: order.receiverPhone,
  receiverAddress: addressOf(order),
  receiverPostcode: order.receiverPostcode,
  pickupPointName: order.pickupPointName,
  memberCode: order.memberCode,
  isCollect: order.payPolicy === 'collect',
});

/** Loads the content of order sheets. */
export async function findOrderPapers(db: Db, asked: PaperRequest): Promise<OrderPaper[]> {
  const of = { shopId: asked.shopId, ids: [...asked.ids] };
  const [orders, parcels, boxes] = await Promise.all([
    findOrders(db, asked),
    db.all(parcelsOnPaper, of),
    db.all(boxesOnPaper, of),
  ]);
  const parcelsOf = Map.groupBy(parcels, ({ orderId }) => orderId);
  const boxesOf = Map.groupBy(boxes, ({ orderId }) => orderId);
  return orders.map((order) => ({
    ...addressed(order),
    createdAt: order.createdAt,
    timeZone: order.timeZone,
    warehouseName: order.warehouseName,
    carrierName: order.carrierName,
    carrierBillNumber: order.carrierBillNumber,
    remark: order.remark,
    parcels: parcelsOf.get(order.id) ?? [],
    boxes: boxesOf.get(order.id) ?? [],
    declaration: order.declaration,
    bill: order.bill,
    totalMinor: order.totalMinor,
    paidMinor: order.paidMinor,
    dueMinor: dueMinor(order),
  }));
}

/** Returns one label per box; throws for an order without boxes, which is not packed yet. */
export async function findLabels(db: Db, asked: PaperRequest): Promise<LabelBox[]> {
  const [orders, boxes] = await Promise.all([
    findOrders(db, asked),
    db.all(boxesOnPaper, { shopId: asked.shopId, ids: [...asked.ids] }),
  ]);
  const boxesOf = Map.groupBy(boxes, ({ orderId }) => orderId);
  return orders.flatMap((order) => {
    const own = boxesOf.get(order.id);
    if (!own) throw new Refusal('order.boxMissing', { number: order.number });
    const { carrierName, carrierBillNumber, warehouseName } = order;
    const named = { ...addressed(order), carrierName, carrierBillNumber, warehouseName };
    return own.map((box) => ({ ...named, ...box, boxCount: own.length }));
  });
}

/** Loads one list row per order. */
export async function findOrderRows(db: Db, asked: PaperRequest): Promise<OrderListRow[]> {
  const of = { shopId: asked.shopId, ids: [...asked.ids] };
  const [orders, parcels, boxes] = await Promise.all([
    findOrders(db, asked),
    db.all(parcelsOnPaper, of),
    db.all(boxesOnPaper, of),
  ]);
  const parcelsOf = Map.groupBy(parcels, ({ orderId }) => orderId);
  const boxesOf = Map.groupBy(boxes, ({ orderId }) => orderId);
  return orders.map((order) => {
    const inside = parcelsOf.get(order.id) ?? [];
    const packed = boxesOf.get(order.id) ?? [];
    const weighed = packed.length > 0 ? packed : inside;
    return {
      number: order.number,
      stage: order.stage,
      createdAt: order.createdAt,
      timeZone: order.timeZone,
      lineName: order.lineName,
      destinationName: order.destinationName,
      receiverName: order.receiverName,
      receiverPhone: order.receiverPhone,
      receiverAddress: addressOf(order),
      carrierBillNumber: order.carrierBillNumber,
      goodsName: order.goodsName,
      parcelCount: inside.length,
      boxCount: packed.length,
      weightGrams: weighed.reduce((sum, { weightGrams }) => sum + (weightGrams ?? 0), 0),
      totalMinor: order.totalMinor,
      paidMinor: order.paidMinor,
      remark: order.remark,
    };
  });
}
