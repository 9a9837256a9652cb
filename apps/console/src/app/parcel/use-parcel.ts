import { parcelDeskCalls } from '@onehaul/contract/console/parcels';
import { useQuery } from '@tanstack/react-query';
import { ask } from '../ask.ts';

type Which = { readonly shopId: number; readonly id: number };

/** One parcel with everything that is known of it. */
export function useParcel(which: Which | undefined) {
  return useQuery({
    queryKey: ['parcels', 'one', which],
    queryFn: ({ signal }) => ask(parcelDeskCalls.get, which!, { signal }),
    enabled: which !== undefined,
  });
}
