import { useQueryClient } from '@tanstack/react-query';
import { useRevalidator } from 'react-router';

/** Loads the open order and the list again after a change. */
export function useReloadOrders(): () => Promise<unknown> {
  const queries = useQueryClient();
  const { revalidate } = useRevalidator();
  return () => Promise.all([queries.invalidateQueries(), revalidate()]);
}
