import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

/** The open dialog, in the URL, so that it survives a reload. */
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
