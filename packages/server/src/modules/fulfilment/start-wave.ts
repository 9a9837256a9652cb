import { normalizeOrderNumber } from '@onehaul/domain/order/order-number';
import { Refusal } from '@onehaul/domain/refusal';
import type { TransactionDb } from '../../db/database.ts';
import { type LockedOrder, lockOrders, stepOrders } from '../order-move/index.ts';
import { assertOrdersNotServed, findServedOrders } from '../service/index.ts';
import { getScanInstant, type ScanTime, type Workplace } from './lock-order.ts';
import { insertWave, lockOldestToPick, ordersByNumbers, setWaveOfOrders } from './wave.repository.ts';

type Start = Workplace &
  ScanTime & { readonly most: number; readonly orderNumbers?: readonly string[] | undefined };

/** Starts picking these orders; from now on their owners cannot cancel them (A40). */
export async function startWave(
  db: TransactionDb,
  staffId: number,
  { most, orderNumbers, ...where }: Start,
): Promise<number | null> {
  const { shopId, warehouseId } = where;
  await getScanInstant(db, where);
  const orders = orderNumbers
    ? await lockByNumbers(db, where, orderNumbers)
    : await lockOldest(db, where, most);
  if (orders.length === 0) return null;
  const { id: waveId } = (await db.first(insertWave, { shopId, warehouseId, staffId }))!;
  await db.all(setWaveOfOrders, { shopId, ids: orders.map(({ id }) => id), waveId });
  const actor = { kind: 'staff', id: staffId } as const;
  await stepOrders(db, shopId, orders, 'pick', { actor, details: { wave: waveId } });
  return waveId;
}

async function lockOldest(
  db: TransactionDb,
  { shopId, warehouseId }: Workplace,
  most: number,
): Promise<LockedOrder[]> {
  const oldest = await db.all(lockOldestToPick, { shopId, warehouseId, most });
  const orders = await lockOrders(
    db,
    shopId,
    oldest.map(({ id }) => id),
  );
  // A service may have been paid for while the oldest orders were selected.
  const served = await findServedOrders(db, shopId, orders);
  return orders.filter(({ id }) => !served.has(id));
}

async function lockByNumbers(
  db: TransactionDb,
  { shopId, warehouseId }: Workplace,
  orderNumbers: readonly string[],
): Promise<LockedOrder[]> {
  const numbers = [...new Set(orderNumbers.map(normalizeOrderNumber))];
  const found = await db.all(ordersByNumbers, { shopId, warehouseId, numbers });
  if (found.length < numbers.length) throw new Refusal('record.notFound');
  const orders = await lockOrders(
    db,
    shopId,
    found.map(({ id }) => id),
  );
  const other = orders.find(({ step }) => step !== 'toPick');
  if (other) throw new Refusal('state.illegalStep', { from: other.step, event: 'pick' });
  if (orders.some(({ exception }) => exception !== null)) throw new Refusal('order.hasException');
  await assertOrdersNotServed(db, shopId, orders);
  return orders;
}
