import { useQueryClient } from '@tanstack/react-query';
import { useRevalidator } from 'react-router';

/** Loads what is open and the page around it again after a change. */
export function useReloadPage(): () => Promise<unknown> {
  const queries = useQueryClient();
  const { revalidate } = useRevalidator();
  return () => Promise.all([queries.invalidateQueries(), revalidate()]);
}
