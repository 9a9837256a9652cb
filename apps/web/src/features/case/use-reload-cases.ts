import { useQueryClient } from '@tanstack/react-query';
import { casesKey } from '../../app/portal/case-key.ts';

/** Invalidates all case queries. */
export function useReloadCases() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: casesKey });
}
