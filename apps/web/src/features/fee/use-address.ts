import { useEffect } from 'react';

const afterMs = 250;

/** Keeps what is typed in the address, without a step in the history: browsers allow few changes a second. */
export function useAddress(search: string): void {
  useEffect(() => {
    if (search === window.location.search) return;
    const timer = setTimeout(() => {
      window.history.replaceState(window.history.state, '', window.location.pathname + search);
    }, afterMs);
    return () => clearTimeout(timer);
  }, [search]);
}
