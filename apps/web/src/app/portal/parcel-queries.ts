import { parcelCalls } from '@onehaul/contract/parcel';
import { queryOptions } from '@tanstack/react-query';
import type { Send } from '../session-context.tsx';

/** Query key prefix for parcels; a change of one invalidates all. */
export const parcelsKey = ['parcels'];

export const parcelCountQuery = (send: Send) =>
  queryOptions({
    queryKey: [...parcelsKey, 'count'],
    queryFn: () => send(parcelCalls.count, {}),
  });
