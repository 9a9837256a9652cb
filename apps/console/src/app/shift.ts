const storedUnder = 'station.shift';
/** Nobody works longer without signing out: what is older belongs to another day. */
const longestMs = 16 * 60 * 60 * 1000;
/** The side of a station shows ten; the rest is there for whoever scrolls. */
const mostEntries = 60;

/** Something a station has done with the server at once, without the outbox. */
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
  /** Scans and orders that were done, by workplace. */
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
 * What one person has done at the stations of this browser since they began: it survives a reload and a restart, and
 * ends when they sign out, when somebody else signs in, or after sixteen hours.
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
    /** Somebody is known at the station: their shift goes on, or begins. */
    begin(personId: number): void {
      const shift = current();
      const isOver = now() - shift.startedAtMs > longestMs;
      if (shift.personId === personId && !isOver) return;
      // Done before anybody was known, which is while the server could not be asked: it was the same person.
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
    /** Another tab has written. */
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

/** The shift of this browser, shared by its tabs. */
export function browserShifts() {
  if (opened) return opened;
  const shifts = openShifts(localStorage, Date.now);
  addEventListener('storage', ({ key }) => {
    if (key === storedUnder) shifts.look();
  });
  return (opened = shifts);
}
