import type { Quote } from '@onehaul/contract/fee';
import { useCallback, useEffect, useState } from 'react';

type Loaded<T> = 'loading' | 'failed' | { readonly value: T };
type Attempt<T> = { readonly number: number; readonly loaded: Loaded<T> };

const calls = () => import('./quote-calls.ts');

/** Loads once and on request; the previous value stays until the new one arrives. */
function useLoaded<T>(isWanted: boolean, load: () => Promise<T>) {
  const [{ number, loaded }, setAttempt] = useState<Attempt<T>>({ number: 0, loaded: 'loading' });
  useEffect(() => {
    if (!isWanted) return;
    let isGone = false;
    const settle = (result: Loaded<T>) => !isGone && setAttempt({ number, loaded: result });
    load().then(
      (value) => settle({ value }),
      () => settle('failed'),
    );
    return () => {
      isGone = true;
    };
  }, [isWanted, load, number]);
  const again = useCallback(() => setAttempt((before) => ({ ...before, number: before.number + 1 })), []);
  return { loaded, again };
}

const newest = async () => (await calls()).newestQuotes();

/** The member's saved quotes, newest first. */
export function useQuotes(isSignedIn: boolean) {
  const { loaded: quotes, again: load } = useLoaded(isSignedIn, newest);
  return { quotes, load };
}

/** One saved quote; the value is undefined where the member has no such quote. */
export function useQuote(id: string, known: Quote | undefined) {
  const find = useCallback(async () => (await calls()).findQuote(id), [id]);
  const { loaded, again: load } = useLoaded(known === undefined, find);
  return { found: known ? { value: known } : loaded, load };
}
