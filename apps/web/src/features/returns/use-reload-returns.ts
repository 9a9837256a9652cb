import { useQueryClient } from '@tanstack/react-query';
import { noticesKey } from '../../app/portal/notice-queries.ts';
import { ordersKey } from '../../app/portal/order-key.ts';
import { returnsKey } from '../../app/portal/return-key.ts';
import { stockKeys } from '../../app/portal/stock-key.ts';

/** Reads again what a change of a return makes old: stock grows, orders begin. */
export function useReloadReturns(): () => Promise<unknown> {
  const queries = useQueryClient();
  return () =>
    Promise.all(
      [returnsKey, ordersKey, noticesKey, ...stockKeys].map((queryKey) =>
        queries.invalidateQueries({ queryKey }),
      ),
    );
}
