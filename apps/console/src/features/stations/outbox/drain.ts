import type { Entry, Refusal } from './entry.ts';
import type { Store } from './store.ts';

export type SendOutcome =
  | { readonly kind: 'answered'; readonly answer: unknown }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  /** Network or server unavailable: whether the request was processed is unknown. */
  | { readonly kind: 'unreachable'; readonly retryAfterMs?: number }
  | { readonly kind: 'signedOut' };

export type Person = { readonly id: number; readonly shopIds: readonly number[] };

export type DrainResult =
  | { readonly end: 'empty' | 'signedOut' }
  | { readonly end: 'unreachable'; readonly tries: number; readonly retryAfterMs: number | undefined };

type Drain = {
  readonly store: Store;
  readonly person: Person;
  readonly send: (entry: Entry) => Promise<SendOutcome>;
  readonly now: () => number;
  /** Called when state that a screen shows has changed. */
  readonly onChange?: () => void;
};

/** Needs a person's decision: the scan may have been applied under another user's idempotency key. */
export const otherPersonRefusal = { code: 409, message: '', error: 'outbox.otherPerson' } as const;

/**
 * Sends queued entries sequentially. A refused entry becomes a conflict for review and the queue continues;
 * an entry without an answer stays at the head. Only one drain runs at a time (see outbox.ts).
 */
export async function drain({ store, person, send, now, onChange }: Drain): Promise<DrainResult> {
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
      await settle({ state: 'conflict', refusal: otherPersonRefusal });
      continue;
    }
    // Write-ahead: after a crash the entry shows under which user it may have been applied.
    if (entry.triedBy === null) await store.change(order, { triedBy: person.id });
    const sent = await send(entry);
    if (sent.kind === 'answered') {
      await settle({ state: 'sent', answer: sent.answer, photo: undefined });
    } else if (sent.kind === 'refused') {
      await settle({ state: 'conflict', refusal: sent.refusal });
    } else {
      // A 401 means it was not applied, so the next user may send it as their own.
      if (sent.kind === 'signedOut') {
        if (entry.triedBy === null) await store.change(order, { triedBy: null });
        return { end: 'signedOut' };
      }
      await store.change(order, { tries: tries + 1 });
      onChange?.();
      return { end: 'unreachable', tries: tries + 1, retryAfterMs: sent.retryAfterMs };
    }
  }
}

const firstWaitMs = 1_000;
const maxWaitMs = 30_000;

/** Exponential backoff: doubles with each try, up to 30 seconds. */
export function retryDelayMs(tries: number, retryAfterMs = 0): number {
  return Math.max(retryAfterMs, Math.min(maxWaitMs, firstWaitMs * 2 ** Math.max(0, tries - 1)));
}
