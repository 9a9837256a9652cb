import type { Booking, BookingDetails } from '@onehaul/contract/dedicated';
import type { Order } from '@onehaul/contract/order';
import type { PageRequest } from '@onehaul/contract/wire';
import { completedStages } from '@onehaul/domain/dedicated/progress';
import type { OrderStage } from '@onehaul/domain/order/order-state';
import { Refusal } from '@onehaul/domain/refusal';
import type { MemberContext } from '../../http/context.ts';
import { findOrders, getOrderRow } from '../order/index.ts';
import { boxListOf } from './box-list.repository.ts';
import { type BookingRow, bookingsOf } from './dedicated.repository.ts';

/** Merges an order with its booking columns. */
function bookingOf(order: Order, row: BookingRow): Booking {
  const [pieceCount = 0, receivedCount = 0] = row.counts;
  return {
    ...order,
    isCustoms: row.isCustoms,
    pieceCount,
    receivedCount,
    boxListAt: row.boxListAt,
    invoiceNumber: row.invoiceNumber,
    stagesDone: completedStages({
      step: order.step,
      hasBoxList: row.boxListAt !== null,
      hasInvoice: row.invoiceNumber !== null,
      isCleared: row.isCleared,
      isDelivered: order.deliveredAt !== null,
    }),
  };
}

export async function findBookings(
  context: MemberContext,
  search: PageRequest & { readonly stage?: OrderStage | undefined; readonly search: string },
): Promise<{ items: Booking[]; total: number }> {
  const { items, total } = await findOrders(context, { ...search, kind: 'dedicated' });
  const ids = items.map(({ id }) => id);
  const rows = await context.db.all(bookingsOf, { shopId: context.shop.id, ids });
  const byId = new Map(rows.map((row) => [row.orderId, row]));
  return { items: items.map((order) => bookingOf(order, byId.get(order.id)!)), total };
}

async function loadBooking(context: MemberContext, id: number): Promise<{ order: Order; row: BookingRow }> {
  const [order, row] = await Promise.all([
    getOrderRow(context, id),
    context.db.first(bookingsOf, { shopId: context.shop.id, ids: [id] }),
  ]);
  if (!row) throw new Refusal('record.notFound');
  return { order, row };
}

export async function getBooking(context: MemberContext, id: number): Promise<Booking> {
  const { order, row } = await loadBooking(context, id);
  return bookingOf(order, row);
}

/** The booking with all details of its packages. */
export async function getBookingDetails(
  context: MemberContext,
  { id }: { readonly id: number },
): Promise<BookingDetails> {
  const [{ order, row }, boxList] = await Promise.all([
    loadBooking(context, id),
    context.db.all(boxListOf, { shopId: context.shop.id, orderId: id }),
  ]);
  const { receiverEmail, weights, sizes } = row;
  return { ...bookingOf(order, row), receiverEmail, weights, sizes, boxList };
}
