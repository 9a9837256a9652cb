import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** Whether the browser has a network at all; whether the server can be reached is another question. */
export const useIsOnline = () => useSyncExternalStore(subscribe, () => navigator.onLine);
