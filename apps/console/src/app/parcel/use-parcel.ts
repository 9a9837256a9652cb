import { parcelDeskCalls } from '@onehaul/contract/console/parcels';
import { useQuery } from '@tanstack/react-query';
import { ask } from '../ask.ts';

type Which = { readonly shopId: number; readonly id: number };

/** Loads one parcel with all its details. */
export function useParcel(which: Which | undefined) {
  return useQuery({
    queryKey: ['parcels', 'one', which],
    queryFn: ({ signal }) => ask(parcelDeskCalls.get, which!, { signal }),
    enabled: which !== undefined,
  });
}
