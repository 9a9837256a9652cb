import { useQueryClient } from '@tanstack/react-query';
import { casesKey } from '../../app/portal/case-key.ts';

/** Brings everything that is read of cases up to date. */
export function useReloadCases() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: casesKey });
}
