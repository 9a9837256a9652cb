import { type BookingDetails, dedicatedCalls } from '@onehaul/contract/dedicated';
import { orderStages } from '@onehaul/domain/order/order-state';
import type { ListQuery } from '@onehaul/workbench/list-page';
import { queryOptions } from '@tanstack/react-query';
import { ordersKey } from '../../app/portal/order-key.ts';
import type { Send } from '../../app/session-context.tsx';
import type { BookingDraft } from './booking-draft.ts';
import { readRows } from './booking-draft.ts';

/** Below the key of all orders: what changes one changes these. */
export const bookingsKey = [...ordersKey, 'dedicated'];

export const waysQuery = (send: Send) =>
  queryOptions({
    queryKey: ['dedicatedWays'],
    queryFn: async () => (await send(dedicatedCalls.ways, {})).items,
    staleTime: 5 * 60_000,
  });
export type Way = Awaited<ReturnType<NonNullable<ReturnType<typeof waysQuery>['queryFn']>>>[number];

/** What decides a price, once all of it is there. */
export function askedGoods(draft: BookingDraft) {
  const { warehouseId, countryId, carrierId, speedId, goodsTypeId } = draft;
  const { weights, sizes, isWhole } = readRows(draft);
  if (!warehouseId || !countryId || !carrierId || !speedId || !isWhole) return undefined;
  return {
    warehouseId,
    countryId,
    carrierId,
    speedId,
    ...(goodsTypeId > 0 && { goodsTypeId }),
    receiverPostcode: draft.receiverPostcode.trim(),
    weights,
    sizes,
  };
}
export type AskedGoods = NonNullable<ReturnType<typeof askedGoods>>;

export const quoteQuery = (send: Send, asked: AskedGoods | undefined) =>
  queryOptions({
    queryKey: ['dedicatedQuote', asked],
    queryFn: () => send(dedicatedCalls.quote, asked!),
    enabled: asked !== undefined,
    retry: false,
    // Where the price would be, it says why there is none.
    meta: { expected: ['fee.', 'dedicated.'] },
  });

export const bookingQuery = (send: Send, id: number) =>
  queryOptions({
    queryKey: [...bookingsKey, 'detail', id],
    queryFn: (): Promise<BookingDetails> => send(dedicatedCalls.get, { id }),
  });

export function loadBookings(send: Send, { page, rows, search, filters }: ListQuery) {
  const stage = orderStages.find((one) => one === filters.stage);
  return send(dedicatedCalls.list, {
    pageIndex: page,
    pageRows: rows,
    search: search.slice(0, 60),
    ...(stage && { stage }),
  });
}
