const storedUnder = 'station.shift';
/** Maximum shift length; an older shift belongs to another day. */
const longestMs = 16 * 60 * 60 * 1000;
/** A station's side panel shows ten; the rest is reachable by scrolling. */
const mostEntries = 60;

/** An action a station completed directly with the server, without the outbox. */
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

type Place = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Record of one person's work at this browser's stations. It survives reloads and restarts, and ends at
 * sign-out, when another user signs in, or after sixteen hours.
 */
export function openShifts(storage: Place, now: () => number) {
  let text: string | null = null;
  let read: Shift | undefined;
  const fresh = (personId: number | null): Shift => ({
    personId,
    startedAtMs: now(),
    done: {},
    entries: [],
  });
  const listeners = new Set<() => void>();

  function current(): Shift {
    const stored = storage.getItem(storedUnder);
    if (!read || stored !== text) {
      text = stored;
      read = parsed(stored) ?? fresh(null);
    }
    return read;
  }
  function keep(next: Shift): void {
    storage.setItem(storedUnder, JSON.stringify(next));
    for (const listener of listeners) listener();
  }

  return {
    current,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Continues or starts the shift of the user now known at the station. */
    begin(personId: number): void {
      const shift = current();
      const isOver = now() - shift.startedAtMs > longestMs;
      if (shift.personId === personId && !isOver) return;
      // Entries made offline, before the user was known, belong to the same person.
      keep(shift.personId === null && !isOver ? { ...shift, personId } : fresh(personId));
    },
    count(workplace: string): void {
      const shift = current();
      keep({ ...shift, done: { ...shift.done, [workplace]: (shift.done[workplace] ?? 0) + 1 } });
    },
    record(entry: ShiftEntry): void {
      const shift = current();
      const { workplace } = entry;
      keep({
        ...shift,
        done: { ...shift.done, [workplace]: (shift.done[workplace] ?? 0) + 1 },
        entries: [entry, ...shift.entries].slice(0, mostEntries),
      });
    },
    end(): void {
      storage.removeItem(storedUnder);
      for (const listener of listeners) listener();
    },
    /** Notifies listeners after another tab has written the storage. */
    look(): void {
      for (const listener of listeners) listener();
    },
  };
}

function parsed(text: string | null): Shift | undefined {
  try {
    const value: unknown = text === null ? undefined : JSON.parse(text);
    return isShift(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

let opened: ReturnType<typeof openShifts> | undefined;

/** Returns the shift store of this browser, shared across its tabs. */
export function browserShifts() {
  if (opened) return opened;
  const shifts = openShifts(localStorage, Date.now);
  addEventListener('storage', ({ key }) => {
    if (key === storedUnder) shifts.look();
  });
  return (opened = shifts);
}
