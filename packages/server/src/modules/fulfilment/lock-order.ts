import { parseBoxCode, normalizeOrderNumber } from '@onehaul/domain/order/order-number';
import { parseCourierNumber } from '@onehaul/domain/parcel/courier-number';
import { isScanCredible } from '@onehaul/domain/parcel/scan';
import { Refusal } from '@onehaul/domain/refusal';
import type { Db, TransactionDb } from '../../db/database.ts';
import { type LockedOrder, lockOrders } from '../order-move/index.ts';
import { orderByNumber, piecesInWarehouse, workplaceNow } from './workplace.repository.ts';

export type Workplace = { readonly shopId: number; readonly warehouseId: number };
/** An order by its label, at a workplace. */
export type OrderNumberScope = Workplace & { readonly orderNumber: string };
/** Time of a scan, by the station's clock. */
export type ScanTime = { readonly scannedAt: Date };

export function requireCourierNumber(typed: string): string {
  const number = parseCourierNumber(typed);
  if (number === undefined) throw new Refusal('parcel.numberInvalid', { number: typed });
  return number;
}

/** Returns a change's single timestamp; refuses an unknown workplace or a scan time outside the past week. */
export async function getScanInstant(
  db: Db,
  { shopId, warehouseId, scannedAt }: Workplace & ScanTime,
): Promise<Date> {
  const workplace = await db.first(workplaceNow, { shopId, warehouseId });
  if (!workplace) throw new Refusal('record.notFound');
  if (!isScanCredible(scannedAt, workplace.now)) throw new Refusal('input.invalid', { field: 'scannedAt' });
  return workplace.now;
}

type FoundOrder = NonNullable<(typeof orderByNumber)['row']>;

/** Refusal that names the warehouse that has the order, or not found. */
const orderNotHereRefusal = (order: FoundOrder | undefined) =>
  order
    ? new Refusal('order.otherWarehouse', { number: order.number, warehouse: order.warehouseNames })
    : new Refusal('record.notFound');

/** Returns the id of the order with this number in this warehouse. */
export async function findByNumber(
  db: Db,
  { shopId, warehouseId, orderNumber }: OrderNumberScope,
): Promise<number> {
  const number = parseBoxCode(orderNumber)?.number ?? normalizeOrderNumber(orderNumber);
  const order = await db.first(orderByNumber, { shopId, number });
  if (order?.warehouseId !== warehouseId) throw orderNotHereRefusal(order);
  return order.id;
}

/** Resolves a code scanned at the packing table: an order, one of its boxes, or one of its parcels. */
export async function findByCode(
  db: Db,
  { code, ...where }: Workplace & { readonly code: string },
): Promise<number> {
  const { shopId, warehouseId } = where;
  const number = parseBoxCode(code)?.number ?? normalizeOrderNumber(code);
  const courierNumber = parseCourierNumber(code);
  const [order, pieces] = await Promise.all([
    db.first(orderByNumber, { shopId, number }),
    courierNumber === undefined ? [] : db.all(piecesInWarehouse, { shopId, warehouseId, courierNumber }),
  ]);
  if (order?.warehouseId === warehouseId) return order.id;
  const found = pieces.find(({ orderId }) => orderId !== null)?.orderId;
  if (found === undefined || found === null) throw orderNotHereRefusal(order);
  return found;
}

/** Locks the order until the transaction ends, after checking the workplace and the station's clock. */
export async function lockOrder(
  db: TransactionDb,
  scan: OrderNumberScope & ScanTime,
): Promise<{ order: LockedOrder; now: Date }> {
  const [now, id] = await Promise.all([getScanInstant(db, scan), findByNumber(db, scan)]);
  const [order] = await lockOrders(db, scan.shopId, [id]);
  return { order: order!, now };
}
