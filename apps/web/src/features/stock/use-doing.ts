import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

/** What is being done on a page, in its address: a reload does not lose it. */
export function useDoing() {
  const [address, setAddress] = useSearchParams();
  const change = useCallback(
    (what: string | undefined) => {
      const next = new URLSearchParams(location.search);
      if (what) next.set('do', what);
      else next.delete('do');
      setAddress(next, { preventScrollReset: true });
    },
    [setAddress],
  );
  return [address.get('do') ?? undefined, change] as const;
}
