import { feeCalls, type Quote } from '@onehaul/contract/fee';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useToldSend } from '../../app/portal/told-send.ts';
import type { OrderInput } from './order-input.ts';
import type { Wizard } from './use-wizard.ts';
import { feesKey } from './wizard-queries.ts';

/**
 * The price of the order as the shop keeps it. While it is the one the member has seen it counts; another one has to
 * be accepted first.
 */
export function useKeptPrice({ draft, change, bill, isPriceOld }: Wizard, input: OrderInput | undefined) {
  const send = useToldSend();
  const queries = useQueryClient();
  const key = input && JSON.stringify(input.quote);
  const queryKey = ['orderQuote', key];
  /** What the member has agreed to, by its price: what was shown before, then what was accepted. */
  const [seen, setSeen] = useState<{ readonly key: string | undefined; readonly minor: number }>();
  const [isAsked, setAsked] = useState(false);

  async function keep(): Promise<Quote> {
    const quote = await send(feeCalls.quote, input!.quote);
    change({ quote: { id: quote.id, key: key! } });
    return quote;
  }

  /** The price kept before a reload is the one that counts after it. */
  async function find(): Promise<Quote> {
    if (draft.quote?.key !== key || !draft.quote) return keep();
    try {
      const quote = await send(feeCalls.findQuote, { id: draft.quote.id });
      return quote.isExpired ? keep() : quote;
    } catch (error) {
      if ((error as { code?: number }).code === 404) return keep();
      throw error;
    }
  }

  const { data, error, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: find,
    enabled: input !== undefined,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    // Where the price would be, it says why there is none.
    meta: { expected: ['fee.', 'order.'] },
  });

  const local = isPriceOld ? undefined : bill?.totalMinor;
  const before = seen?.key === key ? seen?.minor : local;
  const total = data?.price.total;
  const isChanged = total !== undefined && before !== undefined && (isAsked || total !== before);

  return {
    quote: data,
    error: data ? undefined : (error ?? undefined),
    isFetching,
    retry: () => void refetch(),
    change: isChanged && total !== undefined ? { was: before, now: total } : undefined,
    accept() {
      setAsked(false);
      if (total !== undefined) setSeen({ key, minor: total });
    },
    /** Prices it anew after the server did not take the price that was kept. */
    async again() {
      setSeen({ key, minor: total ?? before ?? 0 });
      setAsked(true);
      change({ quote: null });
      queries.setQueryData(queryKey, await keep());
      await queries.invalidateQueries({ queryKey: feesKey });
    },
  };
}
export type KeptPrice = ReturnType<typeof useKeptPrice>;
