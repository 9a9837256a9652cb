import { drain, type Person, type Sent, waitAfter } from './drain.ts';
import { type Draft, type Entry, workplaceOf } from './entry.ts';
import type { Store } from './store.ts';

export type OutboxView = {
  /** Newest first, of the current workplace. */
  readonly latest: readonly Entry[];
  readonly conflicts: readonly Entry[];
  readonly waiting: number;
  readonly sent: number;
  /** `away`: network or server unavailable; `signedOut`: sending waits until a user signs in. */
  readonly condition: 'idle' | 'sending' | 'away' | 'signedOut';
};

type Options = {
  readonly store: Store;
  readonly send: (entry: Entry, person: Person) => Promise<Sent>;
  /** Mutual exclusion across all tabs of the browser. */
  readonly alone: <T>(work: () => Promise<T>) => Promise<T>;
  /** Notifies other tabs to reload the state. */
  readonly tellOthers: () => void;
  readonly now: () => number;
};

/** More than a clerk scans within the one-minute duplicate window. */
const shown = 60;
const keptMs = 24 * 60 * 60 * 1000;
const nothing: OutboxView = { latest: [], conflicts: [], waiting: 0, sent: 0, condition: 'idle' };

export type Outbox = ReturnType<typeof openOutbox>;

/** The only write path of a station: an entry is stored first, then sent, and shown throughout. */
export function openOutbox({ store, send, alone, tellOthers, now }: Options) {
  let view = nothing;
  let person: Person | undefined;
  let workplace = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Entries not yet stored, shown immediately (optimistic). */
  const beingKept = new Map<string, Entry>();
  const listeners = new Set<() => void>();

  function show(change: Partial<OutboxView>): void {
    view = { ...view, ...change };
    for (const listener of listeners) listener();
  }

  async function look(): Promise<void> {
    const [latest, conflicts, waiting, sent] = await Promise.all([
      store.latest(shown, (entry) => workplaceOf(entry) === workplace),
      store.ofState('conflict'),
      store.count('waiting'),
      store.count('sent'),
    ]);
    const known = new Set(latest.map(({ id }) => id));
    const fresh = [...beingKept.values()].filter(({ id }) => !known.has(id)).reverse();
    show({ latest: [...fresh, ...latest].slice(0, shown), conflicts, waiting: waiting + fresh.length, sent });
  }
  const changed = () => {
    tellOthers();
    return look();
  };

  async function sendAll(): Promise<void> {
    clearTimeout(timer);
    const sender = person;
    if (!sender) return;
    const drained = await alone(() => {
      show({ condition: 'sending' });
      return drain({
        store,
        person: sender,
        send: (entry) => send(entry, sender),
        now,
        onChange: () => void changed(),
      });
    });
    await look();
    if (drained.end === 'away') {
      timer = setTimeout(() => void sendAll(), waitAfter(drained.tries, drained.retryAfterMs));
    }
    show({ condition: drained.end === 'empty' ? 'idle' : drained.end });
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
      beingKept.set(entry.id, entry);
      show({ latest: [entry, ...view.latest].slice(0, shown), waiting: view.waiting + 1 });
      try {
        const { order: _, ...fresh } = entry;
        return await store.add(fresh);
      } finally {
        beingKept.delete(entry.id);
        void changed().then(sendAll);
      }
    },
    /** Discards a conflict that needs no action. */
    async acknowledge({ order }: Entry): Promise<void> {
      await store.remove(order);
      await changed();
    },
    /** A refusal is a definite answer, so a retry is a new attempt with a new idempotency key. */
    async retry({ order }: Entry): Promise<void> {
      const anew = { id: crypto.randomUUID(), state: 'waiting', tries: 0, triedBy: null } as const;
      await store.change(order, { ...anew, refusal: undefined, settledAtMs: undefined });
      await changed();
      await sendAll();
    },
    /** Moves an entry the server keeps failing on (poison message) out of the queue; the rest continues. */
    async setAside({ order }: Entry, message: string): Promise<void> {
      await store.change(order, { state: 'conflict', refusal: { code: 500, message }, settledAtMs: now() });
      await changed();
      await sendAll();
    },
    /** Sets the user under whose name scans are sent; without one they wait. */
    setPerson(next: Person | undefined): void {
      person = next;
      void store.dropSentBefore(now() - keptMs).then(sendAll);
    },
    setWorkplace(next: string): void {
      workplace = next;
      void look();
    },
    sendAll,
    look,
  };
}
