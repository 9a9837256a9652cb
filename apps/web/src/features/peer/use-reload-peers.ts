import { useQueryClient } from '@tanstack/react-query';
import { noticesKey } from '../../app/portal/notice-queries.ts';
import { ordersKey } from '../../app/portal/order-key.ts';
import { peerKey } from '../../app/portal/peer-key.ts';

/** Invalidates the queries that an import of orders changes. */
export function useReloadPeers(): () => Promise<unknown> {
  const queries = useQueryClient();
  return () =>
    Promise.all([peerKey, ordersKey, noticesKey].map((queryKey) => queries.invalidateQueries({ queryKey })));
}
