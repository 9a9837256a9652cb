import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

/** Search and filters of a page without a list call, held in the URL; an empty value is left out of it. */
export function useAddressFilter() {
  const [address, setAddress] = useSearchParams();
  const set = useCallback(
    (values: Readonly<Record<string, string>>) =>
      setAddress(
        (now) => {
          const next = new URLSearchParams(now);
          for (const [name, value] of Object.entries(values)) {
            if (value) next.set(name, value);
            else next.delete(name);
          }
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setAddress],
  );
  const setSearch = useCallback((search: string) => set({ search }), [set]);
  return { address, set, search: address.get('search') ?? '', setSearch };
}
