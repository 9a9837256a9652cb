import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { shouldRetry } from '../failure.ts';
import { useFailureToast } from '../use-failure-toast.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Prefixes of refusal codes the page renders as its own state; they are not toasted (decision 059). */
      readonly expected?: readonly string[];
    };
  }
}

/** Query cache of member pages. Failed queries are toasted (decision 059); the component keeps its own retry. */
export function useNewQueryClient(onChanged?: () => void): QueryClient {
  const showFailure = useFailureToast();
  return useMemo(
    () =>
      new QueryClient({
        queryCache: new QueryCache({
          onError: (error, { meta }) => showFailure(error, { expected: meta?.expected }),
        }),
        ...(onChanged && { mutationCache: new MutationCache({ onSuccess: onChanged }) }),
        defaultOptions: { queries: { retry: shouldRetry, staleTime: 30_000 } },
      }),
    [showFailure, onChanged],
  );
}
