import { useQueryClient } from '@tanstack/react-query';
import { noticesKey } from '../../app/portal/notice-queries.ts';
import { ordersKey } from '../../app/portal/order-key.ts';
import { returnsKey } from '../../app/portal/return-key.ts';
import { stockKeys } from '../../app/portal/stock-key.ts';

/** Invalidates the queries that a return affects, including stock and orders. */
export function useReloadReturns(): () => Promise<unknown> {
  const queries = useQueryClient();
  return () =>
    Promise.all(
      [returnsKey, ordersKey, noticesKey, ...stockKeys].map((queryKey) =>
        queries.invalidateQueries({ queryKey }),
      ),
    );
}
