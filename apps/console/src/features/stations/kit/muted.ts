import { useSyncExternalStore } from 'react';

const storedUnder = 'station.muted';
const listeners = new Set<() => void>();
const isMuted = () => localStorage.getItem(storedUnder) === 'yes';

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
  if (isMuted()) localStorage.removeItem(storedUnder);
  else localStorage.setItem(storedUnder, 'yes');
  for (const listener of listeners) listener();
}
