import { returnCalls } from '@onehaul/contract/returns';
import { returnStates } from '@onehaul/domain/returns/return-state';
import type { ListQuery } from '@onehaul/workbench/list-page';
import { queryOptions } from '@tanstack/react-query';
import { returnsKey } from '../../app/portal/return-key.ts';
import type { Send } from '../../app/session-context.tsx';

export function loadReturns(send: Send, { page, rows, search, filters }: ListQuery) {
  const state = returnStates.find((one) => one === filters.state);
  return send(returnCalls.list, {
    pageIndex: page,
    pageRows: rows,
    search: search.slice(0, 60),
    ...(state && { state }),
  });
}

export const returnCountQuery = (send: Send) =>
  queryOptions({
    queryKey: [...returnsKey, 'count'],
    queryFn: async () => (await send(returnCalls.list, { pageIndex: 1, pageRows: 1, search: '' })).counts,
  });

export const returnQuery = (send: Send, id: number) =>
  queryOptions({
    queryKey: [...returnsKey, 'detail', id],
    queryFn: () => send(returnCalls.get, { id }),
  });

export const matchesQuery = (send: Send) =>
  queryOptions({
    queryKey: [...returnsKey, 'matches'],
    queryFn: () => send(returnCalls.matches, {}),
  });

export const sentQuery = (send: Send, pageIndex: number) =>
  queryOptions({
    queryKey: [...returnsKey, 'sent', pageIndex],
    queryFn: () => send(returnCalls.sent, { pageIndex, pageRows: 10 }),
    placeholderData: (before) => before,
  });

/** Goods to redispatch. */
export type Subject = {
  readonly orderId?: number;
  readonly items: readonly { readonly skuId: number; readonly quantity: number }[];
  readonly returnId?: number;
};

export const quoteQuery = (
  send: Send,
  { items, ...subject }: Subject,
  lineId: number | undefined,
  postcode: string,
) =>
  queryOptions({
    queryKey: [...returnsKey, 'quote', subject, items, lineId, postcode],
    enabled: lineId !== undefined,
    retry: false,
    placeholderData: (before) => before,
    // The price area renders these refusals itself instead of a toast.
    meta: { expected: ['fee.', 'return.'] },
    queryFn: () =>
      send(returnCalls.quote, {
        ...subject,
        items: [...items],
        lineId: lineId!,
        postcode: postcode.slice(0, 20),
      }),
  });
