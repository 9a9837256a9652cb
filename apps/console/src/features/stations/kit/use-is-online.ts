import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** Whether the browser has a network connection; this does not imply that the server is reachable. */
export const useIsOnline = () => useSyncExternalStore(subscribe, () => navigator.onLine);
