import type { Draft, Entry, EntryState } from './entry.ts';

type NewEntry = Draft & Omit<Entry, keyof Draft | 'order'>;
type Changeable = Omit<Entry, 'order' | 'kind' | 'input'>;
/** Undefined takes a value away. */
type Change = { readonly [Name in keyof Changeable]?: Changeable[Name] | undefined };

/** Where scans are kept until they are answered, and a day longer so that the clerk sees what became of them. */
export type Store = {
  /** Kept for good when it resolves. */
  add(entry: NewEntry): Promise<Entry>;
  firstWaiting(isOurs: (entry: Entry) => boolean): Promise<Entry | undefined>;
  /** All in one step: after a power cut it has either happened or not. */
  change(order: number, change: Change): Promise<void>;
  remove(order: number): Promise<void>;
  latest(most: number, isShown: (entry: Entry) => boolean): Promise<Entry[]>;
  ofState(state: EntryState): Promise<Entry[]>;
  count(state: EntryState): Promise<number>;
  dropSentBefore(ms: number): Promise<void>;
};
