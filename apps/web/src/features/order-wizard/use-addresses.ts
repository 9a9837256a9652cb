import type { Address } from '@onehaul/contract/address';
import { useCallback, useMemo, useState } from 'react';

const none: readonly never[] = [];

/** Addresses of the page, and those just added, which are chosen before the page's data has been loaded again. */
export function useAddresses(loaded: readonly Address[]) {
  const [added, setAdded] = useState<readonly Address[]>(none);
  const addresses = useMemo(() => {
    const known = new Set(loaded.map(({ id }) => id));
    return [...loaded, ...added.filter(({ id }) => !known.has(id))];
  }, [loaded, added]);
  const addAddress = useCallback((address: Address) => setAdded((before) => [...before, address]), []);
  return { addresses, addAddress };
}
