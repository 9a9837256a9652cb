import { announceSessionEnd } from '../../../app/session-end.ts';
import { browserShiftStore } from '../../../app/shift.ts';
import { workplaceKeyOf } from './entry.ts';
import { openIndexedStore } from './indexed-store.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import { sendEntry } from './send-entry.ts';

const name = 'station-outbox';
let opened: Outbox | undefined;

/** Returns this browser's outbox, shared across tabs: one tab sends at a time, all show the same state. */
export function browserOutbox(): Outbox {
  if (opened) return opened;
  const channel = new BroadcastChannel(name);
  const outbox = createOutbox({
    store: openIndexedStore(indexedDB),
    send: async (entry) => {
      const sent = await sendEntry(entry);
      if (sent.kind === 'signedOut') announceSessionEnd();
      // A photo belongs to its scan and is not counted.
      if (sent.kind === 'answered' && entry.kind !== 'addPhoto')
        browserShiftStore().count(workplaceKeyOf(entry));
      return sent;
    },
    withLock: async (work) => navigator.locks.request(name, work),
    notifyOtherTabs: () => channel.postMessage('changed'),
    now: Date.now,
  });
  channel.onmessage = () => void outbox.reload();
  addEventListener('online', () => void outbox.sendAll());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void outbox.sendAll();
  });
  // Without persistence the browser may evict the database when the disk is full.
  void navigator.storage?.persist?.();
  return (opened = outbox);
}
