import { useSyncExternalStore } from 'react';

/** Switch that this browser remembers; all its tabs follow. */
export function storedSwitch(storageKey: string) {
  const listeners = new Set<() => void>();
  const isOn = () => localStorage.getItem(storageKey) === 'yes';

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    addEventListener('storage', listener);
    return () => {
      listeners.delete(listener);
      removeEventListener('storage', listener);
    };
  }

  return {
    isOn,
    useIsOn: () => useSyncExternalStore(subscribe, isOn),
    toggle(): void {
      if (isOn()) localStorage.removeItem(storageKey);
      else localStorage.setItem(storageKey, 'yes');
      for (const listener of listeners) listener();
    },
  };
}
