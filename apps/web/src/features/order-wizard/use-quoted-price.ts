import type { Quote } from '@onehaul/contract/fee';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useLoaded } from '../../app/use-loaded.ts';
import type { OrderInput } from './order-input.ts';
import type { Wizard } from './use-wizard.ts';
import { useWizardActs } from './use-wizard-acts.ts';

/** The price area renders these refusals itself instead of a toast. */
const expected = ['fee.', 'order.'];

/**
 * The order's price as a server-side quote. It applies while it equals the price the member has seen; a
 * different one must be accepted first.
 */
export function useQuotedPrice({ draft, change, bill, isPriceOld }: Wizard, input: OrderInput | undefined) {
  const loadActs = useWizardActs();
  const { revalidate } = useRevalidator();
  const key = input && JSON.stringify(input.quote);
  /** The price the member has agreed to: first the one shown, then the one accepted. */
  const [seen, setSeen] = useState<{ readonly key: string | undefined; readonly minor: number }>();
  const [isRequoted, setRequoted] = useState(false);

  async function requestQuote(): Promise<Quote> {
    const quote = await (await loadActs()).quote(input!.quote);
    change({ quote: { id: quote.id, key: key! } });
    return quote;
  }

  /** Reuses the quote saved before a reload. */
  async function find(): Promise<Quote> {
    if (draft.quote?.key !== key || !draft.quote) return requestQuote();
    try {
      const quote = await (await loadActs()).findQuote(draft.quote.id);
      return quote.isExpired ? requestQuote() : quote;
    } catch (error) {
      if ((error as { code?: number }).code === 404) return requestQuote();
      throw error;
    }
  }

  const { data, error, isLoading, retry, put } = useLoaded(key, find, { expected });

  const local = isPriceOld ? undefined : bill?.totalMinor;
  const before = seen?.key === key ? seen?.minor : local;
  const total = data?.price.total;
  const isChanged = total !== undefined && before !== undefined && (isRequoted || total !== before);

  return {
    quote: data,
    error,
    isLoading,
    retry,
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
      put(await requestQuote());
      await revalidate();
    },
  };
}
export type QuotedPrice = ReturnType<typeof useQuotedPrice>;
