import { stationCalls } from '@onehaul/contract/console/stations';
import { useRemembered } from '@onehaul/workbench/remembered';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { ask } from '../../../app/ask.ts';
import { keyOfWorkplace, type Workplace } from '../kit/workplace.ts';

const isList = (value: unknown): value is readonly string[] | null =>
  value === null || (Array.isArray(value) && value.every((one) => typeof one === 'string'));

/**
 * Every bin of the warehouse. The browser keeps the list, so that a wrong code is known at once and without a network;
 * a code that is not in it is asked for once more, because a shelf may be new.
 */
export function useBins(workplace: Workplace) {
  const { shopId, warehouseId } = workplace;
  const client = useQueryClient();
  const [kept, keep] = useRemembered(`station.bins.${keyOfWorkplace(workplace)}`, isList, null);
  const latest = useRef(kept);
  // The keeper is a new function at each rendering, and always does the same.
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
    // Without a server the kept list goes on.
    load(false).catch(() => undefined);
  }, [load]);

  return {
    has: (code: string) => latest.current?.includes(code) ?? false,
    /** The list as the server has it now, else as it was kept; none where it was never read. */
    ask: () => load(true).catch(() => latest.current),
  };
}
