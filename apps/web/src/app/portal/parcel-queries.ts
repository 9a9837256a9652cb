import { parcelCalls } from '@onehaul/contract/parcel';
import { queryOptions } from '@tanstack/react-query';
import type { Send } from '../session-context.tsx';

/** Begins the key of everything read of parcels; a change of one makes all of it old. */
export const parcelsKey = ['parcels'];

export const parcelCountQuery = (send: Send) =>
  queryOptions({
    queryKey: [...parcelsKey, 'count'],
    queryFn: () => send(parcelCalls.count, {}),
  });
