import { useQueryClient } from '@tanstack/react-query';
import { useRevalidator } from 'react-router';

/** Loads the open request and the page again after a change. */
export function useReloadServices(): () => Promise<unknown> {
  const queries = useQueryClient();
  const { revalidate } = useRevalidator();
  return () => Promise.all([queries.invalidateQueries(), revalidate()]);
}
