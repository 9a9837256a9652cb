import { readBoxCode, readOrderNumber } from '@onehaul/domain/order/order-number';
import { readCourierNumber } from '@onehaul/domain/parcel/courier-number';
import { isScanCredible } from '@onehaul/domain/parcel/scan';
import { Refusal } from '@onehaul/domain/refusal';
import type { Db, TransactionDb } from '../../db/database.ts';
import { type LockedOrder, lockOrders } from '../order-move/index.ts';
import { orderByNumber, piecesHere, workplaceNow } from './workplace.repository.ts';

export type Workplace = { readonly shopId: number; readonly warehouseId: number };
/** An order by its label, at a workplace. */
export type OfOrderNumber = Workplace & { readonly orderNumber: string };
/** Time of a scan, by the station's clock. */
export type Scanned = { readonly scannedAt: Date };

export function courierNumberOf(typed: string): string {
  const number = readCourierNumber(typed);
  if (number === undefined) throw new Refusal('parcel.numberInvalid', { number: typed });
  return number;
}

/** Returns a change's single timestamp; refuses an unknown workplace or a scan time outside the past week. */
export async function instantAt(
  db: Db,
  { shopId, warehouseId, scannedAt }: Workplace & Scanned,
): Promise<Date> {
  const workplace = await db.first(workplaceNow, { shopId, warehouseId });
  if (!workplace) throw new Refusal('record.notFound');
  if (!isScanCredible(scannedAt, workplace.now)) throw new Refusal('input.invalid', { field: 'scannedAt' });
  return workplace.now;
}

type Found = NonNullable<(typeof orderByNumber)['row']>;

/** Refusal that names the warehouse that has the order, or not found. */
const orderNotHere = (order: Found | undefined) =>
  order
    ? new Refusal('order.otherWarehouse', { number: order.number, warehouse: order.warehouseNames })
    : new Refusal('record.notFound');

/** Returns the id of the order with this number in this warehouse. */
export async function findByNumber(
  db: Db,
  { shopId, warehouseId, orderNumber }: OfOrderNumber,
): Promise<number> {
  const number = readBoxCode(orderNumber)?.number ?? readOrderNumber(orderNumber);
  const order = await db.first(orderByNumber, { shopId, number });
  if (order?.warehouseId !== warehouseId) throw orderNotHere(order);
  return order.id;
}

/** Resolves a code scanned at the packing table: an order, one of its boxes, or one of its parcels. */
export async function findByCode(
  db: Db,
  { code, ...where }: Workplace & { readonly code: string },
): Promise<number> {
  const { shopId, warehouseId } = where;
  const number = readBoxCode(code)?.number ?? readOrderNumber(code);
  const courierNumber = readCourierNumber(code);
  const [order, pieces] = await Promise.all([
    db.first(orderByNumber, { shopId, number }),
    courierNumber === undefined ? [] : db.all(piecesHere, { shopId, warehouseId, courierNumber }),
  ]);
  if (order?.warehouseId === warehouseId) return order.id;
  const found = pieces.find(({ orderId }) => orderId !== null)?.orderId;
  if (found === undefined || found === null) throw orderNotHere(order);
  return found;
}

/** Locks the order until the transaction ends, after checking the workplace and the station's clock. */
export async function lockOrder(
  db: TransactionDb,
  scan: OfOrderNumber & Scanned,
): Promise<{ order: LockedOrder; now: Date }> {
  const [now, id] = await Promise.all([instantAt(db, scan), findByNumber(db, scan)]);
  const [order] = await lockOrders(db, scan.shopId, [id]);
  return { order: order!, now };
}
