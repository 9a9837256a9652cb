import type { Entry, Refused } from './entry.ts';
import type { Store } from './store.ts';

export type Sent =
  | { readonly kind: 'answered'; readonly answer: unknown }
  | { readonly kind: 'refused'; readonly refusal: Refused }
  /** Network or server are not there: nobody knows whether it arrived. */
  | { readonly kind: 'away'; readonly retryAfterMs?: number }
  | { readonly kind: 'signedOut' };

export type Person = { readonly id: number; readonly shopIds: readonly number[] };

export type Drained =
  | { readonly end: 'empty' | 'signedOut' }
  | { readonly end: 'away'; readonly tries: number; readonly retryAfterMs: number | undefined };

type Drain = {
  readonly store: Store;
  readonly person: Person;
  readonly send: (entry: Entry) => Promise<Sent>;
  readonly now: () => number;
  /** Something has changed that a screen may show. */
  readonly onChange?: () => void;
};

/** Asked of a person: the scan may have been done under another name, whose key is not ours. */
export const otherPersons = { code: 409, message: '', error: 'outbox.otherPerson' } as const;

/**
 * Sends what waits, one after the other and in order. What the server refuses is put aside for a person to look at, and
 * the rest goes on; what gets no answer stays first in the queue. Only one of these runs at a time (see outbox.ts).
 */
export async function drain({ store, person, send, now, onChange }: Drain): Promise<Drained> {
  const isOurs = ({ input }: Entry) => person.shopIds.includes(input.shopId);
  for (;;) {
    const entry = await store.firstWaiting(isOurs);
    if (!entry) return { end: 'empty' };
    const { order, tries } = entry;
    const settle = async (change: Parameters<Store['change']>[1]) => {
      await store.change(order, { ...change, settledAtMs: now() });
      onChange?.();
    };
    if (entry.triedBy !== null && entry.triedBy !== person.id) {
      await settle({ state: 'conflict', refusal: otherPersons });
      continue;
    }
    // Written before it is sent: whoever finds it after a crash knows under whose name it may have arrived.
    if (entry.triedBy === null) await store.change(order, { triedBy: person.id });
    const sent = await send(entry);
    if (sent.kind === 'answered') {
      await settle({ state: 'sent', answer: sent.answer, photo: undefined });
    } else if (sent.kind === 'refused') {
      await settle({ state: 'conflict', refusal: sent.refusal });
    } else {
      // Nobody was signed in: it was not done, and the next person may send it under their own name.
      if (sent.kind === 'signedOut') {
        if (entry.triedBy === null) await store.change(order, { triedBy: null });
        return { end: 'signedOut' };
      }
      await store.change(order, { tries: tries + 1 });
      onChange?.();
      return { end: 'away', tries: tries + 1, retryAfterMs: sent.retryAfterMs };
    }
  }
}

const firstWaitMs = 1_000;
const longestWaitMs = 30_000;

/** How long to wait before the next try: each time twice as long, up to half a minute. */
export function waitAfter(tries: number, retryAfterMs = 0): number {
  return Math.max(retryAfterMs, Math.min(longestWaitMs, firstWaitMs * 2 ** Math.max(0, tries - 1)));
}
