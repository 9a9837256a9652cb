import { stationCalls } from '@onehaul/contract/console/stations';
import { useLocalStorage } from '@onehaul/workbench/use-local-storage';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { callApi } from '../../../app/call-api.ts';
import { keyOfWorkplace, type Workplace } from '../kit/workplace.ts';

const isList = (value: unknown): value is readonly string[] | null =>
  value === null || (Array.isArray(value) && value.every((one) => typeof one === 'string'));

/**
 * All bins of the warehouse, cached in the browser so that a wrong code is detected immediately and offline.
 * A code not in the list triggers a refetch, because the shelf may be new.
 */
export function useBins(workplace: Workplace) {
  const { shopId, warehouseId } = workplace;
  const client = useQueryClient();
  const [stored, store] = useLocalStorage(`station.bins.${keyOfWorkplace(workplace)}`, isList, null);
  const latest = useRef(stored);
  // Held in a ref, because the setter has a new identity on every render.
  const storeRef = useRef(store);
  useEffect(() => {
    storeRef.current = store;
  });

  const load = useCallback(
    async (isAnew: boolean) => {
      const { codes } = await client.fetchQuery({
        queryKey: ['stations', 'bins', shopId, warehouseId],
        queryFn: ({ signal }) => callApi(stationCalls.bins, { shopId, warehouseId }, { signal }),
        staleTime: isAnew ? 0 : 60_000,
      });
      latest.current = codes;
      storeRef.current(codes);
      return codes;
    },
    [client, shopId, warehouseId],
  );
  useEffect(() => {
    // Offline the cached list stays in use.
    load(false).catch(() => undefined);
  }, [load]);

  return {
    has: (code: string) => latest.current?.includes(code) ?? false,
    /** Returns the server's current list, else the cached one; null if it was never loaded. */
    loadCodes: () => load(true).catch(() => latest.current),
  };
}
