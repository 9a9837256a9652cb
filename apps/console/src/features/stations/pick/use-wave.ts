import { pickCalls, type Wave } from '@onehaul/contract/console/fulfilment';
import { useLocalStorage } from '@onehaul/workbench/use-local-storage';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { callApi } from '../../../app/call-api.ts';
import { useStation } from '../kit/station-context.tsx';
import { keyOfWorkplace } from '../kit/workplace.ts';

const lookAgainMs = 15_000;
const largeMs = 5_000;
const isLarge = (data: unknown) => ((data as Wave | undefined)?.parcels.length ?? 0) > 100;
type StoredWave = { readonly place: string; readonly id: number } | null;

function isStoredWave(value: unknown): value is StoredWave {
  if (value === null) return true;
  if (typeof value !== 'object') return false;
  const { place, id } = value as Partial<NonNullable<StoredWave>>;
  return typeof place === 'string' && Number.isInteger(id);
}

/** The wave of this workplace. Its id persists across reloads; its list is fetched again. */
export function useWave() {
  const { workplace, view } = useStation();
  const { shopId, warehouseId } = workplace;
  const place = keyOfWorkplace(workplace);
  const [storedWave, storeWave] = useLocalStorage<StoredWave>('station.wave', isStoredWave, null);
  const id = storedWave?.place === place ? storedWave.id : undefined;
  const client = useQueryClient();
  const queryKey = ['pick', 'wave', place, id];
  const { data, error } = useQuery({
    queryKey,
    queryFn: ({ signal }) => callApi(pickCalls.getWave, { shopId, warehouseId, id: id! }, { signal }),
    enabled: id !== undefined,
    refetchInterval: lookAgainMs,
  });
  const { sent } = view;
  useEffect(() => {
    // Local scans are merged already, so a list of over 100 parcels is not refetched after every scan.
    const isFresh = client
      .getQueryCache()
      .findAll({ queryKey: ['pick', 'wave'], type: 'active' })
      .some(({ state }) => isLarge(state.data) && Date.now() - state.dataUpdatedAt < largeMs);
    if (!isFresh) void client.invalidateQueries({ queryKey: ['pick'] });
  }, [client, sent]);

  return {
    id,
    wave: data,
    error,
    open: (next: number) => storeWave({ place, id: next }),
    show(wave: Wave) {
      client.setQueryData(['pick', 'wave', place, wave.id], wave);
      storeWave({ place, id: wave.id });
    },
    close: () => storeWave(null),
  };
}
