import { useQueryClient } from '@tanstack/react-query';
import { noticesKey } from '../../app/portal/notice-queries.ts';
import { ordersKey } from '../../app/portal/order-key.ts';
import { parcelsKey } from '../../app/portal/parcel-queries.ts';

/** Invalidates the queries that an order change affects: orders, parcels and notices. */
export function useReloadOrders(): () => Promise<unknown> {
  const queries = useQueryClient();
  return () =>
    Promise.all(
      [ordersKey, parcelsKey, noticesKey].map((queryKey) => queries.invalidateQueries({ queryKey })),
    );
}
