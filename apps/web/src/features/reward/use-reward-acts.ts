import { useCallback } from 'react';
import { useCallsOnDemand } from '../../app/calls-on-demand.ts';

/** Loads the calls of the page when one is made. */
export function useRewardActs() {
  const startCalls = useCallsOnDemand();
  return useCallback(() => {
    startCalls();
    return import('./reward-acts.client.ts');
  }, [startCalls]);
}
