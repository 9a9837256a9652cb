import { type BookingDetails, dedicatedCalls } from '@onehaul/contract/dedicated';
import { orderStages } from '@onehaul/domain/order/order-state';
import type { ListQuery } from '@onehaul/workbench/list-page';
import { queryOptions } from '@tanstack/react-query';
import { ordersKey } from '../../app/portal/order-key.ts';
import type { Send } from '../../app/session-context.tsx';
import type { BookingDraft } from './booking-draft.ts';
import { readRows } from './booking-draft.ts';

/** Under the orders key prefix, so that an order change invalidates bookings too. */
export const bookingsKey = [...ordersKey, 'dedicated'];

export const waysQuery = (send: Send) =>
  queryOptions({
    queryKey: ['dedicatedWays'],
    queryFn: async () => (await send(dedicatedCalls.ways, {})).items,
    staleTime: 5 * 60_000,
  });
export type Way = Awaited<ReturnType<NonNullable<ReturnType<typeof waysQuery>['queryFn']>>>[number];

/** Input for a price; undefined until complete. */
export function toQuoteInput(draft: BookingDraft) {
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
export type QuoteInput = NonNullable<ReturnType<typeof toQuoteInput>>;

export const quoteQuery = (send: Send, quoteInput: QuoteInput | undefined) =>
  queryOptions({
    queryKey: ['dedicatedQuote', quoteInput],
    queryFn: () => send(dedicatedCalls.quote, quoteInput!),
    enabled: quoteInput !== undefined,
    retry: false,
    // The price area renders these refusals itself instead of a toast.
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
