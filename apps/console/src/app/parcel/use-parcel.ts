import { parcelDeskCalls } from '@onehaul/contract/console/parcels';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../call-api.ts';

type Which = { readonly shopId: number; readonly id: number };

/** Loads one parcel with all its details. */
export function useParcel(which: Which | undefined) {
  return useQuery({
    queryKey: ['parcels', 'one', which],
    queryFn: ({ signal }) => callApi(parcelDeskCalls.get, which!, { signal }),
    enabled: which !== undefined,
  });
}
