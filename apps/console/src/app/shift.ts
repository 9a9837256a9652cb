const storageKey = 'station.shift';
/** Maximum shift length; an older shift belongs to another day. */
const maxShiftMs = 16 * 60 * 60 * 1000;
/** Oldest entries are dropped; a station's side panel shows ten and scrolls through the rest. */
const maxEntries = 60;

/** A station action sent directly to the server; queued scans are listed by the browser's outbox (017). */
export type ShiftEntry = {
  readonly id: string;
  readonly station: string;
  readonly workplace: string;
  readonly number: string;
  readonly tone: 'good' | 'notice' | 'kept' | 'bad' | 'again';
  readonly word: string;
  readonly atMs: number;
};

export type Shift = {
  readonly personId: number | null;
  readonly startedAtMs: number;
  /** Number of completed scans and orders by workplace. */
  readonly done: Readonly<Record<string, number>>;
  /** Newest first. */
  readonly entries: readonly ShiftEntry[];
};

const isShift = (value: unknown): value is Shift => {
  if (typeof value !== 'object' || value === null) return false;
  const { startedAtMs, done, entries } = value as Partial<Shift>;
  return typeof startedAtMs === 'number' && typeof done === 'object' && Array.isArray(entries);
};

type ShiftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Record of one person's work at this browser's stations. It survives reloads and restarts, and ends at
 * sign-out, when another user signs in, or after sixteen hours.
 */
export function createShiftStore(storage: ShiftStorage, now: () => number) {
  let cachedText: string | null = null;
  let cached: Shift | undefined;
  const emptyShift = (personId: number | null): Shift => ({
    personId,
    startedAtMs: now(),
    done: {},
    entries: [],
  });
  const listeners = new Set<() => void>();

  function current(): Shift {
    const stored = storage.getItem(storageKey);
    if (!cached || stored !== cachedText) {
      cachedText = stored;
      cached = parseShift(stored) ?? emptyShift(null);
    }
    return cached;
  }
  function save(next: Shift): void {
    storage.setItem(storageKey, JSON.stringify(next));
    for (const listener of listeners) listener();
  }

  return {
    current,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Called once the signed-in user is known: continues their shift or starts a new one. */
    begin(personId: number): void {
      const shift = current();
      const isOver = now() - shift.startedAtMs > maxShiftMs;
      if (shift.personId === personId && !isOver) return;
      // A shift started offline has no user yet: the first known user takes it over.
      save(shift.personId === null && !isOver ? { ...shift, personId } : emptyShift(personId));
    },
    count(workplace: string): void {
      const shift = current();
      save({ ...shift, done: { ...shift.done, [workplace]: (shift.done[workplace] ?? 0) + 1 } });
    },
    record(entry: ShiftEntry): void {
      const shift = current();
      const { workplace } = entry;
      save({
        ...shift,
        done: { ...shift.done, [workplace]: (shift.done[workplace] ?? 0) + 1 },
        entries: [entry, ...shift.entries].slice(0, maxEntries),
      });
    },
    end(): void {
      storage.removeItem(storageKey);
      for (const listener of listeners) listener();
    },
    /** Notifies listeners after another tab has written the storage. */
    notifyListeners(): void {
      for (const listener of listeners) listener();
    },
  };
}

function parseShift(text: string | null): Shift | undefined {
  try {
    const value: unknown = text === null ? undefined : JSON.parse(text);
    return isShift(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

let browserStore: ReturnType<typeof createShiftStore> | undefined;

/** Returns the shift store of this browser, shared across its tabs. */
export function browserShiftStore() {
  if (browserStore) return browserStore;
  const shifts = createShiftStore(localStorage, Date.now);
  addEventListener('storage', ({ key }) => {
    if (key === storageKey) shifts.notifyListeners();
  });
  return (browserStore = shifts);
}
