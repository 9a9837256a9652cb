import { returnCalls } from '@onehaul/contract/returns';
import { queryOptions } from '@tanstack/react-query';
import { returnsKey } from '../../app/portal/return-key.ts';
import type { Send } from '../../app/session-context.tsx';

export const returnQuery = (send: Send, id: number) =>
  queryOptions({
    queryKey: [...returnsKey, 'detail', id],
    queryFn: () => send(returnCalls.get, { id }),
  });

/** Goods to redispatch. */
export type Subject = {
  readonly orderId?: number;
  readonly items: readonly { readonly skuId: number; readonly quantity: number }[];
  readonly returnId?: number;
};

/** @param subject Undefined while there is nothing to price. */
export const quoteQuery = (
  send: Send,
  subject: Subject | undefined,
  lineId: number | undefined,
  postcode: string,
) =>
  queryOptions({
    queryKey: [...returnsKey, 'quote', subject, lineId, postcode],
    enabled: subject !== undefined && lineId !== undefined,
    retry: false,
    placeholderData: (before) => before,
    // The price area renders these refusals itself instead of a toast.
    meta: { expected: ['fee.', 'return.'] },
    queryFn: () =>
      send(returnCalls.quote, {
        ...subject!,
        items: [...subject!.items],
        lineId: lineId!,
        postcode: postcode.slice(0, 20),
      }),
  });
