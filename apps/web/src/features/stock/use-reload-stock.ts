import { useQueryClient } from '@tanstack/react-query';
import { stockKeys } from '../../app/portal/stock-key.ts';

/** Reads again what a change of goods or stock makes old. */
export function useReloadStock(): () => Promise<unknown> {
  const queries = useQueryClient();
  return () => Promise.all(stockKeys.map((queryKey) => queries.invalidateQueries({ queryKey })));
}
