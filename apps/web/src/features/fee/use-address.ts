import { useEffect } from 'react';

const afterMs = 250;

/** Mirrors inputs to the URL with replaceState, debounced: browsers limit the rate of history changes. */
export function useAddress(search: string): void {
  useEffect(() => {
    if (search === window.location.search) return;
    const timer = setTimeout(() => {
      window.history.replaceState(window.history.state, '', window.location.pathname + search);
    }, afterMs);
    return () => clearTimeout(timer);
  }, [search]);
}
