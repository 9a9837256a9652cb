import { useCallback } from 'react';
import { useCallsOnDemand } from '../../app/calls-on-demand.ts';

/** Loads the calls of the account when one is made; the page itself is rendered without them. */
export function useAccountActs() {
  const startCalls = useCallsOnDemand();
  return useCallback(() => {
    startCalls();
    return import('./account-acts.client.ts');
  }, [startCalls]);
}
