import { feeCalls, type Quote } from '@onehaul/contract/fee';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSendWithMessage } from '../../app/portal/use-send-with-message.ts';
import type { OrderInput } from './order-input.ts';
import type { Wizard } from './use-wizard.ts';
import { feesKey } from './wizard-queries.ts';

/**
 * The order's price as a server-side quote. It applies while it equals the price the member has seen; a
 * different one must be accepted first.
 */
export function useQuotedPrice({ draft, change, bill, isPriceOld }: Wizard, input: OrderInput | undefined) {
  const send = useSendWithMessage();
  const queries = useQueryClient();
  const key = input && JSON.stringify(input.quote);
  const queryKey = ['orderQuote', key];
  /** The price the member has agreed to: first the one shown, then the one accepted. */
  const [seen, setSeen] = useState<{ readonly key: string | undefined; readonly minor: number }>();
  const [isRequoted, setRequoted] = useState(false);

  async function requestQuote(): Promise<Quote> {
    const quote = await send(feeCalls.quote, input!.quote);
    change({ quote: { id: quote.id, key: key! } });
    return quote;
  }

  /** Reuses the quote saved before a reload. */
  async function find(): Promise<Quote> {
    if (draft.quote?.key !== key || !draft.quote) return requestQuote();
    try {
      const quote = await send(feeCalls.findQuote, { id: draft.quote.id });
      return quote.isExpired ? requestQuote() : quote;
    } catch (error) {
      if ((error as { code?: number }).code === 404) return requestQuote();
      throw error;
    }
  }

  const { data, error, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: find,
    enabled: input !== undefined,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    // The price area renders these refusals itself instead of a toast.
    meta: { expected: ['fee.', 'order.'] },
  });

  const local = isPriceOld ? undefined : bill?.totalMinor;
  const before = seen?.key === key ? seen?.minor : local;
  const total = data?.price.total;
  const isChanged = total !== undefined && before !== undefined && (isRequoted || total !== before);

  return {
    quote: data,
    error: data ? undefined : (error ?? undefined),
    isFetching,
    retry: () => void refetch(),
    change: isChanged && total !== undefined ? { was: before, now: total } : undefined,
    accept() {
      setRequoted(false);
      if (total !== undefined) setSeen({ key, minor: total });
    },
    /** Requests a new quote after the server rejected the saved one. */
    async again() {
      setSeen({ key, minor: total ?? before ?? 0 });
      setRequoted(true);
      change({ quote: null });
      queries.setQueryData(queryKey, await requestQuote());
      await queries.invalidateQueries({ queryKey: feesKey });
    },
  };
}
export type QuotedPrice = ReturnType<typeof useQuotedPrice>;
