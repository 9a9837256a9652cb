import { useQueryClient } from '@tanstack/react-query';
import { stockKeys } from '../../app/portal/stock-key.ts';

/** Invalidates the queries that a change of goods or stock affects. */
export function useReloadStock(): () => Promise<unknown> {
  const queries = useQueryClient();
  return () => Promise.all(stockKeys.map((queryKey) => queries.invalidateQueries({ queryKey })));
}
