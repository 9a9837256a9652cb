import { stationCalls } from '@onehaul/contract/console/stations';
import { useRemembered } from '@onehaul/workbench/remembered';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { ask } from '../../../app/ask.ts';
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
  const [kept, keep] = useRemembered(`station.bins.${keyOfWorkplace(workplace)}`, isList, null);
  const latest = useRef(kept);
  // Held in a ref, because the setter has a new identity on every render.
  const keeper = useRef(keep);
  useEffect(() => {
    keeper.current = keep;
  });

  const load = useCallback(
    async (isAnew: boolean) => {
      const { codes } = await client.fetchQuery({
        queryKey: ['stations', 'bins', shopId, warehouseId],
        queryFn: ({ signal }) => ask(stationCalls.bins, { shopId, warehouseId }, { signal }),
        staleTime: isAnew ? 0 : 60_000,
      });
      latest.current = codes;
      keeper.current(codes);
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
    ask: () => load(true).catch(() => latest.current),
  };
}
