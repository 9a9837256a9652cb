import type { Entry } from './entry.ts';
import type { Store } from './store.ts';

/** In-memory store for tests; its entries outlive the outbox that uses it, as a browser's database would. */
export function openMemoryStore(): Store & { readonly entries: Map<number, Entry> } {
  const entries = new Map<number, Entry>();
  let last = 0;
  const all = () => [...entries.values()].sort((one, other) => one.order - other.order);
  const ofState = (state: Entry['state']) => all().filter((entry) => entry.state === state);
  return {
    entries,
    async add(fresh) {
      const entry = { ...fresh, order: ++last };
      entries.set(entry.order, entry);
      return entry;
    },
    firstWaiting: async (isOurs) => ofState('waiting').find(isOurs),
    async change(order, change) {
      const entry = entries.get(order);
      if (entry) entries.set(order, { ...entry, ...change } as Entry);
    },
    remove: async (order) => void entries.delete(order),
    latest: async (limit, isShown) => all().reverse().filter(isShown).slice(0, limit),
    ofState: async (state) => ofState(state),
    count: async (state) => ofState(state).length,
    async dropSentBefore(ms) {
      for (const { order, settledAtMs = 0 } of ofState('sent')) if (settledAtMs < ms) entries.delete(order);
    },
  };
}
