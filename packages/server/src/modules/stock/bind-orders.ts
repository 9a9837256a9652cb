import { Refusal } from '@onehaul/domain/refusal';
import type { StockMovementKind } from '@onehaul/domain/stock/stock';
import type { TransactionDb } from '../../db/database.ts';
import { type EventAudit, type LockedOrder, recordOrderEvents, stepOrders } from '../order-move/index.ts';
import { bindItems, itemsOfOrders, type OrderItem, unbindItems } from './move.repository.ts';
import { moveStock } from './move-stock.ts';

type OrderToReserve = Pick<LockedOrder, 'id' | 'step'>;

/** An order can be bound, released and bound again; `turns` makes each idempotency key unique. */
const moveOf = (kind: StockMovementKind, count: (item: OrderItem) => number) => (item: OrderItem) => ({
  skuId: item.skuId,
  warehouseId: item.warehouseId,
  orderId: item.orderId,
  kind,
  count: count(item),
  key: `order ${item.orderId} ${kind} ${item.turns}`,
});

/**
 * Reserves stock for orders in their warehouses, all or nothing; they can then be picked. The order rows must
 * be locked.
 */
export async function bindOrders(
  db: TransactionDb,
  shopId: number,
  orders: readonly OrderToReserve[],
  account: EventAudit,
): Promise<void> {
  const orderIds = orders.map(({ id }) => id);
  const items = await db.all(itemsOfOrders, { shopId, orderIds });
  if (items.some(({ bound }) => bound > 0)) throw new Refusal('stock.alreadyBound');
  const made = new Set(items.map(({ orderId }) => orderId));
  if (orderIds.some((id) => !made.has(id))) throw new Refusal('stock.noItems');
  await recordOrderEvents(db, shopId, orderIds, 'bind', account);
  await stepOrders(db, shopId, orders, 'dispatch', account);
  await db.all(bindItems, { shopId, orderIds });
  await moveStock(db, shopId, items.map(moveOf('bind', ({ quantity }) => quantity)), account);
}

/**
 * Releases stock of orders whose picking has not begun; they wait for stock again. The order rows must be
 * locked.
 */
export async function unbindOrders(
  db: TransactionDb,
  shopId: number,
  orders: readonly OrderToReserve[],
  account: EventAudit,
): Promise<void> {
  const items = await boundOf(
    db,
    shopId,
    orders.map(({ id }) => id),
  );
  const made = new Set(items.map(({ orderId }) => orderId));
  if (orders.some(({ id }) => !made.has(id))) throw new Refusal('stock.notBound');
  await stepOrders(db, shopId, orders, 'release', account);
  await releaseItems(db, shopId, items, account);
}

/** Releases the reserved stock of cancelled orders. The order rows must be locked. */
export async function releaseStock(
  db: TransactionDb,
  shopId: number,
  orderIds: readonly number[],
  account: EventAudit,
): Promise<void> {
  await releaseItems(db, shopId, await boundOf(db, shopId, orderIds), account);
}

/** Removes the reserved stock of shipped orders. The order rows must be locked. */
export async function shipBound(
  db: TransactionDb,
  shopId: number,
  orderIds: readonly number[],
  account: EventAudit,
): Promise<void> {
  const items = await boundOf(db, shopId, orderIds);
  await moveStock(db, shopId, items.map(moveOf('ship', ({ bound }) => bound)), account);
}

async function boundOf(db: TransactionDb, shopId: number, orderIds: readonly number[]) {
  const items = await db.all(itemsOfOrders, { shopId, orderIds: [...orderIds] });
  return items.filter(({ bound }) => bound > 0);
}

async function releaseItems(
  db: TransactionDb,
  shopId: number,
  items: readonly OrderItem[],
  account: EventAudit,
) {
  if (items.length === 0) return;
  await db.all(unbindItems, { shopId, orderIds: [...new Set(items.map(({ orderId }) => orderId))] });
  await moveStock(db, shopId, items.map(moveOf('unbind', ({ bound }) => bound)), account);
}
