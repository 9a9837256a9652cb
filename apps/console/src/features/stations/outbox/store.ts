import type { Draft, Entry, EntryState } from './entry.ts';

type NewEntry = Draft & Omit<Entry, keyof Draft | 'order'>;
type Changeable = Omit<Entry, 'order' | 'kind' | 'input'>;
/** Undefined removes a value. */
type Change = { readonly [Name in keyof Changeable]?: Changeable[Name] | undefined };

/** Store of scans until they are answered, and one day longer so that the clerk can see the result. */
export type Store = {
  /** Durable once it resolves. */
  add(entry: NewEntry): Promise<Entry>;
  firstWaiting(isOurs: (entry: Entry) => boolean): Promise<Entry | undefined>;
  /** Atomic: after a power cut it has been applied completely or not at all. */
  change(order: number, change: Change): Promise<void>;
  remove(order: number): Promise<void>;
  latest(limit: number, isShown: (entry: Entry) => boolean): Promise<Entry[]>;
  ofState(state: EntryState): Promise<Entry[]>;
  count(state: EntryState): Promise<number>;
  dropSentBefore(ms: number): Promise<void>;
};
