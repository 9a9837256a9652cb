import { drain, type Person, retryDelayMs, type SendOutcome } from './drain.ts';
import { type Draft, type Entry, workplaceKeyOf } from './entry.ts';
import type { Store } from './store.ts';

export type OutboxView = {
  /** Newest first, of the current workplace. */
  readonly latest: readonly Entry[];
  readonly conflicts: readonly Entry[];
  readonly waiting: number;
  readonly sent: number;
  /** `unreachable`: network or server unavailable; `signedOut`: sending waits until a user signs in. */
  readonly condition: 'idle' | 'sending' | 'unreachable' | 'signedOut';
};

type Options = {
  readonly store: Store;
  readonly send: (entry: Entry, person: Person) => Promise<SendOutcome>;
  /** Mutual exclusion across all tabs of the browser. */
  readonly withLock: <T>(work: () => Promise<T>) => Promise<T>;
  /** Notifies other tabs to reload the state. */
  readonly notifyOtherTabs: () => void;
  readonly now: () => number;
};

/** More than a clerk scans within the one-minute duplicate window. */
const maxShown = 60;
const retentionMs = 24 * 60 * 60 * 1000;
const emptyView: OutboxView = { latest: [], conflicts: [], waiting: 0, sent: 0, condition: 'idle' };

export type Outbox = ReturnType<typeof createOutbox>;

/** The only write path of a station: an entry is stored first, then sent, and shown throughout. */
export function createOutbox({ store, send, withLock, notifyOtherTabs, now }: Options) {
  let view = emptyView;
  let person: Person | undefined;
  let workplace = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Entries not yet stored, shown immediately (optimistic). */
  const unstoredEntries = new Map<string, Entry>();
  const listeners = new Set<() => void>();

  function update(change: Partial<OutboxView>): void {
    view = { ...view, ...change };
    for (const listener of listeners) listener();
  }

  async function reload(): Promise<void> {
    const [latest, conflicts, waiting, sent] = await Promise.all([
      store.latest(maxShown, (entry) => workplaceKeyOf(entry) === workplace),
      store.ofState('conflict'),
      store.count('waiting'),
      store.count('sent'),
    ]);
    const known = new Set(latest.map(({ id }) => id));
    const fresh = [...unstoredEntries.values()].filter(({ id }) => !known.has(id)).reverse();
    update({
      latest: [...fresh, ...latest].slice(0, maxShown),
      conflicts,
      waiting: waiting + fresh.length,
      sent,
    });
  }
  const reloadAllTabs = () => {
    notifyOtherTabs();
    return reload();
  };

  async function sendAll(): Promise<void> {
    clearTimeout(timer);
    const sender = person;
    if (!sender) return;
    const result = await withLock(() => {
      update({ condition: 'sending' });
      return drain({
        store,
        person: sender,
        send: (entry) => send(entry, sender),
        now,
        onChange: () => void reloadAllTabs(),
      });
    });
    await reload();
    if (result.end === 'unreachable') {
      timer = setTimeout(() => void sendAll(), retryDelayMs(result.tries, result.retryAfterMs));
    }
    update({ condition: result.end === 'empty' ? 'idle' : result.end });
  }

  return {
    view: () => view,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Stores a scan and sends it. Rejects if the browser cannot store it; the scan then does not exist. */
    async add(draft: Draft, id: string = crypto.randomUUID()): Promise<Entry> {
      const made = { ...draft, id, madeAtMs: now(), tries: 0, triedBy: null };
      const entry = { ...made, state: 'waiting', order: Infinity } as const satisfies Entry;
      unstoredEntries.set(entry.id, entry);
      update({ latest: [entry, ...view.latest].slice(0, maxShown), waiting: view.waiting + 1 });
      try {
        const { order: _, ...fresh } = entry;
        return await store.add(fresh);
      } finally {
        unstoredEntries.delete(entry.id);
        void reloadAllTabs().then(sendAll);
      }
    },
    /** Discards a conflict that needs no action. */
    async acknowledge({ order }: Entry): Promise<void> {
      await store.remove(order);
      await reloadAllTabs();
    },
    /** A refusal is a definite answer, so a retry is a new attempt with a new idempotency key. */
    async retry({ order }: Entry): Promise<void> {
      const fresh = { id: crypto.randomUUID(), state: 'waiting', tries: 0, triedBy: null } as const;
      await store.change(order, { ...fresh, refusal: undefined, settledAtMs: undefined });
      await reloadAllTabs();
      await sendAll();
    },
    /** Moves an entry the server keeps failing on (poison message) out of the queue; the rest continues. */
    async setAside({ order }: Entry, message: string): Promise<void> {
      await store.change(order, { state: 'conflict', refusal: { code: 500, message }, settledAtMs: now() });
      await reloadAllTabs();
      await sendAll();
    },
    /** Sets the user under whose name scans are sent; without one they wait. */
    setPerson(next: Person | undefined): void {
      person = next;
      void store.dropSentBefore(now() - retentionMs).then(sendAll);
    },
    setWorkplace(next: string): void {
      workplace = next;
      void reload();
    },
    sendAll,
    reload,
  };
}
