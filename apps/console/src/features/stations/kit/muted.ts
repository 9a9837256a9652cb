import { useSyncExternalStore } from 'react';

const storageKey = 'station.muted';
const listeners = new Set<() => void>();
const isMuted = () => localStorage.getItem(storageKey) === 'yes';

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/** Whether sound is off in this browser; useful in a hall with ten stations. */
export const useIsMuted = () => useSyncExternalStore(subscribe, isMuted);

export function toggleMuted(): void {
  if (isMuted()) localStorage.removeItem(storageKey);
  else localStorage.setItem(storageKey, 'yes');
  for (const listener of listeners) listener();
}
