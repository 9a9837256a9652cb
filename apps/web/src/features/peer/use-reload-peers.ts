import { useQueryClient } from '@tanstack/react-query';
import { noticesKey } from '../../app/portal/notice-queries.ts';
import { ordersKey } from '../../app/portal/order-key.ts';
import { peerKeys } from '../../app/portal/peer-key.ts';

/** Invalidates the queries of orders, statements and keys. */
export function useReloadPeers(): () => Promise<unknown> {
  const queries = useQueryClient();
  return () =>
    Promise.all(
      [...peerKeys, ordersKey, noticesKey].map((queryKey) => queries.invalidateQueries({ queryKey })),
    );
}
